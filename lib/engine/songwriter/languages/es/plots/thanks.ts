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
    No hay medalla que te quepa
    Solo esta canción pequeña

    Deja todo y ven un rato
    Que esto se escucha despacio

    Hay palabras que se guardan
    Y hoy por fin vienen cantadas`,
  chorus: `
    # Gracias, {pair}
    Gracias, {pair}, mil gracias y más
    Por lo que hicieron sin esperar
    Gracias, {pair}, y hoy lo cantamos
    Para que no se pueda olvidar

    # Gracias, {call}
    Gracias, {call}, mil gracias te doy
    Por lo que hiciste sin esperar
    Gracias, {call}, y hoy te lo canto
    Gracias, que no lo voy a olvidar

    # Esto es para ti, {call}
    Esto es para ti, {call}, para ti
    Que nunca esperas que den las gracias
    Esto es para ti, {call}, y es poquito
    Al lado de todo lo que regalas

    # Si no es por ti, {call}
    Si no es por ti, {call}, qué habría hecho
    Si no es por ti, no sé qué decir
    Si no es por ti, {call}, no habría canción
    Por eso hoy canto, y canto por ti

    # Siéntate, {call}
    Siéntate, {call}, que esta vez nos toca
    A los demás cuidarte a ti
    Siéntate, {call}, deja las prisas
    Y escucha esto que traigo aquí

    # Qué suerte tenerte, {call}
    Qué suerte tenerte, {call}, qué suerte
    Hay pocas cosas que valgan más
    Qué suerte tenerte, y hoy te lo canto
    Para que no lo olvides jamás

    # Gracias, mil gracias
    Gracias, mil gracias, gracias y más
    Por lo que {you} hiciste sin esperar
    Gracias, mil gracias, y hoy te lo canto
    Para que no se me vaya a olvidar`,
  bridge: `
    Un día me tocará
    Llegar con caldo a tu puerta
    Lo traeré medio quemado
    Y tú dirás: qué receta

    Si una noche te preguntas
    Si valió tanto desvelo
    Mira a quien tanto ayudaste
    Hacer lo mismo, o querer hacerlo`,
  meaning: `
    Hay quien ayuda y luego lo apunta
    Hay quien ayuda y no dice nada
    Tú eres de la gente que abre la puerta
    Y ya tiene la mesa preparada

    Para ti era lo de siempre
    Lo que se hace, y nada más
    Y a mí me queda toda la vida
    Y eso no se puede pagar

    Las gracias se dicen muy de prisa
    Al recoger el cambio o el pan
    Estas las llevo hace tiempo guardadas
    Y hoy te las vengo a cantar`,
}
