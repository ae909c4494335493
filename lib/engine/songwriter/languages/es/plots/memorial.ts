import type { Plot } from '../../stanzas.ts'

export const memorial: Plot = {
  person: 'past',
  open: `
    El sol entra (como siempre|por la tarde)
    A buscarte en tu rincón
    Calienta el cojín un rato
    Yo lo miro, y somos dos

    Aún te guardo (la corteza|la migaja)
    Por si asomas por la puerta
    Ayer te llamé a comer
    Y se me enfrió la cena

    Al volver abro (despacio|la puerta|sin ruido)
    Por si vienes al pasillo
    Cuelgo las llaves, te cuento
    Y el pasillo guarda el sitio`,
  turn: `
    Hallé arena en el abrigo
    De la última vez que fuimos
    No la tiré, la he guardado
    En un frasco, con los hilos

    El jueves me reí fuerte
    Viendo un programa en la tele
    Miré tu foto con culpa
    Y estabas igual de alegre

    Dijeron que pesa menos
    Cuando pasan los veranos
    Pesa igual, pero se aprende
    A cambiárselo de mano`,
  lift: `
    Si me escuchas, te lo digo
    Y si no, va igual contigo

    Esta canción es para ti
    Donde estés, y desde aquí

    Digo tu nombre en voz baja
    Y se me calma la casa`,
  chorus: `
    # Aquí siguen {pair}
    Aquí siguen {pair}, en lo que soy
    Aquí siguen, en cada rincón
    Aquí siguen {pair}, y si me callo
    Se oyen sus pasos en esta canción

    # Aquí sigues, {call}
    Aquí sigues, {call}, en lo que soy
    Aquí sigues, en cada rincón
    Aquí sigues, {call}, y si me callo
    Se oye tu paso en esta canción

    # Descansa, {call}
    Descansa, {call}, que ya es de noche
    Nosotros cuidamos lo que quedó
    Descansa, {call}, no tengas prisa
    Que lo que nos diste no se acabó

    # Te llevo conmigo, {call}
    Te llevo conmigo, {call}, a donde voy
    Te llevo en la forma de caminar
    Te llevo conmigo, y en lo más pequeño
    De pronto te vuelvo a encontrar

    # Gracias por todo, {call}
    Gracias por todo, {call}, por cada día
    Por lo que fue risa y lo que dolió
    Gracias por todo, lo tengo guardado
    Y nada de eso se me perdió

    # Hasta luego, {call}
    Hasta luego, {call}, no digo adiós
    Adiós es una palabra muy fría
    Hasta luego, {call}, que aunque te fuiste
    No te nos has ido todavía

    # Aquí sigues
    Aquí sigues {you}, en lo que soy
    Aquí sigues, en cada rincón
    Aquí sigues, y si me callo
    Se oye tu paso en esta canción`,
  bridge: `
    Yo no sé dónde estarás ahora
    Ojalá haya sol, y haya una orilla
    Y un poco de viento por la tarde
    Y un buen lugar para ver el día

    La última tarde no supe nada
    Y fue una tarde como cualquiera
    Si hubiera sabido que era la última
    La habría hecho durar la noche entera`,
  meaning: `
    La pena es solo un cariño grande
    Que no ha encontrado dónde sentarse
    Da vueltas por todas las habitaciones
    Y hoy ha venido a cantarte

    Hay días buenos, y me sorprendo
    Riendo de algo que te gustaría
    Y no es olvido, es al contrario
    Es que te llevo en la alegría

    Dicen que pesa menos con los años
    Pesa lo mismo, pero se aprende
    Como se aprende a llevar a un niño
    Dormido en brazos, y no se siente`,
}
