import type { Plot } from '../../stanzas.ts'

export const farewell: Plot = {
  person: 'past',
  open: `
    W przedpokoju (walizka|torba|paczka) stoi jak pies
    Wie, że się idzie, a nie wie, gdzie
    Gadamy o korkach i o pogodzie
    O wszystkim, byle nie o tym, że

    Klucz (na blacie|pod matą|w kopercie), kwiaty dla sąsiadki
    W ścianach po obrazach jaśniejszy ślad
    Za oknem stoi to samo drzewo
    Pod którym się czekało tyle lat

    Miały być (mowy|brawa|wiersze), jest kawa i ciasto
    Ktoś chrząka, zaczyna i gubi wątek
    A ty się śmiejesz: to była najlepsza
    Z mów na świecie, i dobry początek`,
  turn: `
    Kto teraz powie, że mleko się kończy
    Kto zna ten zamek, co trzeba go w bok
    Zostawiasz wskazówki na żółtej kartce
    I niżej: no, to teraz wasz krok

    W twoim kubku stoją teraz długopisy
    Nikt go nie zabrał, choć każdy miał chęć
    Czasem ktoś wlewa do niego herbatę
    I siada jak ty, co dzień, za pięć

    Dobrze tu było, choć ciekło i wiało
    I winda stawała co drugi dzień
    Ale gdy śmiech twój szedł korytarzem
    To w całym domu skracał się cień`,
  lift: `
    Nie mówmy żegnaj, to z opery słowo
    Mówmy: no, cześć, i kiwnijmy głową

    Jeszcze kawałek odprowadzę cię
    Do rogu, do kiosku, do mostu, wiem, wiem`,
  chorus: `
    # Szerokiej drogi, {call}
    Szerokiej drogi, {call}, zielonych świateł
    I kogoś, kto poda ci koc
    Szerokiej drogi, {call}, a jakby było źle
    Masz tutaj łóżko i zupę na noc

    # Tylko nie znikaj
    Tylko nie znikaj, jak parasol w tramwaju
    Jak reszta, jak lato, jak sen
    Tylko nie znikaj, przyślij nam w maju
    Kamyk lub słowo, lub tamtejszy dzień

    # Drzwi są otwarte
    Drzwi są otwarte, te same, skrzypiące
    Wycieraczka woła: no, właź
    Drzwi są otwarte, przez deszcz i przez słońce
    I klamka pamięta twą dłoń i twarz`,
  bridge: `
    Gdzieś tam już czeka nowa kolejka
    Nowi sąsiedzi i nowy chleb
    I ktoś, kto cię pozna od pierwszej strony
    Ten to ma szczęście, od A do Zet

    Nie umiem płakać na dworcach, przy ludziach
    Robię to potem, przy zmywaniu
    Więc macham, śmieję się, gubię czapkę
    Zwyczajnie, jak na pożegnaniu`,
}
