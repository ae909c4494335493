import type { Topic } from '../../stanzas.ts'

export const garden: Topic = {
  kin: 'jardín jardines jardinería jardinero jardinera flor flores rosa rosas rosal rosales tierra maceta macetas huerto huertos huerta huertas tomate tomates semilla semillas regar riega riegas riego regaba regadera raíz raíces planta plantas plantar plantaste hierba hierbas césped tulipán tulipanes girasol girasoles margarita margaritas albahaca perejil menta jazmín jazmines geranio geranios pala abono brote brotes limonero orquídea orquídeas cactus bulbo bulbos invernadero podar cosecha caracol caracoles',
  you: {
    scene: `
      Le hablas (bajito|de todo|de noche) al tomate
      Como quien da una noticia
      El mío está hecho un palillo
      Y el tuyo, muerto de risa

      (Rescatas|Recoges|Te llevas) plantas tiradas
      Del portal de los vecinos
      Tres hojas secas, un palo
      Y al mes te dan veinte higos`,
    later: `
      Plantaste un limonero chico
      Te dijeron: diez inviernos
      Arrimaste dos sillones
      Y dijiste: pues lo espero

      Cortaste la última rosa
      Antes de que helara el huerto
      La pusiste en un frasquito
      Y olió a verano el invierno`,
  },
  me: {
    scene: `
      Compré semillas (baratas|de menta|de oferta)
      Las regué con devoción
      Salió una hierba del borde
      Y es la reina del balcón

      Tengo tierra (en los bolsillos|hasta en los codos|en los zapatos)
      Y una pala por bastón
      Vine a cortar dos hierbitas
      Y ya se ha metido el sol`,
    later: `
      Firmé con los caracoles
      La mitad de la lechuga
      Ellos van por la segunda
      Y yo riego y pago multa

      Puse un bulbo boca abajo
      Lo supe cuando era tarde
      Dio la vuelta bajo tierra
      Y salió sin reprocharme`,
  },
  past: {
    scene: `
      Salías con (las tijeras|tu sombrero|la cubeta)
      A pasar lista a las rosas
      Yo me reía en la puerta
      La paso yo, y aún se asoman

      Me enseñaste (una mañana|con el dedo|en cuclillas)
      A plantar sin hacer daño
      Un dedo de hondo, decías
      Y los pájaros, mirando`,
    later: `
      Hallé un sobre de semillas
      Sin nombre, en el cajón grande
      Las eché junto a la tapia
      Y sales por todas partes

      El jazmín que no prendía
      Cuando tú lo trasplantaste
      Este año cubrió la reja
      Y huele a ti media calle`,
  },
  hook: `
    Que florezca lo que quiera
    Que esta tierra es jardinera

    Échale agua a la raíz
    Que la flor sabe salir`,
  soft: {
    scene: `
      La flor se ha dormido
      Doblada en su hoja
      La riega la luna
      Con agua de sombra`,
    later: `
      En la regadera
      Se mece un bichito
      Se mece la rama
      Y el jardín, quedito`,
  },
}
