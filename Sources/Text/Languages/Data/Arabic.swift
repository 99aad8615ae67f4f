/// Arabic, with the digits 0 to 9 (CLDR's `latn`).
///
/// Months, days, patterns, separators and plurals: Unicode CLDR 47, `main/ar.xml`. Words: ours.
let arabicText = #"""
    tag ar
    months يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر
    weekdays الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت
    meridiems ص م
    day long %-d %B %Y
    day short %-d %B %Y
    day month %-d %B
    decimal .
    group ,
    money #~¤
    symbol USD US$
    symbol GBP UK£
    plural arabic
    direction rtl
    word kind_game لعبة
    word kind_app تطبيق
    word kind_library مكتبة
    word kind_component مكوّن
    word kind_tool أداة
    word stage_planned مخطَّط
    word stage_development قيد التطوير
    word stage_alpha ألفا
    word stage_beta بيتا
    word stage_live متاح
    word stage_retired متوقف
    word version الإصدار
    word released تاريخ الإصدار
    word price السعر
    word runs_on يعمل على
    word languages اللغات
    word made_by من صنع
    word license الترخيص
    word stage المرحلة
    word free مجاني
    word or_later # أو أحدث
    word hours #~س
    word minutes #~د
    word seconds #~ث
    word min_read مدة القراءة: # د
    word note ملاحظة
    word tip نصيحة
    word important مهم
    word warning تحذير
    word caution انتبه
    word link_to_section رابط إلى هذا القسم
    word back_to_reference العودة إلى المرجع #
    word task_done تم
    word link_store المتجر
    word link_source الشيفرة المصدرية
    word link_website الموقع
    word link_home الصفحة الرئيسية
    word link_support الدعم
    word link_press الملف الصحفي
    word link_download التنزيل
    word link_documentation التوثيق
    word link_article مقال
    word link_privacy الخصوصية
    word tbd يُحدَّد لاحقًا
    word comma ،_
    word and_two _و
    word and _و
    count posts zero|لا مقالات one|مقال واحد two|مقالان few|# مقالات many|# مقالًا other|# مقال
    count products zero|لا منتجات one|منتج واحد two|منتجان few|# منتجات many|# منتجًا other|# منتج
    count pages zero|لا صفحات one|صفحة واحدة two|صفحتان few|# صفحات many|# صفحة other|# صفحة
    count words zero|لا كلمات one|كلمة واحدة two|كلمتان few|# كلمات many|# كلمة other|# كلمة
    count files zero|لا ملفات one|ملف واحد two|ملفان few|# ملفات many|# ملفًا other|# ملف
    count days zero|لا أيام one|يوم واحد two|يومان few|# أيام many|# يومًا other|# يوم
    # What a theme says.
    word skip_to_text انتقل إلى النص
    word nav_main القائمة الرئيسية
    word menu القائمة
    word own_name العربية
    word light_or_dark فاتح أو داكن
    word search بحث
    word tags الوسوم
    word categories التصنيفات
    word archive الأرشيف
    word products المنتجات
    word page_not_found الصفحة غير موجودة
    word not_found_title لا توجد هذه الصفحة في البرنامج.
    word not_found_text انتقلت أو أُغلقت أو لم تُفتح قط. المقالات والمنتجات في مكانها المعتاد.
    word to_home إلى الصفحة الأولى
    word lately حديثًا
    word newest_first #، الأحدث أولًا.
    word meet تعرّف على #
    word read_notebook اقرأ الدفتر
    word now_playing يُعرض الآن: #.
    word notebook الدفتر
    word on_the_bill في البرنامج
    word all_products كل المنتجات، ومنها الضيوف
    word from_notebook من الدفتر
    word nothing_yet لا شيء بعد.
    word draft مسودة
    word scheduled مجدول
    word updated حُدّث
    word earlier الأقدم
    word later الأحدث
    word neighbouring_posts مقالات مجاورة
    word neighbouring_pages صفحات مجاورة
    word before_this السابق
    word after_this التالي
    word read_next اقرأ أيضًا
    word on_this_page في هذه الصفحة
    word series سلسلة
    word part_of الجزء #1 من #2
    word all_parts كل الأجزاء: #
    word pages الصفحات
    word page_of الصفحة #1 من #2
    word page_number الصفحة #
    word newer → الأحدث
    word older الأقدم ←
    word back → رجوع
    word more المزيد ←
    word get احصل على #
    word the_film الفيلم
    word what_it_does ماذا يفعل
    word about نبذة
    word on_the_board على اللوح
    word screens الشاشات
    word facts حقائق
    word press_kit_line ملف صحفي: حقائق وصور وشعار
    word changelog سجل التغييرات
    word older_versions إصدارات أقدم
    word versions الإصدارات
    word old_version هذه الصفحة تخص الإصدار #.
    word newest_version الأحدث هو #.
    word guests ضيوف
    word guests_note منتجات حقيقية لآخرين، وُضعت هنا أمثلة. كل صفحة تذكر ذلك وتربط بموقعها.
    word search_this_site ابحث في هذا الموقع
    word words_to_look_for كلمات البحث
    word found_one صفحة واحدة
    word found_many عدد الصفحات: #
    word found_none لا نتائج. جرّب كلمات أقل أو أقصر.
    word index_failed تعذّر تحميل الفهرس.
    word search_needs_script يجري البحث في متصفحك ويحتاج إلى نص برمجي، وهو معطّل.
    word look_around أو تجوّل:
    word copy نسخ
    word copied نُسخ
    word selected حُدّد
    word play تشغيل
    word pause إيقاف مؤقت
    word place_in_film الموضع في الفيلم
    word captions التسميات التوضيحية
    word time_of #1 من #2
    word about_this_page عن هذه الصفحة
    word example_page صفحة مثال.
    word example_text # عمل آخرين، وهذه الصفحة ليست لهم: إنها تُظهر ما يصنعه Playbill من حقائق منتج حقيقي.
    word meet_it موقعه الأصلي:
    word sample_page نموذج.
    word sample_text # ليس في أي متجر: نصوص المتاجر وصورها في عدته تُظهر ما يصنعه Playbill وليست للإرسال.
    word play_here العب هنا
    word play_from_here العب من هنا
    word board_words أنت|الروبوت|قرص|حلقة|فارغ|فجوة|دورك.|يفكر…|تراجع|تلميح|القائمة|الخصم|روبوت، المستوى %|لاعبان|بدّل الجهتين|شريط التقييم|لعبة جديدة|الخطوات الأولى|انسخ الرابط|انسخ بصيغة ‎.play|انسخ بصيغة PGN|انسَ هذه اللعبة|نُسخ.|الأقراص|الحلقات|الدور: %.|انقلب %|الفوز: %.|تعادل.|تمرير: %.|المس القرص المؤطر.|خطوة (نقطة) تضاعفه، وخطوتان (حلقة) تنقلانه. المس المربع المؤطر.|الحلقات المجاورة صارت لك. في النهاية يفوز الأكثر قطعًا.|تم|اللوحة: الأسهم للتنقل وEnter للعب|خطوة إلى هنا|قفزة إلى هنا|جرّب %.|لا يحوي هذا الرابط لعبة يمكن لعبها.|تعذر تحميل اللعبة.
    word try_here جرّبه هنا
    word loading جارٍ التحميل…
    word progress_bar_words الخط|مقطوع|بطيء|جيد|من البداية|# ث إلى الأمام|فارغ|قليل|كافٍ|ممتلئ|توقّف. لم يبقَ ما يُشغَّل.|يعمل.|متوقف مؤقتًا.|النهاية.|يستأنف عند # ث|شريط المشغّل: المسار والمخزن المؤقت والتقدّم والمقبض. اسحبه إلى ما بعد المخزن، أو اقطع الخط، فيتوقّف.
    word pie_words التقدّم|متحرك|اتجاه y محسوم|y إلى الأسفل|y إلى الأعلى|# بالمئة|التقدّم نفسه على نظامين. حيث لا يحسم أحد اتجاه y يدور أحدهما إلى الوراء.
    word marquee_words أضِف إلى التحديد|مسح|المحدد: #|لا شيء محدد|شيء #|أشياء للتحديد|الأسهم للتنقل، والمسافة للتحديد، وShift مع الأسهم لرسم الإطار.|ارسم إطارًا حول الأشياء: ما يلمسه يُحدَّد.
    word press_kit_of الملف الصحفي: #
    word press_kit_about حقائق وصور وشعار لـ #، للصحافة.
    word all_pictures كل الصور
    word press_sheet ورقة صحفية
    word press_sheet_alt الورقة الصحفية لـ #: صفحة واحدة للطباعة
    word logo الشعار
    word fact_sheet صحيفة الحقائق
    word in_short باختصار
    word whole_story القصة كاملة
    word pictures الصور
    word full_size تُفتح كل صورة بحجمها الكامل.
    word logo_drawn ليس لـ # شعار خاص هنا: رُسم هذا من اسمه ولونه.
    word logo_light #، للخلفيات الفاتحة
    word logo_dark #، للخلفيات الداكنة
    word mark_of رمز #
    word logo_of_light شعار # على خلفية فاتحة
    word logo_of_dark شعار # على خلفية داكنة
    word features المزايا
    word what_people_say ماذا يقولون
    word awards الجوائز
    word award جائزة
    word history التاريخ
    word team_and_contact الفريق والاتصال
    word press_contact للتواصل الصحفي
    word moved انتقلت
    word has_moved انتقلت هذه الصفحة:
    # What a kit says.
    word platforms المنصات
    word developer المطوّر
    word release_date تاريخ الإصدار
    word about_price عن السعر
    word made_for لمن
    word fact_name الاسم
    word fact_kind النوع
    word links روابط
    word press_page صفحة الصحافة، مع كل الصور
    word product_page صفحة المنتج
    word descriptions الأوصاف
    word in_a_line في سطر
    word at_length بالتفصيل
    word for_whom لـ#.
    word sheet_pictures الصور والشعار والحقائق
    word get_it أين تجده
    word get_it_on احصل عليه: #
    word in_target وفي الهدف الذي يستخدمه:
    word getting_started البدء
    word requirements المتطلبات
    word contributing المساهمة
    word with_thanks_to شكراً لـ #.
    word all_changes كل التغييرات
    word by_version التغييرات نسخةً نسخة
    word more_at المزيد: #
    word more_about المزيد عن #
    word new_in الجديد في #
    word link_in_profile الرابط في ملفنا الشخصي.
    word is_here مرحبًا! وصل #.
    word what_is_in_it ما فيه:
    word what_next ما الذي تريد أن يفعله بعد ذلك؟
    # What is said of a picture to those who do not see it, and of a position.
    word film_game لعبة تلعب نفسها
    word film_terminal طرفية أثناء العمل
    word film_screens تطبيق أثناء العمل
    word film_component مكوّن أثناء العمل
    word film_program برنامج أثناء العمل
    word telling_types يكتب «#».
    word telling_types_shows يكتب «#1» فيظهر «#2».
    word telling_presses يضغط #.
    word telling_presses_times يضغط #1 (عدد المرات: #2).
    word telling_shows يظهر «#».
    word telling_more وهكذا.
    word sentence_gap _
    word board_title لوح #1: #2
    word side_discs الأقراص
    word side_rings الحلقات
    word to_move الدور: #
    word has_won الفوز: #
    word drawn_game تعادل
    word discs_on الأقراص على #.
    word no_discs لا أقراص.
    word rings_on الحلقات على #.
    word no_rings لا حلقات.
    word gaps_at الفجوات في #.
    word last_clone النقلة الأخيرة: استنساخ إلى #.
    word last_jump النقلة الأخيرة: قفزة من #1 إلى #2.
    word last_pass النقلة الأخيرة: تمرير الدور.
    word selected_piece المحدد: #1. يُستنسخ إلى: #2. يقفز إلى: #3.
    word nowhere لا مكان
    word marked_squares المعلَّمة: #.
    word arrow_from_to سهم من #1 إلى #2.
    count discs zero|لا أقراص one|قرص واحد two|قرصان few|# أقراص many|# قرصًا other|# قرص
    count rings zero|لا حلقات one|حلقة واحدة two|حلقتان few|# حلقات many|# حلقة other|# حلقة
    count stills zero|لا صور ثابتة one|صورة ثابتة واحدة two|صورتان ثابتتان few|# صور ثابتة many|# صورة ثابتة other|# صورة ثابتة
    count frames zero|لا إطارات one|إطار واحد two|إطاران few|# إطارات many|# إطارًا other|# إطار
    count features_left zero|لم يُحذف شيء. one|حُذفت نقطة واحدة لضيق المكان. two|حُذفت نقطتان لضيق المكان. few|حُذفت # نقاط لضيق المكان. many|حُذفت # نقطة لضيق المكان. other|حُذفت # نقطة لضيق المكان.
    # What the index of a kit says.
    word kit_of حزمة #
    word skip_to_kit انتقل إلى الحزمة
    word kit_made #1، بحجم #2، وكلها من مجلد واحد.
    word kit_example عمل آخرين معروض هنا مثالًا: تُصنع له نسخ README، ولا شيء يتكلم باسمه.
    word kit_parts أجزاء الحزمة
    word kit_posts المنشورات
    word kit_stores المتاجر
    word kit_press الصحافة
    word moving_pictures صور متحركة
    word boards الألواح
    word all_files كل الملفات
    word filter تصفية
    word filter_label أظهر ما فيه هذه الكلمة فقط
    word filter_none لا شيء هنا فيه هذه الكلمة.
    word kit_posts_about مسودات بالطول المناسب، محسوبة كما تحسب كل شبكة. ما لزم حذفه حُذف بحسب وزنه، أما العنوان والرابط فيبقيان دائمًا.
    word the_letter الرسالة
    word topics المواضيع
    word you أنت
    word maker الصانع
    word card_of_address بطاقة العنوان
    word when_shared عندما يشارك أحد العنوان
    word kit_stores_about الصفحة كما يعرضها المتجر تقريبًا، وتحتها كل نص مع حدّه كما يحسبه المتجر.
    word get_button تنزيل
    word screenshots لقطات الشاشة
    word in_order #1، #2، بترتيب عرضها
    word description الوصف
    word whats_new الجديد
    word every_text كل نص مع حدّه
    word field الحقل
    word text النص
    word length الطول
    word kit_readmes_about نص واحد لأماكن عدة: للمستودع، ولفهارس الحزم، وباختصار، وبلا تنسيق.
    word rendered #، منسَّقًا
    word kit_press_about ما يطلبه الصحفي: صفحةً وورقةً وملفات. والصفحة نفسها في الموقع على #.
    word facts_as_data الحقائق بيانات
    word moving_about لعبها المحرّك، ولم تُسجَّل.
    word boards_about كل منها PNG وSVG، للصفحات الفاتحة والداكنة.
    word kit_foot كل ما هنا صُنع من مجلد #. غيّر سطرًا هناك فيتطابق كل شيء من جديد.
    word kit_places الأماكن
    word kit_places_about ما يحصل عليه كل مكان، وما قد يقبله أيضًا.
    word place_left_out متروك
    word place_missing ناقص
    word place_untranslated غير متوفر بـ #
    word need_recommended مستحسن
    word seen_picture لقطة شاشة من #
    word seen_moment لحظة من #
    word seen_moment_saying لحظة من #1، وفيها: #2
    word seen_code شيفرة: #
    word seen_terminal طرفية: #
    word seen_list قائمة: #
    word seen_leaderboard لائحة الصدارة: #
    word seen_versus #1 ضد #2
    word seen_quote اقتباس: #
    word seen_result نتيجة: #
    word file_moving الصورة المتحركة
    word file_still صورتها الثابتة
    word file_dark للصفحات الداكنة
    word file_tall على مسرح طويل كما تعرضه الهواتف
    word post_for منشور من أجل #
    word readme_indexes README لفهارس الحزم
    word readme_short README مختصر
    word readme_plain README بلا ترميز
    word newsletter النشرة البريدية
    count texts zero|لا نصوص one|نص واحد two|نصان few|# نصوص many|# نصًا other|# نص
    """#
