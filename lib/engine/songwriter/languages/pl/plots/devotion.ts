import type { Plot } from '../../stanzas.ts'

export const devotion: Plot = {
  person: 'you',
  open: `
    Śpisz po mojej stronie (łóżka|kołdry|okna)
    Na poduszce, niby mojej
    Leżę na brzegu jak na molo
    I niczego się nie boję

    Masz stopy zimne jak (listopad|strumień|lodówka)
    Grzejesz je o mnie od tylu zim
    Krzyczę, a potem się przysuwam
    Bo marznąć warto, jeśli z kim

    Zostawiasz w zlewie (kubek|łyżkę|garnek), w drzwiach pół zdania
    I biegniesz, bo autobus ma już ruszać
    Kończę je w kuchni, do śniadania
    Wieczorem pytasz: skąd wiesz? Umiem słuchać`,
  turn: `
    Znam twoje kroki na schodach
    Zanim klucz do zamka trafi
    Woda na herbatę szumi
    To wszystko, co umiem z magii

    Kłócimy się o rachunki
    O to, kto miał gasić światło
    A potem po ciemku ręka
    Idzie do ręki, i łatwo

    Był dzień, co nic nie oznaczał
    Bułka na pół, deszcz, przystanek
    Nikt nie zrobił nam tam zdjęcia
    A ja patrzę w nie co ranek`,
  meaning: `
    Miłość to nie są kwiaty i świece
    To kto dziś zmywa, a kto gotuje
    I że po wszystkim w ciemnym pokoju
    Ręka tę drugą rękę znajduje

    Można by jechać na koniec świata
    I szukać lepszej, większej z gwiazd
    A mnie wystarczy ten kubek obok
    I że jest z kim dzielić czas

    Nie umiem mówić jak w tamtych filmach
    Tam mają muzykę i deszcz na zawołanie
    Ja mówię po prostu: dobrze, że jesteś
    I niech to wystarczy za wyznanie`,
  lift: `
    Pytają, na czym to wszystko stoi
    Na dwóch krzesłach w kuchni, moim i twoim

    Nie umiem tego powiedzieć ładniej
    Więc śpiewam to prosto, jak umiem, zwyczajnie`,
  chorus: `
    # Kocham cię, {call}
    Kocham cię, {call}, zwyczajnie, jak jest
    Przy zlewie, w kolejce, na schodach, w deszcz
    Kocham cię, {call}, i mówię to śmiało
    Bo takich słów zawsze jest za mało

    # Jeszcze raz ciebie
    Jeszcze raz ciebie, gdyby ktoś pytał
    Z remontem, z grypą, z kolejką na mrozie
    Jeszcze raz ciebie, i bez żadnych pytań
    Wiersze są piękne, ja mówię to prozą

    # Kocham cię, {call}
    Kocham cię, {call}, zwyczajnie, jak jest
    {you.fact}
    Kocham cię, {call}, na co dzień, od święta
    Bez wielkich obietnic, w pogodę i w deszcz

    # Zostań, {call}
    Zostań, {call}, na zawsze, na dłużej
    {you.fact}
    Zostań, {call}, w słońcu i w burzy
    I niech nam to życie razem służy

    # Do domu, czyli do ciebie
    Do domu, czyli do ciebie, mówią mi nogi
    {fact}
    Do domu, czyli do ciebie, bo wszystkie drogi
    Prowadzą mnie tam, gdzie są twoje progi`,
  bridge: `
    A kiedy nam zbieleją głowy
    I co dzień zginie jakiś klucz
    Będę cię szukać po pokojach
    I powiem: jesteś, dobrze już

    Nie mam dla ciebie wysp na morzu
    Mam czynsz i rower, i dwie ręce
    Ale gdy w nocy zakaszlesz, wstanę
    Z herbatą, z miodem, z czymś jeszcze więcej`,
}
