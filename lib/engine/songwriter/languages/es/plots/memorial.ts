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
    No hay nada que se componga
    Yo solo quiero que se oiga

    Si me escuchas, te lo digo
    Y si no, va igual contigo`,
  chorus: `
    # Descansa, {call}
    Descansa, {call}, que ya he puesto
    La tranca y la luz del patio
    Descansa, {call}, ya comí
    Y tengo abrigo y zapatos

    # Todo otra vez, {call}
    Todo otra vez, {call}, lo haría
    Desde el primer aguacero
    Todo otra vez, {call}, y sabiendo
    Lo que cuesta, lo prefiero

    # Aquí estuviste
    Aquí estuviste, y se nota
    En el hoyo del colchón
    Aquí estuviste, y la casa
    Camina a tu alrededor`,
  bridge: `
    Yo no sé por dónde sigues
    Ojalá que haya solana
    Un banco, pan de la orilla
    Y quien te rasque la espalda

    La última tarde no supe
    Te hablé del calor, del tráfico
    Creo que oíste lo otro
    Lo que venía debajo`,
}
