import type { Plot } from '../../stanzas.ts'

/** What somebody tells to nobody in particular. */
export const story: Plot = {
  person: 'me',
  open: `
    Tak to (było|się działo), i śpiewam to dziś
    Bez żadnych dodatków, jak szło, tak szło
    I niech posłucha, kto ma dziś chwilę
    Bo w każdej historii jest jakieś tło`,
  turn: `
    Minął (dzień|tydzień|czas), i drugi, i trzeci
    A we mnie to wszystko dalej trwa
    I kiedy ktoś pyta, co nowego
    To właśnie to opowiadam ja`,
  meaning: `
    Nie każda historia ma jakiś morał
    Nie każda kończy się, tak jak w kinie
    Ale ta jedna jest cała prawdziwa
    I gdzieś tam we mnie wciąż dalej płynie

    Gdyby to ktoś mi kiedyś powiedział
    To trudno by było uwierzyć w to komuś
    A jednak tak było, i tak to śpiewam
    Na cały głos, a nie po kryjomu

    Z takich kawałków się składa życie
    Z rzeczy nieważnych dla wielkich spraw
    I może dlatego się o nich śpiewa
    Że komuś tam obok dzieje się tak`,
  lift: `
    Kto ma podobnie, ten wie, jak to jest
    A kto jeszcze nie ma, niech słucha też

    Nie dodam nic, nie ujmę ni słowa
    I niech się zaczyna ta nuta od nowa`,
  chorus: `
    # I tak to było
    I tak to było, i śpiewam, co wiem
    {fact}
    I tak to było, za dnia, nie we śnie
    I nie ma tu słowa, co byłoby snem

    # Taka historia
    Taka historia, ni mała, ni duża
    {fact}
    Taka historia, a w głowie mi siedzi
    Jak melodyjka, co nie chce się znużyć

    # Taka piosenka
    Taka piosenka, na dziś, na już
    Bez wielkich słów i bez wielkich burz
    Taka piosenka, i tyle, i cześć
    Niech sobie idzie, gdzie chce ją nieść

    # Posłuchaj tego
    Posłuchaj tego, bo warto dziś
    {fact}
    Posłuchaj tego, a jutro przekażesz
    I niech to po świecie zacznie już iść`,
  bridge: `
    Kiedyś to będzie tylko wspomnienie
    Małe jak stempel na starym liście
    A dzisiaj jest świeże, i dzisiaj śpiewam
    I pewnie przez tydzień, oczywiście

    I co z tego wyjdzie, tego nikt nie wie
    Dalszy ciąg pisze się sam co dnia
    Na razie jest zwrotka, refren i zwrotka
    I ktoś, kto słucha, i ktoś, kto gra`,
}
