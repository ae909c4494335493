import type { Details } from '../../stanzas.ts'

/** From the cradle to the diploma: birthdays, weddings, babies, schools, and the ways people are. */
export const lifeAndWays: readonly Details[] = [
  {
    words:
      'cumpleaños cumpleanos cumpleañero cumpleañera velas velitas soplar sopla soplas sopló globos globo pastel_de_cumpleaños tarta_de_cumpleaños torta_de_cumpleaños',
    stanzas: `
      (Se apagan todas las luces|La tarta viene por el pasillo)
      Y una llamita llena la cara
      Se pide algo sin decir nada
      Y se sopla fuerte, y no se apaga

      (Hay globos hasta en la bañera|Un globo vive en el techo)
      Y un niño llora porque se fue
      Se canta alto y desafinado
      Y al final alguien: ¡otra vez!`,
    later: `
      Un globo cansado baja del techo
      Tres días después de la ocasión
      Y rueda solo por el pasillo
      Como quien busca otra canción`,
    hook: `
      Sopla las velas, pide otra vez
      Sopla las velas y cumple otros diez`,
  },
  {
    words: 'piñata piñatas confeti serpentinas',
    stanzas: `
      (La piñata gira sobre el patio|El palo busca la estrella en el aire)
      Y todos gritan: ¡arriba, a un lado!
      Se rompe y llueven los caramelos
      Y hasta el abuelo se ha agachado`,
    later: `
      De la piñata queda un pico
      Y papel de colores en el jardín
      Los bolsillos pesan, suenan, crujen
      Y hay dulces hasta el mes de abril`,
    hook: `
      Dale, dale, no pierdas el tino
      Que la piñata se abre en el camino`,
  },
  {
    words:
      'boda bodas bodas_de_oro bodas_de_plata anillo anillos alianza alianzas casarnos casarme casarse casamos casaron casamiento matrimonio aniversario_de_boda aniversario_de_bodas luna_de_miel vestido_de_novia altar recién_casados pedida_de_mano',
    stanzas: `
      (La tía llora desde el principio|Los zapatos nuevos aprietan)
      Y se oye el sí hasta en la plaza
      Tiembla una mano, tiembla el anillo
      Y llueve el arroz y suenan campanas

      (El ramo vuela sobre las cabezas|La orquesta empieza muy despacito)
      Y nadie mira ya sus zapatos
      Se baila el vals un poco torcido
      Y queda bien, porque van de la mano`,
    later: `
      Queda un anillo que no se quita
      Ni para el pan ni para dormir
      Y cada año, por las mismas fechas
      El anillo vuelve a decir que sí`,
    hook: `
      Que suenen las copas, que suene el sí
      Que baile la boda y que no tenga fin

      Arroz en el pelo, anillo en la mano
      Que la boda dure más que el verano`,
  },
  {
    words:
      'bebé bebés mi_bebe nuestro_bebe un_bebe bebita bebito recién_nacido recién_nacida pañal pañales biberón biberones mamila cuna cunas chupete chupetes sonajero gateando embarazo embarazada ecografía nacimiento',
    stanzas: `
      (Una mano aprieta un dedo|Cabe la mano dentro de un dedo)
      Y nadie se mueve, por si acaba
      Pesa lo mismo que un pan y medio
      Y la casa entera está enamorada

      (La noche dura doscientas horas|Todos caminan ya de puntillas)
      Y el pasillo se aprende entero
      Se duerme al fin sobre una camisa
      Y nadie respira, ni mueve un dedo`,
    later: `
      Pasan los meses, y el biberón
      Queda en la caja del armario
      La ropa chica no le entra ya
      Y hay velas en el calendario`,
    hook: `
      Ea, mi bebé, ea y a dormir
      Que el mundo espera verte reír`,
  },
  {
    words:
      'cuentos un_cuento el_cuento cuento_de cuentito cuentitos canción_de_cuna canciones_de_cuna arrullo arrullos pijama pijamas piyama a_dormir dormir_al_niño dormir_a_los dormir_a_la',
    stanzas: `
      (El lobo sopla otra vez la casa|Se abre el cuento por la mitad)
      Y hay que leerlo con vozarrón
      Si se salta una sola palabra
      Y bajo la manta hay un león

      (La lámpara hace un círculo claro|La princesa vence al dragón)
      Y en la almohada se está muy bien
      Los ojos van cerrándose solos
      Y hay que leerlo hasta el final, y otra vez`,
    later: `
      El cuento queda sobre la manta
      Abierto en donde el sueño llegó
      Y en alguna parte el lobo bosteza
      Y apaga la luz, porque ya se acabó`,
    hook: `
      Había una vez, y otra vez más
      Cuéntame el cuento y no pares jamás`,
  },
  {
    words:
      'hospital hospitales quimioterapia quimio operación operaciones cirugía cirugías sala_de_espera quirófano muletas',
    stanzas: `
      (El pasillo es largo y es blanco|Pasa despacio la madrugada)
      Y el reloj anda con zapatillas
      Una mano encuentra otra mano
      Y se queda quieta en la misma silla

      (Llegan flores en un vaso de agua|La ventana da a un árbol solo)
      Y el sol se sienta al pie de la cama
      Se cuentan chistes bastante malos
      Y hasta la enfermera los reclama`,
    later: `
      Un día se sale del hospital
      Y el aire huele a recién lavado
      Se camina hasta el coche, despacio
      Y nada en el mundo parece pesado`,
    hook: `
      Poquito a poco, y un día más
      Del hospital se sale a cantar`,
  },
  {
    words:
      'escuela escuelas escuelita colegio colegios cole primaria secundaria preescolar kínder kinder guardería guarderías mochila mochilas recreo recreos alumno alumna alumnos alumnas estudiantes aula aulas pupitre lonchera salón_de_clases',
    stanzas: `
      (El timbre suena y se para el patio|Suena la campana de la escuela)
      Y la mochila pesa un planeta
      La tiza chilla, alguien se ríe
      Y una nota vuela de mesa en mesa

      (El lápiz nuevo huele a septiembre|El cuaderno estrena su forro)
      Y el nombre va en la primera hoja
      Se aprende a leer casi sin notarlo
      Y un día las letras cuentan cosas`,
    later: `
      Pasan los cursos, y de la escuela
      Quedan los nombres de la lista
      Y el olor de la goma de borrar
      Y una canción que nadie olvida`,
    hook: `
      Suena la campana, vamos a entrar
      Suena en la escuela y vuelta a empezar`,
  },
  {
    words:
      'examen exámenes examenes estudia estudias estudiar estudiaba estudiabas estudiando oposición oposiciones opositor opositora tesis matemáticas tareas_escolares deberes apuntes biología',
    stanzas: `
      (La lámpara sigue prendida|Los apuntes cubren la cama)
      Y amanece sobre los libros
      El café ya no hace ni efecto
      Y un dedo duerme donde se quedó el hilo

      (Tiembla el papel entre las manos|Se da la vuelta a la primera hoja)
      Y hay un segundo de pura nada
      De pronto sale la primera línea
      Y la que sigue viene en la manga`,
    later: `
      Ya pasó el examen, y los apuntes
      Se van al fondo de un cajón
      Queda el cansancio y queda el orgullo
      Y doce horas de un tirón`,
    hook: `
      Una hoja más, y otra después
      Que este examen sale bien`,
  },
  {
    words:
      'graduación graduacion graduaciones graduar* gradúa gradúas graduado graduada graduó graduaste diploma diplomas birrete toga licenciatura universidad universitario universitaria facultad',
    stanzas: `
      (El birrete vuela hasta las nubes|Dicen un nombre por el micrófono)
      Y alguien en la fila diez grita
      La madre busca un pañuelo en el bolso
      Y toda la fila aplaude y grita

      (La toga arrastra un poco por detrás|Suben despacio las tres escaleras)
      Y los zapatos son muy nuevos
      Se da la mano, se coge el papel
      Y medio salón mira hacia el cielo`,
    later: `
      El diploma cuelga en la sala
      Un poco torcido, en el mejor lugar
      Y quien pasa lo endereza un poco
      Como quien saluda al entrar`,
    hook: `
      Vuela el birrete, vuela hasta el sol
      El diploma en la mano y a cantar los dos`,
  },
  {
    words:
      'llega_tarde llegas_tarde llegaba_tarde llegabas_tarde llego_tarde llegar_tarde llegó_tarde llegando_tarde siempre_tarde llega_siempre_tarde llegas_siempre_tarde tarde_a_todo tarde_a_todos impuntual impuntuales impuntualidad retrasos despertador despertadores',
    stanzas: `
      (El reloj dice que son las nueve|La cena está servida en la mesa)
      Y se contesta: ya voy saliendo
      El agua corre aún en la ducha
      Y en la calle ya están comiendo

      (El tren se va y cierra la puerta|El autobús se va por la esquina)
      Y hay quien se queda con un zapato
      La excusa llega siempre primero
      Y la persona, después de un rato`,
    later: `
      Se ha puesto un reloj adelantado
      Y se llega tarde también así
      Pero la fiesta no empieza antes
      Porque sin alguien no hay que reír`,
    hook: `
      Ya voy, ya voy, que ya casi estoy
      Que llego tarde, pero que voy`,
  },
  {
    words: 'ronc*',
    stanzas: `
      (Tiembla la lámpara de la mesilla|Tiemblan los vasos en la cocina)
      Y el perro sale con su manta
      El vecino golpea en el muro
      Y todo tiembla, hasta la lámpara

      (A las tres de la madrugada|La noche empieza con un silbido)
      Y arranca un barco en la habitación
      Se calla un poco, parece que acaba
      Y a las cinco empieza el león`,
    later: `
      Una noche no hay ningún ronquido
      Y nadie puede dormir así
      Se echa de menos aquella sierra
      Se va a mirar si respira aquí`,
    hook: `
      Ronca la noche, ronca el colchón
      Ronca y no para hasta que sale el sol`,
  },
  {
    words:
      'risa risas risita carcajada carcajadas se_ríe te_ríes me_río se_reía te_reías se_rió ríe ríes reía reías reír reírse reírte reírnos reírme nos_reímos nos_reíamos riendo riéndose hace_reír haces_reír hacía_reír hacías_reír',
    stanzas: `
      (La risa empieza muy despacito|Se oye una risa por la escalera)
      Y hace temblar toda la mesa
      Se contagia de silla en silla
      Y nadie sabe ya de qué era

      (Se ríe primero con los ojos|Se ríe antes de contarlo)
      Y luego viene todo lo demás
      Duele la tripa, caen las lágrimas
      Y nadie puede parar ya`,
    later: `
      Se va la gente, se apaga todo
      Y en las paredes queda la risa
      Y al otro día, al barrer la sala
      Todavía suena un poco en la brisa`,
    hook: `
      Ríe que ríe, que no pare ya
      Con esa risa se cura el mal`,
  },
  {
    words:
      'chiste chistes chistoso chistosa broma bromas bromista bromistas bromea bromeas bromear bromeaba gracioso graciosa payaso payasa payasadas ocurrencias',
    stanzas: `
      (El chiste es malo, y es muy antiguo|El chiste empieza con un loro)
      Y hay uno que es del año ochenta
      Todos conocen ya cómo acaba
      Y hay quien se ríe antes de la cuenta

      (Se hace un silencio antes del final|Alguien se ríe de pura pena)
      Y alguien en la mesa ya suspira
      Se cuenta otro, que es aún peor
      Y todo el mundo se ríe enseguida`,
    later: `
      Los chistes malos duran por siempre
      Pasan de padres a hijos, ya ves
      Y un día alguien joven lo cuenta
      Con la misma pausa y al revés`,
    hook: `
      Cuenta el chiste, cuéntalo ya
      Que aunque sea malo, nos va a alegrar`,
  },
]
