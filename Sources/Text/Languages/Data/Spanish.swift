/// Spanish.
///
/// Months, days, patterns, separators and plurals: Unicode CLDR 47, `main/es.xml`. Words: ours.
let spanishText = #"""
    tag es
    months enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    short-months ene feb mar abr may jun jul ago sept oct nov dic
    weekdays domingo lunes martes miércoles jueves viernes sábado
    short-weekdays dom lun mar mié jue vie sáb
    meridiems a.m. p.m.
    day long %-d de %B de %Y
    day short %-d %b %Y
    day month %-d %b
    decimal ,
    group .
    grouped-from 5
    money #~¤
    symbol USD US$
    plural one
    word kind_game Juego
    word kind_app App
    word kind_library Biblioteca
    word kind_component Componente
    word kind_tool Herramienta
    word stage_planned Previsto
    word stage_development En desarrollo
    word stage_alpha Alfa
    word stage_beta Beta
    word stage_live Publicado
    word stage_retired Retirado
    word version Versión
    word released Publicación
    word price Precio
    word runs_on Funciona en
    word languages Idiomas
    word made_by Autores
    word license Licencia
    word stage Fase
    word free Gratis
    word or_later # o posterior
    word hours #~h
    word minutes #~min
    word seconds #~s
    word min_read # min de lectura
    word note Nota
    word tip Consejo
    word important Importante
    word warning Advertencia
    word caution Precaución
    word link_store Tienda
    word link_source Código fuente
    word link_website Sitio web
    word link_home Página principal
    word link_support Ayuda
    word link_press Dosier de prensa
    word link_download Descarga
    word link_documentation Documentación
    word link_article Artículo
    word link_privacy Privacidad
    word tbd Por determinar
    word comma ,_
    word and_two _y_
    word and _y_
    count posts one|# artículo other|# artículos
    count products one|# producto other|# productos
    count pages one|# página other|# páginas
    count words one|# palabra other|# palabras
    count files one|# archivo other|# archivos
    count days one|# día other|# días
    """#
