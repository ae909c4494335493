import type { Details } from '../../stanzas.ts'

/** Games, sports and screens. */
export const gamesAndSports: readonly Details[] = [
  {
    words: 'ajedrez ajedrecista jaque jaque_mate peón peones alfil torneo_de_ajedrez',
    stanzas: `
      Un peón que da un pasito
      Dedos que rozan la torre
      La barbilla en una mano
      Y un caballo que se esconde

      Cuadros blancos, cuadros negros
      Una mano en la mejilla
      Un suspiro, casi nada
      Y la reina, que vigila

      Piezas que van a la caja
      Un silencio gordo, espeso
      Un café, frío hace rato
      Y en la mesa, un rey ya preso`,
  },
  {
    words:
      'dominó baraja barajas naipes póker poker mus tute brisca partida_de_cartas partidas_de_cartas juega_cartas juegas_cartas jugar_cartas jugaba_cartas jugar_dominó parchís juegos_de_mesa juego_de_mesa bingo lotería_mexicana rummy',
    stanzas: `
      Fichas que suenan a lluvia
      Cuatro sillas, un tapete
      Una mano en abanico
      Y un golpe que casi duele

      El mazo cortado en dos
      Cara de no tener nada
      Un lápiz, cuatro columnas
      Y una carta bien guardada

      Frijoles en vez de fichas
      La última ronda, otra vez
      El turno de quien bosteza
      Y la revancha, después`,
  },
  {
    words: 'crucigrama crucigramas sopa_de_letras sopas_de_letras autodefinido autodefinidos',
    stanzas: `
      Un lápiz mordido, goma
      Cinco letras, y una es zeta
      El papel doblado en cuatro
      Y la que no quiere, espera

      Cuadritos, blancos y negros
      Una palabra acostada
      Un café que deja un círculo
      Y otra, de pie, que no encaja

      Tinta en la yema del dedo
      Un diccionario en la silla
      Un río, un dios y una nota
      Y un borrón en la casilla`,
  },
  {
    words: 'rompecabezas puzle puzles puzzle puzzles mil_piezas quinientas_piezas',
    stanzas: `
      Casi todo de un color
      Una orilla que ya crece
      La lámpara muy cerquita
      Y la que falta, aparece

      Azul, azul, otro azul
      La tapa contra la jarra
      Un dedo que prueba y gira
      Y una punta que ya encaja

      Una mesa que no se usa
      Montoncitos por colores
      Una pieza en la pantufla
      Y el tejado, y unas flores`,
  },
  {
    words:
      'maratón maratones maraton media_maratón maratonista trotar trota trotas trotaba trotando running runner sale_a_correr sales_a_correr salir_a_correr salía_a_correr salías_a_correr salgo_a_correr salimos_a_correr corre_todos_los corres_todos_los corre_cada corres_cada carreras_populares zapatillas_de_correr correr',
    stanzas: `
      Cordones con doble nudo
      Un soplo adentro, otro afuera
      El pulso en cada pestaña
      Y una cuesta que no espera

      Un número en el ombligo
      Una botella en la mano
      Suelas que cuentan el suelo
      Y otro kilómetro largo

      Zapatillas en la puerta
      Una gota por la frente
      La calle, de ida y de vuelta
      Y el reloj, que se arrepiente`,
  },
  {
    words:
      'bici bicis bicicleta bicicletas ciclista ciclistas ciclismo pedalea pedaleas pedalear pedaleaba pedaleando rueditas triciclo ciclovía',
    stanzas: `
      Una cadena que suena
      El timbre, dos campanadas
      Un pantalón con un pliegue
      Y el viento por las dos mangas

      Rayos que mezclan el sol
      Parches, bomba, una rodilla
      El casco de medio lado
      Y una bajada sin prisa

      Un sillín algo torcido
      La cuesta, de pie, a pedal
      Una canasta, unas flores
      Y un frenazo en el portal`,
  },
  {
    words:
      'nadar nadando nadaba nadabas nadó natación piscina piscinas alberca albercas pileta nadador nadadora nadadores buceo bucear buceaba flotador trampolín clases_de_natación',
    stanzas: `
      Una raya azul abajo
      Cloro en el pelo, ojo rojo
      Gafas que dejan un círculo
      Y los dedos, en remojo

      El borde frío, los dedos
      Un salto, y todo se calla
      Burbujas, un mundo verde
      Y en los oídos, el agua

      Un gorro que aprieta y cruje
      Una vuelta, y media vuelta
      Pies que levantan espuma
      Y una toalla que espera`,
  },
  {
    words:
      'pinta pintas pintar pintaba pintabas pintando pintó pintura pinturas pintor pintora pintores acuarela acuarelas óleo óleos pincel pinceles caballete dibuja dibujas dibujar dibujaba dibujabas dibujando dibujo dibujos dibujante lienzo lienzos',
    stanzas: `
      Pinceles dentro de un frasco
      Un azul en cada uña
      Un trapo de mil colores
      Y un blanco que ya no asusta

      Un lápiz de punta blanda
      Virutas sobre la mesa
      Un ojo, el otro más chico
      Y una boca que aún espera

      Agua turbia en una taza
      El papel, casi curvado
      Una mancha en plena manga
      Y otra mancha, que es un barco`,
  },
  {
    words:
      'videojuego videojuegos consola consolas videoconsola gamer gamers juega_videojuegos playstation xbox nintendo minecraft fortnite mando_de_consola joystick',
    stanzas: `
      Pulgares que van a saltos
      La luz azul en la cara
      Una vida, media vida
      Y un nivel que nunca acaba

      El cuerpo que gira en curva
      Cinco minutos, y cinco
      La cena que se hace hielo
      Y la partida, en un brinco

      Auriculares torcidos
      Un botón que suena y suena
      Migas entre los cojines
      Y otra vida, y otra puerta`,
  },
  {
    words:
      'gimnasio gimnasios gym pesas mancuernas yoga pilates crossfit entrenamiento entrenamientos esterilla boxeo karate judo taekwondo gimnasia gimnasta',
    stanzas: `
      Una goma en la muñeca
      Diez, y diez, y diez de nuevo
      Una botella con marcas
      Y el pulso pegado al cuello

      Un soplido, y otro más largo
      Un dedo del pie que tiembla
      La espalda pegada al piso
      Y el techo, de punta a puerta

      Mochila, toallas, guantes
      Arriba, y después abajo
      Una gota por la nuca
      Y la escalera, despacio`,
  },
  {
    words: 'baloncesto básquetbol basquetbol básquet basket basquetbolista triples canasta canastas',
    stanzas: `
      Suelas que chillan de lado
      Un rebote repetido
      La muñeca, cuello de ave
      Y la red, con un chasquido

      Dos pasos, salto, tablero
      La bocina que no llega
      Un arco por todo el techo
      Y el aro, que se lo piensa

      Muñequera, rodillera
      La raya recién pisada
      Codos, bloqueo, rebote
      Y una palma en otra palma`,
  },
  {
    words:
      'béisbol beisbol beisbolista pelotero peloteros jonrón jonrones home_run bateador bateadora bate_de_béisbol sóftbol softbol',
    stanzas: `
      Cuero viejo, polvo seco
      Un bate puesto en el hombro
      Una gorra bien bajita
      Y el golpe, redondo y hondo

      Tres y dos, la casa llena
      La mano dentro del guante
      Una nube en cada salto
      Y el polvo, que va delante

      Semillas en la tribuna
      La pelota, allá, chiquita
      Caras vueltas hacia el cielo
      Y la cerca, muy bajita`,
  },
  {
    words:
      'película películas pelicula peliculas peli pelis cine cines serie series telenovela telenovelas novela_turca novelas_turcas maratón_de_series maratón_de_películas netflix palomitas televisión televisor la_tele tele',
    stanzas: `
      Palomitas en un cuenco
      La manta hasta la barbilla
      Un control que no aparece
      Y el culpable, allí, a la vista

      Luz azul por las paredes
      Un episodio, y ya vale
      Alguien que pregunta todo
      Y el siguiente, que ya sale

      Boletos en el bolsillo
      Una bolsa que no calla
      Rodillas, perdón, disculpas
      Y un pañuelo en la butaca`,
  },
  {
    words: 'tenis tenista tenistas pádel padel raqueta raquetas ping_pong bádminton tenis_de_mesa frontón squash',
    stanzas: `
      Una raqueta, una funda
      El golpe, un eco, y el otro
      La línea, dentro o afuera
      Y el brazo que seca el rostro

      Pelusa verde, rebote
      Rodillas a medio paso
      El cuello que va y que viene
      Y un saque que va muy alto

      Polvo pegado en las manos
      Una gota por la ceja
      Casi, por muy poco, casi
      Y una red que no se entera`,
  },
]
