import type { Plot } from '../../stanzas.ts'

export const portrait: Plot = {
  person: 'you',
  open: `
    Je komt (te laat|te vroeg|nat) binnen met je jas half aan
    Je vertelt al een verhaal dat buiten begon
    Je sleutels heb je in de deur laten staan
    Je lacht al om een grap die nog niet eens begon

    Jij praat (met bakkers|met honden|met putten) en met wie er maar staat
    Een halve straat lopen duurt bij jou een uur
    Je weet na drie minuten hoe het met ze gaat
    Hoe de kat heet, en wat er scheelt aan de buur

    Je hebt (drie brillen|twee tassen|vier pennen), en je bent ze kwijt
    Je zoekt onder kussens en achter de klok
    Je zingt onder het zoeken, je hebt toch de tijd
    En vindt dan iets anders, een brief, of een sok`,
  turn: `
    Je wordt niet gauw boos, maar pas op als het komt
    Dan ga je de ramen lappen, allemaal
    Ook die van de buren, en niemand die bromt
    Dan is de lucht weer schoon, en de hemel weer kaal

    Je denkt dat geen mens ziet wat jij allemaal doet
    De stoep voor een ander, een lamp op de trap
    Maar ik heb gezien hoe je elke keer groet
    Ook wie niet terugzegt, en altijd met een grap

    Je koopt voor jezelf nooit de bloemen die je wilt
    Je kijkt, en je ruikt, en je loopt er voorbij
    Je zegt dan, ze staan hier heel mooi, en heel stil
    En haalt dan een ijsje, voor jou en voor mij`,
  lift: `
    Ik hoor al beneden wie binnen zal gaan
    Die lach gaat vooruit, en dan kom jij eraan

    Ik heb nog geen foto waar jij echt op staat
    Je bent altijd net weg, je beweegt, of je praat`,
  chorus: `
    # Dat ben jij, {call}
    Dat ben jij, {call}, met je haar in de war
    Met je zak vol bonnen en je fiets als een kar
    Dat ben jij, {call}, geen tweede zo ver als ik kijk
    En was er een tweede, dan was het nog niet gelijk

    # Zo is er maar één
    Zo is er maar één, en die zit hier aan tafel
    Met suiker op de kin van een halve wafel
    Zo is er maar één, al zoek je heel de aarde rond
    Met die lach, en dat haar, en dat kruimeltje bij de mond

    # Blijf zoals je bent, {call}
    Blijf zoals je bent, {call}, laat je niet verstellen
    Er is nog zo veel om te laat te vertellen
    Blijf zoals je bent, {call}, met je hoofd in de wind
    Dan weet ik dat ik jou tussen duizend mensen vind`,
  bridge: `
    Als ik je moest tekenen, begon ik bij je hand
    Die altijd iets vasthoudt, een appel, een draad
    En dan ging ik verder tot over de rand
    Omdat jij er altijd half naast of half buiten staat

    Jij vindt er niets aan dat er iemand zo kijkt
    Je wuift het al weg en begint over sla
    Maar ik zing nog even, al merk ik, het lijkt
    Alsof je wel luistert, en zacht zegt, ja ja`,
}
