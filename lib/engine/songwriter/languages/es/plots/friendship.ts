import type { Plot } from '../../stanzas.ts'

export const friendship: Plot = {
  person: 'you',
  open: `
    Te pedí (sal|hielo|azúcar) un domingo
    Y te quedaste hasta el martes
    Discutimos de una serie
    Que no había visto nadie

    Me ayudaste (en la mudanza|a mudarme|con las cajas)
    Con tu coche, casi entero
    Cargaste el sofá tres pisos
    Y era en el portal primero

    Guardas (fotos|cartas|videos) que me hunden
    Con aquel corte de pelo
    Las sacas en las comidas
    Y te pago con silencio`,
  turn: `
    Pasamos meses sin vernos
    Y al llamarte, sin saludo
    Seguimos la misma frase
    Donde la dejamos, justo

    Cuando todo se me vino
    Abajo, no diste ideas
    Trajiste una pizza enorme
    Y pusiste una comedia

    Nos peleamos por un mapa
    Y no hablamos en tres días
    Al cuarto, bajo mi puerta
    Una nota: izquierda, y firma`,
  lift: `
    No lo digo muchas veces
    Que después te me engrandeces

    Ven acá, dame ese abrazo
    Pero cuidado, que hay vaso`,
  chorus: `
    # Ahí estás, {call}
    Ahí estás, {call}, si me caigo
    Riendo antes de ayudarme
    Ahí estás, {call}, con la mano
    Y un chiste, por si es muy grave

    # Llama cuando quieras
    Llama cuando quieras, llama
    A las tres o a mediodía
    Llama cuando quieras, llama
    Aunque no sepas qué digas

    # Salud, {call}
    Salud, {call}, por los años
    Que nos quedan por reír
    Salud, {call}, por los cuentos
    Que no vamos a decir`,
  bridge: `
    Algún día, en algún banco
    Con bastón y con gabán
    Seguiremos discutiendo
    A quién le tocaba el pan

    Yo no sé qué viste en mí
    Aquel día en la escalera
    Te reíste de mi chiste
    Y era malo de primera`,
}
