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
    word stage Stade
    word free Gratuit
    word or_later # ou ultérieur
    word hours #~h
    word minutes #~min
    word seconds #~s
    word min_read # min de lecture
    word note Remarque
    word tip Astuce
    word important Important
    word warning Avertissement
    word caution Attention
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
    """#
