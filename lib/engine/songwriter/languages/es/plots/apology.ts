import type { Plot } from '../../stanzas.ts'

export const apology: Plot = {
  person: 'you',
  open: `
    Llevo media hora en tu (puerta|acera|esquina)
    Con la mano en alto y quieta
    Traía excusas planchadas
    Las dejé en la papelera

    Te escribí (cuatro|siete|nueve) cuartillas
    Culpé al jefe, al frío, al coche
    Taché todo, y al final
    Quedó perdón y mi nombre

    (Ojalá|Mejor si) hubieras gritado
    Doblaste la servilleta
    Dijiste: no pasa nada
    Y aún me suena en la cabeza`,
  turn: `
    Vuelvo de noche al segundo
    En que pude haber frenado
    Me hago señas desde lejos
    Y paso sin hacer caso

    Un plato roto no vuelve
    Aquí estoy, juntando cachos
    No bajes a consolarme
    Que aún hay filo en los pedazos

    No te pido que perdones
    Ni que finjas buena cara
    Te devuelvo tu cazuela
    Limpia, y sin pedirte nada`,
  lift: `
    Así que ahí va, sin papel
    Sin lazo y sin cascabel

    No me quito ni el abrigo
    Lo digo y sigo camino`,
  chorus: `
    # Perdóname, {call}
    Perdóname, {call}, sin peros
    Sin la lluvia ni la prisa
    Perdóname, {call}, y tarda
    Lo que tardes, día a día

    # Me equivoqué, {call}
    Me equivoqué, {call}, lo miro
    A tamaño natural
    Me equivoqué, {call}, y no cabe
    Por la puerta principal

    # Fui yo
    Fui yo, fui yo, no la noche
    No el sueño ni la tormenta
    Fui yo, fui yo, y lo digo
    Tarde, y con la cara puesta

    # Perdón, {call}
    Perdón, {call}, por {doing}
    Lo digo sin adornarlo
    Perdón, {call}, me da vergüenza
    Y no quiero rebajarlo

    # Perdón por {doing}
    Perdón por {doing}
    Lo digo sin adornarlo
    Perdón por {doing}
    No hay modo de rebajarlo`,
  bridge: `
    No te digo que he cambiado
    Se dice en medio minuto
    Míralo cuando haga falta
    Y haya que subir los bultos

    Una vez rompí un florero
    Lo pegué sin decir nada
    Y toda la santa noche
    Oí caer gotas de agua`,
}
