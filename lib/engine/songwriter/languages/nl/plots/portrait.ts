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
    Wat waar is, dat mag ook best een keer luid
    Dus hier komt het, eerlijk en zingend, eruit

    Een foto van {call} zegt nog lang niet genoeg
    Dus zing ik het, ook voor wie er niet om vroeg`,
  chorus: `
    # Dat ben jij, {call}
    Dat ben jij, {call}, en zo ken ik er geen
    Al vraag ik het rond in de straat, één voor één
    Dat ben jij, {call}, geen tweede zo ver als ik kijk
    En was er een tweede, dan was het nog niet gelijk

    # Dit moet gezegd
    Dit moet gezegd, en het moet maar eens luid
    Dit moet gezegd, en nu zing ik het uit
    Geen woord is gelogen, geen woord is te veel
    Dit moet gezegd, want het zat in mijn keel

    # Blijf zoals je bent, {call}
    Blijf zoals je bent, {call}, laat je niet verstellen
    Er is over jou nog zo veel te vertellen
    Blijf zoals je bent, {call}, met je hoofd in de wind
    Dan weet ik dat ik jou tussen duizend mensen vind`,
  bridge: `
    Een foto is plat, en een beeld is van steen
    En {call} is van allebei net niet gemaakt
    Die past niet in lijsten, die past nergens heen
    En dat is precies wat ons allemaal raakt

    Misschien is dit alles een beetje veel eer
    Er wordt al gewuifd, en gezegd, hou toch op
    Maar ik zing het toch, en ik zing het nog een keer
    Tot het voorgoed vastzit, bij iedereen in de kop`,
  meaning: `
    Er lopen op straat zoveel mensen voorbij
    Ze gaan door de regen, ze blijven niet staan
    En dan is er {call}, en dan is het meteen
    Of iemand een lamp heeft aangedaan

    Niemand is perfect, {call}, en jij niet, gelukkig
    Dat was voor ons anderen niet te doen
    Want juist wat een ander niet heeft of niet kan
    Dat maakt je tot wie je bent, nu en toen

    Als ze je vragen, {call}, wie ben je dan wel
    Dan hoef je niet ver voor een antwoord te gaan
    Zing ze dit liedje, van voor tot achter
    Dan weten ze meteen wie ze voor zich zien staan

    Zo gaat dat, je ziet wat er elke dag is
    Het minst van al, want het staat er gewoon
    Daarom moet er af en toe iemand gaan staan
    Die het zingt, op een doodgewone toon`,
}
