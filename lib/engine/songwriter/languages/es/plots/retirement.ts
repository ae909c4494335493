import type { Plot } from '../../stanzas.ts'

export const retirement: Plot = {
  person: 'you',
  open: `
    (Hoy el reloj de todos los días|Hoy el reloj de la pared)
    Marca la hora de otra manera
    Hay un pastel, hay una tarjeta
    Y media empresa por la escalera

    (Se acaba hoy el madrugón|Se acaba ya lo de madrugar)
    Y no habrá prisa por la mañana
    El despertador se va a un cajón
    Y el lunes se sienta a la ventana`,
  turn: `
    Dicen que ahora tendrás más tiempo
    Y ya te han buscado qué hacer
    Un huerto, un coro, una barca chica
    Y un banco al sol, para no correr`,
  lift: `
    Silencio un momento, dejen hablar
    Que esta canción es para brindar

    Cuelga la llave, cierra el cajón
    Que falta solo esta canción`,
  chorus: `
    # Feliz jubilación, {call}
    Feliz jubilación, {call}, y a descansar
    Que bien ganado lo tienes ya
    Feliz jubilación, {call}, y cuando quieras
    Vuelve a vernos, que aquí hay lugar

    # Apaga el reloj, {call}
    Apaga el reloj, {call}, que ya está bien
    Apaga el reloj y échate a reír
    Apaga el reloj, {call}, y mañana
    Empieza lo bueno, sal a vivir

    # Gracias por tanto, {call}
    Gracias por tanto, {call}, gracias por todo
    Aquí se te va a extrañar
    Gracias por tanto, {call}, y que sepas
    Que nadie ocupa tu lugar

    # Feliz jubilación, {pair}
    Feliz jubilación, {pair}, y a descansar
    Que bien ganado lo tienen ya
    Feliz jubilación, {pair}, y vuelvan
    A vernos, que aquí hay lugar`,
  bridge: `
    El primer lunes, por la costumbre
    Saldrás con prisa, sin saber qué
    Y en la parada te dará la risa
    Y volverás a tomar café

    Aquí se seguirá con lo mismo
    Y alguien dirá: ¿cómo lo hacía?
    Se hará lo que tú habrías hecho
    Y así estarás aquí todavía`,
  meaning: `
    Los años de trabajo no se ven
    No tienen estatua ni tienen placa
    Pero hay mucha gente que está mejor
    Por algo que hiciste una mañana

    Se va contigo lo que no está escrito
    Dónde dar el golpe, a quién llamar
    Y esa manera de decir buenos días
    Que hacía más fácil poder empezar

    Ahora los lunes serán domingos
    Y no habrá nadie mirando el reloj
    Duerme hasta tarde, que ya era hora
    Y desayuna despacio, al sol`,
}
