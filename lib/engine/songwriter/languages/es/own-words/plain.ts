import type { Stanzas } from '../../stanzas.ts'

export const plain: Stanzas = `
  {fact}
  No hace falta mucho más que eso
  Una ventana, una tarde larga
  Y alguien que vuelva por el sendero

  (Hay quien recorre el mundo buscando|Hay quien lo busca por todo el mundo|Hay quien cruza mares por encontrar)
  Lo que yo tengo a un paso de aquí
  {fact}
  Y a mí me gusta contarlo así

  {me.fact}
  Y me acompaña por el camino
  Hay cosas que uno lleva en la mano
  Y otras por dentro, como el buen vino

  {me.fact}
  Y lo repito sin darme cuenta
  Cuando camino por la mañana
  Cuando me siento junto a la puerta

  {they.fact}
  Y a nadie allí le pareció raro
  Así es la gente, así es la calle
  Cuando se mira todo despacio

  {they.fact}
  Y yo miraba desde la acera
  Hay tardes que no hacen casi ruido
  Y son las que uno más recuerda

  {thing.fact}
  Y ya está dicho lo principal
  Podría ponerle un lazo y campanas
  Y no le hace falta, está bien igual

  (Se va la tarde en cosas pequeñas|Se pasa el día en cosas pequeñas|La vida se hace de cosas pequeñas)
  Y una de ellas me quiero guardar
  {fact}
  Y aquí la dejo, para cantar

  {fact}
  Y si lo cuento, me vuelve entero
  Con sus olores y con su ruido
  Como si abriera un viejo ropero

  {you.fact}
  Y qué bonito que sea así
  Si todo cambia, que cambie el resto
  Y que eso siga siempre aquí

  {fact}
  Así de simple, así de cierto
  No sale nunca en los periódicos
  Y vale más que un cofre abierto

  {me.fact}
  Y ahora lo canto, por si te sirve
  A veces lo que le pasa a uno
  También le pasa a quien lo recibe

  {thing.fact}
  Lo que se ve no es todavía todo
  Hay que quedarse un rato más largo
  Y va apareciendo poquito a poco

  (Te voy a contar lo que yo sé|Esto lo cuento como pasó|Voy a contarlo tal como fue)
  Sin adornarlo, sin añadir nada
  {fact}
  Y al que lo escucha le cambia la cara

  {fact}
  Lo demás te lo puedes llevar
  {next}
  Con esto me puedo quedar

  {fact}
  Ni más ni menos, así como ves
  {next}
  Y quien no lo crea, que venga después

  {me.fact}
  Así empezó y así lo cuento
  {me.next}
  Con poca prisa y a favor del viento

  {they.fact}
  Y todo el mundo lo vio pasar
  {they.next}
  Y a mí me toca poderlo contar

  {thing.fact}
  De cosas así se llena una vida
  {thing.next}
  Y ninguna de ellas se nos olvida

  {fact}
  Pasó como pasan las cosas buenas
  {next}
  Sin hacer ruido y a manos llenas
`
