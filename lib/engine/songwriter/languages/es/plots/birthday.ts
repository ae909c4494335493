import type { Plot } from '../../stanzas.ts'

export const birthday: Plot = {
  person: 'you',
  open: `
    Hay (harina|canela|merengue) por la mesa
    Abrigos en el sofá
    Y un pastel que se ha inclinado
    A ver si tú llegas ya

    (Escondimos|Guardamos bien) los regalos
    En el horno, bien tapados
    Casi nos lo enciendes tú
    Y los comemos asados

    Nos pediste (cero fiesta|poca fiesta|una siesta)
    Nada de globos ni ruido
    Y ya ves, una charanga
    Y hasta el gato va vestido

    Cumples {age} años (y un primo|y un tío|y alguien)
    Anda perdido en la cuenta
    Puso las velas a ojo
    Y ardió media servilleta`,
  turn: `
    Tengo aquí una foto tuya
    Con merengue en las dos cejas
    Apuntas con la cuchara
    Y a quien corre no lo dejas

    Alguien cuenta lo del toldo
    Que armaste y salió volando
    Cada año vuela más lejos
    Hoy ya llegó hasta Santiago

    Pediste unos calcetines
    Van en una caja enorme
    Busca en la punta del último
    Hay un verso con tu nombre`,
  lift: `
    Apaguen la luz del techo
    Que el pastel viene ya ardiendo

    Toma aire, cierra los ojos
    Pide uno grande, no poco`,
  chorus: `
    # Feliz cumpleaños, {call}
    Feliz cumpleaños, {call}
    Que cante hasta la vajilla
    Que se asomen los vecinos
    Que bailen todas las sillas

    # Sopla, {call}
    Sopla, {call}, sopla fuerte
    Que la cera ya gotea
    Sopla, {call}, y lo que pidas
    Ojalá que pronto sea

    # {age} años, {call}
    {age} años, {call}, se dicen pronto
    Y se celebran despacio
    {age} años, {call}, y ya no cabe
    Ni una silla en este patio

    # Un año más de tu risa
    Un año más de tu risa
    Cortado en trozos muy grandes
    Un año más de tu risa
    Y que repita quien pase`,
  bridge: `
    Mañana habrá serpentinas
    Colgando de la escalera
    Tú acabarás el pastel
    De pie, junto a la nevera

    Ya sé que bajas los ojos
    Cuando cantamos de frente
    Pero al menos una vez
    Toca oír que se te quiere`,
}
