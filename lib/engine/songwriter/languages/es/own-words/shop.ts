import type { Stanzas } from '../../stanzas.ts'

export const shop: Stanzas = `
  {me.fact}
  Entra y pregunta, que te atendemos
  Aquí se sabe cómo te llamas
  Y lo que falta, te lo traemos

  (Ya está encendida la luz de afuera|Ya está barrida toda la acera|Ya está el letrero con luz encendida)
  Ya está la puerta de par en par
  {me.fact}
  Y siempre hay sitio para uno más

  {me.fact}
  Se hace con calma y con las dos manos
  Como se hacen las cosas en casa
  Para la gente que más apreciamos

  {fact}
  Y el que nos prueba vuelve mañana
  Trae a su madre, trae al vecino
  Y hasta saluda por la ventana

  {they.fact}
  Y así se corre la voz en el barrio
  Uno lo cuenta, otro lo repite
  Y aquí nos vemos casi a diario

  {thing.fact}
  Todo a la mano, todo en su sitio
  Dinos qué buscas, que lo encontramos
  Y si es regalo, con lazo y con brillo

  {fact}
  Con buena cara y a precio justo
  Aquí no hay trucos ni letra chica
  Aquí se atiende con mucho gusto

  {me.fact}
  Desde temprano y con alegría
  Pásate un rato, aunque no compres
  Que lo primero es el buenos días

  (Si tienes prisa, te despachamos|Si vas con prisa, no te preocupes|Si vas corriendo, va en un momento)
  Y si te quedas, hay buena charla
  {fact}
  Y aquí la puerta nunca se tranca

  {you.fact}
  Y ya sabemos lo que te gusta
  Te lo guardamos detrás del mostrador
  Con tu nombre, y sin hacer pregunta

  {fact}
  Pregunta a quien viva en el barrio
  Te contarán que lo hacemos bien
  Y que se nota con probarlo

  {me.fact}
  Y no hay secreto, solo cuidado
  El que lo hace lo mira bien
  Y el que lo lleva se va encantado

  (Hay cosas que ya no se hacen así|Hoy todo el mundo va con la prisa|En otros sitios todo va aprisa)
  Y aquí seguimos como el primer día
  {me.fact}
  Y nos levanta la misma alegría

  {me.fact}
  Pasa y verás, que te va a gustar
  {me.next}
  Y al otro día querrás regresar

  {fact}
  Aquí se hace todo con cariño
  {next}
  Para la abuela, el padre y el niño

  {fact}
  Lo saben bien en el vecindario
  {next}
  Y aquí te esperamos a diario

  {thing.fact}
  De lo más simple a lo más completo
  {thing.next}
  Y el buen servicio no es un secreto
`
