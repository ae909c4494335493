import type { Details } from '../../stanzas.ts'

/** Football, dancing, music, books, wool and thread. */
export const pastimes: readonly Details[] = [
  {
    words:
      'fútbol futbol futbolista futbolistas futbolito gol goles golazo goleador goleadora arquero arquera balón delantero delantera portería penalti penaltis mediocampista cancha_de_fútbol campo_de_fútbol equipo_de_fútbol partido_de_fútbol partidos_de_fútbol',
    stanzas: `
      (La pelota pega en el muro|El balón rueda calle abajo)
      Y se oye un grito en el callejón
      Dos mochilas hacen de puerta
      Y se discute si era gol o no

      (Falta un minuto y nadie respira|Pita el árbitro, grita la grada)
      Y la pelota se va hacia el aire
      Cae muy despacio, roza el poste
      Y el barrio entero sale a la calle

      (La tele grita desde la sala|El partido sigue en la tele)
      Y alguien en la cocina ya suspira
      Quedan diez minutos, dicen siempre
      Y la cena está fría, fría`,
    later: `
      Queda una mancha verde en las rodillas
      Y un gol que crece con cada vez
      El fútbol dura noventa minutos
      Y se comenta durante un mes`,
    hook: `
      Gol en la esquina, gol de verdad
      Que rueda el balón y no va a parar

      Un gol más, uno, y nos vamos ya
      Rueda la pelota y vuelve a rodar`,
  },
  {
    words:
      'hincha hinchas hinchada tribuna tribunas estadio estadios afición aficionado_al_fútbol barra_brava el_mundial del_mundial mundiales selección_nacional el_partido los_partidos real_madrid barça atleti futbolero futbolera',
    stanzas: `
      (La bufanda sale del armario|La grada tiembla bajo los pies)
      Y el barrio entero se estremece
      Siempre la misma, sin lavarla
      Y hay que cantar, gane quien gane, y siempre

      (Canta la grada desafinada|La radio va pegada a la oreja)
      Y el corazón se sale del pecho
      Hay quien se abraza a un desconocido
      Y quien promete volver primero`,
    later: `
      Se apaga el estadio, se barre el papel
      Y un niño sale sobre unos hombros
      Con la camiseta hasta las rodillas
      Y un estadio entero dentro de los ojos`,
    hook: `
      Canta la grada, canta otra vez
      Que esta bufanda no cambia de piel`,
  },
  {
    words:
      'bail* salsera salsero salsa_y_bachata bachata cumbia cumbias tango tangos milonga flamenco sevillanas zumba vals pista_de_baile coreografía coreografías',
    stanzas: `
      (Se corre el sofá contra la pared|Suena la primera canción)
      Y los pies se acuerdan de todo
      Uno pisa, el otro se ríe
      Y giran juntos, codo con codo

      (La música sube por la espalda|Se baila lento, se baila mal)
      Y nadie cuenta ya los pasos
      El vestido hace su propia fiesta
      Y se van las penas por los zapatos`,
    later: `
      Se acaba el disco, y en la sala
      Dos siguen bailando sin canción
      Solo se oye bailar los zapatos
      Y un poco más bajo, el corazón`,
    hook: `
      Baila que baila, no pares ya
      Que quien baila contigo no quiere parar

      Una vuelta más, y otra después
      Baila esta noche conmigo otra vez`,
  },
  {
    words:
      'canta cantábamos cantamos cantas cantar cantaba cantabas cantando cantan cantó cantante cantantes coro coros karaoke karaokes soprano tenor cantaste cante',
    stanzas: `
      (La ducha suena, la voz se suelta|Se canta alto por la mañana)
      Y los vecinos saben la letra
      La cuchara hace de micrófono
      Y el estribillo cruza la puerta

      (Se olvida un verso, se inventa otro|La voz se rompe al llegar arriba)
      Y nadie canta mal, ni mejor
      Alguien desde la otra ventana
      Y alguien con palmas hace el tambor`,
    later: `
      Y aunque no sepa toda la letra
      Y desafine por la mitad
      Cuando se canta con toda el alma
      La casa entera se echa a cantar`,
    hook: `
      Canta conmigo, canta otra vez
      Que quien canta sus penas las pone al revés`,
  },
  {
    words:
      'guitarra guitarras guitarrista guitarristas guitarrón ukelele ukulele charango requinto acordes rasguear rasguea cejilla',
    stanzas: `
      (La guitarra duerme en una silla|Suena la guitarra en la noche)
      Y alguien la toca al pasar
      Falta una cuerda desde el verano
      Y con las otras se puede cantar

      (Se apaga el fuego, queda la luna|Las manos buscan aquel acorde)
      Y una canción que sabe la gente
      El que no canta marca con palmas
      Y el que no sabe, canta más fuerte`,
    later: `
      La guitarra suena por la noche
      Y se asoma medio portal
      Y siempre hay alguien que pide otra
      Y nadie se quiere ir a acostar`,
    hook: `
      Suena, guitarra, vuelve a sonar
      Que con guitarra se puede llorar`,
  },
  {
    words: 'piano pianos pianista pianistas toca_el_piano tocas_el_piano tocaba_el_piano tocar_el_piano',
    stanzas: `
      (Una tecla suena por la tarde|Los dedos suben por la escalera)
      Y una nota baja del salón
      Se equivoca siempre en el mismo sitio
      Y a la tercera sale mejor`,
    later: `
      El piano se oye por la ventana
      Y alguien se para a escuchar
      Y cuando acaba, sigue su calle
      Tarareando: do, mi, fa`,
    hook: `
      Do, re, mi, fa, y vuelta a empezar
      Suena el piano y se calla el mar`,
  },
  {
    words:
      'violín violin violines violinista violonchelo chelo flauta flautas trompeta trompetas trompetista saxofón saxo clarinete trombón acordeón acordeonista tambor tambores baterista toca_la_batería tocas_la_batería tocaba_la_batería tocar_la_batería banda bandas orquesta orquestas mariachi mariachis',
    stanzas: `
      (Se afina un la por el pasillo|La banda ensaya los jueves tarde)
      Y el gato sale con dignidad
      Primero suena como una puerta
      Y un día suena de verdad

      (El director levanta los brazos|Los instrumentos respiran juntos)
      Y por un segundo no existe nada
      Entra el primero, entran los otros
      Y tiembla el aire de la sala`,
    later: `
      Se guarda todo dentro del estuche
      La banda sale a tomar aire
      Y alguien silba todavía el tema
      Al dar la vuelta por otra calle`,
    hook: `
      Suena la banda, suena el tambor
      Que cante la banda y que salga el sol`,
  },
  {
    words:
      'lee lees leer leía leías leyendo leyó lector lectora lectores lectura lecturas libro libros novela novelas poesía poesías poema poemas biblioteca bibliotecas bibliotecaria bibliotecario librería librerías club_de_lectura primer_libro',
    stanzas: `
      (El libro se abre por la esquina|La lámpara alumbra la página)
      Y el autobús se pasa de largo
      Una página más, la última
      Y amanece en el cuarto de al lado

      (Las letras eran solo hormigas|Un dedo sigue cada palabra)
      Y de repente empiezan a hablar
      La eme con la a dice mamá
      Y ya no hay quien las pueda callar

      (El libro tiene un nombre escrito|Las hojas huelen a otros años)
      Y hay unas letras en la portada
      Se abre y se queda siempre abierto
      Y hay un silencio en la sala`,
    later: `
      El libro sigue en la misma estantería
      Con una hoja doblada en medio
      Ya se ha leído más de cien veces
      Y cada vez parece nuevo`,
    hook: `
      Abre un libro, vuelve a empezar
      Que un libro abierto te lleva al mar`,
  },
  {
    words:
      'teje tejes tejer tejía tejías tejiendo tejió tejido tejidos tejedora tejedor crochet ganchillo lana lanas estambre madeja madejas ovillo ovillos agujas_de_tejer',
    stanzas: `
      (Dos agujas hablan en la tarde|La lana corre por la falda)
      Y el ovillo rueda hasta el gato
      Crece una manga, que es para alguien
      Y un ovillo cae, y corre el gato

      (Se cuentan los puntos en voz muy baja|Se escapa un punto, se vuelve atrás)
      Y nadie puede preguntar nada
      Llega el invierno, llega la caja
      Y la bufanda nunca se acaba`,
    later: `
      El jersey tejido ya queda chico
      Y pasa a un primo, y a otro después
      La lana guarda el calor de las manos
      Y abriga a todos alguna vez`,
    hook: `
      Teje que teje, punto y revés
      Que el frío no pasa si hay lana y café`,
  },
  {
    words:
      'cose coses coser cosía cosías cosiendo costura costuras costurera costureras modista sastre sastra máquina_de_coser dedal alfileres bordar borda bordas bordaba bordabas bordado bordados remendar remienda remendaba dobladillo',
    stanzas: `
      (La máquina corre por la tela|Se enhebra el hilo contra la luz)
      Y hay alfileres junto a la bota
      La lata de galletas no tiene galletas
      Y hay un botón para cada historia

      (La falda vieja se vuelve cojín|El dobladillo baja dos dedos)
      Y el pantalón, bolsa del pan
      Nada se tira, todo se cose
      Y todo vuelve a empezar`,
    later: `
      La costura aguanta treinta años
      Y el hilo azul no se soltó
      Quien mira dentro de aquel abrigo
      Encuentra un nombre, que alguien bordó`,
    hook: `
      Hilo y aguja, punto y canción
      Cose que cose hasta el corazón`,
  },
  {
    words: 'crucigrama crucigramas sopa_de_letras sopas_de_letras autodefinido autodefinidos',
    stanzas: `
      (Faltan tres letras para la doce|El lápiz duda sobre el papel)
      Y se pregunta por toda la casa
      Río de Francia, cinco casillas
      Y alguien contesta desde la sala

      (El periódico está doblado|La goma borra media columna)
      Y al pie, muy chica, la solución
      Pero mirarla sería trampa
      Y así la tarde se va con el sol`,
    later: `
      Queda un hueco en el crucigrama
      Una palabra que no salió
      De madrugada se enciende una luz
      Y se oye un grito: ¡ya lo sé yo!`,
    hook: `
      Tres horizontal, cuatro letras, amor
      El crucigrama tiene solución`,
  },
]
