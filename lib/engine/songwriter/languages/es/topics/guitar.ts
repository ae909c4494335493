import type { Topic } from '../../stanzas.ts'

export const guitar: Topic = {
  kin: 'guitarra guitarras guitarrista guitarristas música músico músicos cuerda cuerdas acorde acordes compás ritmo ritmos melodía melodías canción canciones tocas rasguear rasgueo púa cantante cantantes cantar concierto conciertos banda bandas orquesta coro afinar afinabas serenata',
  you: {
    scene: `
      Tocas guitarra (bajito|de noche|en la cama)
      Siempre la misma canción
      Los vecinos la terminan
      Silbando desde el balcón`,
    later: `
      Se rompió una cuerda, y otra
      Seguiste con las que había
      Acabaste con la mesa
      Y hasta la pared seguía`,
  },
  me: {
    scene: `
      Me sé tres acordes (justos|sueltos|buenos)
      Y con ellos voy tirando
      Toda canción que me piden
      Pasa por ahí, y despacio`,
    later: `
      El vecino dio tres golpes
      Yo pensé que era el compás
      Le seguí, cambié de ritmo
      Y golpeó un poquito más`,
  },
  past: {
    scene: `
      Tu guitarra (está en su clavo|guarda el tono)
      Con la cuerda de repuesto
      Decías que las canciones
      Caen del techo a su tiempo`,
    later: `
      Pongo el dedo donde el tuyo
      Gastó un poco la madera
      La canción sale cojeando
      Pero sale, y es la nuestra`,
  },
  hook: `
    Guitarra, rompe la noche
    Que aquí nadie se recoge

    Seis cuerdas y una garganta
    Y la casa se levanta`,
}
