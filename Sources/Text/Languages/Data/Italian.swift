/// Italian.
///
/// Months, days, patterns, separators and plurals: Unicode CLDR 47, `main/it.xml`. Words: ours.
let italianText = #"""
    tag it
    months gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
    short-months gen feb mar apr mag giu lug ago set ott nov dic
    weekdays domenica lunedì martedì mercoledì giovedì venerdì sabato
    short-weekdays dom lun mar mer gio ven sab
    meridiems AM PM
    day long %-d %B %Y
    day short %-d %b %Y
    day month %-d %b
    decimal ,
    group .
    money #~¤
    symbol USD USD
    plural one
    word kind_game Gioco
    word kind_app App
    word kind_library Libreria
    word kind_component Componente
    word kind_tool Strumento
    word stage_planned Previsto
    word stage_development In sviluppo
    word stage_alpha Alfa
    word stage_beta Beta
    word stage_live Pubblicato
    word stage_retired Ritirato
    word version Versione
    word released Uscita
    word price Prezzo
    word runs_on Funziona su
    word languages Lingue
    word made_by Autori
    word license Licenza
    word stage Fase
    word free Gratis
    word or_later # o successivo
    word hours #~h
    word minutes #~min
    word seconds #~s
    word min_read # min di lettura
    word note Nota
    word tip Suggerimento
    word important Importante
    word warning Avviso
    word caution Attenzione
    word link_store Store
    word link_source Codice sorgente
    word link_website Sito web
    word link_home Pagina iniziale
    word link_support Assistenza
    word link_press Cartella stampa
    word link_download Download
    word link_documentation Documentazione
    word link_article Articolo
    word link_privacy Privacy
    word tbd Da definire
    word comma ,_
    word and_two _e_
    word and _e_
    count posts one|# articolo other|# articoli
    count products one|# prodotto other|# prodotti
    count pages one|# pagina other|# pagine
    count words one|# parola other|# parole
    count files one|# file other|# file
    count days one|# giorno other|# giorni
    """#
