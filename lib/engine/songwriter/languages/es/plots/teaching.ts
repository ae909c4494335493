import type { Plot } from '../../stanzas.ts'

/** For pupils, and for whoever has to learn something by heart. */
export const teaching: Plot = {
  person: 'me',
  open: `
    Abran (el cuaderno|la libreta|los ojos), que empieza
    La clase que no da sueño
    Hoy se aprende con las palmas
    Y con los pies en el suelo

    Hay cosas que (cuesta|se tarda en) aprender
    Si se repiten sin cantar
    Con una música y dos palmas
    Se aprenden casi sin pensar

    Me lo dijeron (despacio|tres veces), y se me fue
    Me lo escribieron, y se borró
    Le puse música, y desde entonces
    En la cabeza se me quedó`,
  turn: `
    Alguien levantó la mano
    Preguntó: ¿y eso por qué?
    Se quedó el aula pensando
    Y la tiza, sin saber

    Se lo conté a mi vecina
    Por probar si lo sabía
    Se me fue a mitad del cuento
    Y a la tercera salía

    Si lo olvidas, no te asustes
    Vuelve al principio despacio
    La memoria es una mula
    Que conoce bien el patio`,
  lift: `
    Lo que entra con melodía
    No se olvida en todo el día

    ¿Quién se lo sabe? Levanta la mano
    Que ahora entre todos lo cantamos`,
  chorus: `
    # Ya me lo sé
    Ya me lo sé, y lo voy a cantar
    Ya me lo sé, de principio a fin
    Ya me lo sé, y si se me olvida
    Vuelvo a cantarlo, que empieza así

    # Canta y aprende
    Canta y aprende, canta y verás
    Lo que se canta no se va jamás
    Canta y aprende, dilo otra vez
    Uno, dos, tres, y vuelta al revés

    # Otra vez, otra vez
    Otra vez, otra vez, que no se va a olvidar
    Otra vez, otra vez, con palmas y a cantar
    Otra vez, otra vez, más alto y mejor
    Otra vez, otra vez, con esta canción

    # Apréndelo, {call}
    Apréndelo, {call}, y cántalo ya
    Que lo que se canta no se va jamás
    Apréndelo, {call}, y dilo otra vez
    Uno, dos, tres, y vuelta al revés

    # Cántalo, {call}
    Cántalo, {call}, que no se va a olvidar
    Cántalo, {call}, con palmas al compás
    Cántalo, {call}, más alto y mejor
    Y lo aprendes con esta canción`,
  bridge: `
    Cuando seas grande, en una oficina
    O en una barca, o en un taller
    Un día cualquiera, sin darte cuenta
    Te pondrás a cantarlo otra vez

    Y si te olvidas de alguna parte
    Y no te acuerdas de lo demás
    Silba bajito esta tonadilla
    Y la memoria vendrá detrás`,
  meaning: `
    Lo que se aprende no pesa nada
    No ocupa sitio ni hay que barrer
    Y el día menos pensado vuelve
    Y te lo sabes otra vez

    Si te equivocas, no pasa nada
    Se vuelve atrás y se empieza ya
    Nadie nació con todo aprendido
    Ni la maestra, ni su mamá`,
}
