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
    word nav_main Menu principal
    word menu Menu
    word own_name Português
    word light_or_dark Claro ou escuro
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
    word earlier Mais antigo
    word later Mais recente
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
    word press_kit_line Kit de imprensa: dados, imagens e logotipo
    word changelog Alterações
    word older_versions Versões anteriores
    word versions Versões
    word old_version Esta página é da versão #.
    word newest_version A mais recente é a #.
    word guests Convidados
    word guests_note Produtos reais de outras pessoas, aqui como exemplos. Cada página avisa e leva ao site original.
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
    word meet_it O site original:
    word sample_page Uma amostra.
    word sample_text # não está em nenhuma loja: os textos e imagens para lojas do seu kit mostram o que o Playbill faz e não são para enviar.
    word play_here Jogar aqui
    word play_from_here Jogar a partir daqui
    word board_words Você|Robô|disco|anel|vazia|buraco|É a sua vez.|Pensando…|Desfazer|Dica|Menu|Adversário|Robô, nível %|Dois jogadores|Trocar de lado|Barra de avaliação|Novo jogo|Primeiros passos|Copiar link|Copiar como .play|Copiar como PGN|Esquecer o jogo|Copiado.|Discos|Anéis|Jogam: %.|% virados|% vencem.|Empate.|% passam.|Toque no disco emoldurado.|Um passo (ponto) duplica-o, dois passos (anel) movem-no. Toque na casa emoldurada.|Os anéis vizinhos são seus. No fim vence quem tem mais peças.|Pronto|Tabuleiro: setas movem, Enter joga|passo aqui|salto aqui|Tente %.|Este link não contém um jogo que se possa jogar.|O jogo não pôde ser carregado.
    word try_here Experimente aqui
    word loading Carregando…
    word progress_bar_words A linha|cortada|lenta|boa|Recomeçar|# s à frente|vazio|baixo|suficiente|cheio|Parado. Não resta nada para tocar.|Tocando.|Em pausa.|Fim.|continua aos # s|A barra de um leitor: trilho, reserva, progresso, cursor. Arraste-a para além da reserva, ou corte a linha, e ela para.
    word pie_words Progresso|Animado|A direção de y está resolvida|y para baixo|y para cima|# por cento|O mesmo progresso em dois sistemas. Onde ninguém resolve para onde y aponta, um dos dois anda ao contrário.
    word marquee_words Somar à seleção|Limpar|# selecionados|Nada selecionado|Coisa #|Coisas para selecionar|As setas movem, Espaço seleciona, Shift e setas desenham a caixa.|Arraste uma caixa em volta das coisas: o que ela toca fica selecionado.
    word press_kit_of Kit de imprensa: #
    word press_kit_about Dados, imagens e logotipo de #, para a imprensa.
    word all_pictures Todas as imagens
    word press_sheet Folha de imprensa
    word press_sheet_alt A folha de imprensa de #: uma página para imprimir
    word logo Logotipo
    word fact_sheet Ficha de dados
    word in_short Em resumo
    word whole_story A história completa
    word pictures Imagens
    word full_size Cada uma abre em tamanho completo.
    word logo_drawn # não tem aqui logotipo próprio: este foi desenhado a partir do nome e da cor.
    word logo_light #, para fundos claros
    word logo_dark #, para fundos escuros
    word mark_of O símbolo de #
    word logo_of_light O logotipo de # sobre fundo claro
    word logo_of_dark O logotipo de # sobre fundo escuro
    word features Funcionalidades
    word what_people_say O que dizem
    word awards Prêmios
    word award Prêmio
    word history História
    word team_and_contact Equipe e contato
    word press_contact Contato para a imprensa
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
    word with_thanks_to Obrigado a #.
    word all_changes Todas as alterações
    word by_version As alterações, versão a versão
    word more_at Mais: #
    word more_about Mais sobre #
    word new_in Novidades de #
    word link_in_profile O link está no nosso perfil.
    word is_here Olá! # chegou.
    word what_is_in_it O que traz:
    word what_next O que deveria fazer a seguir?
    # What is said of a picture to those who do not see it, and of a position.
    word film_game Um jogo que se joga sozinho
    word film_terminal Um terminal trabalhando
    word film_screens Um aplicativo trabalhando
    word film_component Um componente trabalhando
    word film_program Um programa trabalhando
    word telling_types Digita “#”.
    word telling_types_shows Digita “#1”, mostra “#2”.
    word telling_presses Pressiona #.
    word telling_presses_times Pressiona #1 #2 vezes.
    word telling_shows Mostra “#”.
    word telling_more E assim por diante.
    word sentence_gap _
    word board_title Tabuleiro de #1: #2
    word side_discs discos
    word side_rings anéis
    word to_move a vez de: #
    word has_won vitória: #
    word drawn_game empate
    word discs_on Discos em #.
    word no_discs Nenhum disco.
    word rings_on Anéis em #.
    word no_rings Nenhum anel.
    word gaps_at Buracos em #.
    word last_clone Última jogada: clonagem para #.
    word last_jump Última jogada: salto de #1 para #2.
    word last_pass Última jogada: passe.
    word selected_piece Selecionado: #1. Clona para: #2. Salta para: #3.
    word nowhere nenhuma casa
    word marked_squares Casas marcadas: #.
    word arrow_from_to Seta de #1 para #2.
    count discs one|# disco other|# discos
    count rings one|# anel other|# anéis
    count stills one|# imagem fixa other|# imagens fixas
    count frames one|# quadro other|# quadros
    count features_left one|# item omitido por falta de espaço. other|# itens omitidos por falta de espaço.
    # What the index of a kit says.
    word kit_of O kit de #
    word skip_to_kit Ir para o kit
    word kit_made #1, #2 ao todo, tudo feito a partir de uma pasta.
    word kit_example Obra de outras pessoas, mostrada como exemplo: recebe variantes do README e nada que fale em seu nome.
    word kit_parts Partes do kit
    word kit_posts Publicações
    word kit_stores Lojas
    word kit_press Imprensa
    word moving_pictures Imagens em movimento
    word boards Tabuleiros
    word all_files Todos os arquivos
    word filter Filtrar
    word filter_label Mostrar só o que contém esta palavra
    word filter_none Nada aqui contém essa palavra.
    word kit_posts_about Rascunhos que cabem, contados como cada rede conta. O que teve de sair saiu conforme o peso; nunca o título nem o link.
    word the_letter A carta
    word topics Temas
    word you Você
    word maker Criador
    word card_of_address O cartão do endereço
    word when_shared Quando alguém compartilha o endereço
    word kit_stores_about A ficha mais ou menos como a loja a mostra e, abaixo, cada texto com o seu limite, contado como a loja conta.
    word get_button Obter
    word screenshots Capturas de tela
    word in_order #1 de #2, na ordem em que são mostradas
    word description Descrição
    word whats_new Novidades
    word every_text Cada texto, com o seu limite
    word field Campo
    word text Texto
    word length Comprimento
    word kit_readmes_about Um texto em vários lugares: para um repositório, para índices de pacotes, em resumo e sem marcação.
    word rendered #, formatado
    word kit_press_about O que um jornalista pede, como página, em papel e em arquivos. A mesma página está no site, em #.
    word facts_as_data Os dados para máquinas
    word moving_about Jogado pelo motor, não gravado.
    word boards_about Cada um em PNG e SVG, para páginas claras e escuras.
    word kit_foot Tudo aqui foi feito a partir da pasta de #. Mude uma linha lá, e tudo volta a combinar.
    word kit_places Lugares
    word kit_places_about O que cada lugar recebe e o que ainda aceitaria.
    word place_left_out Deixado de fora
    word place_missing Falta
    word place_untranslated Não em #
    word need_recommended recomendado
    word seen_picture Uma captura de ecrã de #
    word seen_moment Um momento de #
    word seen_moment_saying Um momento de #1, que diz: #2
    word seen_code Código: #
    word seen_terminal Um terminal: #
    word seen_list Uma lista: #
    word seen_leaderboard Uma classificação: #
    word seen_versus #1 contra #2
    word seen_quote Uma citação: #
    word seen_result Um resultado: #
    word file_moving A imagem em movimento
    word file_still A sua imagem fixa
    word file_dark Para páginas escuras
    word file_tall Num palco alto, como nos telefones
    word post_for Publicação para #
    word readme_indexes README para índices de pacotes
    word readme_short README curto
    word readme_plain README sem marcação
    word newsletter Boletim
    count texts one|# texto other|# textos
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
    word kind_app Aplicação
    word stage_planned Planeado
    word link_to_section Ligação para esta secção
    word link_download Transferência
    word screens Ecrãs
    word press_kit_line Kit de imprensa: dados, imagens e logótipo
    word press_kit_about Dados, imagens e logótipo de #, para a imprensa.
    word logo Logótipo
    word logo_drawn # não tem aqui logótipo próprio: este foi desenhado a partir do nome e da cor.
    word logo_of_light O logótipo de # sobre fundo claro
    word logo_of_dark O logótipo de # sobre fundo escuro
    word awards Prémios
    word award Prémio
    word team_and_contact Equipa e contacto
    word press_contact Contacto para a imprensa
    word in_a_line Numa linha
    word film_terminal Um terminal a trabalhar
    word film_screens Uma aplicação a trabalhar
    word film_component Um componente a trabalhar
    word loading A carregar…
    word film_program Um programa a trabalhar
    word telling_types Escreve «#».
    word telling_types_shows Escreve «#1», mostra «#2».
    word telling_presses Prime #.
    word telling_presses_times Prime #1 #2 vezes.
    word telling_shows Mostra «#».
    word all_files Todos os ficheiros
    word screenshots Capturas de ecrã
    word you Tu
    word when_shared Quando alguém partilha o endereço
    word kit_press_about O que um jornalista pede, como página, em papel e em ficheiros. A mesma página está no site, em #.
    word kit_foot Tudo aqui foi feito a partir da pasta de #. Mude lá uma linha, e tudo volta a coincidir.
    count frames one|# fotograma other|# fotogramas
    count files one|# ficheiro other|# ficheiros
    """#
