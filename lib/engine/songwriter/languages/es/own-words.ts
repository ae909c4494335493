import type { OwnWords } from '../own-words.ts'

/** The person's own words stand in the unrhymed lines, as they come. */
export const ownWords: OwnWords = {
  warm: `
    {you.fact}
    Y como tú no hay nadie por aquí
    {you.next}
    Y todo eso me recuerda a ti

    {fact}
    Y todavía me río al contarlo
    {next}
    Quien no lo ha visto no sabe imaginarlo

    {fact}
    En eso pienso cuando pienso en ti
    {next}
    Y se me escapa la risa porque sí

    {you.fact}
    Y dices que no tiene nada especial
    {you.next}
    Y yo lo pondría en la plaza central

    {fact}
    Lo sabe la calle, lo sabe el portón
    {next}
    Y a quien no lo sepa le canto esta canción

    {fact}
    Parece una cosa chiquita, ya sé
    Si un día se incendia la casa completa
    Es eso, primero, lo que salvaré

    {fact}
    Pregunten en la esquina, pregunten en el bar
    Lo digo de pie, encima de una mesa
    Y no me van a hacer bajar

    {fact}
    Y eso no se compra ni sale en la tele
    He dado mil vueltas por todas las tiendas
    Y no hay quien lo tenga, y nadie lo vende`,
  funny: `
    {fact}
    Ojalá lo estuviera inventando
    {next}
    Y hasta el cartero acabó llorando

    {fact}
    Tú dirás que con eso acabó
    {next}
    Por algo esta historia en canción terminó

    {fact}
    Tengo testigos, dos se echaron a llorar
    {next}
    Que conste en el acta, lo quise evitar

    {fact}
    Yo estaba en paz, yo estaba muy bien
    {next}
    Y desde ese día me tiembla la sien

    {fact}
    Lo tengo apuntado con hora y lugar
    Quise mandárselo a alguien importante
    Y nadie importante quiso contestar

    {fact}
    Ríanse todos, que a mí me tocó
    Yo también me habría reído un buen rato
    Pero esta vez la cara la puse yo`,
  grief: `
    {fact}
    Cierro los ojos y lo vuelvo a ver
    {next}
    Son las cosas pequeñas las que saben doler

    {fact}
    Lo guardo entero, no se me perdió
    {next}
    Y es lo primero que el día me dejó

    {fact}
    No suena a mucho, si lo digo así
    {next}
    Y es todo lo que guardo para mí

    {fact}
    Daría un año por volverlo a vivir
    {next}
    Y sigue el reloj, que no quiere dormir

    {fact}
    Se lo he contado a gente por ahí
    Me dicen que sí y no se lo imaginan
    Cómo esa luz se enciende dentro de mí

    {fact}
    Hay días en que solo pienso en eso
    Me preguntan qué tengo y digo que nada
    Y miro por el vidrio un rato el cielo

    {fact}
    Si un día me olvido de todo, eso no
    Lo tengo en la mesa, lo tengo en la puerta
    Lo tengo en la silla que nadie ocupó`,
  sorry: `
    {fact}
    Y oigo lo mal que me suena al contarlo
    {next}
    Si tiene algún precio, yo quiero pagarlo

    {fact}
    No hay forma de hacer que eso suene mejor
    {next}
    Si hubiera una goma, si hubiera un borrador

    {fact}
    Quisiera decir que la culpa fue ajena
    {next}
    Y el espejo me dijo quién es quien la lleva

    {fact}
    Y aquí no cabe ni un pero ni un no
    Lo miro de frente, lo miro de lado
    Por donde lo mires, aquí fallé yo

    {fact}
    Te quedaste en silencio y lo entendí
    Pasé la noche ensayando disculpas
    Y hasta la pared se rio de mí`,
  lesson: `
    {fact}
    Dilo en voz alta y ya casi lo tienes
    {next}
    Y dilo otra vez, que así lo retienes

    {fact}
    Esa es la primera, guárdala bien
    {next}
    Y si te preguntan, la dices también

    {fact}
    Si ya te lo sabes, no se va a escapar
    {next}
    Y a toda la clase lo puedes cantar

    {fact}
    Con eso ya tienes lo principal
    Golpea la mesa marcando el compás
    Y en el examen no te irá mal

    {fact}
    Repítelo ahora, despacio y sin prisa
    Con una palmada por cada palabra
    Que entra mejor con un poco de risa`,
  soft: `
    {fact}
    Todo se va a dormir
    {next}
    La luna ya está aquí

    {fact}
    Mañana ahí estará
    {next}
    La noche lo guardará

    {fact}
    Y ahora a descansar
    {next}
    Que el sueño va a llegar

    {fact}
    Cierra los ojos ya
    Que todo se queda en su sitio
    Y mañana ahí estará

    {fact}
    Bajito, sin hacer ruido
    Viene el sueño de puntillas
    Y se queda aquí contigo`,
  cheer: `
    {fact}
    Y lo cantamos desde el portón
    {next}
    Que nadie se quede sin esta canción

    {fact}
    Se escribe con tiza en la pared
    {next}
    Y quien pase de largo que vuelva a leer

    {fact}
    Se grita en la grada, se grita en el bar
    {next}
    Y quien no lo sepa, que aprenda a gritar

    {fact}
    Se escribe con tiza en la pared
    Los otros tendrán sus copas brillando
    Aquí tenemos esto, y va otra vez

    {fact}
    Que tiemble la cancha, que empiece a sonar
    Hay quien trae trompetas, hay quien trae trofeos
    Y aquí traemos ganas de cantar`,
  plain: `
    {fact}
    Lo demás te lo puedes llevar
    {next}
    Con esto me puedo quedar

    {fact}
    Es todo lo que te quiero enseñar
    {next}
    Y a mí me alcanza, y hasta va a sobrar

    {fact}
    Me quedaría mirando la tarde entera
    {next}
    Y otra más, sin moverme de la escalera

    {fact}
    Y si te lo pierdes, se va como un tren
    {next}
    Y yo te lo canto otra vez también

    {fact}
    Así de sencillo, no hay nada más
    Podría contarte historias más grandes
    Y esta pequeñita me viene detrás

    {fact}
    Se escribe con tinta en la pared
    Hay canciones que hablan de reyes
    Yo quise esta cosa, la misma que ves`,
  hook: `
    {fact}
    Lo canto bajito, lo canto otra vez

    {fact}
    Y ahí está todo, ahí empieza todo`,
}
