/// Emoji by the names that GitHub gives them; those that texts use.
enum EmojiNames {
    /// Each name and its emoji.
    static let all: [String: String] = {
        let words = text.split { $0 == " " || $0 == "\n" }.map(String.init)
        return Dictionary(
            stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }, uniquingKeysWith: { $1 })
    }()

    private static let text = """
        +1 👍 -1 👎 100 💯 1234 🔢 alarm_clock ⏰ alien 👽 ambulance 🚑 anchor ⚓ angel 👼 anger 💢 angry 😠 ant 🐜 apple 🍎
        arrow_down ⬇️ arrow_forward ▶️ arrow_left ⬅️ arrow_right ➡️ arrow_up ⬆️ art 🎨 astonished 😲 avocado 🥑 baby 👶
        balloon 🎈 banana 🍌 bangbang ‼️ bank 🏦 bar_chart 📊 baseball ⚾ basketball 🏀 bath 🛀 battery 🔋 bear 🐻 bee 🐝 beer 🍺
        beers 🍻 beetle 🪲 bell 🔔 bike 🚲 bird 🐦 birthday 🎂 black_heart 🖤 blossom 🌼 blue_book 📘 blue_heart 💙 blush 😊
        boat ⛵ bomb 💣 book 📖 bookmark 🔖 bookmark_tabs 📑 books 📚 boom 💥 boot 👢 bouquet 💐 bowing_man 🙇‍♂️ boxing_glove 🥊
        boy 👦 brain 🧠 bread 🍞 briefcase 💼 broken_heart 💔 broom 🧹 bug 🐛 building_construction 🏗️ bulb 💡 bus 🚌
        butterfly 🦋 cactus 🌵 cake 🍰 calendar 📆 camera 📷 candle 🕯️ candy 🍬 car 🚗 card_file_box 🗃️ card_index 📇 cat 🐱
        chart_with_downwards_trend 📉 chart_with_upwards_trend 📈 checkered_flag 🏁 cheese 🧀 cherries 🍒 cherry_blossom 🌸
        chess_pawn ♟️ chicken 🐔 children_crossing 🚸 chocolate_bar 🍫 christmas_tree 🎄 clap 👏 clapper 🎬 clipboard 📋
        clock1 🕐 clock12 🕛 clock3 🕒 closed_book 📕 closed_lock_with_key 🔐 cloud ☁️ clown_face 🤡 cocktail 🍸 coffee ☕
        coffin ⚰️ cold_sweat 😰 collision 💥 computer 💻 computer_mouse 🖱️ confetti_ball 🎊 confused 😕 construction 🚧
        construction_worker 👷 control_knobs 🎛️ cookie 🍪 cool 🆒 copyright ©️ cow 🐮 crab 🦀 credit_card 💳 cricket 🦗
        crocodile 🐊 croissant 🥐 crossed_fingers 🤞 crossed_swords ⚔️ crown 👑 cry 😢 crystal_ball 🔮 cucumber 🥒 cupid 💘
        cyclone 🌀 dagger 🗡️ dancer 💃 dancers 👯 dart 🎯 dash 💨 date 📅 deciduous_tree 🌳 desktop_computer 🖥️ diamonds ♦️
        disappointed 😞 dizzy 💫 dizzy_face 😵 dog 🐶 dollar 💵 dolphin 🐬 door 🚪 doughnut 🍩 dove 🕊️ dragon 🐉 dress 👗
        droplet 💧 drum 🥁 duck 🦆 dvd 📀 e-mail 📧 eagle 🦅 ear 👂 earth_africa 🌍 earth_americas 🌎 earth_asia 🌏 egg 🥚
        eight 8️⃣ electric_plug 🔌 elephant 🐘 email 📧 envelope ✉️ envelope_with_arrow 📩 european_castle 🏰
        evergreen_tree 🌲 exclamation ❗ exploding_head 🤯 expressionless 😑 eyeglasses 👓 eyes 👀 facepalm 🤦 factory 🏭
        fallen_leaf 🍂 family 👪 fast_forward ⏩ fax 📠 fearful 😨 feet 🐾 ferris_wheel 🎡 file_cabinet 🗄️ file_folder 📁
        film_strip 🎞️ fire 🔥 fire_engine 🚒 fireworks 🎆 first_quarter_moon 🌓 fish 🐟 fishing_pole_and_fish 🎣 fist ✊
        five 5️⃣ flags 🎏 flashlight 🔦 floppy_disk 💾 flushed 😳 foggy 🌁 football 🏈 footprints 👣 fork_and_knife 🍴
        fountain ⛲ four 4️⃣ four_leaf_clover 🍀 fox_face 🦊 free 🆓 fries 🍟 frog 🐸 frowning 😦 game_die 🎲 gear ⚙️ gem 💎
        ghost 👻 gift 🎁 gift_heart 💝 giraffe 🦒 girl 👧 globe_with_meridians 🌐 goal_net 🥅 goat 🐐 golf ⛳ gorilla 🦍
        grapes 🍇 green_apple 🍏 green_book 📗 green_circle 🟢 green_heart 💚 grey_exclamation ❕ grey_question ❔
        grimacing 😬 grin 😁 grinning 😀 guitar 🎸 gun 🔫 hamburger 🍔 hammer 🔨 hammer_and_pick ⚒️ hammer_and_wrench 🛠️
        hamster 🐹 hand ✋ handbag 👜 handshake 🤝 hankey 💩 hash #️⃣ hatching_chick 🐣 headphones 🎧 hear_no_evil 🙉 heart ❤️
        heart_eyes 😍 heartbeat 💓 heartpulse 💗 hearts ♥️ heavy_check_mark ✔️ heavy_division_sign ➗ heavy_dollar_sign 💲
        heavy_exclamation_mark ❗ heavy_minus_sign ➖ heavy_multiplication_x ✖️ heavy_plus_sign ➕ hedgehog 🦔
        helicopter 🚁 herb 🌿 hibiscus 🌺 high_brightness 🔆 hole 🕳️ honey_pot 🍯 honeybee 🐝 horse 🐴 hospital 🏥
        hot_pepper 🌶️ hotdog 🌭 hotel 🏨 hourglass ⌛ hourglass_flowing_sand ⏳ house 🏠 house_with_garden 🏡 hugs 🤗
        hushed 😯 ice_cream 🍨 icecream 🍦 id 🆔 inbox_tray 📥 information_source ℹ️ innocent 😇 iphone 📱 jack_o_lantern 🎃
        japan 🗾 jeans 👖 joy 😂 joystick 🕹️ key 🔑 keyboard ⌨️ kiss 💋 kissing_heart 😘 kite 🪁 kiwi_fruit 🥝 knot 🪢 koala 🐨
        label 🏷️ ladder 🪜 large_blue_diamond 🔷 large_orange_diamond 🔶 last_quarter_moon 🌗 laughing 😆 leaves 🍃 ledger 📒
        left_right_arrow ↔️ lemon 🍋 leopard 🐆 link 🔗 lion 🦁 lips 👄 lipstick 💄 lizard 🦎 llama 🦙 lobster 🦞 lock 🔒
        lock_with_ink_pen 🔏 lollipop 🍭 loop ➿ lotus_position 🧘 loud_sound 🔊 loudspeaker 📢 love_letter 💌
        low_brightness 🔅 m Ⓜ️ mag 🔍 mag_right 🔎 magic_wand 🪄 magnet 🧲 mailbox 📫 man 👨 mango 🥭 maple_leaf 🍁 mask 😷
        mechanical_arm 🦾 medal_military 🎖️ medal_sports 🏅 mega 📣 melon 🍈 memo 📝 menorah 🕎 mermaid 🧜‍♀️ metal 🤘 metro 🚇
        microphone 🎤 microscope 🔬 milky_way 🌌 minidisc 💽 mobile_phone_off 📴 money_mouth_face 🤑 money_with_wings 💸
        moneybag 💰 monkey 🐒 monkey_face 🐵 monocle_face 🧐 moon 🌔 mortar_board 🎓 mosque 🕌 motorcycle 🏍️ mount_fuji 🗻
        mountain ⛰️ mouse 🐭 movie_camera 🎥 muscle 💪 mushroom 🍄 musical_keyboard 🎹 musical_note 🎵 musical_score 🎼
        mute 🔇 nail_care 💅 necktie 👔 nerd_face 🤓 neutral_face 😐 new 🆕 new_moon 🌑 newspaper 📰 next_track_button ⏭️
        night_with_stars 🌃 nine 9️⃣ no_bell 🔕 no_entry ⛔ no_entry_sign 🚫 no_mouth 😶 nose 👃 notebook 📓
        notebook_with_decorative_cover 📔 notes 🎶 nut_and_bolt 🔩 o ⭕ ocean 🌊 octopus 🐙 office 🏢 ok 🆗 ok_hand 👌 one 1️⃣
        open_book 📖 open_file_folder 📂 open_hands 👐 open_mouth 😮 orange 🍊 orange_book 📙 orange_heart 🧡 otter 🦦
        outbox_tray 📤 owl 🦉 ox 🐂 oyster 🦪 package 📦 page_facing_up 📄 page_with_curl 📃 pager 📟 paintbrush 🖌️
        palm_tree 🌴 panda_face 🐼 paperclip 📎 paperclips 🖇️ parachute 🪂 parrot 🦜 partly_sunny ⛅ partying_face 🥳
        passport_control 🛂 pause_button ⏸️ paw_prints 🐾 peach 🍑 peacock 🦚 peanuts 🥜 pear 🍐 pen 🖊️ pencil 📝 pencil2 ✏️
        penguin 🐧 pensive 😔 performing_arts 🎭 persevere 😣 phone ☎️ pick ⛏️ pie 🥧 pig 🐷 pill 💊 pinching_hand 🤏
        pineapple 🍍 ping_pong 🏓 pizza 🍕 placard 🪧 play_or_pause_button ⏯️ pleading_face 🥺 point_down 👇 point_left 👈
        point_right 👉 point_up ☝️ point_up_2 👆 police_car 🚓 poop 💩 postbox 📮 potato 🥔 pouch 👝 pound 💷 pray 🙏
        previous_track_button ⏮️ printer 🖨️ probing_cane 🦯 punch 👊 purple_heart 💜 purse 👛 pushpin 📌 puzzle_piece 🧩
        question ❓ rabbit 🐰 racing_car 🏎️ radio 📻 radio_button 🔘 rage 😡 railway_car 🚃 rainbow 🌈 raised_hand ✋
        raised_hands 🙌 raising_hand 🙋 ram 🐏 ramen 🍜 rat 🐀 receipt 🧾 record_button ⏺️ recycle ♻️ red_circle 🔴
        registered ®️ relaxed ☺️ relieved 😌 repeat 🔁 rewind ⏪ ribbon 🎀 rice 🍚 ring 💍 robot 🤖 rocket 🚀 rofl 🤣
        roll_eyes 🙄 roller_coaster 🎢 roller_skate 🛼 rose 🌹 rotating_light 🚨 round_pushpin 📍 rowboat 🚣 rugby_football 🏉
        runner 🏃 running 🏃 safety_pin 🧷 safety_vest 🦺 sailboat ⛵ sake 🍶 salt 🧂 sandal 👡 sandwich 🥪 santa 🎅 satellite 📡
        satisfied 😆 sauropod 🦕 school 🏫 school_satchel 🎒 scientist 🧑‍🔬 scissors ✂️ scorpion 🦂 scream 😱 screwdriver 🪛
        scroll 📜 seal 🦭 seat 💺 see_no_evil 🙈 seedling 🌱 selfie 🤳 seven 7️⃣ shark 🦈 shaved_ice 🍧 sheep 🐑 shell 🐚
        shield 🛡️ ship 🚢 shirt 👕 shit 💩 shopping_cart 🛒 shower 🚿 shrimp 🦐 shrug 🤷 signal_strength 📶 six 6️⃣ ski 🎿
        skull 💀 sleeping 😴 sleepy 😪 slightly_frowning_face 🙁 slightly_smiling_face 🙂 slot_machine 🎰 sloth 🦥 smile 😄
        smiley 😃 smiley_cat 😺 smiling_imp 😈 smirk 😏 smoking 🚬 snail 🐌 snake 🐍 sneezing_face 🤧 snowboarder 🏂
        snowflake ❄️ snowman ⛄ soap 🧼 sob 😭 soccer ⚽ sos 🆘 sound 🔉 space_invader 👾 spades ♠️ spaghetti 🍝 sparkle ❇️
        sparkler 🎇 sparkles ✨ sparkling_heart 💖 speak_no_evil 🙊 speaker 🔈 speech_balloon 💬 speedboat 🚤 spider 🕷️
        spider_web 🕸️ spiral_notepad 🗒️ sponge 🧽 squid 🦑 stadium 🏟️ star ⭐ star2 🌟 star_struck 🤩 stars 🌠
        steam_locomotive 🚂 stew 🍲 stop_button ⏹️ stop_sign 🛑 stopwatch ⏱️ straight_ruler 📏 strawberry 🍓
        stuck_out_tongue 😛 stuck_out_tongue_winking_eye 😜 stuffed_flatbread 🥙 sun_with_face 🌞 sunflower 🌻 sunglasses 😎
        sunny ☀️ sunrise 🌅 surfer 🏄 sushi 🍣 sweat 😓 sweat_drops 💦 sweat_smile 😅 swimmer 🏊 symbols 🔣 syringe 💉 t-rex 🦖
        taco 🌮 tada 🎉 tangerine 🍊 tea 🍵 teapot 🫖 technologist 🧑‍💻 teddy_bear 🧸 telephone ☎️ telescope 🔭 tennis 🎾
        tent ⛺ test_tube 🧪 thermometer 🌡️ thinking 🤔 thought_balloon 💭 thread 🧵 three 3️⃣ thumbsdown 👎 thumbsup 👍
        ticket 🎫 tiger 🐯 timer_clock ⏲️ tired_face 😫 tm ™️ toilet 🚽 tomato 🍅 tongue 👅 toolbox 🧰 tooth 🦷 top 🔝 tophat 🎩
        tractor 🚜 traffic_light 🚥 train 🚋 triangular_flag_on_post 🚩 triangular_ruler 📐 trident 🔱 triumph 😤
        trolleybus 🚎 trophy 🏆 tropical_drink 🍹 tropical_fish 🐠 truck 🚚 trumpet 🎺 tshirt 👕 tulip 🌷 turtle 🐢 tv 📺
        two 2️⃣ two_hearts 💕 umbrella ☔ unamused 😒 unicorn 🦄 unlock 🔓 up 🆙 upside_down_face 🙃 v ✌️ vampire 🧛
        vertical_traffic_light 🚦 vhs 📼 video_camera 📹 video_game 🎮 violin 🎻 volcano 🌋 volleyball 🏐 vs 🆚
        vulcan_salute 🖖 waffle 🧇 walking 🚶 warning ⚠️ wastebasket 🗑️ watch ⌚ water_buffalo 🐃 watermelon 🍉 wave 👋
        wavy_dash 〰️ wc 🚾 weary 😩 wedding 💒 whale 🐳 wheel_of_dharma ☸️ wheelchair ♿ white_check_mark ✅ white_circle ⚪
        white_flag 🏳️ white_heart 🤍 wilted_flower 🥀 wind_chime 🎐 window 🪟 wine_glass 🍷 wink 😉 wolf 🐺 woman 👩
        womans_hat 👒 wood 🪵 world_map 🗺️ worm 🪱 worried 😟 wrench 🔧 writing_hand ✍️ x ❌ yarn 🧶 yawning_face 🥱
        yellow_circle 🟡 yellow_heart 💛 yen 💴 yo_yo 🪀 yum 😋 zany_face 🤪 zap ⚡ zebra 🦓 zero 0️⃣ zipper_mouth_face 🤐
        zombie 🧟 zzz 💤
        """
}
