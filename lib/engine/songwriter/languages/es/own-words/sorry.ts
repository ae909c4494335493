import type { Stanzas } from '../../stanzas.ts'

export const sorry: Stanzas = `
  {me.fact}
  Y te lo digo sin más rodeos
  Ni por teléfono ni con flores
  Aquí, de frente, donde te veo

  (Ensayé en casa frente al espejo|Toda la noche busqué palabras|Traía un discurso bien aprendido)
  Y al verte se me olvidó la mitad
  {me.fact}
  Y lo que queda es la verdad

  {me.fact}
  No hay explicación que lo haga menor
  Solo me queda decirlo claro
  Y que me escuches, hazme el favor

  {me.fact}
  Y desde entonces no duermo bien
  Doy una vuelta, y luego otra vuelta
  Pensando en ti, y en mí también

  (Me cuesta mucho decir perdón|Nunca se me dio bien pedir perdón|Yo sé que llego tarde al perdón)
  Y más me cuesta no estar contigo
  {me.fact}
  Y este silencio es mi castigo

  {you.fact}
  Y yo no supe estar a la altura
  Merecías que te diera las gracias
  Y te dejé con la mesa a oscuras

  {you.fact}
  Y yo mirando para otro lado
  Ahora lo veo, y llego tarde
  Pero aquí llego, y lo tengo claro

  (Tú merecías mucho más que eso|Tú me querías sin pedir nada|Tú siempre diste lo que tenías)
  Y yo no supe corresponder
  {you.fact}
  Y hoy te lo quiero reconocer

  {fact}
  Y si pudiera volver un día
  Elegiría mejor, te juro
  Y a ti primero te elegiría

  {fact}
  No pido que se olvide mañana
  Te pido un rato para sentarnos
  Con un café junto a la ventana

  {they.fact}
  Y yo tenía que haberlo visto
  Por eso vengo, sin dar más vueltas
  Por eso canto, por eso insisto

  {thing.fact}
  Todo eso pesa, y lo cargo yo
  No te lo dejo sobre la mesa
  Lo llevo encima desde que pasó

  {me.fact}
  Y qué callada suena la casa
  Hay una silla que me pregunta
  Cuándo te sientas, y qué me pasa

  (Podría traerte flores y un verso|Con unas flores no se remedia|Sé que una caja de chocolates)
  Y los regalos no arreglan esto
  {fact}
  Y aquí me tienes, con lo que siento

  {me.fact}
  Perdón es una palabra corta
  Yo la he cargado toda la noche
  Y ahora dártela es lo que importa

  (Las cosas grandes las dejo fuera|Hoy no te traigo ni una excusa|Me he dejado el orgullo fuera)
  Solo he traído lo que hay que decir
  {fact}
  Y la esperanza de hacerte reír

  {me.fact}
  Y oigo lo mal que me suena al contarlo
  {me.next}
  Y solo quiero saber arreglarlo

  {fact}
  Lo miro de frente, me toca a mí
  {next}
  Y vengo a decírtelo a ti

  {fact}
  No tiene excusa ni la busqué
  {next}
  Solo sé decirte que me equivoqué

  {you.fact}
  Y yo sin verlo, teniéndote enfrente
  {you.next}
  Perdona a quien quiso y no estuvo presente

  {me.fact}
  Se dice pronto y cuesta decirlo
  {me.next}
  Y aquí lo traigo, sin escribirlo

  {thing.fact}
  Todo eso cuenta, y lo cuento yo
  {thing.next}
  Y pido perdón por lo que dolió
`
