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
  meaning: `
    Ten, kto odchodzi, bierze ze sobą
    Trochę powietrza z każdej ze ścian
    A ten, kto zostaje, ma pusty haczyk
    I ciszę, z którą zostaje sam na sam

    Jutro ktoś wejdzie tu z przyzwyczajenia
    I powie dzień dobry w pusty kąt
    A potem ktoś inny westchnie po cichu
    I wszyscy pomyślą: to jakiś błąd

    Nie każde żegnaj to koniec drogi
    Czasem to tylko następny poranek
    Zostają rozmowy, zostają żarty
    I wszystko, co w sercach jest zapisane`,
  lift: `
    Nie mówmy żegnaj, za ciężkie to słowo
    Mówmy: do zobaczenia, i kiwnijmy głową

    Jeszcze kawałek odprowadzić cię chcę
    Do rogu, do mostu, a dalej już nie`,
  chorus: `
    # Szerokiej drogi, {call}
    Szerokiej drogi, {call}, zielonych świateł
    I kogoś, kto poda ci koc
    Szerokiej drogi, {call}, i pamiętaj
    Masz tutaj herbatę i światło na noc

    # Tylko nie znikaj
    Tylko nie znikaj jak parasol w tramwaju
    Jak reszta, jak lato, jak sen
    Tylko nie znikaj, przyślij nam czasem
    Kamyk lub słowo, lub choć jeden dzień

    # Szerokiej drogi, {call}
    Szerokiej drogi, {call}, niech wszystko się darzy
    {you.fact}
    Szerokiej drogi, {call}, a gdy zatęsknisz
    Tu zawsze ktoś kawę dla ciebie zaparzy

    # Drzwi są otwarte
    Drzwi są otwarte, i tak zostanie
    {fact}
    Drzwi są otwarte, wpadnij, gdy zechcesz
    Na kawę, na chwilę, na pogadanie

    # Tylko nie znikaj, {call}
    Tylko nie znikaj, {call}, bez śladu, bez słowa
    {you.fact}
    Tylko nie znikaj, {call}, przyślij kartkę
    I niech się zaczyna ta droga nowa`,
  bridge: `
    Gdzieś tam już czeka nowa ulica
    Nowi sąsiedzi i nowy chleb
    I ktoś, kto jeszcze nie wie, jak dobrze
    Jest mieć cię obok, za rogiem, gdzieś

    Nie umiem płakać na pożegnaniach
    Robię to potem, przy zmywaniu
    Więc macham, śmieję się, gubię czapkę
    Zwyczajnie, jak na pożegnaniu`,
}
