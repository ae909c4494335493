import type { Plot } from '../../stanzas.ts'

/** A jingle for a shop, a café or a firm: short lines. */
export const shop: Plot = {
  person: 'me',
  open: `
    Prendemos (tres|dos) luces
    Antes de las siete
    La última es tuya
    Por si te apareces

    (Barremos|Fregamos|Regamos) la acera
    Ponemos la silla
    Y ya está en la puerta
    La primera risa

    {place} se despierta
    Con cara de sueño
    Y aquí, con los ojos
    Abiertos y abierto`,
  turn: `
    Dejaste tu cambio
    Corrimos la cuadra
    Lo tuyo es lo tuyo
    Y aquí se te guarda

    Sabemos tu nombre
    Y el de tu vecina
    Si no quieres charla
    Hay también esquina

    Ya estaba cerrado
    Tocaste el cristal
    Y el cartel dio vuelta
    Sin mucho pensar`,
  lift: `
    Empuja la puerta
    Que nunca se cierra

    Sacude el paraguas
    Que hay sitio y hay ganas`,
  chorus: `
    # Pásate por {brand}
    Pásate por {brand}
    Deja afuera el frío
    Pásate por {brand}
    Que aquí tienes sitio

    # {brand}, buenos días
    {brand}, buenos días
    ¿Qué vas a llevar?
    {brand}, buenos días
    Y vuelve a pasar

    # {brand} en {place}
    {brand} en {place}
    Pregunta a cualquiera
    {brand} en {place}
    La luz que te espera

    # Pasa, que es tu casa
    Pasa, que es tu casa
    Sin pedir permiso
    Pasa, que es tu casa
    Cabemos, y listo`,
  bridge: `
    Hay tiendas muy grandes
    Con mármol y alfombra
    Aquí hay una escoba
    Y gente que asoma

    De noche contamos
    La caja y el día
    Y hablamos de ti
    Y nos da alegría`,
}
