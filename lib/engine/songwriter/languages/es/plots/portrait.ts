import type { Plot } from '../../stanzas.ts'

export const portrait: Plot = {
  person: 'you',
  open: `
    Entras (silbando|riendo|cantando) a los sitios
    Con la chaqueta al revés
    Y hasta la gente más seria
    Se la pone así también

    Saludas a (las macetas|los semáforos|los portones)
    Pides permiso al sillón
    La gente cree que es broma
    Yo sé que es educación

    Te (conté|lloré|solté) una pena un martes
    La escuchaste hasta el final
    No dijiste: ya se pasa
    Dijiste: voy, llevo pan`,
  turn: `
    Pierdes las llaves y buscas
    Por debajo del sofá
    Las tienes en la otra mano
    Y aún preguntas: ¿dónde están?

    No sabes contar un chiste
    Te ríes antes de tiempo
    El final no lo oye nadie
    Y es el mejor que tenemos

    Cuando se fue la luz, todos
    Buscamos de qué quejarnos
    Tú sacaste las barajas
    Y nos robaste hasta el cambio`,
  lift: `
    Que no se te suba a la cabeza
    Solo lo canto de sobremesa

    Si tuviera que pintarte
    No cabrías en la calle`,
  chorus: `
    # Así son {pair}
    Así son {pair}, y no hay quien lo cambie
    Ni falta que hace, y menos mal
    Así son {pair}, y el día que faltan
    Nada en la casa suena igual

    # Así eres, {call}
    Así eres, {call}, así te queremos
    No te cambiaría nadie por nada
    Así eres, {call}, y el día que faltas
    Todo se queda como sin gracia

    # Como tú, {call}
    Como tú, {call}, no hay dos en la tierra
    Se rompió el molde, y menos mal
    Como tú, {call}, ni con receta
    Nadie podría hacer algo igual

    # {call}, qué haríamos sin ti
    {call}, qué haríamos sin ti
    Sin tus historias y tu manera
    {call}, qué haríamos sin ti
    Si no hay igual en la tierra entera

    # Que nadie te cambie, {call}
    Que nadie te cambie, {call}, que nadie
    Te quite esa forma de andar por aquí
    Que nadie te cambie, {call}, y si alguien
    Lo intenta, que venga a pedírmelo a mí

    # Esta va por ti, {call}
    Esta va por ti, {call}, con cariño
    Esta va por ti, que te la has ganado
    Esta va por ti, y que suene fuerte
    Que la oiga el barrio de lado a lado`,
  bridge: `
    Yo no sé hacer grandes discursos
    Ni decir las cosas mejor
    Si alguien pregunta cómo eres
    Que escuche entera esta canción

    Si un día te da por irte
    A vivir a otro planeta
    Llévate el barrio contigo
    O deja la puerta abierta`,
  meaning: `
    Nadie se ve desde fuera
    No sabes cómo se te ve
    Por eso hace falta quien lo cante
    Y yo lo canto, que yo lo sé

    Cada cual tiene sus maneras
    Y sus rarezas, y su canción
    Las tuyas, si un día nos faltan
    Se queda triste la reunión

    Hay quien se gana medallas de oro
    Y hay quien se gana un sitio en la mesa
    Y el tuyo está puesto desde siempre
    Y si no vienes, nadie empieza

    Si un día dudas de lo que vales
    Pon otra vez esta canción
    Que aquí no sobra ni una palabra
    Y cada una tiene razón`,
}
