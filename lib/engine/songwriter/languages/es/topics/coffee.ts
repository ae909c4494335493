import type { Topic } from '../../stanzas.ts'

export const coffee: Topic = {
  kin: 'café cafés cafecito cafecitos cafetera cafeteras cafetería cafeterías cafeto cortado expreso espresso capuchino capuchinos cappuccino taza tazas tacita tacitas cafeína descafeinado sobremesa desayuno desayunos barista cucharilla cucharillas tinto espuma molinillo latte mate té tés tetera tueste',
  you: {
    scene: `
      Sabes hacer (el café|mi café|un café)
      Por la cara con que llego
      Si es de lunes, lo haces doble
      Si es de pena, con un cuento

      Tu taza tiene (una grieta|dos grietas|un parche)
      Y te regalé otra nueva
      La nueva guarda los lápices
      El café sigue en la vieja`,
    later: `
      Dices: un café, y me marcho
      Con el abrigo en la silla
      Son las seis, va la tercera
      Y aún estás en la cocina

      Pediste un café en la barra
      Y otro para quien no tiene
      Quien lo tomó volvió un día
      Y dejó pagados siete`,
  },
  me: {
    scene: `
      Puse el café (sin la taza|sin filtro|sin agua)
      No culpo a la cafetera
      Hay gente que se despierta
      Y gente a la que la llevan

      Juré no (tomar|probar) café
      Y duré hasta el mediodía
      Saludé a un buzón con gorra
      Creyendo que era mi tía`,
    later: `
      El café de la oficina
      Sabe a lápiz y a tormenta
      Pero alguien escribió: ánimo
      En la tapa de la mezcla

      Se me enfrió el café mirando
      Un gorrión en el alféizar
      Lo tomé frío, y no importa
      Él tenía mejor idea`,
  },
  past: {
    scene: `
      Colabas café (a las cinco|con calma|bajito)
      Con la radio a media voz
      Yo subía por el humo
      Como por un ascensor

      En tu taza (cabía|entraba) un mundo
      De café y azúcar negra
      Me guardabas lo del fondo
      La cucharada perfecta`,
    later: `
      Hago café para uno
      Y me sale para dos
      Digo que ha sido la mano
      La mano dice que no

      Tengo tu taza en la fila
      Con las otras, la primera
      No la usa nadie, y se lava
      Cada domingo, por fuera`,
  },
  hook: `
    Un café, y que espere el día
    Que hay conversación servida

    Huele a café en la escalera
    Y ya sube quien espera`,
}
