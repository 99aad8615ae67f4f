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
    word link_to_section Link zu diesem Abschnitt
    word back_to_reference Zurück zur Fundstelle #
    word task_done erledigt
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
    # What a theme says.
    word skip_to_text Zum Text springen
    word nav_main Hauptmenü
    word search Suche
    word tags Schlagwörter
    word categories Kategorien
    word archive Archiv
    word products Produkte
    word page_not_found Seite nicht gefunden
    word not_found_title Diese Seite steht nicht auf dem Programm.
    word not_found_text Sie ist umgezogen, geschlossen oder nie eröffnet worden. Beiträge und Produkte sind, wo sie immer waren.
    word to_home Zur Startseite
    word lately Neulich
    word newest_first #, die neuesten zuerst.
    word meet # kennenlernen
    word read_notebook Im Notizbuch lesen
    word now_playing Jetzt zu sehen: #.
    word notebook Das Notizbuch
    word on_the_bill Auf dem Programm
    word all_products Alle Produkte, auch die der Gäste
    word from_notebook Aus dem Notizbuch
    word nothing_yet Noch nichts.
    word draft Entwurf
    word scheduled Geplant
    word updated geändert
    word earlier Früher
    word later Später
    word neighbouring_posts Benachbarte Beiträge
    word neighbouring_pages Benachbarte Seiten
    word before_this Davor
    word after_this Danach
    word read_next Zum Weiterlesen
    word on_this_page Auf dieser Seite
    word series Reihe
    word part_of Teil #1 von #2
    word all_parts Alle # Teile
    word pages Seiten
    word page_of Seite #1 von #2
    word page_number Seite #
    word newer ← Neuere
    word older Ältere →
    word back ← Zurück
    word more Mehr →
    word get # holen
    word the_film Der Film
    word what_it_does Was es kann
    word about Worum es geht
    word on_the_board Auf dem Brett
    word screens Bildschirme
    word facts Fakten
    word press_kit_line Pressemappe: Fakten, Bilder und Logo
    word changelog Änderungen
    word older_versions Ältere Versionen
    word guests Gäste
    word guests_note Echte Produkte anderer Leute, hier als Beispiele gesetzt. Jede Seite sagt es und verweist nach Hause.
    word search_this_site Diese Website durchsuchen
    word words_to_look_for Gesuchte Wörter
    word found_one 1 Seite gefunden
    word found_many # Seiten gefunden
    word found_none Nichts gefunden. Weniger oder kürzere Wörter helfen vielleicht.
    word index_failed Das Verzeichnis konnte nicht geladen werden.
    word search_needs_script Gesucht wird im Browser, mit einem Skript, das abgeschaltet ist.
    word look_around Oder sieh dich um:
    word copy Kopieren
    word copied Kopiert
    word selected Ausgewählt
    word play Abspielen
    word pause Anhalten
    word place_in_film Stelle im Film
    word captions Untertitel
    word time_of #1 von #2
    word about_this_page Über diese Seite
    word example_page Eine Beispielseite.
    word example_text # ist das Werk anderer, und diese Seite ist nicht von ihnen: sie zeigt, was Playbill aus den Fakten eines echten Produkts macht.
    word meet_it Zu Hause ist es hier:
    word press_kit_of Pressemappe: #
    word press_kit_about Fakten, Bilder und Logo von #, für die Presse.
    word all_pictures Alle Bilder
    word press_sheet Presseblatt
    word press_sheet_alt Das Presseblatt von #: eine Seite zum Drucken
    word logo Logo
    word fact_sheet Datenblatt
    word in_short Kurz gesagt
    word whole_story Die ganze Geschichte
    word pictures Bilder
    word full_size Jedes öffnet sich in voller Größe.
    word logo_drawn # hat hier kein eigenes Logo: dieses ist aus Name und Farbe gezeichnet.
    word logo_light #, für helle Gründe
    word logo_dark #, für dunkle Gründe
    word mark_of Das Zeichen von #
    word logo_of_light Das Logo von # auf hellem Grund
    word logo_of_dark Das Logo von # auf dunklem Grund
    word features Funktionen
    word what_people_say Was andere sagen
    word awards Auszeichnungen
    word award Auszeichnung
    word history Geschichte
    word team_and_contact Team und Kontakt
    word press_contact Pressekontakt
    word moved Umgezogen
    word has_moved Diese Seite ist umgezogen:
    # What a kit says.
    word platforms Plattformen
    word developer Entwickelt von
    word release_date Erscheinungsdatum
    word about_price Zum Preis
    word made_for Gemacht für
    word fact_name Name
    word fact_kind Art
    word links Links
    word press_page Die Presseseite mit allen Bildern
    word product_page Die Produktseite
    word descriptions Beschreibungen
    word in_a_line In einer Zeile
    word at_length Ausführlich
    word for_whom Für #.
    word sheet_pictures Bilder, Logo und Fakten
    word get_it Bezug
    word get_it_on Hier zu haben: #
    word in_target und in dem Target, das es benutzt:
    word getting_started Erste Schritte
    word requirements Voraussetzungen
    word contributing Mitmachen
    word all_changes Alle Änderungen
    word by_version Alle Änderungen, Version für Version
    word more_at Mehr: #
    word more_about Mehr über #
    word new_in Neu in #
    word the_link Der Link: #
    word is_here Hallo! # ist da.
    word what_is_in_it Was drin ist:
    word what_next Was soll es als Nächstes können?
    """#
