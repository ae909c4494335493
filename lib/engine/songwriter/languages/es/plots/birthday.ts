import type { Plot } from '../../stanzas.ts'

export const birthday: Plot = {
  person: 'you',
  open: `
    Hay (harina|canela|merengue) por la mesa
    Abrigos en el sofá
    Y un pastel que se ha inclinado
    A ver si tú llegas ya

    (Escondimos|Guardamos bien) los regalos
    En el horno, bien tapados
    Casi nos lo enciendes tú
    Y los comemos asados

    Nos pediste (cero fiesta|poca fiesta|una siesta)
    Nada de globos ni ruido
    Y ya ves, una charanga
    Y hasta el gato va vestido

    Cumples {age} años (y un primo|y un tío|y alguien)
    Anda perdido en la cuenta
    Puso las velas a ojo
    Y ardió media servilleta`,
  turn: `
    Tengo aquí una foto tuya
    Con merengue en las dos cejas
    Apuntas con la cuchara
    Y a quien corre no lo dejas

    Alguien cuenta lo del toldo
    Que armaste y salió volando
    Cada año vuela más lejos
    Hoy ya llegó hasta Santiago

    Pediste unos calcetines
    Van en una caja enorme
    Busca en la punta del último
    Hay un verso con tu nombre`,
  lift: `
    Apaguen la luz, que viene el pastel
    Que todos se acerquen y canten con él

    Cierra los ojos, piensa muy bien
    Contamos todos: uno, dos, tres

    Acérquense todos, sin hacer ruido
    Que cumple años alguien querido`,
  chorus: `
    # Feliz cumpleaños, {pair}
    Feliz cumpleaños, {pair}
    Hoy todo el mundo se pone a cantar
    Que haya dos tartas, y dos deseos
    Y muchas velas para soplar

    # Feliz cumpleaños, {call}
    Feliz cumpleaños, {call}
    Hoy todo el mundo canta por ti
    Sopla las velas, pide un deseo
    Y que cumplas muchos más aquí

    # Sopla, {call}
    Sopla, {call}, sopla ya
    Que la vela te está esperando
    Sopla, {call}, y pide algo bueno
    Que aquí estamos todos cantando

    # {age} años, {call}
    {age} años, {call}, y qué bien te van
    {age} años, y una sonrisa igual
    {age} años, {call}, y vamos por más
    Que suene la música y vuelta a empezar

    # {age} velas, {call}
    {age} velas, {call}, y cómo alumbran
    {age} velas, y una por cada vez
    Que alguien, al verte, se puso contento
    {age} velas, {call}, y todas a la vez

    # Hoy es tu día, {call}
    Hoy es tu día, {call}, hoy es tu día
    Se ha puesto guapa la calle entera
    Hoy es tu día, {call}, y qué alegría
    Que otra vez sea tu primavera

    # Por ti, {call}
    Por ti, {call}, se alza la copa
    Por ti se enciende toda la sala
    Por ti, {call}, se canta a voces
    Y no nos vamos hasta mañana

    # Que cumplas muchos más
    Que cumplas muchos más, y que los veamos
    Que no nos falte nunca este pastel
    Que cumplas muchos más, y que te cantemos
    Con la misma gente la próxima vez`,
  bridge: `
    Mañana habrá serpentinas
    Colgando de la escalera
    Tú acabarás el pastel
    De pie, junto a la nevera

    Si yo pudiera pedir por ti
    Con una vela sería bastante
    Que no te falte gente en la mesa
    Ni un buen verano por delante

    Que el año nuevo te trate bien
    Que las penas no encuentren la puerta
    Y que nos veas el año que viene
    Con la guitarra y la mesa puesta`,
  meaning: `
    Un día al año lleva tu nombre
    Los otros pasan y nadie lo sabe
    En este el mundo se para un rato
    Para que alguien te cante en la calle

    Un año es mucho, si bien se mira
    Son muchas noches y amaneceres
    Algunos duros, y aquí has llegado
    Y bien merece que se celebre

    Hay cosas que uno no dice nunca
    Porque hay trabajo, porque hay que hacer
    Y hoy es el día para decirlas
    Que aquí te queremos, y mucho, y bien

    No hay que ganarlo ni hacer más nada
    Hoy es un día que te regalan
    La tarta dura lo que una tarde
    Y lo que cantamos no se acaba`,
}
