import type { Topic, TopicStanzas } from '../stanzas.ts'

/** Of something that somebody does: `{act}` is an infinitive, "perder el autobús". */
const deed: Topic = {
  kin: '',
  you: {
    scene: `
      Te vi {act} (de lejos|un lunes|una tarde)
      Como quien respira o canta
      Y pensé: que no se entere
      Nadie, o se llena la plaza`,
    later: `
      Si dan premio por {act}
      Que te guarden la vitrina
      Tú dirás que es poca cosa
      Y lo usarás de alcancía`,
  },
  me: {
    scene: `
      (Lo mío|Mi fuerte|Mi oficio) es {act}
      Hay quien toca el violonchelo
      Hay quien habla siete idiomas
      Yo esto lo hago con esmero`,
    later: `
      Juré dejar de {act}
      El lunes, como la dieta
      El martes daba ya clases
      De lo mismo, con libreta`,
  },
  past: {
    scene: `
      Nos daba (siempre|a veces|en marzo) por {act}
      Y la tarde se iba sola
      Tú mirabas el reloj
      Para quitarle la hora`,
    later: `
      Probé a {act} sin ti
      Y me sobra media mesa
      Dejo un hueco en donde hablabas
      Y el hueco me da respuesta`,
  },
  hook: `
    {act} y luego a la cama
    Y mañana, con más ganas`,
}

/** Of a thing that no topic knows: `{x}` as it was written with its article, `{x.the}`, `{x.of}` and `{x.to}` with "el, la". */
const named: Topic = {
  kin: '',
  you: {
    scene: `
      Me hablaste {x.of} (en la calle|en la fila|sin pausa)
      Yo asentí sin entender
      Lo pintaste en servilletas
      Y ahora no lo dejo de ver

      Si alguien habla {x.of}, (te busco|te miro|volteo)
      A ver si pones la cara
      De quien guarda diez secretos
      Y los suelta en una charla`,
    later: `
      Leí sobre {x.the} en el metro
      Y me pasé dos paradas
      Tú tienes la culpa: antes
      Ese tren no me llevaba

      Sigues hablando {x.of}
      Con las manos, con la silla
      Yo no lo entiendo del todo
      Pero aplaudo desde arriba`,
  },
  me: {
    scene: `
      (Esta mañana|El otro día|En plena calle) pensé
      En {x.the}, y en nada más
      El semáforo cambió
      Tres veces, sin yo cruzar

      Yo no sabía {x.of} (ni jota|ni papa)
      Hasta que me dio de frente
      Y ahora lo explico en el metro
      Y se aparta alguna gente`,
    later: `
      Hablé {x.of} en la cena
      Nadie me estaba escuchando
      Hasta que alguien dijo: espera
      Y se enfriaron los platos

      Guardo un cuaderno {x.of}
      Con dibujos y con fechas
      Si se quema un día la casa
      Salgo yo con la libreta`,
  },
  past: {
    scene: `
      Hablabas {x.of} (a voces|por horas|sin prisa)
      Y el café se iba enfriando
      Yo miraba mi reloj
      Hoy lo diera por un rato`,
    later: `
      Oigo hablar {x.of} y busco
      Tu número en el cuaderno
      Se lo cuento a la ventana
      Y juraría que hay viento`,
  },
  hook: `
    Va por {x.the}, que suene alto
    En la cocina y el patio

    Canto {x.to}, y quien no sepa
    Que dé palmas en la mesa

    Canción sobre {x}, y es corta
    Cabe entera en una boca`,
}

const both = (person: 'you' | 'me' | 'past'): TopicStanzas => ({
  scene: `${named[person].scene}\n\n${deed[person].scene}`,
  later: `${named[person].later}\n\n${deed[person].later}`,
})

/** An infinitive may have been read as a thing; the slots tell which stanzas suit. */
const thing: Topic = {
  ...{ kin: '', you: both('you'), me: both('me'), past: both('past') },
  hook: `${named.hook}\n\n${deed.hook}`,
}

export const anything = { thing, deed }
