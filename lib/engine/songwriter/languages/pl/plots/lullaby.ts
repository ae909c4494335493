import type { Plot } from '../../stanzas.ts'

/** For a child or a small animal: short lines, soft words. */
export const lullaby: Plot = {
  person: 'you',
  open: `
    (Kubki|Łyżki|Miski) śpią już na suszarce
    Kran nie ma nic do gadania
    Pod krzesłem skarpetka w groszki
    Też nie ma siły do wstania

    (Granatowo już za oknem|Ciemno już i cicho w sadzie)
    Ptaki poszły spać do gniazd
    Księżyc zajrzał przez firankę
    I na czubku nosa zgasł

    (Mały|Senny|Bury) ślimak pod łopianem
    Wraca, a dom niesie z sobą
    Nie musi zamykać bramy
    Chowa rogi razem z głową`,
  turn: `
    Deszcz przyszedł pukać w parapet
    Pyta, czy w ogródku sucho
    Nie jest zły i nie ma sprawy
    Szepcze trawie coś na ucho

    Podciągam kołdrę pod brodę
    Po kolanie, po łokciu
    Tędy sen wchodzi na palcach
    Siada ci na paznokciu

    Zostawiam drzwi na szparkę
    Światło wchodzi, ale cicho
    Kładzie się jak żółty kotek
    I nie zajrzy żadne licho`,
  meaning: `
    Dzień się już zmieścił cały w kieszonce
    Razem z kolorem i dźwiękiem, i słońcem
    Teraz się wszystko układa w szufladkach
    A nocka pilnuje, jak dobra sąsiadka

    Kto mały, ten rośnie, kiedy śpi
    O jedno ziarnko, o jeden włos
    A rano się dziwi piżama w kratkę
    I dziwi się w lustrze nos

    Tyle jest jutro do zobaczenia
    Kałuża, biedronka i pies pod sklepem
    Wszystko poczeka, nic nie ucieknie
    A spanie jest teraz od tego lepsze`,
  lift: `
    Jedno oczko śpi, drugie jeszcze nie
    A teraz to drugie już też tego chce

    Puść dzień, niech idzie, zrobił, co miał
    Cały ogródek zasypia i sad`,
  chorus: `
    # Śpij, {call}, śpij
    Śpij, {call}, śpij, nad domem jest noc
    {you.fact}
    Śpij, {call}, śpij i nic się nie bój
    Czuwam przy tobie, poprawiam ci koc

    # {name}, dobranoc
    {name}, dobranoc, już kończy się dzień
    {fact}
    {name}, dobranoc, za oknem jest cień
    A tutaj jest ciepło i dobry sen

    # Dobranoc, {call}
    Dobranoc, {call}, dobranoc, nosku
    Dobranoc, łapko, dobranoc, włosku
    Dzień na wieszaku do rana śpi
    A jutro znowu go włożysz ty

    # Powoli, powoli
    Powoli, powoli chmura płynie
    Powoli, powoli po dolinie
    Powoli, powoli gaśnie wieś
    Powoli, powoli, sen już jest`,
  bridge: `
    Rano będzie bułka z masłem
    I na płocie szary ptak
    A ja zajrzę i zobaczę
    Jak się budzisz, właśnie tak

    Jak się przyśni, to niech łódka
    Z pół orzecha, żagiel z listka
    I wieloryb, gruby, grzeczny
    Co pomacha tobie z bliska`,
}
