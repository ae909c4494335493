import type { Plot } from '../../stanzas.ts'

export const heartbreak: Plot = {
  person: 'past',
  open: `
    Te llevaste (la tetera|el espejo|la sombrilla)
    Tres camisas y el reloj
    Dejaste el clavo en el muro
    Y es lo que mejor quedó

    Dormí (a lo ancho|en el centro) de la cama
    Como quien conquista un reino
    Amanecí en la orillita
    Guardándote medio lecho

    Borré tu número (un martes|anoche|tres veces)
    Con firmeza y con un vino
    Lo marqué ya sin mirarlo
    Solo por ver si era el mismo`,
  turn: `
    Me preguntan qué pasó
    Y hago un cuento de dos líneas
    En la segunda me callo
    Y alguien pide más bebida

    Todo el mundo da consejos
    Que si un viaje, que si el yoga
    Yo le hablo a tu planta fea
    Y ha sacado una hoja sola

    Hoy pasé por nuestra esquina
    Y no se me paró el pulso
    Se puso verde, y crucé
    Y ahí terminó el asunto`,
  lift: `
    Que suba la música, que suba ya
    Que esto se canta para olvidar

    No te lo digo con rencor
    Te lo digo en una canción`,
  chorus: `
    # Se acabó, {call}
    Se acabó, {call}, y no se hunde el mundo
    Se acabó, y vuelve a salir el sol
    Se acabó, {call}, y duermo en el centro
    De toda la cama, y mejor

    # Ya no te espero, {call}
    Ya no te espero, {call}, a la hora de siempre
    Ya no pregunto dónde estarás
    Ya no te espero, {call}, y si hoy me cuesta
    Mañana me va a costar menos ya

    # Adiós, {call}
    Adiós, {call}, que te vaya bien
    Que yo por mi lado sabré caminar
    Adiós, {call}, y si miras atrás
    Yo ya no voy a mirar

    # Se acabó
    Se acabó, y no se hunde el mundo
    Se acabó, y vuelve a salir el sol
    Se acabó, y hoy duermo en toda la cama
    Se acabó, corazón, se acabó

    # Ay, corazón
    Ay, corazón, no me llores más
    Que nadie se muere por un adiós
    Ay, corazón, que el tiempo camina
    Y vas a latir otra vez, corazón

    # Ya no te espero
    Ya no te espero a la hora de siempre
    Ya no pregunto dónde estarás
    Ya no te espero, cierro la puerta
    Y abro la ventana de atrás`,
  bridge: `
    Un día te cruzaré por la calle
    Y no se caerá ningún balcón
    Diré buenos días, dirás lo mismo
    Y cada cual por su lado, al sol

    Hubo días buenos, y no los niego
    Los guardo juntos en un cajón
    Y lo que duele, poquito a poco
    Se va gastando como el jabón`,
  meaning: `
    Lo que se rompe no hace gran ruido
    Nadie se entera, sigue el mercado
    Uno recoge lo que le queda
    Y sigue andando, medio doblado

    Dicen que el tiempo todo lo cura
    Yo creo que solo lo pone lejos
    Y desde lejos, hasta lo triste
    Se ve más chico, se ve más viejo

    No guardo odio, que pesa mucho
    Y ya bastante hay que cargar
    Guardo la llave de mi casa
    Y sé que vuelvo a caminar`,
}
