import type { Plot } from '../../stanzas.ts'

export const missing: Plot = {
  person: 'past',
  open: `
    Aquí son las (tres|dos|seis) pasadas
    Y allá estarás despertando
    Yo te guardo lo que sobra
    Del sol que cae en el patio

    Puse la mesa (por pares|sin pensarlo)
    Y serví la sopa en ambos
    Uno me lo comí a prisa
    El otro, mirando el plato

    Hay un (mapa|globo|papel) en la nevera
    Con un hilo desde aquí
    Mide un palmo y cuatro dedos
    Lo mido antes de dormir`,
  turn: `
    La llamada se cortó
    Cuando ibas a decir algo
    Pasé la noche probando
    Finales, cortos y largos

    Me llegó tu caja el lunes
    Con especias y una piedra
    La piedra es de donde vives
    La tengo puesta en la mesa

    La vecina me pregunta
    Si ya vuelves, cada día
    Le digo: falta un poquito
    Ella asiente, y barre y mira`,
  lift: `
    No hay distancia que me gane
    Pero sí que me desarme

    Cuelgas, y queda en la sala
    Un poquito de tu habla`,
  chorus: `
    # Vuelve pronto, {call}
    Vuelve pronto, {call}, que el patio
    Se ha hecho grande sin permiso
    Vuelve pronto, {call}, que sobra
    La mitad de cada guiso

    # Te echo de menos, {call}
    Te echo de menos, {call}, un poco
    Solo al abrir la ventana
    Te echo de menos, {call}, y solo
    Lo que dura la semana

    # Cuánto falta
    Cuánto falta, cuánto falta
    Le pregunto al calendario
    Cuánto falta, cuánto falta
    Y él me enseña un día largo`,
  bridge: `
    El día que estés de vuelta
    No diré nada importante
    Te quitaré la maleta
    Diré: pasa, traerás hambre

    Dicen que mirar la luna
    Nos junta, y yo no la miro
    Miro el reloj de la sala
    Que puse en hora contigo`,
}
