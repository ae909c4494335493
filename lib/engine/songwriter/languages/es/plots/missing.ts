import type { Plot } from '../../stanzas.ts'

export const missing: Plot = {
  person: 'past',
  open: `
    Aquí son las (tres|dos|seis) pasadas
    Y allá estarás despertando
    Yo te guardo lo que sobra
    Del sol que cae en el patio

    Puse la mesa (por pares|sin pensarlo)
    Y serví la sopa en ambos
    Uno me lo comí a prisa
    El otro, mirando el plato

    Hay un (mapa|globo|papel) en la nevera
    Con un hilo desde aquí
    Mide un palmo y cuatro dedos
    Lo mido antes de dormir`,
  turn: `
    La llamada se cortó
    Cuando ibas a decir algo
    Pasé la noche probando
    Finales, cortos y largos

    Me llegó tu caja el lunes
    Con especias y una piedra
    La piedra es de donde vives
    La tengo puesta en la mesa

    La vecina me pregunta
    Si ya vuelves, cada día
    Le digo: falta un poquito
    Ella asiente, y barre y mira`,
  lift: `
    Abro la ventana por si acaso
    Por si el viento trae tus pasos

    Cuento los días uno por uno
    Y este es más largo que ninguno`,
  chorus: `
    # Faltan {pair}
    Faltan {pair}, y falta tanto
    Que hasta la casa pregunta ya
    Faltan {pair}, y cada noche
    Se enciende la luz del portal

    # Te extraño, {call}
    Te extraño, {call}, te extraño tanto
    Que hasta la casa pregunta por ti
    Te extraño, {call}, y cada noche
    Digo tu nombre antes de dormir

    # Vuelve pronto, {call}
    Vuelve pronto, {call}, vuelve ya
    Que el café no me sabe igual
    Vuelve pronto, {call}, que te espero
    Con la luz del portal

    # Lejos, {call}
    Lejos, {call}, y tan cerca a la vez
    Como la luna, que no se va
    Lejos, {call}, y cierro los ojos
    Y por un momento te tengo acá

    # Te extraño tanto
    Te extraño tanto, si {you} no estás
    Que hasta la casa pregunta por ti
    Te extraño tanto, y cada noche
    Digo tu nombre antes de dormir`,
  bridge: `
    El día que te vea no habrá discurso
    Habrá una mesa, y habrá mantel
    Y un abrazo tan largo y tan fuerte
    Que caiga el bolso y caiga el papel`,
  meaning: `
    La distancia se mide en cosas
    En lo que hoy no te pude contar
    En ese chiste, en esa noticia
    Que se me enfría sin poder llegar

    Hay días que pasan sin hacer ruido
    Y otros que pesan un poco más
    Y en todos miro, sin darme cuenta
    Hacia ese lado donde tú estás`,
}
