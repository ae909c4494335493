import type { Details } from '../../../stanzas.ts'

/** What small children learn to do by themselves, one step behind the other. */
export const habitLessons: readonly Details[] = [
  {
    words:
      'lavarse_las_manos lavar_las_manos lávate_las_manos lavado_de_manos lavarme_las_manos lavarnos_las_manos lavarte_las_manos lava_las_manos lavan_las_manos lavarse_manos lavar_manos las_manos_limpias',
    stanzas: `
      Primero el agua moja las manos
      Después las llenas de jabón
      Palma con palma, haciendo espuma
      Y luego el dorso, los dos

      Entre los dedos, y las muñecas
      Y cada uña, sin olvidar
      Cuenta hasta veinte, aclara la espuma
      Y con la toalla, a secar`,
    later: `
      Antes de comer, y al ir al baño
      Y cuando vienes de jugar
      Los microbios se van con el agua
      Y no te pueden enfermar`,
    hook: `
      Agua y jabón, agua y jabón
      Lava tus manos con esta canción

      Frota las manos, uno, dos, tres
      Agua y jabón, y frota otra vez`,
  },
  {
    words:
      'lavarse_los_dientes lavar_los_dientes lavarte_los_dientes lavarme_los_dientes lavarnos_los_dientes lavado_de_dientes cepillarse_los_dientes cepillar_los_dientes cepillarte_los_dientes cepillarme_los_dientes cepillarnos_los_dientes cepillado_de_dientes cepillado_dental cepillo_de_dientes higiene_dental higiene_bucal lavarse_dientes lavar_dientes cepillarse_dientes cepillar_dientes',
    stanzas: `
      Una pizca de pasta en el cepillo
      Y abre la boca, que empieza ya
      Los de arriba, de la encía hacia abajo
      Por fuera, por dentro, y hasta atrás

      Los de abajo, de la encía hacia arriba
      Las muelas, en círculo, sin correr
      Cepilla la lengua, muy suavecito
      Y escupe la espuma después`,
    later: `
      Dos minutos cada vez que cepillas
      Después de comer y antes de dormir
      Las caries se quedan sin su merienda
      Y tienes los dientes para reír`,
    hook: `
      Arriba y abajo, y por detrás
      Cepilla los dientes y brillarán`,
  },
  {
    words:
      'cruzar_la_calle cruzar_las_calles cruzar_una_calle cruzar_calle cruzar_la_avenida cruzar_la_pista paso_de_cebra paso_de_peatones paso_peatonal cruce_peatonal educación_vial seguridad_vial',
    stanzas: `
      Busca en el suelo las rayas blancas
      Y en el bordillo te paras bien
      Si el muñeco está rojo, te esperas
      Si está verde, mira también

      Mira a la izquierda, y a la derecha
      Y a la izquierda una vez más
      Si no viene nadie, dame la mano
      Cruza derecho, y sin jugar`,
    later: `
      Sin el teléfono, sin la pelota
      Y los oídos, sin tapar
      Nunca se cruza entre dos coches
      Que así no te ven llegar`,
    hook: `
      Para, mira, escucha, y a cruzar
      La calle se cruza sin correr ni jugar`,
  },
  {
    words: 'cinco_sentidos los_sentidos sentidos_del_cuerpo',
    stanzas: `
      La vista está en los ojos, y sirve
      Para los colores y la luz
      El oído escucha en las dos orejas
      La voz, el viento y el autobús

      El olfato vive en la nariz
      El gusto, en la lengua: dulce o salado
      El tacto está en la piel entera
      Frío, caliente, áspero, mojado`,
    later: `
      Son cinco puertas que tiene el cuerpo
      Por donde el mundo puede entrar
      Cierra los ojos, abre los otros
      A ver qué puedes adivinar`,
    hook: `
      Vista, oído, olfato, gusto y tacto
      Los cinco sentidos, y aquí los canto`,
  },
]
