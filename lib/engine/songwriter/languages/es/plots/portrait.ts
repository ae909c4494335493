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
    Si tuviera que pintarte
    No cabrías en la calle

    Que no se te suba el cuento
    Solo lo digo un momento`,
  chorus: `
    # Así eres, {call}
    Así eres, {call}, que nadie
    Te planche ni te corrija
    Así eres, {call}, de par en par
    Como puerta de cocina

    # {call}, quién si no tú
    {call}, quién si no tú
    Pone música al recibo
    {call}, quién si no tú
    Llama solo a ver si vivo

    # Nadie como tú
    Nadie como tú se agacha
    A ver quién vive en un charco
    Nadie como tú se queda
    Cuando hay que llevar los bancos`,
  bridge: `
    Sé que de noche repasas
    Lo que has dicho y lo que no
    Yo también repaso el día
    Y tú sales lo mejor

    Si un día te da por irte
    A vivir a otro planeta
    Llévate el barrio contigo
    O deja la puerta abierta`,
}
