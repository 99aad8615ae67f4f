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
    word or_later # o versioni successive
    word hours #~h
    word minutes #~min
    word seconds #~s
    word min_read # min di lettura
    word note Nota
    word tip Suggerimento
    word important Importante
    word warning Avviso
    word caution Attenzione
    word link_to_section Link a questa sezione
    word back_to_reference Torna al richiamo #
    word task_done fatto
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
    # What a theme says.
    word skip_to_text Vai al testo
    word nav_main Menu principale
    word menu Menu
    word own_name Italiano
    word light_or_dark Chiaro o scuro
    word search Cerca
    word tags Etichette
    word categories Categorie
    word archive Archivio
    word products Prodotti
    word page_not_found Pagina non trovata
    word not_found_title Questa pagina non è in cartellone.
    word not_found_text È stata spostata o chiusa, oppure non è mai esistita. Articoli e prodotti sono dove sono sempre stati.
    word to_home Alla pagina iniziale
    word lately Di recente
    word newest_first #, dal più recente.
    word meet Scopri #
    word read_notebook Leggi il taccuino
    word now_playing In scena: #.
    word notebook Il taccuino
    word on_the_bill In cartellone
    word all_products Tutti i prodotti, ospiti compresi
    word from_notebook Dal taccuino
    word nothing_yet Ancora niente.
    word draft Bozza
    word scheduled Programmato
    word updated aggiornato
    word earlier Meno recente
    word later Più recente
    word neighbouring_posts Articoli vicini
    word neighbouring_pages Pagine vicine
    word before_this Precedente
    word after_this Successivo
    word read_next Continua a leggere
    word on_this_page In questa pagina
    word series Serie
    word part_of Parte #1 di #2
    word all_parts Tutte le # parti
    word pages Pagine
    word page_of Pagina #1 di #2
    word page_number pagina #
    word newer ← Più recenti
    word older Meno recenti →
    word back ← Indietro
    word more Altro →
    word get Scarica #
    word the_film Il film
    word what_it_does Che cosa fa
    word about Informazioni
    word on_the_board Sul tabellone
    word screens Schermate
    word facts Dati
    word press_kit_line Cartella stampa: dati, immagini e logo
    word changelog Modifiche
    word older_versions Versioni precedenti
    word versions Versioni
    word old_version Questa pagina riguarda la versione #.
    word newest_version La più recente è la #.
    word guests Ospiti
    word guests_note Prodotti veri di altre persone, qui come esempi. Ogni pagina lo dice e rimanda al loro sito.
    word search_this_site Cerca in questo sito
    word words_to_look_for Parole da cercare
    word found_one 1 pagina trovata
    word found_many # pagine trovate
    word found_none Nessun risultato. Prova con meno parole o più brevi.
    word index_failed Non è stato possibile caricare l’indice.
    word search_needs_script La ricerca avviene nel browser e richiede uno script, che è disattivato.
    word look_around Oppure guardati intorno:
    word copy Copia
    word copied Copiato
    word selected Selezionato
    word play Riproduci
    word pause Metti in pausa
    word place_in_film Punto del film
    word captions Sottotitoli
    word time_of #1 di #2
    word about_this_page Su questa pagina
    word example_page Una pagina di esempio.
    word example_text # è opera di altri, e questa pagina non è loro: mostra che cosa Playbill ricava dai dati di un prodotto vero.
    word meet_it Il sito originale:
    word sample_page Un campione.
    word sample_text # non è in nessuno store: i testi e le immagini per gli store del suo kit mostrano ciò che fa Playbill e non vanno inviati.
    word play_here Gioca qui
    word play_from_here Gioca da qui
    word board_words Tu|Robot|disco|anello|vuota|buco|Tocca a te.|Sto pensando…|Annulla|Suggerimento|Menu|Avversario|Robot, livello %|Due giocatori|Cambia lato|Barra di valutazione|Nuova partita|Primi passi|Copia il link|Copia come .play|Copia come PGN|Dimentica la partita|Copiato.|Dischi|Anelli|Muovono: %.|% girati|% vincono.|Patta.|% passano.|Tocca il disco incorniciato.|Un passo (punto) lo raddoppia, due passi (anello) lo spostano. Tocca la casella incorniciata.|Gli anelli accanto sono tuoi. Alla fine vince chi ha più pezzi.|Fine|Tavola: le frecce spostano, Invio gioca|passo qui|salto qui|Prova %.|Questo link non contiene una partita giocabile.|Il gioco non è stato caricato.
    word try_here Prova qui
    word loading Caricamento…
    word progress_bar_words La linea|tagliata|lenta|buona|Ricomincia|# s avanti|vuoto|basso|abbastanza|pieno|Bloccato. Non resta nulla da riprodurre.|In riproduzione.|In pausa.|Fine.|riprende a # s|La barra di un lettore: binario, buffer, avanzamento, cursore. Trascinala oltre il suo buffer, o taglia la linea, e si blocca.
    word pie_words Avanzamento|Animato|La direzione di y è stabilita|y verso il basso|y verso l’alto|# per cento|Lo stesso avanzamento su due sistemi. Se nessuno stabilisce dove punta y, uno dei due gira al contrario.
    word marquee_words Aggiungi alla selezione|Cancella|# selezionati|Nulla selezionato|Oggetto #|Oggetti da selezionare|Le frecce spostano, Spazio seleziona, Maiusc e frecce tracciano il riquadro.|Traccia un riquadro attorno agli oggetti: ciò che tocca è selezionato.
    word press_kit_of Cartella stampa di #
    word press_kit_about Dati, immagini e logo di #, per la stampa.
    word all_pictures Tutte le immagini
    word press_sheet Scheda stampa
    word press_sheet_alt La scheda stampa di #: una pagina da stampare
    word logo Logo
    word fact_sheet Scheda informativa
    word in_short In breve
    word whole_story Tutta la storia
    word pictures Immagini
    word full_size Ognuna si apre a grandezza piena.
    word logo_drawn # non ha qui un logo proprio: questo è disegnato dal nome e dal colore.
    word logo_light #, per fondi chiari
    word logo_dark #, per fondi scuri
    word mark_of Il simbolo di #
    word logo_of_light Il logo di # su fondo chiaro
    word logo_of_dark Il logo di # su fondo scuro
    word features Funzionalità
    word what_people_say Che cosa si dice
    word awards Premi
    word award Premio
    word history Storia
    word team_and_contact Team e contatti
    word press_contact Contatto stampa
    word moved Spostata
    word has_moved Questa pagina è stata spostata:
    # What a kit says.
    word platforms Piattaforme
    word developer Sviluppo
    word release_date Data di uscita
    word about_price Sul prezzo
    word made_for Per chi
    word fact_name Nome
    word fact_kind Tipo
    word links Link
    word press_page La pagina per la stampa, con tutte le immagini
    word product_page La pagina del prodotto
    word descriptions Descrizioni
    word in_a_line In una riga
    word at_length Per esteso
    word for_whom Per #.
    word sheet_pictures Immagini, logo e dati
    word get_it Dove trovarlo
    word get_it_on Disponibile qui: #
    word in_target e, nel target che lo usa:
    word getting_started Primi passi
    word requirements Requisiti
    word contributing Contribuire
    word with_thanks_to Grazie a #.
    word all_changes Tutte le modifiche
    word by_version Le modifiche, versione per versione
    word more_at Altro: #
    word more_about Altro su #
    word new_in Novità di #
    word link_in_profile Il link è nel nostro profilo.
    word is_here Ciao! Ecco #.
    word what_is_in_it Che cosa offre:
    word what_next Che cosa dovrebbe fare dopo?
    # What is said of a picture to those who do not see it, and of a position.
    word film_game Un gioco che si gioca da solo
    word film_terminal Un terminale al lavoro
    word film_screens Un’app al lavoro
    word film_component Un componente al lavoro
    word film_program Un programma al lavoro
    word telling_types Scrive «#».
    word telling_types_shows Scrive «#1», mostra «#2».
    word telling_presses Preme #.
    word telling_presses_times Preme #1 #2 volte.
    word telling_shows Mostra «#».
    word telling_more E così via.
    word sentence_gap _
    word board_title Tabellone di #1: #2
    word side_discs dischi
    word side_rings anelli
    word to_move di turno: #
    word has_won vittoria: #
    word drawn_game pareggio
    word discs_on Dischi in #.
    word no_discs Nessun disco.
    word rings_on Anelli in #.
    word no_rings Nessun anello.
    word gaps_at Buchi in #.
    word last_clone Ultima mossa: clonazione in #.
    word last_jump Ultima mossa: salto da #1 a #2.
    word last_pass Ultima mossa: passo.
    word selected_piece Selezionato: #1. Clona in: #2. Salta in: #3.
    word nowhere nessuna casella
    word marked_squares Caselle segnate: #.
    word arrow_from_to Freccia da #1 a #2.
    count discs one|# disco other|# dischi
    count rings one|# anello other|# anelli
    count stills one|# immagine fissa other|# immagini fisse
    count frames one|# fotogramma other|# fotogrammi
    count features_left one|# punto tralasciato per mancanza di spazio. other|# punti tralasciati per mancanza di spazio.
    # What the index of a kit says.
    word kit_of Il kit di #
    word skip_to_kit Vai al kit
    word kit_made #1, #2 in tutto, ogni cosa ricavata da una sola cartella.
    word kit_example Opera di altre persone, mostrata come esempio: riceve varianti del README e nulla che parli a suo nome.
    word kit_parts Parti del kit
    word kit_posts Post
    word kit_stores Store
    word kit_press Stampa
    word moving_pictures Immagini in movimento
    word boards Tabelloni
    word all_files Tutti i file
    word filter Filtra
    word filter_label Mostra solo ciò che contiene questa parola
    word filter_none Niente qui contiene quella parola.
    word kit_posts_about Bozze che ci stanno, contate come conta ogni rete. Ciò che doveva andarsene se n’è andato in ordine di peso; mai il titolo e il link.
    word the_letter La lettera
    word topics Argomenti
    word you Tu
    word maker Autore
    word card_of_address La scheda del suo indirizzo
    word when_shared Quando qualcuno condivide l’indirizzo
    word kit_stores_about La scheda più o meno come la mostra lo store e, sotto, ogni testo con il suo limite, contato come conta lo store.
    word get_button Ottieni
    word screenshots Schermate
    word in_order #1 di #2, nell’ordine in cui vengono mostrate
    word description Descrizione
    word whats_new Novità
    word every_text Ogni testo, con il suo limite
    word field Campo
    word text Testo
    word length Lunghezza
    word kit_readmes_about Un testo in più luoghi: per un repository, per gli indici di pacchetti, in breve e senza marcatura.
    word rendered #, formattato
    word kit_press_about Ciò che chiede un giornalista, come pagina, su carta e in file. La stessa pagina si trova sul sito, all’indirizzo #.
    word facts_as_data I dati per le macchine
    word moving_about Giocato dal motore, non registrato.
    word boards_about Ognuno in PNG e SVG, per pagine chiare e scure.
    word kit_foot Tutto qui è ricavato dalla cartella di #. Basta cambiarvi una riga, e tutto torna a concordare.
    word kit_places Luoghi
    word kit_places_about Che cosa riceve ogni luogo, e che cos’altro prenderebbe.
    word place_left_out Tralasciato
    word place_missing Manca
    word place_untranslated Non in #
    word need_recommended consigliato
    word seen_picture Una schermata di #
    word seen_moment Un momento di #
    word seen_moment_saying Un momento di #1, che dice: #2
    word seen_code Codice: #
    word seen_terminal Un terminale: #
    word seen_list Un elenco: #
    word seen_leaderboard Una classifica: #
    word seen_versus #1 contro #2
    word seen_quote Una citazione: #
    word seen_result Un risultato: #
    word file_moving L’immagine in movimento
    word file_still Il suo fotogramma
    word file_dark Per pagine scure
    word file_tall Su una scena alta, come sui telefoni
    word post_for Post per #
    word readme_indexes README per gli indici di pacchetti
    word readme_short README breve
    word readme_plain README senza markup
    word newsletter Newsletter
    count texts one|# testo other|# testi
    """#
