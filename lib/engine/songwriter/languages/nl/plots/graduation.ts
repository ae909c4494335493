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
    Er is lang gewacht, en er is lang gezucht
    En nu gaat de vlag met een tas in de lucht

    Zeg het maar hardop, en zeg het nog een keer
    Dat nooit-meer-te-moeten, dat voelt als mooi weer`,
  chorus: `
    # Geslaagd
    Geslaagd, geslaagd, en de tas hangt in top
    Geslaagd, geslaagd, gooi die boeken maar op
    Er is wat gezweet, en gezucht, en gejaagd
    En nu gaat de vlag uit, geslaagd, geslaagd

    # Het is je gelukt, {call}
    Het is je gelukt, {call}, met je hoofd en je hart
    Het is je gelukt, {call}, en het was soms ook hard
    Maar niemand die nu nog jouw punten wil zien
    Het is je gelukt, {call}, van ons krijg je een tien

    # De deur staat nu open
    De deur staat nu open, het bord is gewist
    Er is nu geen rooster dat over je beslist
    De deur staat nu open, de stoep die is heet
    En nu ga je leren wat nog niemand weet`,
  bridge: `
    Over twintig jaar hangt het nog aan de muur
    Een beetje vergeeld, met een vouw en een vlek
    Dan denk je nog eens aan dit ene uur
    Aan ons, en aan taart, en een vlag aan het hek

    Je weet nog niet wat je straks worden zal
    Een bakker misschien, of iets ver overzee
    Maar wat je ook wordt, in elk geval
    Neem jij wat je leerde, en ons, met je mee`,
  meaning: `
    Er staat straks een stempel, een naam en een datum
    Dat past op één blaadje, dat rol je zo op
    En al die avonden dat je nog doorging
    Die staan er niet op, en die zitten in je kop

    Je kunt nu iets wat je eerst nog niet kon
    Dat neemt je niemand meer af, nooit meer
    En twijfel je straks aan iets groots en iets nieuws
    Denk dan aan vandaag, en je kan het weer

    Wij wisten het al, maar jij wist het nog niet
    Jij telde de fouten, wij telden de rest
    Vandaag mag je even heel hoog op een stoel
    En horen, je deed het op je allerbest`,
}
