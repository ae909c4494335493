import type { Plot } from '../../stanzas.ts'

export const apology: Plot = {
  person: 'you',
  open: `
    Llevo media hora en tu (puerta|acera|esquina)
    Con la mano en alto y quieta
    Traía excusas planchadas
    Las dejé en la papelera

    Te escribí (cuatro|siete|nueve) cuartillas
    Culpé al jefe, al frío, al coche
    Taché todo, y al final
    Quedó perdón y mi nombre

    (Ojalá|Mejor si) hubieras gritado
    Doblaste la servilleta
    Dijiste: no pasa nada
    Y aún me suena en la cabeza`,
  turn: `
    Vuelvo de noche al segundo
    En que pude haber frenado
    Me hago señas desde lejos
    Y paso sin hacer caso

    Un plato roto no vuelve
    Aquí estoy, juntando cachos
    No bajes a consolarme
    Que aún hay filo en los pedazos

    No te pido que perdones
    Ni que finjas buena cara
    Te devuelvo tu cazuela
    Limpia, y sin pedirte nada`,
  lift: `
    Ya no me importa tener razón
    Solo quiero pedirte perdón

    Respiro hondo, te miro al fin
    Y digo lo que vine a decir`,
  chorus: `
    # Perdón, {pair}
    Perdón, {pair}, de corazón
    Sin dar rodeos, sin otra versión
    Perdón, {pair}, y aquí está mi mano
    Y lo que traigo es esta canción

    # Perdóname, {call}
    Perdóname, {call}, de corazón
    Te fallé y lo sé, no tengo excusa
    Perdóname, {call}, y si hace falta
    Vuelvo mañana con la misma música

    # Lo siento, {call}
    Lo siento, {call}, lo siento tanto
    No quiero que acabe así
    Lo siento, {call}, y si me dejas
    Empiezo de nuevo aquí

    # Dame otra vez la mano, {call}
    Dame otra vez la mano, {call}
    Y caminamos un rato los dos
    Dame otra vez la mano, y poco a poco
    Vuelve la risa, vuelve la voz

    # Me equivoqué, {call}
    Me equivoqué, {call}, lo digo así
    Sin dar rodeos, sin otra versión
    Me equivoqué, {call}, y vengo a verte
    A pedirte perdón

    # Abre la puerta, {call}
    Abre la puerta, {call}, que hace frío
    Que aquí está quien no supo ver
    Abre la puerta, aunque sea un poquito
    Que tengo mucho que aprender

    # Perdóname
    Perdóname {you}, que lo digo así
    Sin dar rodeos, sin otra versión
    Perdóname, y si hace falta mañana
    Vuelvo con esta misma canción`,
  bridge: `
    No te prometo ser otra persona
    Te prometo poner atención
    Y que la próxima vez que tropiece
    Lo diré antes que esta canción

    Si alguna vez te has equivocado
    Sabrás lo que cuesta dormir así
    Yo no te pido que se te olvide
    Te pido un sitio, cerca de ti`,
  meaning: `
    Un perdón no es goma de borrar
    Lo que se hizo ya queda hecho
    Es una silla que yo te acerco
    Y lo que traigo dentro del pecho

    El orgullo no abriga a nadie
    Ni tiene brazos, ni sabe reír
    Yo lo he dejado junto a la puerta
    Y sin el orgullo te vengo a decir

    No te lo pido para esta noche
    El tiempo dirá, y yo esperaré
    Lo que se rompe en un solo instante
    Se cose despacio, y lo coseré`,
}
