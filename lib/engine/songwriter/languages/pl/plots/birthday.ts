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
    Kiedy się myśli o tobie najczęściej
    Ktoś dzwoni, ktoś pisze, ktoś stoi w progu
    I każdy ci życzy zdrowia i szczęścia

    Rok to jest tyle dni zwyczajnych
    Trochę kłopotów i trochę śmiechu
    A dziś jest dzień, żeby usiąść razem
    I złapać w tym wszystkim trochę oddechu

    Nie trzeba zasłużyć na takie święto
    Nie ma egzaminu ani zadania
    Wystarczy, że ktoś się kiedyś urodził
    I jest do kochania i do świętowania

    W życzeniach mówi się: zdrowia i szczęścia
    A w myślach jest jedno, prościej się nie da
    Że dobrze, po prostu, że jesteś na świecie
    I że nam takiej osoby potrzeba`,
  lift: `
    Już światło zgaszone, już wszyscy wstali
    I tylko na ciebie tu wszyscy czekali

    Weź głęboki oddech, pomyśl przez chwilę
    Życzenie ma czas, a my mamy go tyle

    Wszyscy do stołu, kto mały, do przodu
    Nie trzeba dziś więcej żadnego powodu`,
  chorus: `
    # {age}, {call}
    {age}, {call}, i tyle samo świeczek
    A w każdej świeczce jeden dobry rok
    {age}, {call}, śpiewamy ci wszyscy
    I śpiewa z nami dziś cały blok

    # Sto lat, {call}
    Sto lat, {call}, wszyscy razem, byle głośno
    Kto fałszuje, niech śpiewa wytrwale
    Sto lat, {call}, niech ci lata lekko rosną
    I dobrych ludzi nie braknie ci wcale

    # Sto lat, {call}
    Sto lat, {call}, śpiewamy ci w głos
    {you.fact}
    Sto lat, {call}, niech sprzyja ci los
    I niech ci się darzy przez cały ten rok

    # Dla ciebie, {call}, ten śpiew
    Dla ciebie, {call}, ten tort i ten śpiew
    {you.fact}
    Dla ciebie, {call}, i niech każda świeczka
    Spełni po cichu, co tylko się chce

    # Dmuchaj, {call}
    Dmuchaj, {call}, bo kapie już wosk
    I cały pokój już wstrzymał głos
    Dmuchaj, {call}, i nie mów nam, co
    A wszyscy tu wiedzą, że spełni się to

    # {age}, {call}
    {age}, {call}, i tyle samo świeczek
    {you.fact}
    {age}, {call}, i niech się spełni
    To, czego ci życzą tu wszyscy najlepsi

    # {age} i jeszcze sto
    {age} i jeszcze sto, {call}, śpiewamy ci
    {fact}
    {age} i jeszcze sto, niech zdrowo ci płyną
    Wesołe godziny i dobre dni

    # {age}
    {age}, i tyle samo świeczek
    A w każdej świeczce jeden dobry rok
    {age}, i śpiewa stół od końca do końca
    I śpiewa z nami dziś cały blok

    # Jeszcze jeden rok
    Jeszcze jeden rok, i znowu śpiewamy
    Jeszcze jeden rok, i tort, i gwar
    Jeszcze jeden rok, niech trwa ta chwila
    Bo każdy rok z tobą to jest dar`,
  bridge: `
    A kiedy się skończy już tort i śpiewanie
    I każdy do domu zabierze płaszcz
    To jedno po wszystkim niech z tobą zostanie
    Że dobrze nam z tobą, i to od nas masz

    Za rok się spotkamy przy tym samym stole
    I będzie o jedną świeczkę więcej
    A ktoś znów zafałszuje w drugiej zwrotce
    I znów się złapiemy wszyscy za ręce`,
}
