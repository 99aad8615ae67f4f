/// German.
///
/// Months, days, patterns, separators and plurals: Unicode CLDR 47, `main/de.xml`. Words: ours.
let germanText = #"""
    tag de
    months Januar Februar März April Mai Juni Juli August September Oktober November Dezember
    short-months Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.
    weekdays Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag
    short-weekdays So. Mo. Di. Mi. Do. Fr. Sa.
    meridiems AM PM
    day long %-d. %B %Y
    day short %-d. %b %Y
    day month %-d. %b
    decimal ,
    group .
    money #~¤
    plural one
    word kind_game Spiel
    word kind_app App
    word kind_library Bibliothek
    word kind_component Komponente
    word kind_tool Werkzeug
    word stage_planned Geplant
    word stage_development In Entwicklung
    word stage_alpha Alpha
    word stage_beta Beta
    word stage_live Veröffentlicht
    word stage_retired Eingestellt
    word version Version
    word released Erschienen
    word price Preis
    word runs_on Läuft auf
    word languages Sprachen
    word made_by Von
    word license Lizenz
    word stage Stand
    word free Kostenlos
    word or_later # oder neuer
    word hours #~Std.
    word minutes #~Min.
    word seconds #~Sek.
    word min_read # Min. Lesezeit
    word note Hinweis
    word tip Tipp
    word important Wichtig
    word warning Warnung
    word caution Vorsicht
    word link_store Store
    word link_source Quellcode
    word link_website Website
    word link_home Startseite
    word link_support Hilfe
    word link_press Pressemappe
    word link_download Download
    word link_documentation Dokumentation
    word link_article Artikel
    word link_privacy Datenschutz
    word tbd Noch offen
    word comma ,_
    word and_two _und_
    word and _und_
    count posts one|# Beitrag other|# Beiträge
    count products one|# Produkt other|# Produkte
    count pages one|# Seite other|# Seiten
    count words one|# Wort other|# Wörter
    count files one|# Datei other|# Dateien
    count days one|# Tag other|# Tage
    """#
