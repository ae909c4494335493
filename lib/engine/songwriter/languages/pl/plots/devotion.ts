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
  lift: `
    Nie umiem tego ładnie powiedzieć
    Więc mówię: wróć wcześniej, zrobię nam śledzie

    Pytają, na czym to wszystko stoi
    Na dwóch krzesłach w kuchni, moim i twoim`,
  chorus: `
    # Do domu, czyli do ciebie
    Do domu, czyli do ciebie, mówię w taksówce
    Kierowca nie pyta o adres, on wie
    Do domu, czyli do ciebie, po mokrej mapie
    Tam, gdzie pali się okno i czekasz na mnie

    # Zostań, {call}
    Zostań, {call}, wystygła już kawa
    Zaparzę nam drugą, a deszcz niech tam gra
    Zostań, {call}, niech czeka każda sprawa
    Mam wszystko, co trzeba: ten stół, ty i ja

    # Jeszcze raz ciebie
    Jeszcze raz ciebie, gdyby ktoś pytał
    Z remontem, z grypą, z kolejką na mrozie
    Jeszcze raz ciebie, i bez żadnych pytań
    Wiersze są piękne, ja mówię to prozą`,
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
