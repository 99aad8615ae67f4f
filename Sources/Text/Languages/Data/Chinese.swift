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
    word link_to_section 指向本节的链接
    word back_to_reference 返回引用处#
    word task_done 已完成
    word link_store 商店
    word link_source 源代码
    word link_website 网站
    word link_home 主页
    word link_support 支持
    word link_press 媒体资料
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
    # What a theme says.
    word skip_to_text 跳到正文
    word nav_main 主导航
    word menu 菜单
    word own_name 中文
    word light_or_dark 浅色或深色
    word search 搜索
    word tags 标签
    word categories 分类
    word archive 归档
    word products 产品
    word page_not_found 页面不存在
    word not_found_title 节目单上没有这一页。
    word not_found_text 它搬走了、关闭了，或从未开放。文章和产品都在原来的地方。
    word to_home 回到首页
    word lately 最近
    word newest_first #，最新的在前。
    word meet 认识 #
    word read_notebook 阅读笔记
    word now_playing 正在上演：#。
    word notebook 笔记
    word on_the_bill 节目单
    word all_products 全部产品，包括客串产品
    word from_notebook 来自笔记
    word nothing_yet 暂无内容。
    word draft 草稿
    word scheduled 已排期
    word updated 更新于
    word earlier 更早
    word later 更晚
    word neighbouring_posts 相邻文章
    word neighbouring_pages 相邻页面
    word before_this 上一篇
    word after_this 下一篇
    word read_next 接着读
    word on_this_page 本页目录
    word series 系列
    word part_of 第 #1 部分，共 #2 部分
    word all_parts 全部 # 部分
    word pages 页码
    word page_of 第 #1 页，共 #2 页
    word page_number 第 # 页
    word newer ← 较新
    word older 较旧 →
    word back ← 返回
    word more 更多 →
    word get 获取 #
    word the_film 影片
    word what_it_does 功能
    word about 关于
    word on_the_board 棋盘上
    word screens 截图
    word facts 资料
    word press_kit_line 媒体资料：信息、图片与标志
    word changelog 更新日志
    word older_versions 旧版本
    word versions 版本
    word old_version 本页内容适用于版本 #。
    word newest_version 最新版本是 #。
    word guests 客串
    word guests_note 他人的真实产品，在此作为示例。每页都会说明并链接到原处。
    word search_this_site 搜索本站
    word words_to_look_for 要查找的词
    word found_one 找到 1 页
    word found_many 找到 # 页
    word found_none 没有找到。试试更少或更短的词。
    word index_failed 无法载入索引。
    word search_needs_script 搜索在浏览器中进行，需要脚本，而脚本已关闭。
    word look_around 或者随便看看：
    word copy 复制
    word copied 已复制
    word selected 已选中
    word play 播放
    word pause 暂停
    word place_in_film 播放位置
    word captions 字幕
    word time_of #1／#2
    word about_this_page 关于本页
    word example_page 示例页面。
    word example_text # 是他人的作品，本页并非他们所有：它展示 Playbill 用真实产品的资料能做出什么。
    word meet_it 原产品网站：
    word sample_page 这是样例。
    word sample_text #不在任何商店：套件里给商店的文字和图片只是展示 Playbill 能做出什么，不应提交。
    word play_here 在这里玩
    word play_from_here 从这里开始下
    word board_words 你|机器人|圆盘|圆环|空|缺口|轮到你。|思考中…|悔棋|提示|菜单|对手|机器人，等级 %|双人|交换双方|形势条|新的一局|入门|复制链接|复制为 .play|复制为 PGN|忘记这一局|已复制。|圆盘|圆环|轮到%。|翻转 %|%获胜。|平局。|%停一手。|点选加框的圆盘。|一步（点）会分身，两步（小环）会跳走。点加框的格子。|旁边的圆环归你了。最后棋子多者胜。|完成|棋盘：方向键移动，回车落子|走到这里|跳到这里|试试 %。|此链接中没有可下的对局。|游戏无法载入。
    word try_here 在这里试试
    word loading 加载中…
    word progress_bar_words 线路|切断|慢|好|重新开始|前方 # 秒|空|少|够|满|卡住了。没有可播放的内容了。|播放中。|已暂停。|结束。|到 # 秒时继续|播放器的进度条：轨道、缓冲、进度、滑块。把它拖到缓冲之外，或切断线路，它就会卡住。
    word pie_words 进度|动画|已统一 y 的方向|y 向下|y 向上|百分之 #|两个系统上的同一进度。若没人统一 y 的方向，其中一个就会倒着走。
    word marquee_words 添加到选择|清除|已选 # 个|未选择|物件 #|可选择的物件|方向键移动，空格选择，Shift 加方向键画框。|在物件周围拖出一个框：框碰到的都会被选中。
    word press_kit_of # 媒体资料
    word press_kit_about # 的信息、图片与标志，供媒体使用。
    word all_pictures 全部图片
    word press_sheet 媒体单页
    word press_sheet_alt # 的媒体单页：可打印的一页
    word logo 标志
    word fact_sheet 资料表
    word in_short 简而言之
    word whole_story 完整介绍
    word pictures 图片
    word full_size 点击可查看原图。
    word logo_drawn # 在此没有自己的标志：此标志由其名称和颜色绘成。
    word logo_light #，用于浅色背景
    word logo_dark #，用于深色背景
    word mark_of # 的图形标志
    word logo_of_light 浅色背景上的 # 标志
    word logo_of_dark 深色背景上的 # 标志
    word features 特性
    word what_people_say 评价
    word awards 奖项
    word award 奖项
    word history 历史
    word team_and_contact 团队与联系方式
    word press_contact 媒体联系
    word moved 已迁移
    word has_moved 此页面已迁移：
    # What a kit says.
    word platforms 平台
    word developer 开发者
    word release_date 发布日期
    word about_price 价格说明
    word made_for 适合人群
    word fact_name 名称
    word fact_kind 类型
    word links 链接
    word press_page 媒体页面，附全部图片
    word product_page 产品页面
    word descriptions 介绍文字
    word in_a_line 一句话
    word at_length 详细介绍
    word for_whom 适合：#
    word sheet_pictures 图片、标志与资料
    word get_it 获取
    word get_it_on 获取：#
    word in_target 并在使用它的 target 中：
    word getting_started 入门
    word requirements 系统要求
    word contributing 参与贡献
    word with_thanks_to 感谢 #。
    word all_changes 全部更新
    word by_version 各版本的更新
    word more_at 更多：#
    word more_about 关于 # 的更多内容
    word new_in # 的新内容
    word link_in_profile 链接在我们的主页简介中。
    word is_here 大家好！# 来了。
    word what_is_in_it 内容：
    word what_next 接下来希望它能做什么？
    # What is said of a picture to those who do not see it, and of a position.
    word film_game 自己下的游戏
    word film_terminal 运行中的终端
    word film_screens 运行中的应用
    word film_component 组件演示
    word film_program 运行中的程序
    word telling_types 输入“#”。
    word telling_types_shows 输入“#1”，显示“#2”。
    word telling_presses 按 #。
    word telling_presses_times 按 #1 #2 次。
    word telling_shows 显示“#”。
    word telling_more 如此等等。
    word sentence_gap
    word board_title #1 棋盘：#2
    word side_discs 圆片
    word side_rings 圆环
    word to_move 轮到：#
    word has_won 获胜：#
    word drawn_game 平局
    word discs_on 圆片位于 #。
    word no_discs 没有圆片。
    word rings_on 圆环位于 #。
    word no_rings 没有圆环。
    word gaps_at 空缺位于 #。
    word last_clone 上一步：复制到 #。
    word last_jump 上一步：从 #1 跳到 #2。
    word last_pass 上一步：弃权。
    word selected_piece 已选中：#1。可复制到：#2。可跳到：#3。
    word nowhere 无处可去
    word marked_squares 标记：#。
    word arrow_from_to 从 #1 指向 #2 的箭头。
    count discs other|#个圆片
    count rings other|#个圆环
    count stills other|#张静态图
    count frames other|#帧
    count features_left other|为控制长度省去了#项。
    # What the index of a kit says.
    word kit_of # 的发布包
    word skip_to_kit 跳到发布包
    word kit_made #1，共 #2，全部由一个文件夹生成。
    word kit_example 他人的作品，在此作为示例：只为它生成各种 README，不以其名义发言。
    word kit_parts 发布包的内容
    word kit_posts 帖子
    word kit_stores 商店
    word kit_press 媒体
    word moving_pictures 动图
    word boards 棋盘
    word all_files 全部文件
    word filter 筛选
    word filter_label 只显示含有这个词的内容
    word filter_none 这里没有含有这个词的内容。
    word kit_posts_about 符合长度的草稿，按各平台的方式计数。放不下的按权重省去，标题和链接始终保留。
    word the_letter 邮件
    word topics 话题
    word you 你
    word maker 作者
    word card_of_address 网址的卡片
    word when_shared 有人分享网址时
    word kit_stores_about 大致如商店所示的页面，下面是每段文字及其上限，按商店的方式计数。
    word get_button 获取
    word screenshots 屏幕截图
    word in_order #1，#2，按展示顺序排列
    word description 描述
    word whats_new 新功能
    word every_text 每段文字及其上限
    word field 字段
    word text 文字
    word length 长度
    word kit_readmes_about 一段文字，多处使用：用于代码仓库、软件包索引，以及简短版和纯文本版。
    word rendered #（渲染后）
    word kit_press_about 记者需要的内容：网页、纸质和文件。同一页面在网站上的地址：#。
    word facts_as_data 资料数据
    word moving_about 由引擎实际运行，并非录制。
    word boards_about 各有 PNG 和 SVG，适用于浅色和深色页面。
    word kit_foot 这里的一切都由 # 的文件夹生成。在那里改一行，这里就会重新一致。
    word kit_places 发布处
    word kit_places_about 每一处得到什么，还可以有什么。
    word place_left_out 略去
    word place_missing 缺少
    word place_untranslated 没有 # 版本
    word need_recommended 建议
    word seen_picture #的截图
    word seen_moment #的一个瞬间
    word seen_moment_saying #1的一个瞬间：#2
    word seen_code 代码：#
    word seen_terminal 终端：#
    word seen_list 列表：#
    word seen_leaderboard 排行榜：#
    word seen_versus #1对#2
    word seen_quote 引语：#
    word seen_result 结果：#
    word file_moving 动态图片
    word file_still 它的静态图
    word file_dark 用于深色页面
    word file_tall 竖屏画面，如手机所示
    word post_for # 的帖子
    word readme_indexes 用于软件包目录的 README
    word readme_short 简短的 README
    word readme_plain 无标记的 README
    word newsletter 简报
    count texts other|# 篇文字
    """#
