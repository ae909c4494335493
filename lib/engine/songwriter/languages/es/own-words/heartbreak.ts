import type { Stanzas } from '../../stanzas.ts'

export const heartbreak: Stanzas = `
  {you.fact}
  Y yo creía que era de broma
  Se me quedó la cena servida
  Y la otra copa quedó en la sombra

  (Dicen que siempre se sabe antes|Uno se entera cuando ya es tarde|Todo se sabe, pero muy tarde)
  Y ya no había nada que hacer
  {fact}
  Y eso es lo que me toca aprender

  {you.fact}
  No te lo digo para herirte
  Lo digo solo porque me duele
  Y porque tú ya no quieres oírme

  {fact}
  Y la maleta junto a la entrada
  Nadie me dijo que así termina
  Sin un portazo, sin decir nada

  {me.fact}
  Y no me pesa haberte querido
  Lo que se quiso ya no se borra
  Aunque se acabe, aunque haya dolido

  (Me dicen siempre que ya se pasa|Los amigos dicen que ya se pasa|Mi madre dice que todo pasa)
  Y yo les digo que sí, que ya
  {fact}
  Y luego vuelvo a recordar

  {they.fact}
  Y yo delante, sin saber nada
  Lo supo antes la calle entera
  Y yo contando con el mañana

  {thing.fact}
  Eso quedó de lo que tuvimos
  Lo fui guardando en una caja
  Con una cinta y sin los motivos

  {you.fact}
  Que te vaya bien por donde andes
  Yo me levanto, me lavo la cara
  Y abro las ventanas más grandes

  {fact}
  Un día de estos se hará pequeño
  Como un pueblito desde el camino
  Y yo iré lejos, con otro sueño

  (Anoche quise llamar de nuevo|Anoche estuve a punto de llamarte|Anoche tuve el teléfono en la mano)
  Y lo dejé donde siempre está
  {fact}
  Y eso una llamada no lo cambiará

  {me.fact}
  Hoy hago la cama por un solo lado
  Pongo en la mesa un plato y un vaso
  Y ya no miro si alguien ha llamado

  {fact}
  Así se rompe lo que se quiere
  {next}
  Y el corazón tarda, pero no muere

  {you.fact}
  Y yo pensando que era para siempre
  {you.next}
  Y ya ves tú cómo todo se pierde

  {me.fact}
  Y ahora lo canto para soltarlo
  {me.next}
  Y ya me duele menos cantarlo

  {they.fact}
  Y yo sin verlo, mirando al cielo
  {they.next}
  Y todavía no toco el suelo

  {fact}
  Y el mundo sigue, como si nada
  {next}
  Y yo despierto con la madrugada
`
