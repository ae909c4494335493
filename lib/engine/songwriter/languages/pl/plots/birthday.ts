import type { Plot } from '../../stanzas.ts'

export const birthday: Plot = {
  person: 'you',
  open: `
    (Wujek dmucha|Ktoś nadmuchał|Sąsiad przyniósł) sto balonów
    Jeden pękł, kot w szafie siedzi
    Tort się chyli, stoi z trudem
    A na schodach już sąsiedzi

    Mówisz zawsze: (żadnych gości|bez prezentów|po co kwiaty)
    Tylko kawa, ty i ja
    A tu w progu rząd kaloszy
    I ktoś w windzie trąbką gra

    Dzwonię, ledwie (wstało|błysło) słońce
    Żeby zdążyć, nim się zbudzisz
    Śpiewam w słuchawkę trzy zwrotki
    A ty ziewasz: a kto mówi?`,
  turn: `
    Jest takie zdjęcie w albumie
    Krem na nosie, krem we włosach
    Jeden ząb i mina władcy
    Dziś ta sama, co do włosa

    Każdy ma o tobie bajkę
    O namiocie, który runął
    Co rok wieje w niej coraz mocniej
    W tym roku już był tajfunem

    Prosisz tylko o dwie rzeczy
    Ciszę i skarpetki w kratkę
    Ciszy nie ma, w każdej parze
    Ktoś ci w palce wsunął kartkę`,
  meaning: `
    Jest jeden taki dzień w całym roku
    Gdy wszyscy wiedzą, gdzie dzisiaj się jest
    Telefon od rana nie zna spokoju
    I każdy ma dla ciebie ciepły gest

    Rok to jest trzysta porannych kaw
    Trochę kłopotów i trochę śmiechu
    A dziś jest dzień, żeby usiąść przy stole
    I złapać w tym wszystkim trochę oddechu

    Nie trzeba zasłużyć na takie święto
    Nie ma egzaminu ani zadania
    Wystarczy, że ktoś się kiedyś urodził
    I jest do kochania i do świętowania

    W życzeniach mówi się: zdrowia i szczęścia
    A myśli się coś, co prostsze jest też
    Że dobrze, po prostu, że jesteś na świecie
    I niech to zaśpiewa, kto czuje i wie`,
  lift: `
    Gasimy lampę, niech każdy wstać ma
    I światło od świeczek na twarzach gra

    Weź głęboki oddech, pomyśl przez chwilę
    Nie śpiesz się wcale, mamy czasu tyle

    Wszyscy do stołu, kto mały, ten z przodu
    I śpiew się zaczyna, i starczy powodu`,
  chorus: `
    # {age}, {call}
    {age}, {call}, i tyle samo świeczek
    A w każdej świeczce jeden dobry rok
    {age}, {call}, śpiewamy ci wszyscy
    I śpiewa z nami dziś cały blok

    # Sto lat, {call}
    Sto lat, {call}, wszyscy razem, byle głośno
    Kto fałszuje, ma większy kawałek
    Sto lat, {call}, niech ci lata lekko rosną
    A my przy tym torcie możemy na stałe

    # Sto lat, {call}
    Sto lat, {call}, śpiewamy ci w głos
    {you.fact}
    Sto lat, {call}, niech dobry ma los
    Niech zdrowie i radość przynosi co rok

    # Dla ciebie, {call}, ten tort
    Dla ciebie, {call}, ten tort i ten śpiew
    {you.fact}
    Dla ciebie, {call}, ten tort, więc go zjedz
    I niech się dziś spełni, co tylko chcesz

    # Dmuchaj, {call}
    Dmuchaj, {call}, bo kapie już wosk
    I cały pokój już wstrzymał głos
    Dmuchaj, {call}, i nie mów nam, co
    A wszyscy tu wiedzą, że spełni się to

    # {age}, {call}
    {age}, {call}, i tyle samo świeczek
    {you.fact}
    {age}, {call}, i niech w domu będzie
    Tak jasno jak dzisiaj, już bez wycieczek

    # {age} i jeszcze sto
    {age} i jeszcze sto, {call}, tyle ci życzenia składamy
    {fact}
    {age} i jeszcze sto, i wszystkie te lata
    Tak samo razem tu zaśpiewamy

    # {age}
    {age}, i tyle samo świeczek
    A w każdej świeczce jeden dobry rok
    {age}, i śpiewa stół od końca do końca
    I śpiewa z nami dziś cały blok

    # Jeszcze jeden rok
    Jeszcze jeden rok, i znowu śpiewamy
    Jeszcze jeden rok, i tort, i gwar
    Jeszcze jeden rok ze sobą tu mamy
    I każdy szczery składa ci dar`,
  bridge: `
    A kiedy się skończą tort i świeczki
    I ktoś już szuka płaszcza w sieni
    To jedno zostanie po tej piosence
    Że tak się cieszymy i tak cię cenimy

    Za rok się spotkamy przy tym samym stole
    I będzie o jedną świeczkę więcej
    A ktoś znów zafałszuje w drugiej zwrotce
    I znów się złapiemy wszyscy za ręce`,
}
