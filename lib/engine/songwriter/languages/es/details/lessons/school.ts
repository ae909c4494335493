import type { Details } from '../../../stanzas.ts'

/** What is learnt by heart, in its order: days, months, letters, numbers. */
export const schoolLessons: readonly Details[] = [
  {
    words: 'días_de_la_semana los_días_de_semana días_semana',
    stanzas: `
      El lunes abre la semana
      El martes la echa a andar
      El miércoles llega tercero
      Y el jueves, cuarto, detrás

      El viernes se guardan los libros
      El sábado toca jugar
      El domingo se duerme la siesta
      Y el lunes vuelve a empezar`,
    later: `
      Son siete días, cuenta los dedos
      Cinco en una mano, dos más allá
      Cinco de escuela, dos de descanso
      Y otra semana viene ya`,
    hook: `
      Lunes, martes, miércoles, jueves
      Viernes, sábado y domingo vienen`,
  },
  {
    words: 'meses_del_año doce_meses los_meses nombres_de_los_meses',
    stanzas: `
      Enero, febrero, el año empieza
      Marzo y abril vienen después
      Con mayo y junio, medio año
      Y ya van seis, cuéntalos bien

      Julio y agosto, siete y ocho
      Septiembre, octubre, nueve y diez
      Noviembre y diciembre, once y doce
      Y el año empieza otra vez`,
    later: `
      Abril y junio tienen treinta
      Septiembre y noviembre, igual
      Febrero se queda en veintiocho
      Treinta y uno, todos los demás`,
    hook: `
      Enero, febrero, marzo y abril
      Los doce meses van a seguir`,
  },
  {
    words: 'abecedario alfabeto letras_del_abecedario orden_alfabético',
    stanzas: `
      A, be, ce, de, e, efe y ge
      La hache calla, la i, la jota
      Ka, ele, eme, ene y eñe
      La eñe con su onda, la o redonda

      Pe, cu, erre, ese y te
      La u, la uve y la uve doble
      Equis, i griega, y al fin la zeta
      Veintisiete letras con su nombre`,
    later: `
      Con esas letras se escribe todo
      Tu nombre, el mío y una canción
      Se juntan unas y son palabras
      Se juntan muchas, y es un renglón`,
    hook: `
      A, be, ce, de, y vuelta a empezar
      El abecedario se puede cantar`,
  },
  {
    words: 'vocales a_e_i_o_u cinco_vocales',
    stanzas: `
      La a se abre grande, como una boca
      La e sonríe, se estira más
      La i es delgada, con su puntito
      La o es redonda y rueda detrás

      La u es un vaso abierto hacia arriba
      Son cinco dedos, son cinco voces
      A de abeja, e de estrella, i de isla
      O de oso y u de uva, ¿las conoces?`,
    later: `
      Están en tu nombre y en el mío
      En lo que quieras tú decir
      Quítalas todas de una palabra
      Y ya no se puede oír`,
    hook: `
      A, e, i, o, u, y vuelta a empezar
      Con cinco vocales se puede cantar`,
  },
  {
    words: 'contar_hasta_diez contar_hasta_veinte contar_hasta_cien contar_hasta contar_del aprender_a_contar números',
    stanzas: `
      Uno es la nariz, y dos, los ojos
      Tres, las luces del semáforo
      Cuatro, las patas que tiene la mesa
      Cinco, los dedos de una mano

      Seis, las patitas de una hormiga
      Siete, los días, sin descansar
      Ocho, los brazos que tiene un pulpo
      Nueve y diez, y vuelta a empezar`,
    later: `
      Los números llegan hasta el cielo
      Y no se acaban, ya lo verás
      Se puede contar toda la noche
      Y por la mañana quedan más`,
    hook: `
      Uno, dos, tres, cuatro y después
      Los números cantan una y otra vez`,
  },
]
