import type { Plot } from '../../stanzas.ts'

export const apology: Plot = {
  person: 'you',
  open: `
    (Stoję pod drzwiami|Stoję na klatce|Stoję na schodach) z ręką w górze
    Znam na pamięć dzwonek, zamek, numer
    Miało być o korkach i o chmurze
    Powiem po prostu tyle, ile umiem

    Piszę (list|kartkę), najpierw o pogodzie
    Potem o pracy, potem, że tak wyszło
    Skreślam po kolei, i na spodzie
    Zostaje przepraszam, samo jedno przyszło

    Mógł być krzyk, (trzask drzwi|huk, płacz|trzask szkła), to by mi pomogło
    A ty składasz serwetkę, róg do rogu
    I mówisz: nic się nie stało, tak cicho
    Że słyszę to w windzie, w pracy, na progu`,
  turn: `
    Wracam co noc do tej jednej sekundy
    Był czas na oddech, był czas na nie
    Stoję z boku i do siebie macham
    A tamten ktoś nie widzi mnie

    Nie sklei się jajka, nie zbierze się mleka
    Klęczę ze szmatą, to mój bałagan
    Wejdź potem boso, gdy będzie już czysto
    Nie musisz czekać, nie musisz pomagać

    Nie musisz nic mówić i nie musisz wierzyć
    Nie mam w kieszeni żadnego ale
    Oddaję półmisek, umyty, jest pusty
    Nie ma w nim prośby, naprawdę, wcale`,
  meaning: `
    Przepraszam to słowo krótkie i ciężkie
    Trudno je podnieść i oddać bez słów
    Lecz dopóki leży pomiędzy nami
    To nie ma przejścia, jest tylko próg

    Nie proszę, żeby ot tak zapomnieć
    Ani by nagle wszystko wróciło
    Chcę tylko powiedzieć, że wiem, że boli
    I że się tyle przez to skruszyło

    Można kwiatami zasłonić się
    Zagadać wszystko, przeczekać w ciszy
    A można po prostu przyjść i powiedzieć
    Przepraszam, i wierzyć, że ktoś to słyszy`,
  lift: `
    Powiem to prosto, bez wielkich gestów
    Zbyt długo to słowo tkwiło w tym miejscu

    Stoję przed tobą i szukam odwagi
    Bo wszystko, co ważne, ma swoją wagę`,
  chorus: `
    # Przepraszam, {call}
    Przepraszam, {call}, nie szukam wymówek
    {me.fact}
    Przepraszam, {call}, i wiem, że to boli
    I nie mam na to mądrzejszych słówek

    # To moja wina
    To moja wina, i mówię to wprost
    {me.fact}
    To moja wina, i nie ma tu ale
    I chcę to naprawić, choć wiem, jaki koszt

    # Wybacz mi, {call}
    Wybacz mi, {call}, nie dziś, to potem
    Poczekam, ile będzie potrzeba
    Wybacz mi, {call}, bo bez twojej zgody
    Nic już nie stoi u mnie, jak trzeba`,
  bridge: `
    Nie powiem: od jutra będę kimś innym
    Tak łatwo się mówi, a trudniej się robi
    Zobaczysz po dniach zupełnie zwyczajnych
    Czy umiem dotrzymać, co mówię tobie

    Gdy kiedyś siądziemy znów przy tym stole
    I ktoś się uśmiechnie, choć na pół
    To będzie dla mnie jak święto w środku roku
    I lżej się zrobi od paru słów`,
}
