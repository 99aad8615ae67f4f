/// Dutch.
///
/// Months, days, patterns, separators and plurals: Unicode CLDR 47, `main/nl.xml`. Words: ours.
let dutchText = #"""
    tag nl
    months januari februari maart april mei juni juli augustus september oktober november december
    short-months jan feb mrt apr mei jun jul aug sep okt nov dec
    weekdays zondag maandag dinsdag woensdag donderdag vrijdag zaterdag
    short-weekdays zo ma di wo do vr za
    meridiems a.m. p.m.
    day long %-d %B %Y
    day short %-d %b %Y
    day month %-d %b
    decimal ,
    group .
    money ¤~#
    plural one
    word kind_game Spel
    word kind_app App
    word kind_library Bibliotheek
    word kind_component Component
    word kind_tool Hulpprogramma
    word stage_planned Gepland
    word stage_development In ontwikkeling
    word stage_alpha Alfa
    word stage_beta Bèta
    word stage_live Uitgebracht
    word stage_retired Stopgezet
    word version Versie
    word released Verschenen
    word price Prijs
    word runs_on Draait op
    word languages Talen
    word made_by Gemaakt door
    word license Licentie
    word stage Fase
    word free Gratis
    word or_later # of nieuwer
    word hours #~u
    word minutes #~min
    word seconds #~s
    word min_read # min leestijd
    word note Opmerking
    word tip Tip
    word important Belangrijk
    word warning Waarschuwing
    word caution Voorzichtig
    word link_to_section Link naar deze sectie
    word back_to_reference Terug naar verwijzing #
    word task_done gedaan
    word link_store Winkel
    word link_source Broncode
    word link_website Website
    word link_home Startpagina
    word link_support Hulp
    word link_press Persmap
    word link_download Downloaden
    word link_documentation Documentatie
    word link_article Artikel
    word link_privacy Privacy
    word tbd Nog onbekend
    word comma ,_
    word and_two _en_
    word and _en_
    count posts one|# bericht other|# berichten
    count products one|# product other|# producten
    count pages one|# pagina other|# pagina’s
    count words one|# woord other|# woorden
    count files one|# bestand other|# bestanden
    count days one|# dag other|# dagen
    # What a theme says.
    word skip_to_text Naar de tekst
    word nav_main Hoofdmenu
    word menu Menu
    word own_name Nederlands
    word light_or_dark Licht of donker
    word search Zoeken
    word tags Labels
    word categories Categorieën
    word archive Archief
    word products Producten
    word page_not_found Pagina niet gevonden
    word not_found_title Deze pagina staat niet op het programma.
    word not_found_text Ze is verhuisd, gesloten of nooit geopend. De berichten en producten staan waar ze altijd stonden.
    word to_home Naar de startpagina
    word lately Onlangs
    word newest_first #, de nieuwste eerst.
    word meet Maak kennis met #
    word read_notebook Lees het notitieboek
    word now_playing Nu te zien: #.
    word notebook Het notitieboek
    word on_the_bill Op het programma
    word all_products Alle producten, ook die van gasten
    word from_notebook Uit het notitieboek
    word nothing_yet Nog niets.
    word draft Concept
    word scheduled Gepland
    word updated bijgewerkt
    word earlier Eerder
    word later Later
    word neighbouring_posts Naburige berichten
    word neighbouring_pages Naburige pagina’s
    word before_this Hiervoor
    word after_this Hierna
    word read_next Lees verder
    word on_this_page Op deze pagina
    word series Reeks
    word part_of Deel #1 van #2
    word all_parts Alle # delen
    word pages Pagina’s
    word page_of Pagina #1 van #2
    word page_number pagina #
    word newer ← Nieuwer
    word older Ouder →
    word back ← Terug
    word more Meer →
    word get # downloaden
    word the_film De film
    word what_it_does Wat het doet
    word about Over
    word on_the_board Op het bord
    word screens Schermen
    word facts Feiten
    word press_kit_line Persmap: feiten, beelden en logo
    word changelog Wijzigingen
    word older_versions Oudere versies
    word versions Versies
    word old_version Deze pagina gaat over versie #.
    word newest_version De nieuwste is #.
    word guests Gasten
    word guests_note Echte producten van anderen, hier als voorbeeld getoond. Elke pagina zegt dat en verwijst naar de eigen website.
    word search_this_site Deze site doorzoeken
    word words_to_look_for Zoekwoorden
    word found_one 1 pagina gevonden
    word found_many # pagina’s gevonden
    word found_none Niets gevonden. Probeer minder of kortere woorden.
    word index_failed De index kon niet worden geladen.
    word search_needs_script Zoeken gebeurt in de browser met een script, dat uitgeschakeld is.
    word look_around Of kijk rond:
    word copy Kopiëren
    word copied Gekopieerd
    word selected Geselecteerd
    word play Afspelen
    word pause Pauzeren
    word place_in_film Plaats in de film
    word captions Ondertiteling
    word time_of #1 van #2
    word about_this_page Over deze pagina
    word example_page Een voorbeeldpagina.
    word example_text # is het werk van anderen, en deze pagina is niet van hen: ze toont wat Playbill van de feiten van een echt product maakt.
    word meet_it De eigen website:
    word sample_page Een voorbeeld.
    word sample_text # staat in geen enkele winkel: de teksten en beelden voor winkels in de kit tonen wat Playbill maakt en zijn niet om te versturen.
    word play_here Speel het hier
    word play_from_here Speel vanaf hier
    word board_words Jij|Robot|schijf|ring|leeg|gat|Jij bent aan zet.|Denkt na…|Terug|Tip|Menu|Tegenstander|Robot, niveau %|Twee spelers|Van kant wisselen|Waarderingsbalk|Nieuw spel|Eerste stappen|Link kopiëren|Als .play kopiëren|Als PGN kopiëren|Dit spel vergeten|Gekopieerd.|Schijven|Ringen|% aan zet.|% gedraaid|% winnen.|Gelijkspel.|% passen.|Tik op de omlijnde schijf.|Eén stap (stip) verdubbelt haar, twee stappen (ring) verplaatsen haar. Tik op het omlijnde veld.|De ringen ernaast zijn van jou. Aan het eind winnen de meeste stukken.|Klaar|Bord: pijltjes bewegen, Enter speelt|stap hierheen|sprong hierheen|Probeer %.|Deze link bevat geen speelbaar spel.|Het spel kon niet worden geladen.
    word try_here Probeer het hier
    word loading Laden…
    word progress_bar_words De lijn|verbroken|traag|goed|Opnieuw|# s vooruit|leeg|weinig|genoeg|vol|Vastgelopen. Er is niets meer om af te spelen.|Speelt af.|Gepauzeerd.|Einde.|gaat verder bij # s|De balk van een speler: baan, buffer, voortgang, greep. Sleep hem voorbij zijn buffer, of verbreek de lijn, en hij loopt vast.
    word pie_words Voortgang|Bewegend|Waar y heen wijst is geregeld|y wijst omlaag|y wijst omhoog|# procent|Dezelfde voortgang op twee systemen. Waar niemand regelt waar y heen wijst, loopt een van beide achteruit.
    word marquee_words Aan de selectie toevoegen|Wissen|# geselecteerd|Niets geselecteerd|Ding #|Dingen om te selecteren|Pijltjes bewegen, spatie selecteert, Shift en pijltjes trekken het kader.|Sleep een kader om dingen: wat het raakt, is geselecteerd.
    word press_kit_of Persmap van #
    word press_kit_about Feiten, beelden en logo van #, voor de pers.
    word all_pictures Alle beelden
    word press_sheet Persblad
    word press_sheet_alt Het persblad van #: één pagina om af te drukken
    word logo Logo
    word fact_sheet Feitenblad
    word in_short In het kort
    word whole_story Het hele verhaal
    word pictures Beelden
    word full_size Elk opent op ware grootte.
    word logo_drawn # heeft hier geen eigen logo: dit is getekend van naam en kleur.
    word logo_light #, voor lichte achtergronden
    word logo_dark #, voor donkere achtergronden
    word mark_of Het beeldmerk van #
    word logo_of_light Het logo van # op een lichte achtergrond
    word logo_of_dark Het logo van # op een donkere achtergrond
    word features Functies
    word what_people_say Wat men zegt
    word awards Prijzen
    word award Prijs
    word history Geschiedenis
    word team_and_contact Team en contact
    word press_contact Perscontact
    word moved Verhuisd
    word has_moved Deze pagina is verhuisd:
    # What a kit says.
    word platforms Platforms
    word developer Ontwikkelaar
    word release_date Releasedatum
    word about_price Over de prijs
    word made_for Voor wie
    word fact_name Naam
    word fact_kind Soort
    word links Links
    word press_page De perspagina, met alle afbeeldingen
    word product_page De productpagina
    word descriptions Beschrijvingen
    word in_a_line In één regel
    word at_length Uitgebreid
    word for_whom Voor #.
    word sheet_pictures Afbeeldingen, logo en feiten
    word get_it Waar te krijgen
    word get_it_on Hier te krijgen: #
    word in_target en in het target dat het gebruikt:
    word getting_started Aan de slag
    word requirements Vereisten
    word contributing Meehelpen
    word with_thanks_to Met dank aan #.
    word all_changes Alle wijzigingen
    word by_version De wijzigingen, versie voor versie
    word more_at Meer: #
    word more_about Meer over #
    word new_in Nieuw in #
    word link_in_profile De link staat in ons profiel.
    word is_here Hallo! # is er.
    word what_is_in_it Wat erin zit:
    word what_next Wat zou het hierna moeten kunnen?
    # What is said of a picture to those who do not see it, and of a position.
    word film_game Een spel dat zichzelf speelt
    word film_terminal Een terminal aan het werk
    word film_screens Een app aan het werk
    word film_component Een onderdeel aan het werk
    word film_program Een programma aan het werk
    word telling_types Typt ‘#’.
    word telling_types_shows Typt ‘#1’, toont ‘#2’.
    word telling_presses Drukt op #.
    word telling_presses_times Drukt #2 keer op #1.
    word telling_shows Toont ‘#’.
    word telling_more Enzovoort.
    word sentence_gap _
    word board_title #1-bord: #2
    word side_discs schijven
    word side_rings ringen
    word to_move aan zet: #
    word has_won gewonnen: #
    word drawn_game gelijkspel
    word discs_on Schijven op #.
    word no_discs Geen schijven.
    word rings_on Ringen op #.
    word no_rings Geen ringen.
    word gaps_at Gaten op #.
    word last_clone Laatste zet: een kloon naar #.
    word last_jump Laatste zet: een sprong van #1 naar #2.
    word last_pass Laatste zet: gepast.
    word selected_piece Geselecteerd: #1. Klonen naar: #2. Springen naar: #3.
    word nowhere nergens
    word marked_squares Gemarkeerd: #.
    word arrow_from_to Pijl van #1 naar #2.
    count discs one|# schijf other|# schijven
    count rings one|# ring other|# ringen
    count stills one|# stilstaand beeld other|# stilstaande beelden
    count frames one|# frame other|# frames
    count features_left one|# punt weggelaten om te passen. other|# punten weggelaten om te passen.
    # What the index of a kit says.
    word kit_of De kit van #
    word skip_to_kit Naar de kit
    word kit_made #1, samen #2, alles uit één map gemaakt.
    word kit_example Het werk van anderen, als voorbeeld getoond: het krijgt README-varianten en niets dat namens hen spreekt.
    word kit_parts Delen van de kit
    word kit_posts Berichten
    word kit_stores Winkels
    word kit_press Pers
    word moving_pictures Bewegende beelden
    word boards Borden
    word all_files Alle bestanden
    word filter Filteren
    word filter_label Alleen tonen wat dit woord bevat
    word filter_none Niets hier bevat dat woord.
    word kit_posts_about Concepten die passen, geteld zoals elk netwerk telt. Wat weg moest, ging weg naar gewicht; de titel en de link nooit.
    word the_letter De brief
    word topics Onderwerpen
    word you Jij
    word maker Maker
    word card_of_address De kaart van het adres
    word when_shared Als iemand het adres deelt
    word kit_stores_about De vermelding ongeveer zoals de winkel die toont, en daaronder elke tekst met de limiet, zoals de winkel telt.
    word get_button Download
    word screenshots Schermafbeeldingen
    word in_order #1 van #2, in de volgorde waarin ze worden getoond
    word description Beschrijving
    word whats_new Wat is er nieuw
    word every_text Elke tekst, met de limiet
    word field Veld
    word text Tekst
    word length Lengte
    word kit_readmes_about Eén tekst op meerdere plaatsen: voor een repository, voor pakketindexen, in het kort en zonder opmaak.
    word rendered #, opgemaakt
    word kit_press_about Waar een journalist om vraagt, als pagina, op papier en als bestanden. Dezelfde pagina staat op de site: #.
    word facts_as_data Feiten als gegevens
    word moving_about Gespeeld door de engine, niet opgenomen.
    word boards_about Elk als PNG en SVG, voor lichte en donkere pagina’s.
    word kit_foot Alles hier is gemaakt uit de map van #. Verander daar een regel, en alles klopt weer.
    word kit_places Plaatsen
    word kit_places_about Wat elke plaats krijgt, en wat zij verder zou nemen.
    word place_left_out Weggelaten
    word place_missing Ontbreekt
    word place_untranslated Niet in #
    word need_recommended aanbevolen
    word seen_picture Een schermafbeelding van #
    word seen_moment Een moment van #
    word seen_moment_saying Een moment van #1, met de woorden: #2
    word seen_code Code: #
    word seen_terminal Een terminal: #
    word seen_list Een lijst: #
    word seen_leaderboard Een ranglijst: #
    word seen_versus #1 tegen #2
    word seen_quote Een citaat: #
    word seen_result Een uitslag: #
    word file_moving Het bewegende beeld
    word file_still Het stilstaande beeld ervan
    word file_dark Voor donkere pagina’s
    word file_tall Op een hoog toneel, zoals telefoons het tonen
    word post_for Bericht voor #
    word readme_indexes README voor pakketindexen
    word readme_short Korte README
    word readme_plain README zonder opmaak
    word newsletter Nieuwsbrief
    count texts one|# tekst other|# teksten
    """#
