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
