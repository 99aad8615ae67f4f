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
    word min_read # د قراءة
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
    word nav_main الرئيسية
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
    word captions التسميات
    word time_of #1 من #2
    word about_this_page عن هذه الصفحة
    word example_page صفحة مثال.
    word example_text # عمل آخرين، وهذه الصفحة ليست لهم: إنها تُظهر ما يصنعه Playbill من حقائق منتج حقيقي.
    word meet_it موقعه الأصلي:
    word press_kit_of الملف الصحفي: #
    word press_kit_about حقائق وصور وشعار #، للصحافة.
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
    word all_changes كل التغييرات
    word by_version التغييرات نسخةً نسخة
    word more_at المزيد: #
    word more_about المزيد عن #
    word new_in الجديد في #
    word the_link الرابط: #
    word is_here مرحبًا! وصل #.
    word what_is_in_it ما فيه:
    word what_next ما الذي تريد أن يفعله بعد ذلك؟
    """#
