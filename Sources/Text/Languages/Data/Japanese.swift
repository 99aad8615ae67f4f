/// Japanese.
///
/// Months, days, patterns, separators and plurals: Unicode CLDR 47, `main/ja.xml`. Words: ours.
let japaneseText = #"""
    tag ja
    months 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月
    weekdays 日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日
    short-weekdays 日 月 火 水 木 金 土
    meridiems 午前 午後
    day long %Y年%-m月%-d日
    day short %Y年%-m月%-d日
    day month %-m月%-d日
    decimal .
    group ,
    money ¤#
    symbol JPY ￥
    symbol CNY 元
    plural none
    word kind_game ゲーム
    word kind_app アプリ
    word kind_library ライブラリ
    word kind_component コンポーネント
    word kind_tool ツール
    word stage_planned 計画中
    word stage_development 開発中
    word stage_alpha アルファ版
    word stage_beta ベータ版
    word stage_live 公開中
    word stage_retired 終了
    word version バージョン
    word released リリース
    word price 価格
    word runs_on 対応環境
    word languages 言語
    word made_by 制作
    word license ライセンス
    word stage 段階
    word free 無料
    word or_later #以降
    word hours #時間
    word minutes #分
    word seconds #秒
    word min_read #分で読めます
    word note メモ
    word tip ヒント
    word important 重要
    word warning 警告
    word caution 注意
    word link_to_section この節へのリンク
    word back_to_reference 参照#に戻る
    word task_done 完了
    word link_store ストア
    word link_source ソースコード
    word link_website ウェブサイト
    word link_home ホームページ
    word link_support サポート
    word link_press プレスキット
    word link_download ダウンロード
    word link_documentation ドキュメント
    word link_article 記事
    word link_privacy プライバシー
    word tbd 未定
    word comma 、
    word and_two 、
    word and 、
    count posts other|#件の記事
    count products other|#個の製品
    count pages other|#ページ
    count words other|#語
    count files other|#個のファイル
    count days other|#日
    # What a theme says.
    word skip_to_text 本文へ移動
    word nav_main メイン
    word search 検索
    word tags タグ
    word categories カテゴリー
    word archive アーカイブ
    word products 製品
    word page_not_found ページが見つかりません
    word not_found_title そのページは上演していません。
    word not_found_text 移動したか、終了したか、まだ始まっていません。記事と製品はいつもの場所にあります。
    word to_home トップページへ
    word lately 最近の記事
    word newest_first #（新しい順）
    word meet #を見る
    word read_notebook ノートを読む
    word now_playing 上演中：#
    word notebook ノート
    word on_the_bill 上演中
    word all_products ゲストを含むすべての製品
    word from_notebook ノートから
    word nothing_yet まだありません。
    word draft 下書き
    word scheduled 公開予定
    word updated 更新
    word earlier 前の記事
    word later 次の記事
    word neighbouring_posts 前後の記事
    word neighbouring_pages 前後のページ
    word before_this 前へ
    word after_this 次へ
    word read_next あわせて読む
    word on_this_page 目次
    word series シリーズ
    word part_of 全#2回の第#1回
    word all_parts 全#回の一覧
    word pages ページ
    word page_of #1／#2ページ
    word page_number #ページ
    word newer ← 新しい記事
    word older 古い記事 →
    word back ← 戻る
    word more 続き →
    word get #を入手
    word the_film 映像
    word what_it_does できること
    word about 概要
    word on_the_board 盤上
    word screens 画面
    word facts 基本情報
    word press_kit_line プレスキット：情報、画像、ロゴ
    word changelog 変更履歴
    word older_versions 以前のバージョン
    word guests ゲスト
    word guests_note ほかの人たちの実在の製品を例として載せています。各ページにその旨と公式へのリンクがあります。
    word search_this_site サイト内検索
    word words_to_look_for 探す言葉
    word found_one 1ページ見つかりました
    word found_many #ページ見つかりました
    word found_none 見つかりませんでした。言葉を減らすか短くしてみてください。
    word index_failed 索引を読み込めませんでした。
    word search_needs_script 検索はブラウザで行われ、スクリプトが必要ですが、無効になっています。
    word look_around または一覧から：
    word copy コピー
    word copied コピーしました
    word selected 選択しました
    word play 再生
    word pause 一時停止
    word place_in_film 再生位置
    word captions 字幕
    word time_of #1／#2
    word about_this_page このページについて
    word example_page これは例です。
    word example_text #はほかの人たちの作品で、このページは公式ではありません。実在の製品の情報からPlaybillが作る例です。
    word meet_it 公式ページ：
    word press_kit_of #のプレスキット
    word press_kit_about 報道関係者向けの#の情報、画像、ロゴ。
    word all_pictures すべての画像
    word press_sheet プレスシート
    word press_sheet_alt #のプレスシート：印刷用1ページ
    word logo ロゴ
    word fact_sheet 基本情報
    word in_short ひとことで
    word whole_story くわしく
    word pictures 画像
    word full_size クリックで原寸表示。
    word logo_drawn #には専用のロゴがないため、名前と色から描いています。
    word logo_light #（明るい背景用）
    word logo_dark #（暗い背景用）
    word mark_of #のマーク
    word logo_of_light 明るい背景の#のロゴ
    word logo_of_dark 暗い背景の#のロゴ
    word features 特徴
    word what_people_say 評判
    word awards 受賞
    word award 受賞
    word history 沿革
    word team_and_contact チームと連絡先
    word press_contact 報道関係の連絡先
    word moved 移動しました
    word has_moved このページは移動しました：
    # What a kit says.
    word platforms プラットフォーム
    word developer 開発元
    word release_date 発売日
    word about_price 価格について
    word made_for 対象
    word fact_name 名称
    word fact_kind 種類
    word links リンク
    word press_page プレスページ（すべての画像）
    word product_page 製品ページ
    word descriptions 説明文
    word in_a_line 一行で
    word at_length くわしく
    word for_whom 対象：#
    word sheet_pictures 画像・ロゴ・基本情報
    word get_it 入手方法
    word get_it_on 入手先：#
    word in_target 使用するターゲットには:
    word getting_started はじめに
    word requirements 動作環境
    word contributing 開発への参加
    word all_changes すべての変更
    word by_version バージョンごとの変更点
    word more_at 詳細：#
    word more_about # についてもっと読む
    word new_in # の新機能
    word the_link リンク：#
    word is_here こんにちは！ # が登場しました。
    word what_is_in_it 内容：
    word what_next 次に何ができるとうれしいですか？
    """#
