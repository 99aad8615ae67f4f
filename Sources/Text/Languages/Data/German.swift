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
    word back_to_reference Zurück zur Textstelle #
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
    word menu Menü
    word own_name Deutsch
    word light_or_dark Hell oder dunkel
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
    word screens Ansichten
    word facts Fakten
    word press_kit_line Pressemappe: Fakten, Bilder und Logo
    word changelog Änderungen
    word older_versions Ältere Versionen
    word versions Versionen
    word old_version Diese Seite gehört zu Version #.
    word newest_version Die neueste ist #.
    word guests Gäste
    word guests_note Echte Produkte anderer Leute, hier als Beispiele gezeigt. Jede Seite sagt es und verweist auf die eigene Website.
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
    word example_text # ist das Werk anderer, und diese Seite ist nicht von ihnen: Sie zeigt, was Playbill aus den Fakten eines echten Produkts macht.
    word meet_it Die eigene Website:
    word sample_page Ein Muster.
    word sample_text # steht in keinem Store: Die Texte und Bilder für Stores in seinem Kit zeigen, was Playbill macht, und sind nicht zum Versenden.
    word play_here Hier spielen
    word play_from_here Von hier an spielen
    word board_words Du|Roboter|Scheibe|Ring|leer|Lücke|Du bist am Zug.|Denkt nach …|Zurück|Tipp|Menü|Gegner|Roboter, Stufe %|Zu zweit|Seiten tauschen|Bewertungsbalken|Neue Partie|Erste Schritte|Link kopieren|Als .play kopieren|Als PGN kopieren|Partie vergessen|Kopiert.|Scheiben|Ringe|% am Zug.|% gewendet|% gewinnen.|Unentschieden.|% passen.|Tippe die gerahmte Scheibe an.|Ein Schritt (Punkt) verdoppelt sie, zwei Schritte (Ring) versetzen sie. Tippe das gerahmte Feld an.|Die Ringe daneben gehören dir. Am Ende gewinnen mehr Steine.|Fertig|Brett: Pfeiltasten bewegen, Eingabe zieht|Schritt hierher|Sprung hierher|Versuche %.|Dieser Link enthält keine spielbare Partie.|Das Spiel ließ sich nicht laden.
    word try_here Hier ausprobieren
    word loading Lädt …
    word progress_bar_words Die Leitung|gekappt|langsam|gut|Von vorn|# s voraus|leer|knapp|genug|voll|Stockt. Es ist nichts mehr da, was zu spielen wäre.|Läuft.|Angehalten.|Ende.|weiter ab # s|Die Leiste eines Spielers: Bahn, Puffer, Fortschritt, Griff. Zieh sie über ihren Puffer hinaus oder kappe die Leitung, und sie stockt.
    word pie_words Fortschritt|Bewegt|Die Richtung von y ist geklärt|y zeigt nach unten|y zeigt nach oben|# Prozent|Derselbe Fortschritt auf zwei Systemen. Wo niemand klärt, wohin y zeigt, läuft einer von beiden rückwärts.
    word marquee_words Zur Auswahl dazu|Aufheben|# ausgewählt|Nichts ausgewählt|Ding #|Dinge zum Auswählen|Pfeiltasten bewegen, die Leertaste wählt, Umschalt und Pfeile ziehen den Rahmen.|Zieh einen Rahmen um Dinge: Was er berührt, ist ausgewählt.
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
    word logo_drawn # hat hier kein eigenes Logo: Dieses ist aus Name und Farbe gezeichnet.
    word logo_light #, für helle Hintergründe
    word logo_dark #, für dunkle Hintergründe
    word mark_of Das Zeichen von #
    word logo_of_light Das Logo von # auf hellem Hintergrund
    word logo_of_dark Das Logo von # auf dunklem Hintergrund
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
    word get_it Bezugsquellen
    word get_it_on Erhältlich bei: #
    word in_target und in dem Target, das es benutzt:
    word getting_started Erste Schritte
    word requirements Voraussetzungen
    word contributing Mitmachen
    word with_thanks_to Mit Dank an #.
    word all_changes Alle Änderungen
    word by_version Alle Änderungen, Version für Version
    word more_at Mehr: #
    word more_about Mehr über #
    word new_in Neu in #
    word link_in_profile Der Link steht in unserem Profil.
    word is_here Hallo! # ist da.
    word what_is_in_it Was drin ist:
    word what_next Was soll es als Nächstes können?
    # What is said of a picture to those who do not see it, and of a position.
    word film_game Ein Spiel, das sich selbst spielt
    word film_terminal Ein Terminal bei der Arbeit
    word film_screens Eine App bei der Arbeit
    word film_component Ein Bauteil bei der Arbeit
    word film_program Ein Programm bei der Arbeit
    word telling_types Tippt „#“.
    word telling_types_shows Tippt „#1“, zeigt „#2“.
    word telling_presses Drückt #.
    word telling_presses_times Drückt #1 #2-mal.
    word telling_shows Zeigt „#“.
    word telling_more Und so weiter.
    word sentence_gap _
    word board_title #1-Brett: #2
    word side_discs Scheiben
    word side_rings Ringe
    word to_move am Zug: #
    word has_won gewonnen: #
    word drawn_game unentschieden
    word discs_on Scheiben auf #.
    word no_discs Keine Scheiben.
    word rings_on Ringe auf #.
    word no_rings Keine Ringe.
    word gaps_at Lücken auf #.
    word last_clone Letzter Zug: Klonen nach #.
    word last_jump Letzter Zug: Sprung von #1 nach #2.
    word last_pass Letzter Zug: ausgesetzt.
    word selected_piece Ausgewählt: #1. Klonen nach: #2. Springen nach: #3.
    word nowhere nirgendwohin
    word marked_squares Markiert: #.
    word arrow_from_to Pfeil von #1 nach #2.
    count discs one|# Scheibe other|# Scheiben
    count rings one|# Ring other|# Ringe
    count stills one|# Standbild other|# Standbilder
    count frames one|# Einzelbild other|# Einzelbilder
    count features_left one|# Punkt weggelassen, damit es passt. other|# Punkte weggelassen, damit es passt.
    # What the index of a kit says.
    word kit_of Das Kit von #
    word skip_to_kit Zum Kit springen
    word kit_made #1 mit zusammen #2, alle aus einem Ordner gemacht.
    word kit_example Das Werk anderer, als Beispiel gezeigt: Es bekommt README-Fassungen und nichts, was in seinem Namen spricht.
    word kit_parts Teile des Kits
    word kit_posts Beiträge
    word kit_stores Stores
    word kit_press Presse
    word moving_pictures Bewegte Bilder
    word boards Bretter
    word all_files Alle Dateien
    word filter Filtern
    word filter_label Nur zeigen, was dieses Wort enthält
    word filter_none Nichts hier enthält dieses Wort.
    word kit_posts_about Entwürfe, die passen, gezählt wie jedes Netzwerk zählt. Was wegfallen musste, fiel nach Gewicht weg, nie aber der Titel und der Link.
    word the_letter Der Brief
    word topics Themen
    word you Du
    word maker Macher
    word card_of_address Die Karte zur Adresse
    word when_shared Wenn jemand die Adresse teilt
    word kit_stores_about Der Eintrag ungefähr so, wie der Store ihn zeigt, und darunter jeder Text mit seiner Grenze, wie der Store zählt.
    word get_button Laden
    word screenshots Bildschirmfotos
    word in_order #1 mit #2, in der Reihenfolge, in der sie gezeigt werden
    word description Beschreibung
    word whats_new Neue Funktionen
    word every_text Jeder Text mit seiner Grenze
    word field Feld
    word text Text
    word length Länge
    word kit_readmes_about Ein Text an mehreren Orten: für ein Repository, für Paketverzeichnisse, in Kurzform und ohne Auszeichnung.
    word rendered #, dargestellt
    word kit_press_about Wonach Journalisten fragen, als Seite, auf Papier und als Dateien. Dieselbe Seite steht auf der Website unter #.
    word facts_as_data Fakten als Daten
    word moving_about Von der Spiel-Engine gespielt, nicht aufgezeichnet.
    word boards_about Je als PNG und SVG, für helle und für dunkle Seiten.
    word kit_foot Alles hier ist aus dem Ordner von # gemacht. Wird dort eine Zeile geändert, stimmt alles wieder überein.
    word kit_places Orte
    word kit_places_about Was jeder Ort bekommt und was er noch nähme.
    word place_left_out Ausgelassen
    word place_missing Fehlt
    word place_untranslated Nicht auf #
    word need_recommended empfohlen
    word seen_picture Ein Bildschirmfoto von #
    word seen_moment Ein Augenblick von #
    word seen_moment_saying Ein Augenblick von #1, dazu: #2
    word seen_code Programmtext: #
    word seen_terminal Ein Terminal: #
    word seen_list Eine Liste: #
    word seen_leaderboard Eine Rangliste: #
    word seen_versus #1 gegen #2
    word seen_quote Ein Zitat: #
    word seen_result Ein Ergebnis: #
    word file_moving Das bewegte Bild
    word file_still Sein Standbild
    word file_dark Für dunkle Seiten
    word file_tall Auf hoher Bühne, wie Telefone sie zeigen
    word post_for Beitrag für #
    word readme_indexes README für Paketverzeichnisse
    word readme_short Kurzes README
    word readme_plain README ohne Auszeichnung
    word newsletter Newsletter
    count texts one|# Text other|# Texte
    """#
