import type { Stanzas } from '../../stanzas.ts'

export const cheer: Stanzas = `
  {me.fact}
  Y no nos cambia ningún marcador
  Si hoy se gana, bien, y si no se gana
  Mañana se canta todavía mejor

  (Que se levante la fila entera|Que se levante toda la grada|Que se oiga fuerte de punta a punta)
  Que esto se canta de pie y en coro
  {fact}
  Y vale más que una copa de oro

  {fact}
  Así se empieza, así se termina
  Con barro en los pies y la voz rota
  Y un abrazo grande en cada esquina

  {you.fact}
  Y todo el mundo corea tu nombre
  Los otros miran y no se explican
  De dónde sale, ni cómo, ni dónde

  {fact}
  Y el que lo dude, que venga a ver
  Aquí se suda hasta el último rato
  Aquí se aprende a caer y a volver

  {they.fact}
  Y desde atrás se oye el tambor
  Alguien empieza bajito un canto
  Y acaba siendo un solo clamor

  {thing.fact}
  Con eso basta para cantar
  Otros traerán trofeos de plata
  Y aquí hay gargantas de par en par

  (Llueva o no llueva, salimos siempre|Con sol o lluvia, salimos siempre|Sea sábado o sea domingo)
  Con la bandera y la misma canción
  {fact}
  Y late fuerte en el corazón

  {fact}
  Lo saben ya en la ciudad vecina
  Que aquí se lucha hasta el pitido
  Y luego se cena en la misma cocina

  {me.fact}
  Y el que se cae tiene quien lo levante
  Uno tropieza y los otros tiran
  Y así se va siempre hacia delante

  {fact}
  Y que lo canten grandes y chicos
  Que tiemble el bombo, que salten todos
  Hasta que bailen los edificios

  {you.fact}
  Y esta canción va de parte de todos
  Súbete al banco, levanta los brazos
  Que hoy te llevamos encima de los hombros

  {fact}
  Se grita en la grada, se grita en el bar
  {next}
  Y quien no lo sepa, que aprenda a gritar

  {fact}
  Que suene el bombo, que tiemble la acera
  {next}
  Que se entere el que viene de fuera

  {fact}
  Con lluvia, con barro, con sol o sin luz
  {next}
  Lo cantan del norte, lo cantan del sur

  {fact}
  Arriba esas manos, que falta una voz
  {next}
  Y si falta una, cantamos por dos

  {fact}
  Ganando o perdiendo, lo mismo nos da
  {next}
  El lunes hablamos, hoy toca cantar
`
