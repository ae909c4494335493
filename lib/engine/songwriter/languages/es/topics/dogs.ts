import type { Topic } from '../../stanzas.ts'

export const dogs: Topic = {
  kin: 'perro perra perros perras perrito perrita perritos perritas cachorro cachorra cachorros perruno perruna can canes ladra ladrar ladrido ladridos ladraba hocico hocicos correa correas hueso huesos cola rabo sabueso galgo labrador caniche chihuahua beagle bulldog mastín firulais',
  you: {
    scene: `
      Los perros de (media calle|todo el parque|cada esquina)
      Tiran del dueño al mirarte
      Tú sabes cómo se llaman
      Del dueño, ni te enteraste

      Adoptaste al perro (cojo|tuerto|viejo)
      Que llevaba un año en fila
      Preguntaste por su nombre
      Y ya no hubo despedida`,
    later: `
      Dijiste: el perro, en el suelo
      Con voz firme, el primer día
      Hoy duermes en una esquina
      Y el perro pide cobija

      Al perro, si tiene miedo
      Le lees la propaganda
      Ofertas de medio kilo
      Y suspira, y se te calma`,
  },
  me: {
    scene: `
      Saqué al perro (con la lluvia|a las siete|en pijama)
      Cinco minutos, no más
      Olió las farolas todas
      Y una quiso repasar

      El perro (robó|mordió|enterró) mi zapato
      Solo el izquierdo, el más nuevo
      Fui a la oficina en chancletas
      Él vino a olerme, sincero`,
    later: `
      Pagué un curso de obediencia
      Con diploma y con fotito
      Yo me siento si él me mira
      El perro, según el ritmo

      Llego a casa con la lluvia
      Tras un día de los malos
      Y hay un perro que celebra
      Como si hubiera ganado`,
  },
  past: {
    scene: `
      El perro (oía tu coche|sabía tu hora|olía tu paso)
      Mucho antes que los relojes
      Se ponía tras la puerta
      A barrer con cola el porche

      Salías (de madrugada|a las seis) con el perro
      Sin encender una luz
      Decías que él te sacaba
      Y tirabas siempre tú`,
    later: `
      El perro y yo caminamos
      Por donde ibas a diario
      Se para en el mismo banco
      Y yo también me he parado

      Aún cuelga aquí la correa
      Con la marca de tu mano
      La descuelgo, baila el perro
      Y salimos tres al campo`,
  },
  hook: `
    Quien tiene un perro a la puerta
    Nunca encuentra casa muerta

    Mueve la cola, y que ladre
    Que se entere media calle`,
  soft: {
    scene: `
      El perro da vueltas
      Se busca la cola
      La encuentra, la guarda
      Y se hace una bola`,
    later: `
      El perro en su sueño
      Corre por el prado
      Se mueven las patas
      Y él sigue acostado`,
  },
}
