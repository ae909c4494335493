import type { Details } from '../../../stanzas.ts'

/** What is learnt of water, plants, planets, seasons and waste, in its order. */
export const natureLessons: readonly Details[] = [
  {
    words: 'ciclo_del_agua ciclo_agua evaporación condensación precipitación',
    stanzas: `
      El sol calienta el agua del mar
      Y sube al cielo, sin que se vea
      Es vapor, y eso es la evaporación
      Y arriba el aire ya se hiela

      Con ese frío, el vapor se junta
      Se hace gotitas: condensación
      De tantas gotas nace una nube
      Y llueve o nieva: precipitación`,
    later: `
      Baja el agua por las montañas
      Por los arroyos y ríos va
      Otra se filtra bajo la tierra
      Y todo vuelve otra vez al mar`,
    hook: `
      Evaporación, nube, y a llover
      Sube la gota y vuelve a caer`,
  },
  {
    words: 'fotosíntesis fotosintesis clorofila',
    stanzas: `
      La raíz bebe el agua del suelo
      Y por el tallo la hace subir
      La hoja toma del aire un gas
      Dióxido de carbono, así

      La clorofila, verde, en la hoja
      Atrapa la luz que manda el sol
      Con agua y gas fabrica azúcar
      Y suelta oxígeno alrededor`,
    later: `
      Con ese azúcar vive la planta
      Y puede crecer y florecer
      Y ese oxígeno lo respiramos
      Gracias a una hoja, ya ves`,
    hook: `
      Fotosíntesis: luz, agua y a cocinar
      Y sale oxígeno para respirar`,
  },
  {
    words:
      'planetas los_planetas ocho_planetas nombres_de_los_planetas orden_de_los_planetas sistema_solar planetas_del_sistema_solar',
    stanzas: `
      Mercurio es el primero, junto al Sol
      Venus, la más caliente, va detrás
      La Tierra, azul, es la tercera
      Marte es el cuarto, rojo, y más allá

      Júpiter es el más grande de todos
      Saturno lleva anillos al girar
      Urano rueda casi acostado
      Neptuno es el octavo y el final`,
    later: `
      Los cuatro primeros son de roca
      Júpiter y Saturno son de gas
      Urano y Neptuno son de hielo
      Y todos dan vueltas sin parar`,
    hook: `
      Mercurio, Venus, la Tierra y Marte
      Y otros cuatro planetas más adelante`,
  },
  {
    words: 'cuatro_estaciones estaciones_del_año las_estaciones estaciones',
    stanzas: `
      La primavera viene con flores
      Vuelven los pájaros a cantar
      Llega el verano, con días largos
      Y hace calor para nadar

      Luego el otoño suelta las hojas
      Rojas, doradas, color marrón
      Y en el invierno, con noches largas
      Gorro y bufanda, y un buen colchón`,
    later: `
      Cada estación dura tres meses
      Doce en el año, cuéntalos bien
      Y cuando el invierno se termina
      La primavera vuelve otra vez`,
    hook: `
      Primavera, verano, otoño, invierno
      Cuatro estaciones, y vuelta de nuevo`,
  },
  {
    words:
      'reciclar reciclaje reciclamos recicla separar_la_basura separar_basura separar_los_residuos separar_residuos contenedor contenedores',
    stanzas: `
      El papel y el cartón van juntos
      Secos, doblados, en su lugar
      El vidrio aparte: frascos, botellas
      Sin tapa, y los oyes sonar

      Plásticos, latas y envases, limpios
      Van en el suyo, sin mezclar
      Y los restos de fruta y de comida
      Serán abono para sembrar`,
    later: `
      Con las botellas se hacen botellas
      Con el papel, papel también
      Lo que separas nace de nuevo
      Y está más limpio lo que ves`,
    hook: `
      Papel con papel, cristal con cristal
      Cada cosa a su sitio, y a reciclar`,
  },
]
