import type { Stanzas } from '../../stanzas.ts'

export const warm: Stanzas = `
  {you.fact}
  Cuando me piden que hable de ti
  Es lo primero que siempre cuento
  Y no termino sin sonreír

  (Hay gente que pasa y no deja huella|Hay quien se marcha y no deja huella|No todo el mundo deja una huella)
  Y tú la dejas en todas partes
  {you.fact}
  Y quien te trata no va a olvidarte

  {you.fact}
  Y a ti te parece lo más normal
  Si te lo digo, levantas los hombros
  Y para nosotros es algo especial

  (Tú crees que nadie se fija en eso|Tú piensas que nadie se ha dado cuenta|Tú dices que son detalles pequeños)
  Pero lo vemos, y lo contamos
  {you.fact}
  Y por cosas así te cantamos

  {you.fact}
  No se me olvida, ni quiero yo
  Hay cosas tuyas que llevo puestas
  Como un jersey que alguien tejió

  (Un gran discurso te aburriría|Tú no querrás que te haga un discurso|No soy de hacer discursos muy largos)
  Por eso canto lo que hay que decir
  {you.fact}
  Y qué alegría que estés aquí

  {you.fact}
  Y no hay nadie más que así sea
  Entre mil caras te encontraría
  Solo por eso, sin dar más vueltas

  (Cuando me sale un día torcido|Cuando la lluvia no se termina|Si la semana se pone gris)
  Pienso en ti y se me endereza
  {you.fact}
  Y ya me cambia la cara entera

  {you.fact}
  Habrá quien diga que eso no es nada
  A mí me basta con recordarlo
  Y se me alegra media semana

  (Si algún día escriben tu historia|Si alguien escribe un libro contigo|Si un día cuentan toda tu vida)
  Que no se salten justo esta parte
  {you.fact}
  Y que la pongan muy por delante

  {you.fact}
  Eso de ti lo sabemos todos
  Y si hay reunión, sale en la mesa
  Y cada quien lo cuenta a su modo

  (Que nadie venga a cambiarte nada|Que no te cambie nadie en la vida|Que no te cambie ningún consejo)
  Así nos gustas, de arriba abajo
  {you.fact}
  Y lo firmamos aquí debajo

  {you.fact}
  Y yo lo guardo entre lo más mío
  Como la llave de alguna casa
  Donde jamás se ha colado el frío

  (Las cosas grandes se olvidan pronto|Las cosas grandes pasan de largo)
  Y las pequeñas son las que duran
  {you.fact}
  Y esa me dura como ninguna

  {fact}
  Eso lo cuento siempre que puedo
  Y aunque lo cuente por vez cincuenta
  Me sabe igual que a pan recién hecho

  (Hay cosas que no salen en las fotos|Hay cosas que no caben en las fotos|No todo cabe en un álbum de fotos)
  Y son las que yo más quiero tener
  {fact}
  Y hoy las cantamos otra vez

  {fact}
  De eso está hecha nuestra historia
  De cosas simples, de cualquier martes
  Y yo la sé toda de memoria

  (Por muchas cosas doy yo las gracias|Tenemos mucho que celebrar|Hay tantas cosas que celebrar)
  Y hoy por esta quiero brindar
  {fact}
  Llenen los vasos, que hay que cantar

  {me.fact}
  Y te lo digo con la voz clara
  Porque contigo no me hace falta
  Fingir un gesto ni poner cara

  (Hay cosas que digo muy pocas veces|Hay cosas que nunca digo en voz alta|No soy de decir las cosas que siento)
  Y esta la canto para que se quede
  {me.fact}
  Y no hay papel que mejor lo lleve

  {me.fact}
  Y te lo canto para que sepas
  Que hay alguien cerca que va contigo
  Por las bajadas y por las cuestas

  {they.fact}
  Y todavía en casa se cuenta
  Cada cual pone un detalle nuevo
  Y así la historia nunca está quieta

  (Hay historias que nadie se inventa|Hay historias que nadie planea|Las mejores historias no avisan)
  Pasan y ya, sin pedir permiso
  {they.fact}
  Y así la vida fue como quiso

  {they.fact}
  Y quien lo oye quiere saber más
  Acerca una silla, pide otro vaso
  Y no se levanta hasta el final

  (Con pocas cosas se hace una vida|De pocas cosas se hace una casa)
  Y de esas pocas, una es esta
  {thing.fact}
  Y nos alegra como una fiesta

  {thing.fact}
  Con eso basta para quererte
  Hay quien colecciona monedas de oro
  Y a mí me tocó mejor suerte

  {you.fact}
  Y como tú no hay nadie por aquí
  {you.next}
  Y todo eso me recuerda a ti

  {you.fact}
  Y tú lo ves como lo más normal
  {you.next}
  Y en esta casa es lo principal

  {fact}
  En eso pienso cuando pienso en ti
  {next}
  Y me da gusto cantarlo aquí

  {you.fact}
  Así te quiero, y así te canto
  {you.next}
  Y no sabías que te quiero tanto

  {they.fact}
  Y todavía se cuenta en casa
  {they.next}
  Y cada año alguien lo repasa

  {me.fact}
  Y no se me olvida por nada
  {me.next}
  Lo llevo en la voz y en la mirada

  {thing.fact}
  Con eso se hace una vida entera
  {thing.next}
  Y con la puerta abierta a cualquiera

  {fact}
  Hay cosas que al recordarlas brillan
  {next}
  Como una luz que queda encendida

  {fact}
  Lo digo yo y lo dicen conmigo
  {next}
  Y quien lo oyó se quedó de amigo
`
