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
  meaning: `
    Kto ma zwierzaka, ten nie jest sam
    Choćby i w domu był tylko z nim
    Ktoś słyszy klucz, zanim wejdzie w zamek
    I cieszy się, jakby minęło sto zim

    Nie zna zegarów, pieniędzy ani pracy
    Zna miskę, okno i ciepły kąt
    I uczy bez słów, że do szczęścia wystarczy
    Być blisko siebie, i dobrze jest stąd

    Tyle jest ważnych i mądrych rzeczy
    Rachunki, terminy, i goni czas
    A potem ktoś kładzie ci łeb na kolanach
    I świat się z powrotem układa w nas`,
  lift: `
    Nie mówisz ani słowa, a ja i tak wiem
    Że dzień był udany i kończy się snem

    Tak mało ci trzeba, a tyle masz
    I więcej niż inni radości nam dasz`,
  chorus: `
    # {call}, chodź tu
    {call}, chodź tu, niech świat sobie gna
    Mam dla ciebie rękę i czas do zmroku
    {call}, chodź tu, bo nikt mnie tak nie zna
    Jak ty, po szeleście i kroku

    # Dwa oddechy
    Dwa oddechy, jeden głębszy, drugi mniej
    Jeden dom i jedna lampa w oknie
    Dwa oddechy, niech tam wieje, ile chce
    Tu nikt nie jest sam i nikt nie zmoknie

    # {call}, chodź tu
    {call}, chodź tu, niech świat sobie gna
    {you.fact}
    {call}, chodź tu, i zostań do rana
    Bo dobrze jest tu, gdzie jesteś ty i ja

    # Kto tu rządzi, {call}
    Kto tu rządzi, {call}, to każdy z nas wie
    {you.fact}
    Kto tu rządzi, {call}, i czyje jest krzesło
    I kto tu wybiera, gdzie śpi i co je

    # Łapa na szczęście
    Łapa na szczęście, ogon na dzień dobry
    {fact}
    Łapa na szczęście, i w domu jest cieplej
    I wieczór się robi spokojny i dobry`,
  bridge: `
    Nie wiem, co widzisz, gdy patrzysz przez okno
    Może to kino, a może deszcz
    Lecz kiedy odwracasz się do mnie powoli
    To widzę, że ty to już wszystko wiesz

    Mówią, że wasze lata są krótsze
    Że jeden to siedem, czy jakoś tak
    Więc każdy dzień z tobą liczę za tydzień
    I nigdy mi w nim soboty nie brak`,
}
