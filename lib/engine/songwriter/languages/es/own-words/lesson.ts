import type { Stanzas } from '../../stanzas.ts'

export const lesson: Stanzas = `
  {fact}
  Se dice fácil y sale igual
  Una palmada, luego otra palmada
  Y que nos oigan hasta el portal

  (Abre bien grandes los dos oídos|Pon los oídos, abre los ojos|A ver quién canta más fuerte ahora)
  Que esto se aprende con la canción
  {fact}
  Y ya lo canta todo el salón

  {fact}
  Si te preguntan, ya lo respondes
  Se dice una vez, se canta otra
  Y no se olvida, ni por las noches

  {fact}
  Díselo a todos en cuanto llegues
  Díselo luego al gato y al perro
  Y a los muñecos, si es que los tienes

  (Primero un paso, después el otro|Poquito a poco se aprende todo|No hay que saberlo todo de golpe)
  Así se aprende y así se va
  {fact}
  Y lo que sigue, ya llegará

  {fact}
  Con esa parte ya vas ganando
  Levanta un dedo, levanta el otro
  Y a ver quién sabe seguir cantando

  {fact}
  Escríbelo grande en la pizarra
  Y el que se quede más rezagado
  Que lo lea a ritmo de guitarra

  (Vamos por orden, nada se salta|Vamos en orden y sin carreras)
  Que esto se hace parte por parte
  {fact}
  Si te equivocas, otra, y adelante

  {fact}
  No hay que correr ni saltarse nada
  Si te equivocas, se vuelve al principio
  Y se repite con una palmada

  (Esto lo aprende hasta el más pequeño|Lo aprende el grande y lo aprende el chico)
  Porque se canta y se queda dentro
  {fact}
  Y sale solo en cualquier momento

  {fact}
  Cierra los ojos y dilo entero
  Si te salió sin mirar la hoja
  Choca esa mano, compañero

  {fact}
  Se queda dentro toda la vida
  Como montar en una bicicleta
  O como el nombre de una amiga

  (Cuenta los dedos de las dos manos|Abre la mano, cuenta los dedos|Saca los dedos, que hacen de lista)
  Que cada dedo tiene un recado
  {thing.fact}
  Y este no puede quedar olvidado

  {fact}
  Dilo en voz alta y ya casi lo tienes
  {next}
  Y dilo otra vez, que así lo retienes

  {fact}
  Esa es la primera, guárdala bien
  {next}
  Y la segunda la sabes también

  {fact}
  Con una palmada, con dos y con tres
  {next}
  Y toda la clase lo dice otra vez

  {fact}
  Quien sabe esta parte ya va a la mitad
  {next}
  Y quien se equivoque, que vuelva a empezar

  {fact}
  Y sin correr, que no hay que correr
  {next}
  Cantando se aprende casi sin querer

  {fact}
  Que nadie lo apunte, que todos lo canten
  {next}
  Lo que entra cantando no hay quien lo arranque
`
