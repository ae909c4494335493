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
  lift: `
    Można spać wszędzie, w zamku, pod mostem
    A tylko tu wszystko jest takie proste

    Z daleka widać komin i lipę
    I coś mi w gardle siada, i chrypię`,
  chorus: `
    # Tu jest mój dom
    Tu jest mój dom, tu się krzywo wiesza obrazy
    Tu się je z garnka i śpi do dnia
    Tu jest mój dom, tu się mówi dwa razy
    Dobranoc, raz szafa, a drugi raz ja

    # Zapal światło, {call}
    Zapal światło, {call}, już widzę stąd dach
    Jeszcze most, jeszcze las, jeszcze tylko ten zakręt
    Zapal światło, {call}, niech pryśnie mi strach
    Opowiem ci wszystko, nim furtkę zamknę

    # {place}, to tu
    {place}, to tu, każdy bruk zna mój but
    {place}, to tu moja wrona i brzoza
    {place}, to tu zaczyna się cud
    A potem już leci najzwyklejsza proza`,
  bridge: `
    Kiedyś ktoś inny otworzy tę furtkę
    Przemaluje płot na nie wiadomo co
    Niech lubi skrzypienie na trzecim schodku
    Bo ono tu mieszka dłużej niż kto

    Dom to nie ściany, piszą w gazetach
    Może, a ja mam tu jedną w kreski
    Co rok o palec, z datą, ołówkiem
    A najniżej, przy listwie, mierzone są pieski`,
}
