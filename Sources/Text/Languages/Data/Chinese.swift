/// Chinese in simplified characters.
///
/// Months, days, patterns, separators and plurals: Unicode CLDR 47, `main/zh.xml`. Words: ours.
let chineseText = #"""
    tag zh
    months 一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月
    short-months 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月
    weekdays 星期日 星期一 星期二 星期三 星期四 星期五 星期六
    short-weekdays 周日 周一 周二 周三 周四 周五 周六
    meridiems 上午 下午
    day long %Y年%-m月%-d日
    day short %Y年%-m月%-d日
    day month %-m月%-d日
    decimal .
    group ,
    money ¤#
    symbol USD US$
    symbol CNY ¥
    symbol JPY JP¥
    plural none
    word kind_game 游戏
    word kind_app 应用
    word kind_library 库
    word kind_component 组件
    word kind_tool 工具
    word stage_planned 计划中
    word stage_development 开发中
    word stage_alpha 内测
    word stage_beta 公测
    word stage_live 已发布
    word stage_retired 已停止
    word version 版本
    word released 发布日期
    word price 价格
    word runs_on 运行平台
    word languages 语言
    word made_by 制作
    word license 许可证
    word stage 阶段
    word free 免费
    word or_later #或更高版本
    word hours #小时
    word minutes #分钟
    word seconds #秒
    word min_read 阅读需#分钟
    word note 注
    word tip 提示
    word important 重要
    word warning 警告
    word caution 小心
    word link_store 商店
    word link_source 源代码
    word link_website 网站
    word link_home 主页
    word link_support 支持
    word link_press 新闻资料
    word link_download 下载
    word link_documentation 文档
    word link_article 文章
    word link_privacy 隐私
    word tbd 待定
    word comma 、
    word and_two 和
    word and 和
    count posts other|#篇文章
    count products other|#个产品
    count pages other|#页
    count words other|#个词
    count files other|#个文件
    count days other|#天
    """#
