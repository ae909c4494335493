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
    Que se oiga en el otro barrio
    Que hoy venimos a ganarlo

    Mano sobre mano encima
    Y la voz, desde la esquina`,
  chorus: `
    # Vamos, {brand}
    Vamos, {brand}, que la tarde
    Es más larga que el cansancio
    Vamos, {brand}, hombro con hombro
    Que tiemble hasta el campanario

    # {brand} hasta el final
    {brand} hasta el final, con lluvia
    Con barro y con la voz rota
    {brand} hasta el final, y luego
    A brindar por una u otra

    # Hombro con hombro
    Hombro con hombro, y si llueve
    Que nos encuentre cantando
    Hombro con hombro, y si nieva
    Metemos gol resbalando`,
  bridge: `
    La copa, si un día llega
    Tendrá perejil plantado
    Lo que vale es la merienda
    Y quién se sienta a tu lado

    Cuando lo cuente mi nieto
    Habrá sido por goleada
    Fue uno a cero, y de rebote
    Pero qué bien rebotaba`,
}
