import type { Plot } from '../../stanzas.ts'

export const nostalgia: Plot = {
  person: 'me',
  open: `
    (Basta un olor por la ventana|Basta una foto en un cajón)
    Y se me vuelve todo a llenar
    Suena una voz, se abre una puerta
    Y otra vez soy de aquel lugar

    Las tardes eran (largas|lentas|otras) entonces
    Y nadie miraba el reloj
    Se hacía de noche sin darse cuenta
    Y alguien llamaba desde el balcón`,
  turn: `
    Pasé de nuevo por aquel sitio
    Y era más chico de lo que fue
    Han puesto un banco donde jugábamos
    Y un rato largo allí me quedé`,
  lift: `
    Cierro los ojos y ya estoy allí
    Y nada ha cambiado, y todo es así

    Sube una canción por la escalera
    Y vuelve aquella tarde entera`,
  chorus: `
    # Aquellos días
    Aquellos días, qué lejos están
    Aquellos días, y aquí los canto
    Aquellos días no volverán
    Y yo los sigo queriendo tanto

    # Quién pudiera volver
    Quién pudiera volver un rato
    Nada más que por un instante
    Quién pudiera volver, y que todo
    Siguiera igual, como era antes

    # Todavía lo veo
    Todavía lo veo, todavía
    Con la misma luz, sobre la piel
    Todavía lo veo, y me parece
    Que fue hace nada, que fue ayer`,
  bridge: `
    Si yo pudiera volver un minuto
    No cambiaría nada, en verdad
    Me quedaría quieto en la puerta
    Mirándolo todo, y nada más

    Un día habrá alguien que cuente esto
    Y no será como lo conté
    Y en otra mesa, con otra gente
    Será su tarde, y les irá bien`,
  meaning: `
    Uno no sabe cuándo es feliz
    Se da cuenta al mirar atrás
    Estaba allí, en lo de siempre
    En un día como los demás

    No lo recuerdo como se guarda
    Una moneda en un cajón
    Lo llevo puesto, y cuando me río
    Suena por dentro aquella canción`,
}
