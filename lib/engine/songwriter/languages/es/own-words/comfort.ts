import type { Stanzas } from '../../stanzas.ts'

export const comfort: Stanzas = `
  {you.fact}
  Y aquí seguimos, cerca de ti
  Si hoy no se puede, será mañana
  No tengas prisa, que estoy aquí

  (Hay días largos como un invierno|Hay días que pesan como piedras|Hay noches que no se acaban nunca)
  Y no te toca pasarlos sin nadie
  {fact}
  Y yo te llevo un abrigo a la calle

  {you.fact}
  Y eso lo aguanta muy poca gente
  Cuando te miras no ves lo que vemos
  Alguien que cae y sigue de frente

  {fact}
  No va a durar lo que tú te crees
  Toda tormenta se cansa un día
  Y sale el sol, aunque no lo esperes

  (No te diré que no pasa nada|No vengo a darte grandes consejos|Yo no te traigo ningún consejo)
  Traigo una silla y un rato más
  {fact}
  Y aquí me siento, y tú me dirás

  {you.fact}
  Ya has hecho cosas mucho más duras
  Poquito a poco, paso tras paso
  Así se sube a las alturas

  {me.fact}
  Y sé que hay días de no poder
  Pero también he visto una rama
  Que estaba seca y volvió a crecer

  {they.fact}
  Y aquí te esperan muchos abrazos
  Cuando te falten fuerzas un día
  Hay quien te preste las dos manos

  {thing.fact}
  Se hace una cosa, luego la otra
  Y lo que hoy parece montaña
  Visto mañana será una loma

  {you.fact}
  Y ese valor no se compra hecho
  Es una luz que siempre has tenido
  Y aunque hoy tiemble, te arde en el pecho

  (Si hoy no te salen bien las palabras|Si hoy no tienes ganas de hablar|Si hoy te cuesta salir de casa)
  Basta con que te dejes querer
  {fact}
  Y ya verás cómo va a amanecer

  {fact}
  Y sigues siendo quien siempre fuiste
  Con esa risa que vuelve sola
  Aunque unos días la tengas triste

  {fact}
  Y aquí hay manos para ayudar
  {next}
  Lo que hoy se cae, se va a levantar

  {you.fact}
  Y mira todo lo que has andado
  {you.next}
  Y aquí me tienes, andando a tu lado

  {me.fact}
  Y si yo pude, podrás también
  {me.next}
  Poquito a poco, y todo irá bien

  {they.fact}
  Ya pasará, como pasa el viento
  {they.next}
  Tú toma aire, tómate tu tiempo

  {fact}
  Y no te pido que seas de acero
  {next}
  Así, como estás, así te quiero
`
