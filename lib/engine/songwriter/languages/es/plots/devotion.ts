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
    No sé decir cosas bonitas
    Pero esta es mía, y es sencillita

    Escucha, que va de verdad
    Lo que te vengo a cantar`,
  chorus: `
    # Que dure lo de {pair}
    Que dure lo de {pair}, que dure más
    Con sus domingos, con pan y sol
    Que dure lo de {pair}, y que se cante
    Lo bien que suena cuando son dos

    # Contigo, {call}
    Contigo, {call}, me va mejor
    Contigo hasta el lunes me sienta bien
    Contigo, {call}, y si tú faltas
    No sé ni adónde va este tren

    # Te quiero, {call}
    Te quiero, {call}, así de fácil
    Te quiero hoy y te quise ayer
    Te quiero, {call}, y cada mañana
    Te vuelvo a querer

    # Otra vez tú, {call}
    Otra vez tú, {call}, entre tanta gente
    Otra vez tú, y se enciende la luz
    Otra vez tú, y si vuelvo a este mundo
    Yo pediría: otra vez tú

    # Quédate, {call}
    Quédate, {call}, un ratito más
    Que la noche es larga y huele a jazmín
    Quédate, {call}, toda la vida
    Que yo sin ti ya no sé dormir

    # Mi casa eres tú, {call}
    Mi casa eres tú, {call}, mi casa
    No son las paredes ni es el sofá
    Mi casa eres tú, y cuando vuelvo
    Con verte la cara me basta ya

    # Otra vez tú
    Otra vez {you}, entre tanta gente
    Otra vez {you}, y se enciende la luz
    Otra vez {you}, y si vuelvo a este mundo
    Yo pediría lo mismo: {you}`,
  bridge: `
    Un día seremos los de aquel banco
    Con dos bastones y mucho sol
    Y habrá que ver cuál de los dos se acuerda
    De dónde salió esta canción

    Si un día se apagan todas las luces
    Y no se ve por dónde se va
    Dame la mano, que con la mano
    Se encuentra el camino en la oscuridad`,
  meaning: `
    Querer a alguien es cosa simple
    Es apagar despacio la luz
    Guardar el último trozo de todo
    Para que al final lo comas tú

    No fue de golpe ni con violines
    Fue poco a poco, como la sal
    Un día supe que en lo que hacía
    Estabas tú, en cada lugar

    Los días pasan y no te gastan
    Te miro igual que la primera vez
    Solo que ahora sé de memoria
    Cómo te ríes, y por qué`,
}
