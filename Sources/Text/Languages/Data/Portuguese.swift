/// Portuguese as it is written in Brazil.
///
/// Months, days, patterns, separators and plurals: Unicode CLDR 47, `main/pt.xml`. Words: ours.
let portugueseText = #"""
    tag pt
    months janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
    short-months jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.
    weekdays domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado
    short-weekdays dom. seg. ter. qua. qui. sex. sáb.
    meridiems AM PM
    day long %-d de %B de %Y
    day short %-d de %b de %Y
    day month %-d de %b
    decimal ,
    group .
    money ¤~#
    symbol USD US$
    plural zero-or-one
    word kind_game Jogo
    word kind_app App
    word kind_library Biblioteca
    word kind_component Componente
    word kind_tool Ferramenta
    word stage_planned Planejado
    word stage_development Em desenvolvimento
    word stage_alpha Alfa
    word stage_beta Beta
    word stage_live Publicado
    word stage_retired Retirado
    word version Versão
    word released Lançamento
    word price Preço
    word runs_on Funciona em
    word languages Idiomas
    word made_by Autores
    word license Licença
    word stage Fase
    word free Grátis
    word or_later # ou posterior
    word hours #~h
    word minutes #~min
    word seconds #~s
    word min_read # min de leitura
    word note Nota
    word tip Dica
    word important Importante
    word warning Aviso
    word caution Cuidado
    word link_to_section Link para esta seção
    word back_to_reference Voltar à referência #
    word task_done feito
    word link_store Loja
    word link_source Código-fonte
    word link_website Site
    word link_home Página inicial
    word link_support Suporte
    word link_press Kit de imprensa
    word link_download Download
    word link_documentation Documentação
    word link_article Artigo
    word link_privacy Privacidade
    word tbd A definir
    word comma ,_
    word and_two _e_
    word and _e_
    count posts one|# artigo other|# artigos
    count products one|# produto other|# produtos
    count pages one|# página other|# páginas
    count words one|# palavra other|# palavras
    count files one|# arquivo other|# arquivos
    count days one|# dia other|# dias
    # What a theme says.
    word skip_to_text Ir para o texto
    word nav_main Principal
    word search Pesquisa
    word tags Etiquetas
    word categories Categorias
    word archive Arquivo
    word products Produtos
    word page_not_found Página não encontrada
    word not_found_title Esta página não está em cartaz.
    word not_found_text Mudou-se, fechou ou nunca abriu. Os artigos e os produtos estão onde sempre estiveram.
    word to_home Para a página inicial
    word lately Recentemente
    word newest_first #, do mais novo ao mais antigo.
    word meet Conhecer #
    word read_notebook Ler o caderno
    word now_playing Em cartaz: #.
    word notebook O caderno
    word on_the_bill Em cartaz
    word all_products Todos os produtos, convidados incluídos
    word from_notebook Do caderno
    word nothing_yet Nada por enquanto.
    word draft Rascunho
    word scheduled Agendado
    word updated atualizado
    word earlier Antes
    word later Depois
    word neighbouring_posts Artigos vizinhos
    word neighbouring_pages Páginas vizinhas
    word before_this Anterior
    word after_this Seguinte
    word read_next Ler a seguir
    word on_this_page Nesta página
    word series Série
    word part_of Parte #1 de #2
    word all_parts Todas as # partes
    word pages Páginas
    word page_of Página #1 de #2
    word page_number página #
    word newer ← Mais novos
    word older Mais antigos →
    word back ← Voltar
    word more Mais →
    word get Obter #
    word the_film O filme
    word what_it_does O que faz
    word about Sobre
    word on_the_board No tabuleiro
    word screens Telas
    word facts Dados
    word press_kit_line Kit de imprensa: dados, imagens e logótipo
    word changelog Alterações
    word older_versions Versões anteriores
    word guests Convidados
    word guests_note Produtos reais de outras pessoas, aqui como exemplos. Cada página o diz e aponta para a origem.
    word search_this_site Pesquisar neste site
    word words_to_look_for Palavras a procurar
    word found_one 1 página encontrada
    word found_many # páginas encontradas
    word found_none Nada encontrado. Tente menos palavras ou mais curtas.
    word index_failed Não foi possível carregar o índice.
    word search_needs_script A pesquisa acontece no navegador e precisa de um script, que está desligado.
    word look_around Ou dê uma volta:
    word copy Copiar
    word copied Copiado
    word selected Selecionado
    word play Reproduzir
    word pause Pausar
    word place_in_film Momento do filme
    word captions Legendas
    word time_of #1 de #2
    word about_this_page Sobre esta página
    word example_page Uma página de exemplo.
    word example_text # é obra de outras pessoas, e esta página não é delas: mostra o que o Playbill faz com os dados de um produto real.
    word meet_it A casa dele é aqui:
    word press_kit_of Kit de imprensa: #
    word press_kit_about Dados, imagens e logótipo de #, para a imprensa.
    word all_pictures Todas as imagens
    word press_sheet Folha de imprensa
    word press_sheet_alt A folha de imprensa de #: uma página para imprimir
    word logo Logótipo
    word fact_sheet Ficha de dados
    word in_short Em resumo
    word whole_story A história completa
    word pictures Imagens
    word full_size Cada uma abre em tamanho completo.
    word logo_drawn # não tem aqui logótipo próprio: este é desenhado com o nome e a cor.
    word logo_light #, para fundos claros
    word logo_dark #, para fundos escuros
    word mark_of O símbolo de #
    word logo_of_light O logótipo de # sobre fundo claro
    word logo_of_dark O logótipo de # sobre fundo escuro
    word features Funcionalidades
    word what_people_say O que dizem
    word awards Prémios
    word award Prémio
    word history História
    word team_and_contact Equipa e contacto
    word press_contact Contacto de imprensa
    word moved Mudou-se
    word has_moved Esta página mudou-se:
    # What a kit says.
    word platforms Plataformas
    word developer Desenvolvimento
    word release_date Data de lançamento
    word about_price Sobre o preço
    word made_for Para quem
    word fact_name Nome
    word fact_kind Tipo
    word links Links
    word press_page A página de imprensa, com todas as imagens
    word product_page A página do produto
    word descriptions Descrições
    word in_a_line Em uma linha
    word at_length Em detalhe
    word for_whom Para #.
    word sheet_pictures Imagens, logo e dados
    word get_it Onde obter
    word get_it_on Obtenha aqui: #
    word in_target e, no target que o usa:
    word getting_started Primeiros passos
    word requirements Requisitos
    word contributing Contribuir
    word all_changes Todas as alterações
    word by_version As alterações, versão a versão
    word more_at Mais: #
    word more_about Mais sobre #
    word new_in Novidades de #
    word the_link O link: #
    word is_here Olá! # chegou.
    word what_is_in_it O que traz:
    word what_next O que deveria fazer a seguir?
    """#
/// Portuguese as it is written in Portugal.
///
/// Months, days, patterns, separators and plurals: Unicode CLDR 47, `main/pt_PT.xml`. Words: ours.
let europeanPortugueseText = #"""
    tag pt-PT
    day short %-d/%m/%Y
    day month %-d/%m
    group nbsp
    grouped-from 5
    money #~¤
    plural one
    word stage_planned Planeado
    word price Preço
    word download Transferência
    word link_download Transferência
    count files one|# ficheiro other|# ficheiros
    """#
