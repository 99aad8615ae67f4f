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
