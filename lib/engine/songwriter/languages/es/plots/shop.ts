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
    Empuja la puerta, que no tiene llave
    Y lo que hay dentro ya tú lo sabes

    Sigue la luz hasta la esquina
    Que aquí te atiende gente vecina`,
  chorus: `
    # Pásate por {brand}
    Pásate por {brand}, pásate ya
    Pásate por {brand}, que te va a gustar
    Lo que tú buscas lo tienes aquí
    Pásate por {brand}, te esperamos a ti

    # {brand}, buenos días
    {brand}, buenos días, ¿qué va a ser hoy?
    {brand}, buenos días, ya voy, ya voy
    {brand}, buenos días, y vuelve después
    {brand}, buenos días, y hasta otra vez

    # {brand} en {place}
    {brand} en {place}, ven a ver
    {brand} en {place}, y vas a volver
    Pregunta en la calle, pregunta al pasar
    {brand} en {place}, no puede fallar

    # Ven a {brand}
    Ven a {brand}, ven con tu gente
    Ven a {brand}, que hay sitio de más
    Ven a {brand} con la cara que quieras
    Que con una sonrisa te marcharás`,
  bridge: `
    Hay tiendas muy grandes
    Con mármol y alfombra
    Aquí hay una escoba
    Y gente que asoma

    De noche contamos
    La caja y el día
    Y hablamos de ti
    Y nos da alegría`,
  meaning: `
    Lo que se hace con cariño
    Se nota al momento, sin más
    Por eso quien entra una vez
    Ya sabe el camino para regresar

    No hay letra chica ni misterio
    Hay gente que sabe y que está
    Y si te vas con una sonrisa
    Pues ese es el trabajo, y ya

    Hay sitios grandes, hay sitios finos
    Y hay sitios donde te tratan bien
    Si ya nos conoces, vuelve pronto
    Y si no nos conoces, ven`,
}
