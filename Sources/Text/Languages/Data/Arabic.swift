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
    """#
