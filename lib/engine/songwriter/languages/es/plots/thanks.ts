import type { Plot } from '../../stanzas.ts'

export const thanks: Plot = {
  person: 'you',
  open: `
    Sirves (sopa|guiso|postre) y tú no comes
    Dices que no tienes hambre
    Y nos das la mejor parte
    Como si nadie mirase

    El peor de mis (inviernos|domingos|veranos)
    Llegaste y no preguntaste
    Partiste una mandarina
    Y me diste lo más grande

    En tus bolsillos hay (cuerda|pilas|velas)
    Un botón, una galleta
    Y si alguien llega con frío
    De algún lado, una chaqueta`,
  turn: `
    Ayer llegó gente nueva
    Con cara de no encontrar
    Hice lo que hacías tú
    Puse un plato más, y ya

    También tendrías tus días
    De encerrarte en la cocina
    Abrir el grifo bien fuerte
    Y salir con media risa

    Un día, buscando pilas
    Dijiste: lo harás muy bien
    Tú ni te acuerdas, y yo
    Con esas pilas, en pie`,
  lift: `
    Suelta el plato, deja el trapo
    Que esta vez te toca un canto

    No hay medalla que te quepa
    Solo esta canción pequeña`,
  chorus: `
    # Gracias, {call}
    Gracias, {call}, por las llaves
    Que aparecen si tú buscas
    Gracias, {call}, por quedarte
    Cuando ya nadie se apunta

    # Siéntate, {call}
    Siéntate, {call}, que esta noche
    Los platos son cosa nuestra
    Siéntate, {call}, y no mires
    Si alguno de ellos revienta

    # Lo aprendí de ti
    Lo aprendí de ti, la luz
    Encendida en la ventana
    Lo aprendí de ti, la sopa
    Que siempre alcanza si hay ganas`,
  bridge: `
    Si una noche te preguntas
    Si sirvió tanto desvelo
    Míranos pasar el pan
    Al de al lado, lo primero

    Un día me tocará
    Llegar con caldo a tu puerta
    Lo traeré medio quemado
    Y tú dirás: qué receta`,
}
