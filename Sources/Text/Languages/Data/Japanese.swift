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
    """#
