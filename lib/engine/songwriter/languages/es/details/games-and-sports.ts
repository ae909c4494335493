import type { Details } from '../../stanzas.ts'

/** Games, sports and screens. */
export const gamesAndSports: readonly Details[] = [
  {
    words: 'ajedrez ajedrecista jaque jaque_mate peón peones alfil torneo_de_ajedrez',
    stanzas: `
      (El caballo salta dos casillas|Las piezas miran desde su sitio)
      Y nadie habla desde hace un rato
      La mano duda sobre la reina
      Y el reloj hace lo suyo al lado

      (Cae un peón y nadie lo llora|Una torre vigila la esquina)
      Y el rey se esconde tras la pared
      La tarde pasa de negro a blanco
      Y el que ha perdido pide otra vez`,
    later: `
      Guardan las piezas dentro de la caja
      El rey y el peón en el mismo lugar
      El ajedrez se juega pensando
      Y se termina riéndose igual`,
    hook: `
      Jaque a la reina, jaque otra vez
      Mueve el caballo y cuenta hasta diez`,
  },
  {
    words:
      'dominó baraja barajas naipes póker poker mus tute brisca partida_de_cartas partidas_de_cartas juega_cartas juegas_cartas jugar_cartas jugaba_cartas jugar_dominó parchís juegos_de_mesa juego_de_mesa bingo lotería_mexicana rummy juega_a_las_cartas juegas_a_las_cartas jugaba_a_las_cartas jugabas_a_las_cartas jugar_a_las_cartas jugamos_a_las_cartas jugábamos_a_las_cartas trampas hace_trampas haces_trampas',
    stanzas: `
      (Hay un as debajo del plato|Las cartas llegan a la mesa)
      Y hay uno escondido bajo la falda
      Todos lo saben y nadie dice
      Y se oye una risa a la espalda

      (Se barajan otra vez las cartas|Se reparten otra vez las cartas)
      Y alguien silba mirando al techo
      La partida se pone seria
      Y un rey se asoma desde algún pecho

      (El que va perdiendo se calla|Se canta el punto golpeando fuerte)
      Y el que va ganando se despeina
      Se tira la última con un grito
      Y sobre la mesa cae la reina`,
    later: `
      Se guardan las cartas con su goma
      Y falta siempre la de corazones
      Aparece el martes en la cocina
      Entre la tapa y los limones`,
    hook: `
      Corta y reparte, reparte y ya
      Cartas en la mesa, y sin mirar

      Un as en la manga, y otro después
      Reparte las cartas, que gano otra vez`,
  },
  {
    words: 'rompecabezas puzle puzles puzzle puzzles mil_piezas quinientas_piezas',
    stanzas: `
      (Las piezas cubren toda la mesa|El cielo tiene doscientas piezas)
      Y se cena encima del sofá
      Todas azules, todas iguales
      Y queda un hueco junto al mar

      (Se busca siempre la misma pieza|Se empieza siempre por las esquinas)
      Y está debajo de algún cojín
      La tenía el niño en el zapato
      Y el cielo entero se acaba al fin`,
    later: `
      Queda entero el rompecabezas
      Y dura puesto una semana
      Después se rompe todo y se guarda
      Y quedan ganas para mañana`,
    hook: `
      Pieza por pieza, mira qué bien
      Falta una pieza, y son casi cien`,
  },
  {
    words:
      'maratón maratones maraton media_maratón maratonista trotar trota trotas trotaba trotando running runner sale_a_correr sales_a_correr salir_a_correr salía_a_correr salías_a_correr salgo_a_correr salimos_a_correr corre_todos_los corres_todos_los corre_cada corres_cada carreras_populares zapatillas_de_correr correr',
    stanzas: `
      (Suenan zapatos en la mañana|La calle está fría y vacía)
      Y el aire sale como una nube
      Un kilómetro y luego otro
      Y siempre es más la cuesta que sube

      (Alguien grita un nombre en la valla|Las piernas piden ya una silla)
      Y el nombre empuja por la espalda
      Se corre un poco con los pulmones
      Y lo que falta, con el alma`,
    later: `
      Cuelga del clavo aquella medalla
      Que costó cuarenta y dos mil pasos
      Y al otro lunes, a la maratón
      Le falta solo atarse los lazos`,
    hook: `
      Corre, corre, un paso más
      Corre, corre, y ya llegarás`,
  },
  {
    words:
      'bici bicis bicicleta bicicletas ciclista ciclistas ciclismo pedalea pedaleas pedalear pedaleaba pedaleando rueditas triciclo ciclovía',
    stanzas: `
      (La bicicleta se tambalea|La mano suelta el sillín despacio)
      Y alguien corre detrás, sin aire
      Hay un segundo de puro miedo
      Y de repente empuja el aire

      (La cuesta baja y el viento silba|Suena el timbre por la bajada)
      Y las dos piernas van en el aire
      La rodilla lleva una tirita
      Y queda todavía tarde

      (El sendero cruje bajo las ruedas|La cadena canta en la cuesta)
      Y el sol se mete por los radios
      Se llega lejos, se llega tarde
      Con polvo y hojas en los zapatos`,
    later: `
      La bicicleta está en el garaje
      Con una rueda un poco floja
      Pero lo que una vez se ha aprendido
      No se oxida con ninguna gota`,
    hook: `
      Pedalea fuerte, que el viento va al lado
      La bici y el viento, y el mundo rodando

      Dale a los pedales, mira hacia allá
      En bicicleta se vuela ya`,
  },
  {
    words:
      'nadar nadando nadaba nadabas nadó natación piscina piscinas alberca albercas pileta nadador nadadora nadadores buceo bucear buceaba flotador trampolín clases_de_natación',
    stanzas: `
      (El agua está fría, y se entra despacio|El agua está fría, y nadie quiere)
      Y el primero que entra da un grito
      Salta uno, y luego saltan todos
      Y ya no hay nadie que esté sequito

      (Bajo el agua no se oye nada|Se abren los ojos bajo el agua)
      Y el sol se parte en mil pedacitos
      Se sale arrugado como una pasa
      Y el bocadillo sabe más rico`,
    later: `
      Queda el cloro en el pelo mojado
      Y una toalla que huele a mar
      Quien aprendió a nadar una tarde
      No lo vuelve nunca a olvidar`,
    hook: `
      Al agua todos, un, dos y tres
      A nadar todos, y otra vez`,
  },
  {
    words:
      'pinta pintas pintar pintaba pintabas pintando pintó pintura pinturas pintor pintora pintores acuarela acuarelas óleo óleos pincel pinceles caballete dibuja dibujas dibujar dibujaba dibujabas dibujando dibujo dibujos dibujante lienzo lienzos',
    stanzas: `
      (El pincel mancha el vaso de agua|Hay azul en el codo y la frente)
      Y el agua toma color de cielo
      Se mira el cuadro con un ojo
      Y hay una mancha azul en el suelo

      (La hoja estaba toda blanca|Un color corre sobre el papel)
      Y ya aparece una casa y un río
      Se salió un poco por el borde
      Y así es mejor, y tiene más brillo`,
    later: `
      El cuadro cuelga en el pasillo
      Un poco más bajo de un costado
      Quien pintó aquello dejó en la esquina
      Un nombre chico y un sol dorado`,
    hook: `
      Pinta de azul, pinta de sol
      Pinta la casa de otro color`,
  },
  {
    words:
      'videojuego videojuegos consola consolas videoconsola gamer gamers juega_videojuegos playstation xbox nintendo minecraft fortnite mando_de_consola joystick',
    stanzas: `
      (La pantalla cambia de mundo|Un botón suena toda la noche)
      Y la cena se enfría en el plato
      Una vida más, la última, lo juro
      Y amanece con el mismo mando

      (Grita alguien desde el otro cuarto|Los pulgares van solos ya)
      Y se ha perdido contra el dragón
      Se empieza otra vez desde el castillo
      Y la noche pasa sin decir que no`,
    later: `
      Se apaga el juego, quedan dos mandos
      Enredados sobre el sofá
      El dragón duerme hasta mañana
      Y dice el videojuego: ¿continuar?`,
    hook: `
      Una partida y nada más
      Otra partida, y ya verás`,
  },
  {
    words:
      'gimnasio gimnasios gym pesas mancuernas yoga pilates crossfit entrenamiento entrenamientos esterilla boxeo karate judo taekwondo gimnasia gimnasta',
    stanzas: `
      (Las pesas suenan contra el suelo|La esterilla se desenrolla)
      Y el espejo no dice nada
      Se cuenta en voz alta hasta doce
      Y el doce dura una semana

      (Las piernas tiemblan en la escalera|Se suda hasta por las orejas)
      Y hay que bajarla de lado
      Mañana duele hasta la risa
      Y se vuelve igual, más animado`,
    later: `
      La mochila del gimnasio espera
      Junto a la puerta, en el mismo lugar
      Algunos días se queda esperando
      Y otros la llevan a pasear`,
    hook: `
      Uno, dos, tres, y otra vez más
      Sube la pesa, y bájala ya`,
  },
  {
    words: 'baloncesto básquetbol basquetbol básquet basket basquetbolista triples canasta canastas',
    stanzas: `
      (La pelota bota en la calle|El balón bota contra el asfalto)
      Y el aro tiembla sobre la puerta
      Dos pasos, salto, queda en el aire
      Y el barrio entero grita en la acera

      (Quedan tres segundos y un tiro|Las zapatillas chillan al girar)
      Y todo el mundo contiene el aire
      La bola rueda por el aro
      Y el grito se oye por todo el parque`,
    later: `
      Se va la luz y sigue botando
      Aquel balón, que ya no se ve
      El baloncesto se juega a ciegas
      Cuando la noche llega después`,
    hook: `
      Bota la bola, bota y tirar
      Canasta de lejos, y vuelta a empezar`,
  },
  {
    words:
      'béisbol beisbol beisbolista pelotero peloteros jonrón jonrones home_run bateador bateadora bate_de_béisbol sóftbol softbol',
    stanzas: `
      (El bate suena y todos se paran|La bola sale por la izquierda)
      Y la pelota se hace pequeña
      Corre la base, corre la otra
      Y todo el mundo se llena de tierra

      (La gorra va echada hacia atrás|El guante espera bajo el sol)
      Y el guante huele a cuero viejo
      Un niño pide que se la firmen
      Y hay una pelota junto a su pecho`,
    later: `
      Queda el guante del béisbol colgado
      Con la bola dentro, como un corazón
      Y en primavera, sin que lo llamen
      Baja del clavo y sale al sol`,
    hook: `
      Batea lejos, corre a la vez
      Vuela la bola y cuenta hasta tres`,
  },
  {
    words: 'tenis tenista tenistas pádel padel raqueta raquetas ping_pong bádminton tenis_de_mesa frontón squash',
    stanzas: `
      (La pelota cruza sobre la red|La pelota bota en la línea)
      Y dos cabezas van y vienen
      Uno jura que ha sido dentro
      Y los del banco lo desmienten

      (Suena la raqueta contra el viento|Va la pelota de lado a lado)
      Y una se pierde en la hierba verde
      Se busca un rato, se bebe agua
      Y se discute hasta que anochece`,
    later: `
      En la bolsa duermen las raquetas
      Y una pelota sin su color
      Los que se gritaron en el tenis
      Comen un helado al sol`,
    hook: `
      Va la pelota, vuelve otra vez
      Fuera o dentro, no sé muy bien`,
  },
]
