import type { Plot } from '../../stanzas.ts'

/** To somebody who may not know it yet. */
export const falling: Plot = {
  person: 'you',
  open: `
    Układam zdania (w drodze|przy myciu|po nocy), całe i gładkie
    A potem cię widzę i mówię: no cześć
    I całe to zdanie, z kropką na końcu
    Ucieka i muszę od nowa je nieść

    Jest w moim tygodniu (minuta|sekunda|godzina), na którą czekam
    Gdy twoje kroki przechodzą tuż obok
    I niby to nic, i niby przypadek
    A ja po niej chodzę jakby nie sobą`,
  turn: `
    Znajomi mówią: no powiedz wreszcie
    A ja mówię: jutro, i tak od zimy
    I ćwiczę przed lustrem to jedno zdanie
    I robię przy tym okropne miny

    Nie wiem, co lubisz na śniadanie
    Nie wiem, czy wolisz morze czy las
    A chcę to wiedzieć jak nic na świecie
    I mam na to naprawdę czas`,
  meaning: `
    Serce nie pyta, czy to jest pora
    Nie pyta, czy mądrze, czy ktoś to chce
    Stuka i stuka, jak sąsiad w ścianę
    I dobrze, że tylko ja słyszę je

    Nie wiem, co będzie, gdy to usłyszysz
    Może się uśmiech zdarzy lub nic
    Ale z tym słowem w kieszeni na zawsze
    Jeszcze trudniej byłoby żyć

    Przedtem ulice były ulicą
    Niebo po prostu było nad głową
    A teraz wszystko jest jakieś inne
    I chodzę po nim nie całkiem sobą`,
  lift: `
    Raz tylko w życiu wystarczy odwagi
    Na jedno zdanie bez żadnej powagi

    Czerwienią się uszy, i wiem, i cóż
    To powiem piosenką, i powiem to już`,
  chorus: `
    # To chyba już to, {call}
    To chyba już to, {call}, i nie ma co kryć
    {you.fact}
    To chyba już to, {call}, i chcę tylko tyle
    Żeby gdzieś obok, przy tobie, iść

    # To chyba już to, {call}
    To chyba już to, {call}, i nie ma co kryć
    Od kiedy cię widzę, mam w uszach muzykę
    To chyba już to, {call}, i chcę tylko tyle
    Żeby gdzieś blisko, przy tobie tu być

    # Spójrz na mnie, {call}
    Spójrz na mnie, {call}, choć jeden raz
    {fact}
    Spójrz na mnie, {call}, i niech na chwilę
    Stanie w tym miejscu zegar i czas

    # Jedno spojrzenie
    Jedno spojrzenie, i gubię, co mam
    {fact}
    Jedno spojrzenie, i tyle z mych planów
    I wszystko inne za chwilę wam dam`,
  bridge: `
    A jeśli powiesz, że nie, to trudno
    Zostanie mi po tym piosenka ta
    I to, że umiało mi serce tak mocno
    Uderzać, jak dzisiaj, w takt: raz i dwa

    Nie proszę o wiele, o jedną chwilę
    O krótki spacer, o rozmowę o niczym
    A potem zobaczysz, a potem zobaczę
    Niech wszystko się samo policzy`,
}
