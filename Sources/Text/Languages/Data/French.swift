/// French.
///
/// Months, days, patterns, separators and plurals: Unicode CLDR 47, `main/fr.xml`. Words: ours.
let frenchText = #"""
    tag fr
    months janvier février mars avril mai juin juillet août septembre octobre novembre décembre
    short-months janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.
    weekdays dimanche lundi mardi mercredi jeudi vendredi samedi
    short-weekdays dim. lun. mar. mer. jeu. ven. sam.
    meridiems AM PM
    day long %-d %B %Y
    day short %-d %b %Y
    day month %-d %b
    first 1er
    decimal ,
    group nnbsp
    money #~¤
    symbol USD $US
    symbol GBP £GB
    symbol CAD $CA
    symbol AUD $AU
    symbol JPY JPY
    symbol CNY CNY
    plural zero-or-one
    word kind_game Jeu
    word kind_app App
    word kind_library Bibliothèque
    word kind_component Composant
    word kind_tool Outil
    word stage_planned Prévu
    word stage_development En développement
    word stage_alpha Alpha
    word stage_beta Bêta
    word stage_live Publié
    word stage_retired Retiré
    word version Version
    word released Sortie
    word price Prix
    word runs_on Fonctionne sur
    word languages Langues
    word made_by Auteurs
    word license Licence
    word stage État
    word free Gratuit
    word or_later # ou version ultérieure
    word hours #~h
    word minutes #~min
    word seconds #~s
    word min_read # min de lecture
    word note Remarque
    word tip Astuce
    word important Important
    word warning Avertissement
    word caution Attention
    word link_to_section Lien vers cette section
    word back_to_reference Retour à l’appel de note #
    word task_done fait
    word link_store Boutique
    word link_source Code source
    word link_website Site web
    word link_home Page d’accueil
    word link_support Assistance
    word link_press Dossier de presse
    word link_download Téléchargement
    word link_documentation Documentation
    word link_article Article
    word link_privacy Confidentialité
    word tbd À préciser
    word comma ,_
    word and_two _et_
    word and _et_
    count posts one|# article other|# articles
    count products one|# produit other|# produits
    count pages one|# page other|# pages
    count words one|# mot other|# mots
    count files one|# fichier other|# fichiers
    count days one|# jour other|# jours
    # What a theme says.
    word skip_to_text Aller au texte
    word nav_main Navigation principale
    word menu Menu
    word own_name Français
    word light_or_dark Clair ou sombre
    word search Recherche
    word tags Étiquettes
    word categories Catégories
    word archive Archives
    word products Produits
    word page_not_found Page introuvable
    word not_found_title Cette page n’est pas à l’affiche.
    word not_found_text Elle a déménagé, fermé, ou n’a jamais ouvert. Les articles et les produits sont là où ils ont toujours été.
    word to_home Vers l’accueil
    word lately Récemment
    word newest_first #, du plus récent au plus ancien.
    word meet Découvrir #
    word read_notebook Lire le carnet
    word now_playing À l’affiche~: #.
    word notebook Le carnet
    word on_the_bill À l’affiche
    word all_products Tous les produits, invités compris
    word from_notebook Du carnet
    word nothing_yet Rien pour l’instant.
    word draft Brouillon
    word scheduled Programmé
    word updated mis à jour
    word earlier Plus ancien
    word later Plus récent
    word neighbouring_posts Articles voisins
    word neighbouring_pages Pages voisines
    word before_this Précédent
    word after_this Suivant
    word read_next À lire ensuite
    word on_this_page Sur cette page
    word series Série
    word part_of Partie #1 sur #2
    word all_parts Les # parties
    word pages Pages
    word page_of Page #1 sur #2
    word page_number page #
    word newer ← Plus récents
    word older Plus anciens →
    word back ← Retour
    word more Suite →
    word get Obtenir #
    word the_film Le film
    word what_it_does Ce qu’il fait
    word about À propos
    word on_the_board Sur le plateau
    word screens Écrans
    word facts Informations
    word press_kit_line Dossier de presse~: informations, images et logo
    word changelog Journal des changements
    word older_versions Versions précédentes
    word versions Versions
    word old_version Cette page concerne la version #.
    word newest_version La plus récente est la #.
    word guests Invités
    word guests_note De vrais produits d’autres personnes, présentés ici à titre d’exemple. Chaque page le signale et renvoie à leur site.
    word search_this_site Chercher sur ce site
    word words_to_look_for Mots à chercher
    word found_one 1 page trouvée
    word found_many # pages trouvées
    word found_none Rien trouvé. Essayez moins de mots, ou de plus courts.
    word index_failed L’index n’a pas pu être chargé.
    word search_needs_script La recherche se fait dans votre navigateur et demande un script, qui est désactivé.
    word look_around Ou promenez-vous~:
    word copy Copier
    word copied Copié
    word selected Sélectionné
    word play Lire
    word pause Mettre en pause
    word place_in_film Position dans le film
    word captions Sous-titres
    word time_of #1 sur #2
    word about_this_page À propos de cette page
    word example_page Une page d’exemple.
    word example_text # est l’œuvre d’autres personnes, et cette page n’est pas la leur~: elle montre ce que Playbill fait d’un vrai produit.
    word meet_it Le site d’origine~:
    word sample_page Un exemple.
    word sample_text # n’est dans aucune boutique~: les textes et images pour boutiques de son kit montrent ce que fait Playbill et ne sont pas à envoyer.
    word play_here Jouer ici
    word play_from_here Jouer à partir d’ici
    word board_words Vous|Robot|disque|anneau|vide|trou|À vous de jouer.|Réflexion…|Annuler|Indice|Menu|Adversaire|Robot, niveau %|Deux joueurs|Changer de camp|Barre d’évaluation|Nouvelle partie|Premiers pas|Copier le lien|Copier en .play|Copier en PGN|Oublier cette partie|Copié.|Disques|Anneaux|% au trait.|% retournés|% gagnent.|Partie nulle.|% passent.|Touchez le disque encadré.|Un pas (point) le double, deux pas (anneau) le déplacent. Touchez la case encadrée.|Les anneaux voisins sont à vous. À la fin, le plus grand nombre gagne.|Terminé|Plateau : flèches pour se déplacer, Entrée pour jouer|pas ici|saut ici|Essayez %.|Ce lien ne contient aucune partie jouable.|Le jeu n’a pas pu être chargé.
    word try_here Essayer ici
    word loading Chargement…
    word progress_bar_words La ligne|coupée|lente|bonne|Recommencer|# s d’avance|vide|bas|assez|plein|Bloqué. Il ne reste rien à lire.|Lecture.|En pause.|Fin.|reprend à # s|La barre d’un lecteur : piste, tampon, progression, curseur. Tirez-la au-delà de son tampon, ou coupez la ligne, et elle se bloque.
    word pie_words Progression|Animée|Le sens de y est réglé|y vers le bas|y vers le haut|# pour cent|La même progression sur deux systèmes. Si personne ne règle le sens de y, l’un des deux tourne à l’envers.
    word marquee_words Ajouter à la sélection|Effacer|# sélectionnés|Rien de sélectionné|Objet #|Objets à sélectionner|Les flèches déplacent, Espace sélectionne, Maj et les flèches tracent le cadre.|Tracez un cadre autour des objets : ce qu’il touche est sélectionné.
    word press_kit_of Dossier de presse~: #
    word press_kit_about Informations, images et logo de #, pour la presse.
    word all_pictures Toutes les images
    word press_sheet Fiche de presse
    word press_sheet_alt La fiche de presse de #~: une page à imprimer
    word logo Logo
    word fact_sheet Fiche technique
    word in_short En bref
    word whole_story Toute l’histoire
    word pictures Images
    word full_size Chacune s’ouvre en taille réelle.
    word logo_drawn # n’a pas de logo ici~: celui-ci est tracé à partir de son nom et de sa couleur.
    word logo_light #, pour fonds clairs
    word logo_dark #, pour fonds sombres
    word mark_of Le symbole de #
    word logo_of_light Le logo de # sur fond clair
    word logo_of_dark Le logo de # sur fond sombre
    word features Fonctionnalités
    word what_people_say Ce qu’on en dit
    word awards Prix
    word award Prix
    word history Historique
    word team_and_contact Équipe et contact
    word press_contact Contact presse
    word moved Déplacée
    word has_moved Cette page a déménagé~:
    # What a kit says.
    word platforms Plateformes
    word developer Développement
    word release_date Date de sortie
    word about_price À propos du prix
    word made_for Pour qui
    word fact_name Nom
    word fact_kind Genre
    word links Liens
    word press_page La page presse, avec toutes les images
    word product_page La page du produit
    word descriptions Descriptions
    word in_a_line En une ligne
    word at_length En détail
    word for_whom Pour #.
    word sheet_pictures Images, logo et informations
    word get_it Où le trouver
    word get_it_on À retrouver ici~: #
    word in_target et, dans la cible qui l’utilise~:
    word getting_started Premiers pas
    word requirements Prérequis
    word contributing Contribuer
    word with_thanks_to Merci à #.
    word all_changes Toutes les modifications
    word by_version Les modifications, version par version
    word more_at Plus d’informations~: #
    word more_about Plus d’informations sur #
    word new_in Nouveautés de #
    word link_in_profile Le lien est dans notre profil.
    word is_here Bonjour~! # est là.
    word what_is_in_it Ce qu’il y a dedans~:
    word what_next Que devrait-il faire ensuite~?
    # What is said of a picture to those who do not see it, and of a position.
    word film_game Un jeu qui se joue tout seul
    word film_terminal Un terminal au travail
    word film_screens Une application au travail
    word film_component Un composant au travail
    word film_program Un programme au travail
    word telling_types Tape «~#~».
    word telling_types_shows Tape «~#1~», affiche «~#2~».
    word telling_presses Appuie sur #.
    word telling_presses_times Appuie #2 fois sur #1.
    word telling_shows Affiche «~#~».
    word telling_more Et ainsi de suite.
    word sentence_gap _
    word board_title Plateau de #1~: #2
    word side_discs disques
    word side_rings anneaux
    word to_move au trait~: #
    word has_won victoire~: #
    word drawn_game partie nulle
    word discs_on Disques en #.
    word no_discs Aucun disque.
    word rings_on Anneaux en #.
    word no_rings Aucun anneau.
    word gaps_at Trous en #.
    word last_clone Dernier coup~: clonage vers #.
    word last_jump Dernier coup~: saut de #1 vers #2.
    word last_pass Dernier coup~: passe.
    word selected_piece Sélection~: #1. Clonages vers~: #2. Sauts vers~: #3.
    word nowhere aucune case
    word marked_squares Cases marquées~: #.
    word arrow_from_to Flèche de #1 vers #2.
    count discs one|# disque other|# disques
    count rings one|# anneau other|# anneaux
    count stills one|# image fixe other|# images fixes
    count frames one|# image other|# images
    count features_left one|# point laissé de côté, faute de place. other|# points laissés de côté, faute de place.
    # What the index of a kit says.
    word kit_of Le kit de #
    word skip_to_kit Aller au kit
    word kit_made #1, #2 en tout, le tout tiré d’un seul dossier.
    word kit_example L’œuvre d’autres personnes, montrée à titre d’exemple~: elle reçoit des variantes de README, et rien qui parle en son nom.
    word kit_parts Parties du kit
    word kit_posts Publications
    word kit_stores Boutiques
    word kit_press Presse
    word moving_pictures Images animées
    word boards Plateaux
    word all_files Tous les fichiers
    word filter Filtrer
    word filter_label N’afficher que ce qui contient ce mot
    word filter_none Rien ici ne contient ce mot.
    word kit_posts_about Des brouillons à la bonne longueur, comptée comme chaque réseau la compte. Ce qui a dû partir l’a fait selon son poids~; jamais le titre ni le lien.
    word the_letter La lettre
    word topics Thèmes
    word you Vous
    word maker Créateur
    word card_of_address La carte de son adresse
    word when_shared Quand quelqu’un partage l’adresse
    word kit_stores_about La fiche à peu près comme la boutique la montre, puis chaque texte avec sa limite, comptée comme la boutique la compte.
    word get_button Obtenir
    word screenshots Captures d’écran
    word in_order #1 de #2, dans l’ordre d’affichage
    word description Description
    word whats_new Nouveautés
    word every_text Chaque texte, avec sa limite
    word field Champ
    word text Texte
    word length Longueur
    word kit_readmes_about Un texte en plusieurs endroits~: pour un dépôt, pour les index de paquets, en bref et sans balisage.
    word rendered #, mis en forme
    word kit_press_about Ce que demande un journaliste, en page, sur papier et en fichiers. La même page se trouve sur le site, à l’adresse #.
    word facts_as_data Les faits sous forme de données
    word moving_about Joué par le moteur, non enregistré.
    word boards_about Chacun en PNG et en SVG, pour pages claires et pages sombres.
    word kit_foot Tout ici est tiré du dossier de #. Changez-y une ligne, et tout concorde de nouveau.
    word kit_places Lieux
    word kit_places_about Ce que reçoit chaque lieu, et ce qu’il prendrait encore.
    word place_left_out Laissé de côté
    word place_missing Manque
    word place_untranslated Pas en #
    word need_recommended recommandé
    word seen_picture Une capture d’écran de #
    word seen_moment Un instant de #
    word seen_moment_saying Un instant de #1, avec ces mots : #2
    word seen_code Du code : #
    word seen_terminal Un terminal : #
    word seen_list Une liste : #
    word seen_leaderboard Un classement : #
    word seen_versus #1 contre #2
    word seen_quote Une citation : #
    word seen_result Un résultat : #
    word file_moving L’image animée
    word file_still Son image fixe
    word file_dark Pour les pages sombres
    word file_tall Sur une scène haute, comme sur un téléphone
    word post_for Message pour #
    word readme_indexes README pour les index de paquets
    word readme_short README court
    word readme_plain README sans balisage
    word newsletter Lettre d’information
    count texts one|# texte other|# textes
    """#
