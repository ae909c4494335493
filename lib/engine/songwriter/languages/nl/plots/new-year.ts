import type { Plot } from '../../stanzas.ts'

export const newYear: Plot = {
  person: 'me',
  open: `
    Het is (kwart|tien|vijf) voor twaalf, en de oliebol is koud
    Er zit poedersuiker op mijn wang en mijn das
    Een oom zingt een lied dat geen mens onthoudt
    En iemand zoekt nog naar het juiste glas

    De kalender is op, er hangt nog (één blad|één dag|een spijker) aan de muur
    Met een kring en een pijl, en een telefoonnummer, oud
    Ik haal hem eraf, en er is nog één uur
    Van een jaar dat geen mens meer in handen houdt

    We staan op de stoep met (een pijl|een sterretje|een vuurpijl) in een fles
    De buren die zwaaien, de hond zit in bad
    De een telt te snel, en die is al bij zes
    En wij zijn bij negen, en de lont is nat`,
  turn: `
    Ik nam me iets voor, en dat schreef ik op
    Ik wou minder haast, en ik wou vaker bellen
    Dat staat er al jaren, met een streep erop
    Ik zal het nu zelf aan de muur maar vertellen

    Dit jaar had een lek, en een lach, en een griep
    Een dag aan het water, een brief, en een ster
    Een nacht dat geen mens in het hele huis sliep
    Dat vegen we nu met de snippers heel ver

    Om één uur is iedereen iedereen vriend
    De overbuur kust me, die groet me nooit
    Hij zegt dat ons portiek een bankje verdient
    En heeft dan confetti op mijn sloffen gestrooid`,
  lift: `
    Nog tien en nog negen, ga hier bij mij staan
    Nog acht en nog zeven, de lampen gaan aan

    Hou vast wat je hebt, en laat los wat je moet
    De klok haalt al adem, de klok neemt zijn hoed`,
  chorus: `
    # Gelukkig nieuwjaar
    Gelukkig nieuwjaar, met de ramen wijd open
    Gelukkig nieuwjaar, kom de straat op gelopen
    De lucht is van goud, en de stoep is een zee
    Gelukkig nieuwjaar, neem de ouwe maar mee

    # Een jaar zonder vlek
    Een jaar zonder vlek, als een pas geverfd hek
    Een jaar zonder vlek, en we zijn er nu, gek
    Twaalf maanden papier, en er staat nog niets op
    Een jaar zonder vlek, en we gaan in galop

    # Op jou, {call}
    Op jou, {call}, en op alles wat komt
    Op zon in de straat, en een hommel die bromt
    Op jou, {call}, en het glas mag nu leeg
    Op elk jaar dat ik jou er weer bij kreeg`,
  bridge: `
    Misschien wordt het niks, en misschien wordt het veel
    Ik ken alleen dit, en dat is nu, hier
    Een vonk op mijn mouw, en een lied in mijn keel
    En kinderen, wakker, nog om half vier

    Er zijn er die vorig jaar hier nog bij waren
    We noemen hun namen, we laten ze niet
    Dan gaan we de pijlen nog even bewaren
    En steken er één aan, voor wie hem nu ziet`,
  meaning: `
    Het oude is op, en het lag ook niet stil
    Er zat van alles in, zoet en zuur
    We nemen het goede gewoon met ons mee
    De rest mag de lucht in, met het vuur

    Een jaar is een schrift, en de kaft is nog glad
    De eerste bladzij, die is nog wit
    Schrijf er maar groot in, en maak er een vlek
    Als er maar leven in zit`,
}
