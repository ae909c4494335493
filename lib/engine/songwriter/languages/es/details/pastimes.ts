import type { Details } from '../../stanzas.ts'

/** Football, dancing, music, books, wool and thread. */
export const pastimes: readonly Details[] = [
  {
    words:
      'fútbol futbol futbolista futbolistas futbolito gol goles golazo goleador goleadora arquero arquera balón delantero delantera portería penalti penaltis mediocampista cancha_de_fútbol campo_de_fútbol equipo_de_fútbol partido_de_fútbol partidos_de_fútbol',
    stanzas: `
      Raspones y medias altas
      Dos mochilas como meta
      Una pelota gastada
      Y un grito de puerta a puerta

      Cordones dobles, rodillas
      Una banda, un pase al hueco
      La red que se infla y se queda
      Y un abrazo, todo el cuerpo

      Barro seco entre los tacos
      El silbato, y todo arranca
      Una barrida, una curva
      Y el balón contra la malla

      La camiseta empapada
      Un minuto, y todavía
      Agua fría por la nuca
      Y una rodilla curtida`,
  },
  {
    words:
      'hincha hinchas hinchada tribuna tribunas estadio estadios afición aficionado_al_fútbol barra_brava el_mundial del_mundial mundiales selección_nacional el_partido los_partidos real_madrid barça atleti futbolero futbolera',
    stanzas: `
      Una bufanda en el cuello
      El sofá que se hace grada
      Un suspiro en cada tiro
      Y la garganta, que raspa

      Noventa minutos largos
      Un banderín, una silla
      El vaso, que nadie toca
      Y el abrazo a media fila

      Escalones de cemento
      Papelitos que revuelan
      Tambores por todo el túnel
      Y banderas que se enredan`,
  },
  {
    words:
      'bail* salsera salsero salsa_y_bachata bachata cumbia cumbias tango tangos milonga flamenco sevillanas zumba vals pista_de_baile coreografía coreografías',
    stanzas: `
      Dos zapatos que resbalan
      Una vuelta, y otra vuelta
      La mano abierta en la espalda
      Y una trenza que se suelta

      Las sillas contra los muros
      Un disco, un círculo claro
      Un paso aquí, y otro allá
      Y la punta del zapato

      Tacones en la baldosa
      Un compás, y otro más lento
      Un abanico, unas palmas
      Y el piso, que va latiendo

      Un dedo que marca el ritmo
      Un pisotón y una risa
      Tres canciones sin sentarse
      Y una más, que no termina`,
  },
  {
    words:
      'canta cantas cantar cantaba cantabas cantando cantan cantó cantante cantantes coro coros karaoke karaokes soprano tenor cantaste cante',
    stanzas: `
      Una cuchara en la mano
      Azulejos que hacen eco
      La letra, medio inventada
      Y el vecino, ya despierto

      Aire hasta el fondo del pecho
      Una nota que se sube
      Los hombros abajo, quietos
      Y la más alta, en la nube

      Hojas en un atril flojo
      Un tarareo, un murmullo
      El pie que marca el camino
      Y un la redondo, maduro

      Los platos llevan el ritmo
      Una estrofa que se olvida
      Las ventanas bien abiertas
      Y un tralalá que la imita`,
  },
  {
    words:
      'guitarra guitarras guitarrista guitarristas guitarrón ukelele ukulele charango requinto acordes rasguear rasguea cejilla',
    stanzas: `
      Yemas marcadas de líneas
      La madera, y un acorde
      Un pulgar que va bajando
      Y un eco que sale al borde

      Seis cuerdas, una rebelde
      La clavija que se ajusta
      El pie que golpea el suelo
      Y la nota, que se busca

      Una púa en el bolsillo
      El estuche en una silla
      Dos acordes, siempre dos
      Y el tercero, cuesta arriba`,
  },
  {
    words: 'piano pianos pianista pianistas toca_el_piano tocas_el_piano tocaba_el_piano tocar_el_piano',
    stanzas: `
      La banqueta que rechina
      Escalas de arriba abajo
      Blancas, negras, otra blanca
      Y el dedo chico, al trabajo

      Partituras con dobleces
      Un compás, y se repite
      La luz encima del hombro
      Y una nota que resiste

      Dos manos que se persiguen
      Una tecla que no suena
      El pedal que alarga el aire
      Y la casa, toda atenta`,
  },
  {
    words:
      'violín violin violines violinista violonchelo chelo flauta flautas trompeta trompetas trompetista saxofón saxo clarinete trombón acordeón acordeonista tambor tambores baterista toca_la_batería tocas_la_batería tocaba_la_batería tocar_la_batería banda bandas orquesta orquestas mariachi mariachis',
    stanzas: `
      Un estuche abierto, fieltro
      Un atril que baila un poco
      Un la que corre la fila
      Y la entrada, al mismo soplo

      Zapatos negros, lustrados
      Un compás que marca y manda
      Hojas prendidas con pinzas
      Y la calle, que se agranda

      Una mejilla apoyada
      El pie que cuenta hasta cuatro
      Un silencio de tres tiempos
      Y el final, que suena largo`,
  },
  {
    words:
      'lee lees leer leía leías leyendo leyó lector lectora lectores lectura lecturas libro libros novela novelas poesía poesías poema poemas biblioteca bibliotecas bibliotecaria bibliotecario librería librerías club_de_lectura',
    stanzas: `
      Un dedo que pasa la hoja
      Una esquina bien doblada
      La lámpara junto al hombro
      Y una más, y ya se apaga

      Lomos de todos colores
      Una taza que se enfría
      Un boleto que hace marca
      Y una parada perdida

      El olor a papel viejo
      Una torre en plena mesa
      Letras chicas, ojos largos
      Y el final, que nunca llega

      Estantes hasta en el baño
      Un margen con lápiz fino
      La página, y la que sigue
      Y el almuerzo, en el olvido`,
  },
  {
    words:
      'teje tejes tejer tejía tejías tejiendo tejió tejido tejidos tejedora tejedor crochet ganchillo lana lanas estambre madeja madejas ovillo ovillos agujas_de_tejer',
    stanzas: `
      Dos agujas que conversan
      Un ovillo que se escapa
      Una del derecho, y vuelta
      Y una manga algo más larga

      Lana que corre entre dedos
      Los puntos, todos en fila
      Una cesta de colores
      Y una manta por la orilla

      Una bufanda que crece
      Un nudo que ya no es nudo
      Una cuenta en voz muy baja
      Y otra vez, punto por punto`,
  },
  {
    words:
      'cose coses coser cosía cosías cosiendo costura costuras costurera costureras modista sastre sastra máquina_de_coser dedal alfileres bordar borda bordas bordaba bordabas bordado bordados remendar remienda remendaba dobladillo',
    stanzas: `
      Una lata con botones
      Un alfiler en el labio
      El hilo, mojado y terco
      Y el pedal marcando el paso

      Tela que cae en la silla
      El metro colgado al cuello
      Tijeras que abren camino
      Y un hilo suelto en el pelo

      Una tiza, media raya
      La máquina que galopa
      Un parche en cada rodilla
      Y un dedal como una copa`,
  },
]
