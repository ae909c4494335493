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
  lift: `
    Puść dzień, niech idzie, zrobił, co miał
    Morze też poszło, i piasek spał

    Jedno oczko śpi, drugie jeszcze nie
    A teraz to drugie już też tego chce`,
  chorus: `
    # Śpij, {call}, śpij
    Śpij, {call}, śpij, łódki stoją w rzędzie
    Z wioseł kapie woda, cicho, raz po raz
    Śpij, {call}, śpij, rano wszystko będzie
    Twój kubek i okno, i wszystko, co masz

    # Powoli, powoli
    Powoli, powoli chmura płynie
    Powoli, powoli po dolinie
    Powoli, powoli gaśnie wieś
    Powoli, powoli, sen już jest

    # Dobranoc, {call}
    Dobranoc, {call}, dobranoc, nosku
    Dobranoc, łapko, dobranoc, włosku
    Dzień na wieszaku do rana śpi
    A jutro znowu go włożysz ty`,
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
