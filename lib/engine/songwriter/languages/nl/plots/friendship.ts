import type { Plot } from '../../stanzas.ts'

export const friendship: Plot = {
  person: 'you',
  open: `
    Je belt niet aan, je (bonkt|klopt|roept), en dan sta je in de gang
    Je hoofd in mijn koelkast, je benen over de stoel
    Je eet de laatste kaas en vraagt, zit dit je al lang
    Ik zeg nog geen woord, en jij weet wat ik bedoel

    Jij kent me nog met (beugel|pleisters|sproeten), en dat haar
    Je hebt de foto's, en je dreigt ermee
    Ik ken jouw eerste bandje met één gitaar
    Dus als jij zwijgt, dan zwijg ik met je mee

    Ik zei, kom maar niet, (het regent|het is ver|het is laat), je kwam toch
    Met druipende oren en een pizza in je jas
    We zaten op de trap, daar zit een vlek van, nog
    En ineens was het niet zo erg meer als het was`,
  turn: `
    We zijn het nooit eens over de muziek
    De mijne vind jij meer iets voor de tandarts
    Maar wie zong elk refrein toen ik, doodziek
    Een week in bed lag, en zo vals en zo hard

    We hebben ooit een jaar lang niet gepraat
    Om iets van niks, ik weet niet eens meer wat
    Toen stond je daar, met patat, op straat
    En zei, ik heb voor jou ook mayonaise gehad

    Als ik iets doms doe, ben jij de eerste die het ziet
    En de eerste die lacht, en de laatste die gaat
    Een dokter, een rechter, dat ben je allebei niet
    Jij bent wie om half vier nog voor de deur staat`,
  lift: `
    Wij tekenden geen blad, wij gaven geen hand
    Het groeide gewoon, als gras langs de kant

    Ik hoef jou niet uit te leggen wie ik ben
    Jij kent mij vanbuiten, zoals ik jou ken`,
  chorus: `
    # Op jou kan ik bouwen
    Op jou kan ik bouwen, een huis van vier kanten
    Met één raam op zee en een dak vol met planten
    Op jou kan ik bouwen, bij storm en bij regen
    Het dak zit wat scheef, maar het kan er wel tegen

    # Schuif maar aan, {call}
    Schuif maar aan, {call}, er is altijd plek
    Al is het een krat, en een bord met een vlek
    Schuif maar aan, {call}, en vertel het van voor af aan
    Dan doen we net of we morgen niet op hoeven te staan

    # Jij en ik, {call}
    Jij en ik, {call}, door de wind, door de stad
    Op één fiets, met zijn tweeën, en de banden half plat
    Jij en ik, {call}, en wie er het hardste lacht
    Die moet trappen, de hele weg, midden in de nacht`,
  bridge: `
    Straks zijn we oud, dan zitten wij daar
    Op een bank in het park, met een zak oud brood
    Dan lach jij nog steeds om mijn haar
    En voeren we samen de eenden groot

    Je hoeft niet te bellen, je hoeft niks te doen
    Maar mocht er ooit iets zijn, om het even hoe laat
    Dan sta ik er op sloffen, met maar één schoen
    Nog eer je de zin hebt gezegd, bij jou op de straat`,
  meaning: `
    Familie krijg je, die zoek je niet uit
    De buren, die zijn er, die wonen daar
    Maar jij en ik, dat is zomaar gegroeid
    En het groeit nog steeds door, elk jaar

    Je hoeft mij niets uit te leggen, jij
    En ik hoef bij jou niet mooi te zijn
    Dat is meer waard dan een huis aan zee
    Dat is het dak, en de zon, en het plein

    Al spreken we elkaar soms weken niet
    Dan is het nog net of we nooit zijn gegaan
    We beginnen gewoon in het midden van een zin
    Alsof de klok stil heeft gestaan`,
}
