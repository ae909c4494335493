import type { Plot } from '../../stanzas.ts'

export const devotion: Plot = {
  person: 'you',
  open: `
    Dejas (migas en|libros por|medias por) la cama
    Y la radio en la ventana
    Antes yo vivía en orden
    Y no me sabía a nada

    Me (guardas|dejas) siempre la esquina
    Del pan, la más tostadita
    Dices que a ti no te gusta
    Sé que es mentira, y bonita

    Te conozco (por los pasos|por las llaves|por la tos)
    Cuando subes la escalera
    Y la casa se acomoda
    Como quien te ve y se alegra`,
  turn: `
    Tuvimos riñas de platos
    Fregados con mala cara
    Y tu mano bajo el agua
    Buscó la mía, mojada

    Ya me sé todos tus chistes
    El del cura y el del loro
    Y me sigo riendo antes
    De que llegues a lo gordo

    La noche que tuve fiebre
    Me leíste el recetario
    Me dormí en las berenjenas
    Tú seguías en el caldo`,
  lift: `
    Yo no te bajo una estrella
    Pero caliento la cena

    Te lo digo en tres palabras
    Y si quieres, en voz baja`,
  chorus: `
    # Quédate, {call}
    Quédate, {call}, otro rato
    Otro siglo, otro café
    Quédate, {call}, que contigo
    Lo de siempre está por ver

    # Mi casa es donde estés tú
    Mi casa es donde estés tú
    Con la llave y con la risa
    Mi casa es donde estés tú
    Aunque llueva en la cocina

    # Contigo, {call}
    Contigo, {call}, el pan de ayer
    Tiene olor de recién hecho
    Contigo, {call}, el mes más feo
    Lleva domingos por dentro

    # Contigo hasta el pan de ayer
    Contigo hasta el pan de ayer
    Se levanta y huele a nuevo
    Contigo hasta el pan de ayer
    Sabe a fiesta de algún pueblo`,
  bridge: `
    A veces, si tardas mucho
    Salgo a la calle a mirar
    Cuento coches, cuento gente
    Llegas, y pierdo el total

    Cuando se me olvide todo
    El portal y la avenida
    Siéntate y cuéntame un chiste
    Yo reconozco esa risa`,
}
