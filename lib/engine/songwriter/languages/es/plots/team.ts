import type { Plot } from '../../stanzas.ts'

export const team: Plot = {
  person: 'me',
  open: `
    Llegamos con (frío|sueño|tos) y barro
    Con las botas desatadas
    Alguien trajo las naranjas
    Y una abuela, las pancartas

    Perdimos (siete|cinco|nueve) seguidos
    Y volvimos el domingo
    Los de siempre en la tribuna
    Dos vecinas y un abrigo

    Hay quien corre (como el viento|de memoria|sin permiso)
    Y hay quien nos reparte el agua
    Y si falta uno, se nota
    Como silla desarmada`,
  turn: `
    Faltaba un minuto apenas
    Y alguien cayó de rodillas
    Lo levantaron seis manos
    Y dos eran enemigas

    Si ganamos, hay asado
    Si perdemos, hay también
    Lo que cambia es quién lo paga
    Y quién friega la sartén

    Alguien entró de reserva
    Con la camisa a los pies
    Tocó una vez la pelota
    Y aún la cuenta cada mes`,
  lift: `
    Que suene el bombo, que empiece ya
    Que nadie se quede sin cantar

    Arriba las manos, arriba la voz
    Que hoy se nos oiga hasta en el sol`,
  chorus: `
    # Arriba, {brand}
    Arriba, {brand}, arriba ya
    Que toda la grada empieza a cantar
    Arriba, {brand}, con el corazón
    Ganes o pierdas, la misma canción

    # Somos {brand}
    Somos {brand}, y se oye de lejos
    Somos {brand}, de pie y a luchar
    Somos {brand}, los mismos de siempre
    Y no nos van a callar

    # Todos a una
    Todos a una, y suena el tambor
    Todos a una, y a darlo todo
    Todos a una, y pase lo que pase
    Nos vamos cantando codo con codo`,
  bridge: `
    Un día esto será un recuerdo
    Y lo contaremos mejor
    Con más hazaña y más lluvia
    Y con la misma canción

    La copa, si un día llega
    Será un poquito de latón
    Lo que vale es quién se sienta
    A tu lado, en el montón`,
  meaning: `
    Se puede perder de muchas maneras
    Y hay una sola de estar aquí
    Con los de al lado, hombro con hombro
    Y diciendo otra vez que sí

    Un equipo no es un marcador
    Es la gente que vuelve otra vez
    Con lluvia, con sol, con pocas ganas
    Y que canta a la de tres`,
}
