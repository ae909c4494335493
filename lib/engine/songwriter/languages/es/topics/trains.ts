import type { Topic } from '../../stanzas.ts'

export const trains: Topic = {
  kin: 'tren trenes ferrocarril ferrocarriles vagón vagones vía vías andén andenes estación estaciones locomotora locomotoras maquinista maquinistas ferroviario ferroviaria revisor riel rieles raíles metro metros subte tranvía tranvías vapor túnel boleto boletos billete billetes pasajero pasajeros ventanilla silbato',
  you: {
    scene: `
      En el tren (caíste|quedaste) a mi lado
      Con un ramo y tres paquetes
      Dijiste: solo un minuto
      Y hablamos hasta las nueve

      En el tren (saludas|conoces|invitas) a todos
      Antes de cruzar el puente
      Cuando llega la estación
      Ya hay brindis y hay un banquete`,
    later: `
      El tren se paró en el campo
      Y bajaste a ver las vías
      Volviste con seis ciruelas
      Y el maquinista reía

      Me dijiste adiós de broma
      Desde el andén, con pañuelo
      La mitad de los viajeros
      Sacó el suyo, muy en serio`,
  },
  me: {
    scene: `
      Corrí al andén (con maleta|con un bollo|con paraguas)
      El tren cerraba las puertas
      Una niña, desde adentro
      Me puso un diez por las piernas

      Tomé el tren de (siete y media|seis y media|nueve y media)
      Con la vista en el periódico
      Era el tren, pero hacia el norte
      Ahora conozco el zoológico`,
    later: `
      Por la ventanilla pasan
      Un caballo y ropa al viento
      Alguien me saluda, en bata
      Y yo le devuelvo el gesto

      Me dormí sobre el vecino
      Cinco estaciones o siete
      Él se pasó de la suya
      Por no tener que moverme`,
  },
  past: {
    scene: `
      Me esperabas (tras la columna|con dos abrigos|con la merienda)
      Media hora antes del tren
      Por si un día, me decías
      Le daba al tren por correr

      Sabías (de oído los|el nombre a los|la hora a los) trenes
      Que pasaban por la casa
      Decías: el de ocho y veinte
      Y el reloj se te ajustaba`,
    later: `
      Pasa el tren de ocho y veinte
      Y yo dejo la cuchara
      Lo escucho hasta que se pierde
      Igual que tú lo escuchabas

      Guardo un boleto picado
      De aquel viaje hasta la costa
      Dice ida, y atrás, con lápiz
      Tú le pusiste: y ahora`,
  },
  hook: `
    Que pite el tren, que ya vamos
    Con la vía entre las manos

    Corre el tren y corre el día
    Y nos canta bien la vía`,
}
