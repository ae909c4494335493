import type { Plot } from '../../stanzas.ts'

/** Sung to an animal of any size. */
export const pet: Plot = {
  person: 'you',
  open: `
    W formularzu (z banku|z gminy|ze spisu) pytają o rodzinę
    Wpisuję ciebie, bez wahania
    Zawód? Czeka w drzwiach. Wykształcenie?
    Dyplom ze sztuki śniadania

    Jest (piąta|szósta|ciemno), ruszam tylko palcem u nogi
    A ty już to słyszysz i niesiesz wieść
    Że obsługa się budzi, nareszcie, po nocy
    I że coś by tu w końcu można by zjeść

    Mówię: {call}, a ty (stajesz|patrzysz|mrugasz) tam, gdzie jesteś
    I zwracasz dwa oczy, powoli, jak wóz
    Tyle jest dźwięków, i aut, i radia
    A ty wyławiasz ten jeden, i już`,
  turn: `
    Raz, w chorobie, na zimnych kafelkach
    Opowiadam ci film, potem drugi
    Gram wszystkie role i liczę oddechy
    I żaden seans nie był tak długi

    Przez pierwsze dni patrzysz na mnie z daleka
    Udaję ławkę, udaję kamień
    Aż coś ciepłego dotyka ręki
    I taki to był mój egzamin

    Wujek się dziwi: i po co ci to?
    To nie pracuje i nie zarabia
    Spojrzysz na niego raz, i ten wujek
    Od dwóch godzin ci opowiada`,
  lift: `
    Nie znasz się na zegarach i złych wiadomościach
    I dobrze, ktoś musi się znać na radościach

    Nie mówisz ani słowa, a ja i tak wiem
    Że dzień był udany, bo kończy się snem`,
  chorus: `
    # {call}, chodź tu
    {call}, chodź tu, niech świat sobie gna
    Mam dla ciebie rękę i czasu do zmroku
    {call}, chodź tu, bo nikt mnie nie zna
    Tak jak ty, po szeleście i kroku

    # Kto tu rządzi
    Kto tu rządzi, to wiadomo
    I nie jest to ten, kto płaci czynsz
    Kto tu rządzi, ten mruży oko
    A reszta podaje i nie mówi nic

    # Dwa oddechy
    Dwa oddechy, jeden głębszy, drugi mniej
    Jeden dom i jedna lampa w oknie
    Dwa oddechy, niech tam wieje, ile chce
    Tu nikt nie jest sam i nikt nie zmoknie`,
  bridge: `
    Nie wiem, co widzisz, gdy patrzysz przez okno
    Może to kino, może twój król
    A może patrzysz po prostu na deszcz
    I jest w tym mądrość, jak w życiu pszczół

    Mówią, że wasze lata są krótsze
    Że jeden to siedem, czy jakoś tak
    Więc każdy dzień z tobą liczę za tydzień
    I nigdy mi w nim soboty nie brak`,
}
