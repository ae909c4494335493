import type { Details } from '../../stanzas.ts'

/** From the cradle to the diploma: birthdays, weddings, babies, schools, and the ways people are. */
export const lifeAndWays: readonly Details[] = [
  {
    words:
      'cumpleaños cumpleanos cumpleañero cumpleañera velas velitas soplar sopla soplas sopló globos globo pastel_de_cumpleaños tarta_de_cumpleaños torta_de_cumpleaños',
    stanzas: `
      Un círculo de llamitas
      Un soplo de lado a lado
      La cera sobre el merengue
      Y un trozo más, apartado

      Globos contra las bombillas
      Papel que cruje y se rasga
      Una vela que resiste
      Y otra vez, con más garganta

      Un coro desafinado
      Un fósforo que se prende
      Platos de cartón, un corte
      Y merengue en una frente`,
  },
  {
    words: 'piñata piñatas confeti serpentinas',
    stanzas: `
      Una venda, un palo, un giro
      Papel de seda que vuela
      Una cuerda que la sube
      Y un paso atrás, que ya tiembla

      Un crujido de cartón
      Lluvia de dulces, y manos
      Rodillas por todo el piso
      Y los bolsillos, bien anchos

      Puntas de todos colores
      Una fila que se alarga
      Arriba, más a la izquierda
      Y de pronto, la cascada`,
  },
  {
    words:
      'boda bodas bodas_de_oro bodas_de_plata anillo anillos alianza alianzas casarnos casarme casarse casamos casaron casamiento matrimonio aniversario_de_boda aniversario_de_bodas nuestro_aniversario luna_de_miel vestido_de_novia altar recién_casados pedida_de_mano',
    stanzas: `
      Dos aros en una caja
      Un dedo que casi tiembla
      Arroz por dentro del cuello
      Y un zapato que ya aprieta

      Un ramo de tallos cortos
      Sillas blancas, una cinta
      Un brindis, cuchara y copa
      Y un pañuelo en cada fila

      Corbatas ya desatadas
      Una cola por el suelo
      La mesa de los parientes
      Y unos tacones, al vuelo

      Una huella fina, clara
      Oro liso, un solo trazo
      El grifo, el jabón, la loza
      Y el brillo, al sacar la mano`,
  },
  {
    words:
      'bebé bebés mi_bebe nuestro_bebe un_bebe bebita bebito recién_nacido recién_nacida pañal pañales biberón biberones mamila cuna cunas chupete chupetes sonajero gatear gateando gatea primeros_pasos embarazo embarazada ecografía nacimiento',
    stanzas: `
      Un puño que agarra un dedo
      Un calcetín como nuez
      Un gorro que se resbala
      Y un bostezo cada vez

      Leche tibia en la muñeca
      Una cuna que rechina
      La nuca que huele a talco
      Y en el hombro, una babita

      Pañales en una torre
      Un sonajero en la alfombra
      Dos pasitos, y a sentarse
      Y una papilla en la ropa

      Diez deditos, diez uñitas
      Un hipo de tres compases
      Una nariz de botón
      Y un llanto que hace las paces`,
  },
  {
    words:
      'cuentos un_cuento el_cuento cuento_de cuentito cuentitos canción_de_cuna canciones_de_cuna arrullo arrullos pijama pijamas piyama peluche peluches osito oso_de_peluche a_dormir dormir_al_niño dormir_a_los dormir_a_la',
    stanzas: `
      Una lámpara chiquita
      Un oso sin una oreja
      La página del dragón
      Y un vaso de agua en la mesa

      Una manta hasta el mentón
      Un monstruo que ronca abajo
      Pasta de dientes, pijama
      Y un pie, por fuera, descalzo

      Una voz que va más lenta
      Un beso, y luego el siguiente
      La luz, solo una rayita
      Y otra vez el mismo duende`,
  },
  {
    words:
      'hospital hospitales quimioterapia quimio operación operaciones cirugía cirugías sala_de_espera quirófano muletas',
    stanzas: `
      Una silla y una cama
      Gelatina en una copa
      Un pasillo muy brillante
      Y una revista muy rota

      Una pulsera de plástico
      Una sábana muy limpia
      Un botón rojo en un cable
      Y flores en la repisa

      Diez pasos hasta el pasillo
      Una bata mal atada
      Suero, ruedas, otra vuelta
      Y el sol, por media ventana`,
  },
  {
    words:
      'escuela escuelas escuelita colegio colegios cole primaria secundaria preescolar kínder kinder guardería guarderías mochila mochilas recreo recreos alumno alumna alumnos alumnas estudiantes aula aulas pupitre lonchera salón_de_clases',
    stanzas: `
      Lápices con mucha punta
      Una mochila en el hombro
      Un recreo, hecho de gritos
      Y en la rodilla, algo rojo

      Zapatos recién lustrados
      Un nombre en la camiseta
      Pegamento, una manzana
      Y un timbre que abre la puerta

      Un cuaderno de cuadritos
      La fila, de chico a grande
      Una goma, media goma
      Y una cuenta que no sale`,
  },
  {
    words:
      'examen exámenes examenes estudia estudias estudiar estudiaba estudiabas estudiando oposición oposiciones opositor opositora tesis matemáticas tareas_escolares deberes apuntes biología',
    stanzas: `
      Un resaltador sin tapa
      Café, y otro más, después
      Fichas pegadas al vidrio
      Y el tema ocho, del revés

      Una lámpara, una isla
      Una página, tres flechas
      Fórmulas en una mano
      Y las uñas, ya deshechas

      Sillas en fila, un reloj
      La tinta que se termina
      Un espacio, aún en blanco
      Y una mosca en la cortina`,
  },
  {
    words:
      'graduación graduacion graduaciones graduar* gradúa gradúas graduado graduada graduó graduaste diploma diplomas birrete toga licenciatura universidad universitario universitaria facultad',
    stanzas: `
      Un birrete mal sentado
      Una borla que da vuelta
      Un papel atado en cinta
      Y fotos en la escalera

      Zapatos nuevos, que aprietan
      Un apellido en voz alta
      Sillas plegables, un podio
      Y un gorro que vuela y salta

      Ojeras, libros, apuntes
      Una firma y otra firma
      Un marco que pide un clavo
      Y un nombre en tinta muy fina`,
  },
  {
    words:
      'llega_tarde llegas_tarde llegaba_tarde llegabas_tarde llego_tarde llegar_tarde llegó_tarde llegando_tarde siempre_tarde llega_siempre_tarde llegas_siempre_tarde tarde_a_todo tarde_a_todos impuntual impuntuales impuntualidad retrasos despertador despertadores',
    stanzas: `
      Un zapato en cada cuarto
      La llave, que no aparece
      El pan en la servilleta
      Y el reloj, que no obedece

      Nueve minutos, y nueve
      Un botón en otro ojal
      El pelo con tres ideas
      Y el semáforo, fatal

      La puerta, y de vuelta adentro
      Un mordisco, media esquina
      El abrigo, media manga
      Y una disculpa exquisita`,
  },
  {
    words: 'ronc*',
    stanzas: `
      Un tractor bajo la manta
      El vaso, que tiembla un poco
      Una pausa, y casi calma
      Y otra vez, el terremoto

      La pared que se estremece
      Un silbido al final, fino
      Un codazo, media vuelta
      Y un serrucho en pleno pino

      Una lancha, río arriba
      La almohada por las orejas
      Las cortinas, que se inflan
      Y, al otro lado, las quejas`,
  },
  {
    words:
      'risa risas risita carcajada carcajadas se_ríe te_ríes me_río se_reía te_reías se_rió ríe ríes reía reías reír reírse reírte reírnos reírme nos_reímos nos_reíamos riendo riéndose hace_reír haces_reír hacía_reír hacías_reír',
    stanzas: `
      Un resoplido en la mesa
      El agua por la nariz
      Los hombros que van a saltos
      Y otra vez, por un desliz

      Un hipo, una palmotada
      Cada ojo, media luna
      Una silla que se inclina
      Y un dolor en la cintura

      Una mano contra el pecho
      Un silbido de tetera
      La gente, que vuelve el cuello
      Y el contagio, a la otra mesa`,
  },
  {
    words:
      'chiste chistes chistoso chistosa broma bromas bromista bromistas bromea bromeas bromear bromeaba gracioso graciosa payaso payasa payasadas ocurrencias',
    stanzas: `
      Una ceja que se eleva
      Una pausa bien medida
      El del loro, una vez más
      Y un gemido, y una risa

      Tres que entran a una cantina
      El final, que se adelanta
      Una servilleta al vuelo
      Y un ja ja ja en la garganta

      Un codazo a la cuchara
      Una voz, y luego la otra
      Ojos al techo, un suspiro
      Y alguien que escupe la sopa`,
  },
]
