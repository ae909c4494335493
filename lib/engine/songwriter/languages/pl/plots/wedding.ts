import type { Plot } from '../../stanzas.ts'

/** Speaks of two, so that it suits whoever hears it. */
export const wedding: Plot = {
  person: 'you',
  open: `
    (Orkiestra|Kapela|Harmonia) czeka, dzwony zaraz zaczną
    Ciotka zgubiła but, świadek swą mowę
    A w środku tego dwoje, i im jasno
    Jakby ktoś zapalił lampę nad głową

    Na stole rosół, (sól|miód|bób), chleb i kieliszki
    Wujek już śpiewa, choć jeszcze jest widno
    Dziecko pod stołem ryż zbiera do miski
    I liczy ziarna, bo ma być ich milion

    Był (deszcz|przypadek|przystanek) i jakaś pomyłka
    Potem był telefon, potem drugi klucz
    Dziś dwie obrączki w jednym pudełku
    I nikt nikogo nie szuka już`,
  turn: `
    Mówią: to głównie zakupy i pranie
    I kto wyniesie, i kto miał rację
    Mówią to starzy, trzymając się za ręce
    Od zupy po tort, przez całą kolację

    Płacze orkiestra, płacze fotograf
    Babcia ma chustkę i puszcza ją w krąg
    A przy przysiędze to nawet kelner
    Stoi z półmiskiem i nie czuje rąk

    Jutro będą kapcie, czajnik, poniedziałek
    Budzik o szóstej, jedna łazienka
    I o to chodzi, o ten kawałek
    W którym po tańcu zostaje ręka`,
  meaning: `
    Kochać to nie są fajerwerki
    To komu się rano robi herbatę
    Kto czeka z kolacją, kto niesie zakupy
    Kto wie, gdzie są leki i gdzie jest krawat

    Będą dni proste i dni pod górę
    Będzie: ty zawsze, i będzie: ty nigdy
    A potem ktoś pierwszy wyciągnie rękę
    I nie będzie z tego ni żalu, ni krzywdy

    Dwoje to więcej niż jeden i jeden
    To dom, co się robi powoli z dni
    Z kluczy na półce, z butów przy butach
    I z tego, że czeka ktoś, aż skrzypną drzwi

    Dziś wszyscy widzą kwiaty i taniec
    Lecz miłość najlepiej widać w powszedni
    Zwykły poniedziałek, przy jednym stole
    Kiedy są we dwoje, zwyczajni i pewni`,
  lift: `
    Gorzko, woła sala, gorzko, woła stół
    I słodko się robi, gdy wszystko jest na pół

    Kapela już stroi, kieliszki w dłoń
    Za dwoje, za zdrowie, za wspólny dom`,
  chorus: `
    # {name}, gorzko, gorzko
    {name}, gorzko, gorzko, śpiewa cała sala
    Kto umie tańczyć, i kto nie umie
    {name}, gorzko, gorzko, niech ta miłość trwa
    I niech jedno drugie bez słów rozumie

    # Niech gra muzyka
    Niech gra muzyka, niech trzeszczy podłoga
    Niech wujek w rytm klaszcze, jak umie i rad
    Niech gra muzyka, niech wspólna droga
    Prowadzi ich razem przez wiele lat

    # {name}, gorzko, gorzko
    {name}, gorzko, gorzko, śpiewa cały chór
    {fact}
    {name}, gorzko, gorzko, i każdy im życzy
    Dni jasnych i długich, i nieba bez chmur

    # {name} na całe życie
    {name} na całe życie, na dobre, na złe
    {fact}
    {name} na całe życie, bo szczęście to wtedy
    Gdy dwoje wciąż trzyma za ręce się

    # Niech gra muzyka
    Niech gra muzyka, niech trzeszczy podłoga
    {fact}
    Niech gra muzyka, a wspólna droga
    Niech jasna im będzie, gdziekolwiek ich woła`,
  bridge: `
    Kiedyś ktoś weźmie to zdjęcie do ręki
    I spyta: to oni, naprawdę, ci sami?
    A z kuchni poleci kawałek piosenki
    I śmiech na dwa głosy, siwy, za drzwiami

    Niech w domu nie zabraknie chleba i soli
    Niech zgoda tu mieszka i śmiech, i sen
    A jak przyjdzie burza, to niech we dwoje
    Przeczeka się ją i zacznie nowy dzień`,
}
