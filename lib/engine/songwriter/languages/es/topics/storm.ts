import type { Topic } from '../../stanzas.ts'

export const storm: Topic = {
  kin: 'tormenta tormentas trueno truenos tronar tronaba rayo rayos relámpago relámpagos lluvia lluvias llover llueve llovía llovió lluvioso lluviosa paraguas aguacero aguaceros chaparrón diluvio charco charcos gotera goteras granizo huracán huracanes vendaval temporal llovizna tempestad impermeable ciclón ventarrón apagón nubarrón nubarrones',
  you: {
    scene: `
      Se fue la luz con el trueno
      Y sacaste (siete|nueve|veinte) velas
      Repartiste las barajas
      Nadie notó que volviera

      Con la lluvia (sales|corres) a la puerta
      Cuando todos van adentro
      Dices que no hay un perfume
      Como el olor de ese suelo`,
    later: `
      Encontró el techo la lluvia
      Tú pusiste cuatro ollas
      Y con el plin de las gotas
      Sacaste un vals en la alcoba

      Tu paraguas da para uno
      Y cupimos unos cinco
      Llegamos hechos un charco
      Y un solo zapato tibio`,
  },
  me: {
    scene: `
      No le tengo (miedo|pánico) al trueno
      Lo digo bajo la mesa
      Vine a buscar una cosa
      Y ya voy por la novela

      Mi paraguas (dio la vuelta|se dio vuelta|se hizo copa)
      Como quien cambia de idea
      Quedé con el mango en alto
      Como estatua en plena feria`,
    later: `
      Toda la noche la lluvia
      Tocó en mi techo de lata
      A las tres pedí silencio
      A las cuatro, otra, y con ganas

      Salí, ya sin la tormenta
      A ver qué estaba en su sitio
      Una maceta, una silla
      Y un calcetín con su nido`,
  },
  past: {
    scene: `
      Contabas tras el relámpago
      (Uno, dos, tres|Con los dedos), y el trueno
      Está en el cerro, decías
      Y se iba al cerro mi miedo

      Olías la lluvia (a leguas|en seco|de lejos)
      Y entrabas toda la ropa
      La calle entera reía
      Y al rato caían gotas`,
    later: `
      Anoche tronó muy cerca
      Conté con tu misma calma
      Llegué a diez, estaba lejos
      Y estabas tú en la ventana

      Hallé en tu impermeable viejo
      Un caramelo de menta
      Lo guardo para ese día
      En que llueva hasta la cena`,
  },
  hook: `
    Que truene, que caiga el cielo
    Que ya hay sopa puesta al fuego

    Llueve, llueve, y que no importe
    Que mañana escampa el monte`,
}
