import type { Stanzas } from '../../stanzas.ts'

export const grief: Stanzas = `
  {you.fact}
  Y eso no me lo quita nadie
  Hay tardes que lo veo tan claro
  Que está tu voz todavía en el aire

  (Hay días que pasan sin hacer ruido|Hay días que pasan como cualquiera|Algunas tardes, sin avisar)
  Y de repente me acuerdo de algo
  {you.fact}
  Y lo que estaba haciendo lo aparto

  {you.fact}
  Así te guardo y así te cuento
  Y cada vez que lo digo en voz alta
  Te quedas cerca por un momento

  (Me quedan fotos, me queda tu letra|Me quedan cosas por los cajones|He ido guardando lo que dejaste)
  Pero hay cosas que no van en cajas
  {you.fact}
  Y eso lo llevo conmigo a casa

  {fact}
  Parece poco, contado así
  Y son las cosas que más se quedan
  Cuando la tarde se acaba aquí

  {fact}
  Y todavía lo veo claro
  La luz de entonces, la hora, el sitio
  Como si no pasaran los años

  (El tiempo corre y se lleva mucho|El tiempo pasa y se lleva cosas|Vienen los años y se llevan cosas)
  Pero hay alguna que se quedó
  {fact}
  Y esa la tengo guardada yo

  {fact}
  Lo cuento bajo, casi sin voz
  Porque al contarlo parece cerca
  Y se me junta el ayer con hoy

  {you.fact}
  Yo no sabía cuánto valía
  Ahora daría lo que me pidan
  Por un ratito de aquellos días

  (Yo no sabía que echar de menos|Nadie me dijo que echar de menos)
  Fuera extrañar lo más sencillo
  {you.fact}
  Y hasta tus pasos por el pasillo

  {you.fact}
  Y a veces pienso que vas a entrar
  Dejo la puerta sin echar llave
  Y oigo la calle, que sigue igual

  {me.fact}
  Y aquí lo dejo, en una canción
  Para que tengas donde escucharlo
  Si pasa el viento por tu balcón

  (Hay cosas que cuesta tanto decir|Hay cosas que duelen en la garganta|Hay cosas que no salen hablando)
  Y se guardan para cantar
  {me.fact}
  Y así, cantado, pesa menos ya

  {me.fact}
  Lo digo poco, por no llorar
  Pero si suena alguna guitarra
  Se hace pequeño y puedo cantar

  {they.fact}
  Y en cada cena se está contando
  Se pone el agua, se parte el pan
  Y alguien lo dice, y lo ve pasando

  {they.fact}
  Yo lo recuerdo de tarde en tarde
  Y cuando vuelve, no viene solo
  Trae la cocina, la voz, la calle

  {thing.fact}
  Eso me queda, y no es poca cosa
  Lo miro a veces, cuando anochece
  Y hasta la noche parece hermosa

  (Hay tardes que no se van del todo|Hay tardes que siguen encendidas|Hay días que siguen encendidos)
  Aunque ya nadie las venga a ver
  {fact}
  Y yo las vuelvo a recorrer

  {fact}
  Lo digo y me tiembla un poco la voz
  {next}
  Y hay algo que queda siempre entre los dos

  {you.fact}
  Así te guardo, sin que falte nada
  {you.next}
  Y así te nombro por la madrugada

  {fact}
  Lo guardo entero, no se me perdió
  {next}
  Y es lo que el tiempo no se llevó

  {me.fact}
  Y todavía lo tengo tan cerca
  {me.next}
  Como quien oye llamar a la puerta

  {they.fact}
  Eran los días que no tenían prisa
  {they.next}
  Y queda todo en una sonrisa

  {thing.fact}
  Todo se queda donde se quedó
  {thing.next}
  Y el que lo mira también soy yo

  {you.fact}
  Y no se borra por más que llueva
  {you.next}
  Lo guardo todo, y nadie lo lleva
`
