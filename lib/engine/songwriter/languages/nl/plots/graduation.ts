import type { Plot } from '../../stanzas.ts'

/** Leaving school together, and what comes next. */
export const graduation: Plot = {
  person: 'past',
  open: `
    Je leende mijn potlood, de (eerste|allereerste|tweede) schooldag
    Je gaf het terug, zei je, vrijdag, misschien
    Vandaag kwam je aan in je pak, met een lach
    En gaf me een potlood dat ik nooit heb gezien

    We maakten de kluisjes leeg, (één|jij vond nog een) linkerwant
    Drie appels, heel bruin, en een brief zonder naam
    Je las hem hardop, met je hoofd op je hand
    Ik lachte maar mee, ik schreef hem, bij het raam

    De vlek op het plafond (van lokaal twee|van de gymzaal|van lokaal tien) was net Spanje
    Hij groeide elk jaar met de regen wat bij
    Vandaag hief je naar hem een glas oranje
    En zei, het ga je goed, ouwe vlek van mij`,
  turn: `
    Die leraar die zei dat het nooit wat zou worden
    Kwam naast ons staan, en hij wist niet goed hoe
    Hij stond daar een poos bij de lege borden
    En knikte toen naar ons, en schoof ons een koekje toe

    We leerden van alles, de Rijn en het Wad
    De stelling van iets, en wat zuur is, en zout
    Maar wie er op maandag geen brood bij zich had
    Dat wisten we ook, en dat is wat je onthoudt

    We fietsten die ochtend voor de laatste keer
    Jij links en ik rechts, over ditzelfde pad
    Je zei bij de brug, dit wordt ander weer
    En ik heb gedaan of ik iets in mijn oog had`,
  lift: `
    De bel ging vandaag voor de allerlaatste keer
    En niemand stond op, zo stil is het nooit meer

    Hang de tas aan de vlag, laat de hele straat zien
    Dat alles gelukt is, en het was haast een tien`,
  chorus: `
    # We zijn geslaagd
    We zijn geslaagd, en de tas hangt in top
    We zijn geslaagd, gooi die boeken maar op
    We hebben gezweet, en gezucht, en gejaagd
    En nu is het zomer, en we zijn geslaagd

    # Ga maar, {call}
    Ga maar, {call}, want de wereld is wijd
    Je hebt nog een leven, je hebt nog de tijd
    Ga maar, {call}, en je weet waar ik sta
    Ik zwaai tot je klein bent, en ga je dan na

    # De deur staat nu open
    De deur staat nu open, de bel is stil
    Er is nu geen rooster, je gaat waar je wil
    De deur staat nu open, de stoep die is heet
    En nu gaan we leren wat nog niemand weet`,
  bridge: `
    Over twintig jaar komen we weer bij elkaar
    Met buiken en brillen, en weten dan niet
    Wie wie is, tot iemand daar gooit met zijn haar
    En lacht als een ezel, en we zingen dat lied

    Ik weet nog niet wat ik straks worden zal
    Een bakker misschien, of iets ver overzee
    Maar wat ik ook word, in elk geval
    Neem ik die achterste bank in mij mee`,
}
