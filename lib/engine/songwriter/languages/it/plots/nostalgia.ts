import type { Plot } from '../../stanzas.ts'

export const nostalgia: Plot = {
  person: 'past',
  open: `
    Avevi (le ginocchia nere|un dente in meno|un cerotto al naso), e un bastone
    Ch'era cavallo, spada e bandiera
    Il mondo finiva al nostro portone
    E a casa si andava quando era sera

    D'estate il cortile (sapeva|odorava|profumava) di brace
    Da ogni finestra la stessa radio
    Due maglie per terra, chi urla, chi tace
    E il muro del prete ci faceva da stadio

    C'è una foto (ingiallita|a colori|strappata), noi due sulla giostra
    Tu sul cavallo, io sul maiale
    Sorrido, però la mia faccia mostra
    Che ancora ci penso, e ci resto male`,
  turn: `
    Al posto del bar c'è un negozio d'occhiali
    Ci entro lo stesso, per annusare
    In fondo, là dietro agli scaffali
    C'è un filo d'anice che vuol restare

    Il muro che era alto come un castello
    Mi arriva al ginocchio, mi siedo su
    C'è sopra un bambino con un cappello
    Mi dice: qui è mio, come dicevi tu

    Avevamo un piano: la nave, il tesoro
    Si partiva col buio, di martedì
    Adesso abbiamo le tasse, il lavoro
    E la nave di legno è ancora lì`,
  meaning: `
    Non è che fosse tutto più bello
    Pioveva anche allora, si piangeva pure
    Ma il tempo ha tenuto soltanto quello
    Che splende, e ha lasciato le cose scure

    Si può ritornare soltanto col cuore
    La strada è la stessa, però non c'è più
    Ma basta una voce, ma basta un odore
    E il tempo fa un giro, e ci porta laggiù

    Nessuno sapeva, in quel momento
    Che erano quelli i giorni migliori
    Si stava così, col sole e col vento
    E il tempo aspettava di là, di fuori`,
  lift: `
    Si andava a dormire coi piedi di terra
    Tregua coi lupi, e domani la guerra

    Lo so, anche allora pioveva parecchio
    Ma io mi ricordo il sole nel secchio`,
  chorus: `
    # Ti ricordi
    Ti ricordi, ti ricordi, le sere infinite
    Le bici per terra, le pesche, le gite
    Ti ricordi, ti ricordi, e mancava un'ora
    E quell'ora lunga ce l'ho in tasca ancora

    # Com'era, {call}
    Com'era, {call}, la strada era enorme
    La notte d'agosto, e chi è che dorme?
    Com'era, {call}, e ci stava di tutto
    Un regno, una tenda, un albero in frutto

    # Ancora un'estate
    Ancora un'estate, la porta accostata
    L'anguria nel pozzo, la spalla scottata
    Ancora un'estate, coi grilli, col fieno
    Un giorno soltanto, o mezzo, o anche meno`,
  bridge: `
    Adesso sta un altro sul nostro gradino
    E crede che sempre, così, si starà
    Vorrei dirgli una cosa, ma ha un panino
    E un cane, e l'estate, e per ora gli va

    Non è che vorrei tornare davvero
    C'è altro da fare, e la vita va
    Vorrei soltanto, per un giorno intero
    Guardare dal vetro, e lasciarli là`,
}
