import type { Plot } from '../../stanzas.ts'

export const home: Plot = {
  person: 'me',
  open: `
    Za (mostem|tartakiem|stacją) droga skręca bez pytania
    Ręce to wiedzą, zanim ja
    Ten sam kasztan, ta sama dziura w jezdni
    I pies, co szczeka, bo mnie zna

    Klucz jest (pod doniczką|za rynną|na gwoździu), jak zawsze, tylko
    Furtka jest nowa, bo stara pękła
    W środku to skrzypi na trzecim schodku
    A lampa w kuchni jest żółta, miękka

    {place}, (wtorek|niedziela|świt), gołębie na dachu
    Pan z gazetą czyta ją psu
    Nikt nie wie, że jestem, a każdy kiwa
    Jakby mnie wczoraj też widział tu`,
  turn: `
    Był czas, że chciało się tylko wyjechać
    Tu wszystko za małe, za stare, za blisko
    Dziś robię zdjęcia płotom i kranom
    I myślę: niech tak zostanie wszystko

    W sklepie pytają mnie, z których to jestem
    Z dołu, czy może z tych spod lasu
    I dokładają mi jabłko do torby
    I nikt nie liczy ceny ni czasu

    Rzeka się śpieszy powoli, zakosem
    Kamień, z którego się skacze, wciąż jest
    Ktoś mały stoi na nim i liczy
    Do trzech, i za nos, i ten sam gest`,
  meaning: `
    Są miejsca większe, są też ładniejsze
    O których śpiewa się w całym kraju
    A ja mam jedno, i tego jednego
    Nie oddam za żaden adres w raju

    Wszędzie na świecie jest jakieś niebo
    I wszędzie dzień jest, i wszędzie noc
    A tylko tutaj znam cień każdego drzewa
    I każdy znany mi słyszę głos

    Miejsca się zmieniają, to normalna sprawa
    Ktoś coś zbuduje, ktoś coś sprzeda
    A to, co się raz tam dało zobaczyć
    Tego się zabrać z oczu nie da`,
  lift: `
    Można spać wszędzie, w zamku, pod mostem
    A tylko tu wszystko jest takie proste

    Daleko stąd czy całkiem blisko
    Wystarczy zamknąć oczy, i mam to wszystko`,
  chorus: `
    # Tu jest mój dom
    Tu jest mój dom, tu się krzywo wiesza obrazy
    Tu się je z garnka i śpi do dnia
    Tu jest mój dom, tu się mówi dwa razy
    Dobranoc, raz szafa, a drugi raz ja

    # Stąd jestem
    Stąd jestem, i niech to usłyszy świat
    {fact}
    Stąd jestem, i choćby minęło mi w drodze
    Sto różnych miast i sto różnych lat

    # Zapal światło, {call}
    Zapal światło, {call}, już widzę stąd dach
    Jeszcze most, jeszcze las, jeszcze tylko ten zakręt
    Zapal światło, {call}, niech pryśnie mi strach
    Opowiem ci wszystko, nim furtkę zamknę

    # {place}, to tu
    {place}, to tu, każdy bruk zna mój but
    {fact}
    {place}, to tu zaczyna się cud
    A potem już leci najzwyklejsza proza`,
  bridge: `
    Kiedyś ktoś inny tu będzie chodził
    I będzie to miejsce na pamięć znał
    I będzie słyszał te same ptaki
    I komuś innemu o nich grał

    Dom to nie ściany, piszą w gazetach
    To głosy, zapach i znany krok
    I można wyjechać na drugi koniec
    A serce tam wraca i tak, co rok`,
}
