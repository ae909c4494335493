import type { Plot } from '../../stanzas.ts'

/** For any feast of the year. */
export const holiday: Plot = {
  person: 'me',
  open: `
    Stół rozciągnięty (przez pokój|do okna|po ścianę), pod spodem
    Deska i kozły, i stara szafa
    Nikt tego nie widzi, bo obrus jest biały
    I każda łyżka w miejsce trafia

    Od rana pachnie (ciastem|makiem|cebulą), a kuchni pilnuje
    Ktoś z chochlą, groźny jak generał
    Kto chce spróbować, dostaje po łapach
    A potem skórkę, żeby nie umierał

    W drzwiach się kłębią (czapki|szaliki|płaszcze), zimne policzki
    Jakie wy duże, i jak pachniecie
    Ktoś od lat myli sąsiada z wujkiem
    Sąsiad zostaje, i dobrze mu w świecie`,
  turn: `
    Jest ta sama bajka co roku, o dziku
    Co wszedł do sieni i wyjadł mak
    Dzik rośnie, wujek go mierzy rękami
    W tym roku już by się nie zmieścił, o, tak

    Przy jednym talerzu jest dzisiaj cicho
    Ktoś go tu stawia i nikt nie pyta
    Ktoś opowiada, jak tam się śmiało
    I śmiech przychodzi, i z nami się wita

    Dzieci zasnęły w płaszczach na łóżku
    Jak małe góry, równo, w rząd
    Ktoś zmywa, ktoś śpiewa, ktoś szuka pokrywki
    I nikt nie chce pierwszy ruszyć się stąd`,
  lift: `
    Dołóż krzesło, zrób mu miejsce
    Ktoś tu jedzie przez przedmieście

    Raz do roku wszystko zgadza się w czasie
    Zegar i barszcz, i pies przy kiełbasie`,
  chorus: `
    # Wszyscy przy stole
    Wszyscy przy stole, i nikt nie ucieka
    Wszyscy przy stole, i jeszcze ktoś
    Wszyscy przy stole, a noc niech czeka
    Siadaj, bo miejsca i zupy jest dość

    # Dobrych świąt, {call}
    Dobrych świąt, {call}, ciepła i chleba
    I żeby nikt nie musiał wstać
    Dobrych świąt, {call}, tyle, ile trzeba
    Żeby się śmiać i dokładki brać

    # Światło w oknie
    Światło w oknie, i widać je z szosy
    Światło w oknie, i ktoś zwalnia krok
    Światło w oknie, i słychać głosy
    Światło w oknie, i tak co rok`,
  bridge: `
    Jutro zostaną okruszki i woda
    W wazonie, i cisza jak po gościu
    Lecz dziś nam jeszcze kończyć szkoda
    I ktoś tę zwrotkę zaczyna głośniej

    Prezent to skarpety, jak zawsze skarpety
    I każdy się dziwi, jak ktoś to zgadł
    Wkładamy je zaraz, całą rodziną
    I pod tym stołem robi się sad`,
}
