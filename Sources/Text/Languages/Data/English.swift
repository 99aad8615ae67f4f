/// English as most of the world writes it, the day before the month.
///
/// Months, days, patterns, separators and plurals: Unicode CLDR 47, `main/en_001.xml` and `main/en.xml`, but for
/// `Sep`, which every `strftime` writes so. Words: ours.
let englishText = #"""
    tag en
    months January February March April May June July August September October November December
    short-months Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
    weekdays Sunday Monday Tuesday Wednesday Thursday Friday Saturday
    short-weekdays Sun Mon Tue Wed Thu Fri Sat
    meridiems AM PM
    day long %-d %B %Y
    day short %-d %b %Y
    day month %-d %b
    decimal .
    group ,
    money ¤#
    plural one
    word kind_game Game
    word kind_app App
    word kind_library Library
    word kind_component Component
    word kind_tool Tool
    word stage_planned Planned
    word stage_development In development
    word stage_alpha Alpha
    word stage_beta Beta
    word stage_live Live
    word stage_retired Retired
    word version Version
    word released Released
    word price Price
    word runs_on Runs on
    word languages Languages
    word made_by Made by
    word license License
    word stage Stage
    word free Free
    word or_later # or later
    word hours # h
    word minutes # min
    word seconds # s
    word min_read # min read
    word note Note
    word tip Tip
    word important Important
    word warning Warning
    word caution Caution
    word link_to_section Link to this section
    word back_to_reference Back to reference #
    word task_done done
    word link_store Store
    word link_source Source code
    word link_website Website
    word link_home Home page
    word link_support Support
    word link_press Press kit
    word link_download Download
    word link_documentation Documentation
    word link_article Article
    word link_privacy Privacy
    word tbd TBD
    word comma ,_
    word and_two _and_
    word and _and_
    count posts one|# post other|# posts
    count products one|# product other|# products
    count pages one|# page other|# pages
    count words one|# word other|# words
    count files one|# file other|# files
    count days one|# day other|# days
    # What a theme says.
    word skip_to_text Skip to the text
    word nav_main Main
    word menu Menu
    word own_name English
    word light_or_dark Light or dark
    word search Search
    word tags Tags
    word categories Categories
    word archive Archive
    word products Products
    word page_not_found Page not found
    word not_found_title No such page on the bill.
    word not_found_text It moved, closed, or never opened. The posts and the products are where they always were.
    word to_home To the front door
    word lately Lately
    word newest_first #, newest first.
    word meet Meet #
    word read_notebook Read the notebook
    word now_playing Now playing: #.
    word notebook The notebook
    word on_the_bill On the bill
    word all_products All products, guests included
    word from_notebook From the notebook
    word nothing_yet Nothing yet.
    word draft Draft
    word scheduled Scheduled
    word updated updated
    word earlier Earlier
    word later Later
    word neighbouring_posts Neighbouring posts
    word neighbouring_pages Neighbouring pages
    word before_this Before this
    word after_this Next
    word read_next Read next
    word on_this_page On this page
    word series Series
    word part_of Part #1 of #2
    word all_parts All # parts
    word pages Pages
    word page_of Page #1 of #2
    word page_number page #
    word newer ← Newer
    word older Older →
    word back ← Back
    word more More →
    word get Get #
    word the_film The film
    word what_it_does What it does
    word about About
    word on_the_board On the board
    word screens Screens
    word facts Facts
    word press_kit_line Press kit: facts, pictures and logo
    word changelog Changelog
    word older_versions Older versions
    word versions Versions
    word old_version This page is about version #.
    word newest_version The newest is #.
    word guests Guests
    word guests_note Real products by other people, set here as examples. Each page says so and links home.
    word search_this_site Search this site
    word words_to_look_for Words to look for
    word found_one 1 page found
    word found_many # pages found
    word found_none Nothing found. Fewer or shorter words may help.
    word index_failed The index could not be fetched.
    word search_needs_script Searching happens in your browser and needs a script, which is switched off.
    word look_around Or look around:
    word copy Copy
    word copied Copied
    word selected Selected
    word play Play
    word pause Pause
    word place_in_film Place in the film
    word captions Captions
    word time_of #1 of #2
    word about_this_page About this page
    word example_page An example page.
    word example_text # is other people’s work, and this page is not theirs: it shows what Playbill makes of a real product’s facts.
    word meet_it Meet it where it lives:
    word sample_page A sample.
    word sample_text # is in no store: the texts and pictures for stores that its kit holds show what Playbill makes, and are not to be sent.
    word play_here Play it here
    word play_from_here Play from here
    word board_words You|Robot|disc|ring|empty|gap|Your turn.|Thinking …|Undo|Hint|Menu|Opponent|Robot, level %|Two players|Change sides|Evaluation bar|New game|First steps|Copy link|Copy as .play|Copy as PGN|Forget this game|Copied.|Discs|Rings|% to move.|% turned|% win.|A draw.|% pass.|Tap the framed disc.|One step (a dot) doubles it, two steps (a ring) move it. Tap the framed square.|The rings beside it are yours. More pieces at the end win.|Done|Board: arrow keys move, Enter plays|step here|leap here|Try %.|This link holds no game that can be played.|The game could not be loaded.
    word try_here Try it here
    word loading Loading …
    word progress_bar_words The line|cut|slow|good|Start over|# s ahead|empty|low|enough|full|Stalled. There is nothing left to play.|Playing.|Paused.|The end.|goes on at # s|A player’s bar: track, buffer, progress, thumb. Drag it ahead of its buffer, or cut the line, and it stalls.
    word pie_words Progress|Animated|Which way y points is settled|y points down|y points up|# percent|The same progress on two systems. Where nobody settles which way y points, one of the two runs backwards.
    word marquee_words Add to the selection|Clear|# selected|Nothing selected|Thing #|Things to select|Arrow keys move, Space selects, Shift and arrows draw the box.|Drag a box around things: what it touches is selected.
    word press_kit_of # press kit
    word press_kit_about Facts, pictures and logo of #, for the press.
    word all_pictures All pictures
    word press_sheet Press sheet
    word press_sheet_alt The press sheet of #: one page to print
    word logo Logo
    word fact_sheet Fact sheet
    word in_short In short
    word whole_story The whole story
    word pictures Pictures
    word full_size Each opens in full size.
    word logo_drawn # has no logo of its own here: this one is drawn of its name and its colour.
    word logo_light #, for light grounds
    word logo_dark #, for dark grounds
    word mark_of The mark of #
    word logo_of_light The logo of # on a light ground
    word logo_of_dark The logo of # on a dark ground
    word features Features
    word what_people_say What people say
    word awards Awards
    word award Award
    word history History
    word team_and_contact Team and contact
    word press_contact Press contact
    word moved Moved
    word has_moved This page has moved:
    # What a kit says.
    word platforms Platforms
    word developer Developer
    word release_date Release date
    word about_price About the price
    word made_for Made for
    word fact_name Name
    word fact_kind Kind
    word links Links
    word press_page The press page, with all pictures
    word product_page The product page
    word descriptions Descriptions
    word in_a_line In a line
    word at_length At length
    word for_whom For #.
    word sheet_pictures Pictures, logo and facts
    word get_it Get it
    word get_it_on Get it on the #
    word in_target and, in the target that uses it:
    word getting_started Getting started
    word requirements Requirements
    word contributing Contributing
    word with_thanks_to With thanks to #.
    word all_changes All changes
    word by_version What changed, version by version
    word more_at More: #
    word more_about More about #
    word new_in New in #
    word link_in_profile The link is in our profile.
    word is_here Hello! # is here.
    word what_is_in_it What is in it:
    word what_next What would you want it to do next?
    # What is said of a picture to those who do not see it, and of a position.
    word film_game A game that plays itself
    word film_terminal A terminal at work
    word film_screens An app at work
    word film_component A component at work
    word film_program A program at work
    word telling_types Types “#”.
    word telling_types_shows Types “#1”, shows “#2”.
    word telling_presses Presses #.
    word telling_presses_times Presses #1 #2 times.
    word telling_shows Shows “#”.
    word telling_more And so on.
    word sentence_gap _
    word board_title #1 board: #2
    word side_discs discs
    word side_rings rings
    word to_move # to move
    word has_won # won
    word drawn_game a draw
    word discs_on Discs on #.
    word no_discs No discs.
    word rings_on Rings on #.
    word no_rings No rings.
    word gaps_at Gaps at #.
    word last_clone Last move: a clone to #.
    word last_jump Last move: a jump from #1 to #2.
    word last_pass Last move: a pass.
    word selected_piece Selected: #1, which clones to #2 and jumps to #3.
    word nowhere nowhere
    word marked_squares Marked: #.
    word arrow_from_to Arrow from #1 to #2.
    count discs one|# disc other|# discs
    count rings one|# ring other|# rings
    count stills one|# still other|# stills
    count frames one|# frame other|# frames
    count features_left one|# feature left out to fit. other|# features left out to fit.
    # What the index of a kit says.
    word kit_of The kit of #
    word skip_to_kit Skip to the kit
    word kit_made #1 of #2, all made from one folder.
    word kit_example Other people’s work, shown as an example: it gets README variants, and nothing that speaks in its name.
    word kit_parts Parts of the kit
    word kit_posts Posts
    word kit_stores Stores
    word kit_press Press
    word moving_pictures Moving pictures
    word boards Boards
    word all_files All files
    word filter Filter
    word filter_label Show only what has this word
    word filter_none Nothing here has that word.
    word kit_posts_about Drafts that fit, counted as each network counts. What had to go, went by weight; the title and the link never do.
    word the_letter The letter
    word topics Topics
    word you You
    word maker Maker
    word card_of_address The card of its address
    word when_shared When somebody shares the address
    word kit_stores_about The listing about as the store shows it, and under it every text with its limit, as the store counts.
    word get_button Get
    word screenshots Screenshots
    word in_order #1 of #2, in the order in which they are shown
    word description Description
    word whats_new What’s new
    word every_text Every text, with its limit
    word field Field
    word text Text
    word length Length
    word kit_readmes_about One text in several places: for a repository, for package indexes, in short, and without markup.
    word rendered #, rendered
    word kit_press_about What a journalist asks for, as a page, as paper, and as files. The same page stands on the site at #.
    word facts_as_data Facts as data
    word moving_about Played by the engine, not recorded.
    word boards_about Each as PNG and SVG, for light pages and dark ones.
    word kit_foot Everything here was made from the folder of #. Change a line there, and it agrees again.
    word kit_places Places
    word kit_places_about What each place gets, and what it would take besides.
    word place_left_out Left out
    word place_missing Missing
    word place_untranslated Not in #
    word need_recommended recommended
    word seen_picture A screenshot of #
    word seen_moment A moment of #
    word seen_moment_saying A moment of #1, saying: #2
    word seen_code Code: #
    word seen_terminal A terminal: #
    word seen_list A list: #
    word seen_leaderboard A leaderboard: #
    word seen_versus #1 against #2
    word seen_quote A quotation: #
    word seen_result A result: #
    word file_moving The moving picture
    word file_still Its still
    word file_dark For dark pages
    word file_tall On a tall stage, as phones show it
    word post_for Post for #
    word readme_indexes README for package indexes
    word readme_short Short README
    word readme_plain README without markup
    word newsletter Newsletter
    count texts one|# text other|# texts
    """#
/// English as it is written in America.
///
/// Months, days, patterns, separators and plurals: Unicode CLDR 47, `main/en.xml`. Words: ours.
let americanText = #"""
    tag en-US
    day long %B %-d, %Y
    day short %b %-d, %Y
    day month %b %-d
    """#
