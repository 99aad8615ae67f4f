/// Spanish.
///
/// Months, days, patterns, separators and plurals: Unicode CLDR 47, `main/es.xml`. Words: ours.
let spanishText = #"""
    tag es
    months enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    short-months ene feb mar abr may jun jul ago sept oct nov dic
    weekdays domingo lunes martes miércoles jueves viernes sábado
    short-weekdays dom lun mar mié jue vie sáb
    meridiems a.m. p.m.
    day long %-d de %B de %Y
    day short %-d %b %Y
    day month %-d %b
    decimal ,
    group .
    grouped-from 5
    money #~¤
    symbol USD US$
    plural one
    word kind_game Juego
    word kind_app App
    word kind_library Biblioteca
    word kind_component Componente
    word kind_tool Herramienta
    word stage_planned Previsto
    word stage_development En desarrollo
    word stage_alpha Alfa
    word stage_beta Beta
    word stage_live Publicado
    word stage_retired Retirado
    word version Versión
    word released Publicación
    word price Precio
    word runs_on Funciona en
    word languages Idiomas
    word made_by Autores
    word license Licencia
    word stage Fase
    word free Gratis
    word or_later # o posterior
    word hours #~h
    word minutes #~min
    word seconds #~s
    word min_read # min de lectura
    word note Nota
    word tip Consejo
    word important Importante
    word warning Advertencia
    word caution Precaución
    word link_to_section Enlace a esta sección
    word back_to_reference Volver a la llamada #
    word task_done hecho
    word link_store Tienda
    word link_source Código fuente
    word link_website Sitio web
    word link_home Página principal
    word link_support Ayuda
    word link_press Kit de prensa
    word link_download Descarga
    word link_documentation Documentación
    word link_article Artículo
    word link_privacy Privacidad
    word tbd Por determinar
    word comma ,_
    word and_two _y_
    word and _y_
    # Before a vowel that sounds like it: macOS e iOS.
    word and_before_i _e_
    count posts one|# artículo other|# artículos
    count products one|# producto other|# productos
    count pages one|# página other|# páginas
    count words one|# palabra other|# palabras
    count files one|# archivo other|# archivos
    count days one|# día other|# días
    # What a theme says.
    word skip_to_text Ir al texto
    word nav_main Menú principal
    word menu Menú
    word own_name Español
    word light_or_dark Claro u oscuro
    word search Buscar
    word tags Etiquetas
    word categories Categorías
    word archive Archivo
    word products Productos
    word page_not_found Página no encontrada
    word not_found_title Esa página no está en cartel.
    word not_found_text Se mudó, cerró o nunca abrió. Los artículos y los productos están donde siempre.
    word to_home Ir a la portada
    word lately Últimamente
    word newest_first #, del más nuevo al más antiguo.
    word meet Conocer #
    word read_notebook Leer el cuaderno
    word now_playing En cartel: #.
    word notebook El cuaderno
    word on_the_bill En cartel
    word all_products Todos los productos, también los invitados
    word from_notebook Del cuaderno
    word nothing_yet Todavía nada.
    word draft Borrador
    word scheduled Programado
    word updated actualizado
    word earlier Más antiguo
    word later Más reciente
    word neighbouring_posts Artículos contiguos
    word neighbouring_pages Páginas contiguas
    word before_this Anterior
    word after_this Siguiente
    word read_next Seguir leyendo
    word on_this_page En esta página
    word series Serie
    word part_of Parte #1 de #2
    word all_parts Las # partes
    word pages Páginas
    word page_of Página #1 de #2
    word page_number página #
    word newer ← Más nuevos
    word older Más antiguos →
    word back ← Volver
    word more Más →
    word get Obtener #
    word the_film La película
    word what_it_does Lo que hace
    word about Acerca de
    word on_the_board En el tablero
    word screens Pantallas
    word facts Datos
    word press_kit_line Kit de prensa: datos, imágenes y logotipo
    word changelog Cambios
    word older_versions Versiones anteriores
    word versions Versiones
    word old_version Esta página es de la versión #.
    word newest_version La más reciente es la #.
    word guests Invitados
    word guests_note Productos reales de otras personas, aquí como ejemplos. Cada página lo dice y enlaza a su sitio.
    word search_this_site Buscar en este sitio
    word words_to_look_for Palabras que buscar
    word found_one 1 página encontrada
    word found_many # páginas encontradas
    word found_none Nada encontrado. Prueba con menos palabras o más cortas.
    word index_failed No se pudo cargar el índice.
    word search_needs_script La búsqueda ocurre en el navegador y necesita un script, que está desactivado.
    word look_around O echa un vistazo:
    word copy Copiar
    word copied Copiado
    word selected Seleccionado
    word play Reproducir
    word pause Pausar
    word place_in_film Momento de la película
    word captions Subtítulos
    word time_of #1 de #2
    word about_this_page Sobre esta página
    word example_page Una página de ejemplo.
    word example_text # es obra de otras personas, y esta página no es suya: muestra lo que Playbill hace con los datos de un producto real.
    word meet_it Su sitio oficial:
    word sample_page Una muestra.
    word sample_text # no está en ninguna tienda: los textos e imágenes para tiendas de su kit muestran lo que hace Playbill y no son para enviar.
    word play_here Jugar aquí
    word play_from_here Jugar desde aquí
    word board_words Tú|Robot|disco|anillo|vacía|hueco|Te toca.|Pensando…|Deshacer|Pista|Menú|Rival|Robot, nivel %|Dos jugadores|Cambiar de lado|Barra de evaluación|Partida nueva|Primeros pasos|Copiar enlace|Copiar como .play|Copiar como PGN|Olvidar la partida|Copiado.|Discos|Anillos|Mueven: %.|% volteados|% ganan.|Empate.|% pasan.|Toca el disco enmarcado.|Un paso (punto) lo duplica, dos pasos (anillo) lo mueven. Toca la casilla enmarcada.|Los anillos vecinos son tuyos. Al final gana quien tiene más piezas.|Listo|Tablero: las flechas mueven, Intro juega|paso aquí|salto aquí|Prueba %.|Este enlace no contiene una partida jugable.|No se pudo cargar el juego.
    word try_here Pruébalo aquí
    word loading Cargando…
    word progress_bar_words La línea|cortada|lenta|buena|Empezar de nuevo|# s por delante|vacío|bajo|suficiente|lleno|Detenido. No queda nada que reproducir.|Reproduciendo.|En pausa.|Fin.|sigue a los # s|La barra de un reproductor: pista, búfer, progreso, tirador. Arrástrala más allá de su búfer, o corta la línea, y se detiene.
    word pie_words Progreso|Animado|La dirección de y está resuelta|y hacia abajo|y hacia arriba|# por ciento|El mismo progreso en dos sistemas. Donde nadie resuelve hacia dónde apunta y, uno de los dos gira al revés.
    word marquee_words Añadir a la selección|Borrar|# seleccionados|Nada seleccionado|Cosa #|Cosas para seleccionar|Las flechas mueven, Espacio selecciona, Mayús y flechas trazan el recuadro.|Traza un recuadro alrededor de las cosas: lo que toca queda seleccionado.
    word press_kit_of Kit de prensa de #
    word press_kit_about Datos, imágenes y logotipo de #, para la prensa.
    word all_pictures Todas las imágenes
    word press_sheet Hoja de prensa
    word press_sheet_alt La hoja de prensa de #: una página para imprimir
    word logo Logotipo
    word fact_sheet Ficha de datos
    word in_short En breve
    word whole_story La historia completa
    word pictures Imágenes
    word full_size Cada una se abre a tamaño completo.
    word logo_drawn # no tiene aquí logotipo propio: este se dibuja con su nombre y su color.
    word logo_light #, para fondos claros
    word logo_dark #, para fondos oscuros
    word mark_of El símbolo de #
    word logo_of_light El logotipo de # sobre fondo claro
    word logo_of_dark El logotipo de # sobre fondo oscuro
    word features Características
    word what_people_say Lo que dicen
    word awards Premios
    word award Premio
    word history Historia
    word team_and_contact Equipo y contacto
    word press_contact Contacto de prensa
    word moved Trasladada
    word has_moved Esta página se ha trasladado:
    # What a kit says.
    word platforms Plataformas
    word developer Desarrollo
    word release_date Fecha de lanzamiento
    word about_price Sobre el precio
    word made_for Para quién
    word fact_name Nombre
    word fact_kind Tipo
    word links Enlaces
    word press_page La página de prensa, con todas las imágenes
    word product_page La página del producto
    word descriptions Descripciones
    word in_a_line En una línea
    word at_length En detalle
    word for_whom Para #.
    word sheet_pictures Imágenes, logo y datos
    word get_it Dónde conseguirlo
    word get_it_on Consíguelo aquí: #
    word in_target y, en el target que lo usa:
    word getting_started Primeros pasos
    word requirements Requisitos
    word contributing Contribuir
    word with_thanks_to Gracias a #.
    word all_changes Todos los cambios
    word by_version Los cambios, versión a versión
    word more_at Más: #
    word more_about Más sobre #
    word new_in Novedades de #
    word link_in_profile El enlace está en nuestro perfil.
    word is_here ¡Hola! # ya está aquí.
    word what_is_in_it Lo que trae:
    word what_next ¿Qué debería hacer después?
    # What is said of a picture to those who do not see it, and of a position.
    word film_game Un juego que se juega solo
    word film_terminal Una terminal trabajando
    word film_screens Una aplicación trabajando
    word film_component Un componente trabajando
    word film_program Un programa trabajando
    word telling_types Escribe «#».
    word telling_types_shows Escribe «#1», muestra «#2».
    word telling_presses Pulsa #.
    word telling_presses_times Pulsa #1 #2 veces.
    word telling_shows Muestra «#».
    word telling_more Y así sucesivamente.
    word sentence_gap _
    word board_title Tablero de #1: #2
    word side_discs discos
    word side_rings anillos
    word to_move turno: #
    word has_won victoria: #
    word drawn_game empate
    word discs_on Discos en #.
    word no_discs Ningún disco.
    word rings_on Anillos en #.
    word no_rings Ningún anillo.
    word gaps_at Huecos en #.
    word last_clone Última jugada: clonación a #.
    word last_jump Última jugada: salto de #1 a #2.
    word last_pass Última jugada: paso.
    word selected_piece Seleccionado: #1. Clona a: #2. Salta a: #3.
    word nowhere ninguna casilla
    word marked_squares Casillas marcadas: #.
    word arrow_from_to Flecha de #1 a #2.
    count discs one|# disco other|# discos
    count rings one|# anillo other|# anillos
    count stills one|# imagen fija other|# imágenes fijas
    count frames one|# fotograma other|# fotogramas
    count features_left one|# punto omitido por falta de espacio. other|# puntos omitidos por falta de espacio.
    # What the index of a kit says.
    word kit_of El kit de #
    word skip_to_kit Ir al kit
    word kit_made #1, #2 en total, todo hecho a partir de una carpeta.
    word kit_example Obra de otras personas, mostrada como ejemplo: recibe variantes del README y nada que hable en su nombre.
    word kit_parts Partes del kit
    word kit_posts Publicaciones
    word kit_stores Tiendas
    word kit_press Prensa
    word moving_pictures Imágenes en movimiento
    word boards Tableros
    word all_files Todos los archivos
    word filter Filtrar
    word filter_label Mostrar solo lo que contiene esta palabra
    word filter_none Nada de aquí contiene esa palabra.
    word kit_posts_about Borradores que caben, contados como cuenta cada red. Lo que tuvo que salir, salió según su peso; nunca el título ni el enlace.
    word the_letter La carta
    word topics Temas
    word you Tú
    word maker Creador
    word card_of_address La tarjeta de su dirección
    word when_shared Cuando alguien comparte la dirección
    word kit_stores_about La ficha más o menos como la muestra la tienda y, debajo, cada texto con su límite, contado como cuenta la tienda.
    word get_button Obtener
    word screenshots Capturas de pantalla
    word in_order #1 de #2, en el orden en que se muestran
    word description Descripción
    word whats_new Novedades
    word every_text Cada texto, con su límite
    word field Campo
    word text Texto
    word length Longitud
    word kit_readmes_about Un texto en varios sitios: para un repositorio, para índices de paquetes, en breve y sin marcado.
    word rendered #, con formato
    word kit_press_about Lo que pide un periodista, como página, en papel y en archivos. La misma página está en el sitio, en #.
    word facts_as_data Los datos para máquinas
    word moving_about Jugado por el motor, no grabado.
    word boards_about Cada uno en PNG y SVG, para páginas claras y oscuras.
    word kit_foot Todo lo de aquí se hizo a partir de la carpeta de #. Cambia allí una línea y todo volverá a coincidir.
    word kit_places Lugares
    word kit_places_about Lo que recibe cada lugar y lo que además admitiría.
    word place_left_out Omitido
    word place_missing Falta
    word place_untranslated No en #
    word need_recommended recomendado
    word seen_picture Una captura de pantalla de #
    word seen_moment Un momento de #
    word seen_moment_saying Un momento de #1, que dice: #2
    word seen_code Código: #
    word seen_terminal Una terminal: #
    word seen_list Una lista: #
    word seen_leaderboard Una clasificación: #
    word seen_versus #1 contra #2
    word seen_quote Una cita: #
    word seen_result Un resultado: #
    word file_moving La imagen en movimiento
    word file_still Su imagen fija
    word file_dark Para páginas oscuras
    word file_tall En un escenario alto, como en los teléfonos
    word post_for Publicación para #
    word readme_indexes README para índices de paquetes
    word readme_short README breve
    word readme_plain README sin marcado
    word newsletter Boletín
    count texts one|# texto other|# textos
    """#
