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
  meaning: `
    Jest w roku dzień, co nie liczy czasu
    Nie pyta, kto winien, kto jaki był
    Sadza nas wszystkich dokoła stołu
    I daje tyle, ile kto ma sił

    Święta to nie są ozdoby ani paczki
    Ani to wszystko, co błyszczy zza szyb
    To, że ktoś czeka, aż wszyscy dojadą
    I cieszy się tak, jakby cud to był

    Za rok będzie znowu tak samo i inaczej
    Ktoś mały urośnie, ktoś zmieni głos
    A jedno zostanie: że jesteśmy razem
    I światło, co świeci nam w ciemną noc`,
  lift: `
    Dołóż krzesło, zrób dziś miejsce
    Im nas więcej, tym goręcej

    Raz do roku zwalnia wszystko, co się śpieszy
    I każdy ma czas, żeby się cieszyć`,
  chorus: `
    # Wszyscy przy stole
    Wszyscy przy stole, i nikt nie ucieka
    Wszyscy przy stole, i jeszcze ktoś
    Wszyscy przy stole, a noc niech czeka
    Siadaj, bo miejsca i śmiechu jest dość

    # Wszyscy przy stole
    Wszyscy przy stole, i niech tak trwa
    {fact}
    Wszyscy przy stole, i nikt nie jest sam
    I każdy dla kogoś coś dobrego ma

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
    Jutro zostaną okruszki i cisza
    I krzesła, przy których ktoś jeszcze siadł
    Lecz dziś nam kończyć jeszcze szkoda
    Niech śpiewa ten, kto nie śpiewał od lat

    I choćby na dworze wiało i lało
    Tu jest bezpiecznie i ciepło jest
    Bo ktoś tu na kogoś od rana czekał
    I każdy na czas tu dziś zjawił się`,
}
