import type { Plot } from '../../stanzas.ts'

export const heartbreak: Plot = {
  person: 'past',
  open: `
    Dwie szczoteczki w jednym (kubku|słoiku)
    Jedna sucha, szósty dzień
    Wieczorem odwracam ją plecami
    Rano znów patrzy na mnie

    Nie ma już płaszcza, (książek|roweru), lampy
    Jest gwóźdź i jasny prostokąt
    Wieszam na nim, co popadnie
    I wszystko wygląda jak błąd

    Mówię (ludziom|w pracy|sąsiadce), że wszystko w porządku
    Że śpię, że jem, że zmieniam fryzurę
    A w sklepie ręka bierze dwa jabłka
    I w domu nie wiem, komu dać które`,
  turn: `
    Widzę cię raz na przystanku
    Mówimy, że pada, że jesień
    I ręka chce ci poprawić szalik
    I chowam tę rękę w kieszeń

    Wiem, co się psuło, wiem, od kiedy
    Po trochu, jak cieknie kran
    Nikt nie zakręcił, bo kapie od zawsze
    I przecież da się tak spać

    Wyrzucam listy, a potem w nocy
    W kapciach na mrozie grzebię w pojemniku
    Sąsiad mi świeci latarką z góry
    I nic nie mówi, i gasi po cichu`,
  meaning: `
    Rozstać się można w jedną minutę
    A potem to trwa i trwa miesiące
    Każda piosenka ma twoje nuty
    I każda ulica ma twoje słońce

    Nie chodzi już o to, kto zawinił
    Kto nie dosłyszał, kto nie powiedział
    Chodzi o to, że coś się skończyło
    I że nikt tego naprawdę nie wiedział

    Mówią mi: znajdziesz, mówią mi: minie
    I pewnie to prawda, i pewnie tak
    A ja się dopiero uczę od nowa
    Jak to jest chodzić bez ciebie w takt`,
  lift: `
    Nie pytam już czemu, pytam, od kiedy
    I gdzie mnie akurat nie było wtedy

    Śpiewam to głośno, bo wokół cicho
    I niech mi już wreszcie nie będzie przykro`,
  chorus: `
    # Po tobie cisza
    Po tobie cisza i kurz na stole
    W tym kurzu okrągły ślad po szklance
    Po tobie cisza, a ja ją wolę
    Niż radio, gdy znowu gra tamten taniec

    # Idź już, {call}
    Idź już, {call}, zabierz z klamki ten wzrok
    Idź już, {call}, nie odwracaj głowy
    Ja muszę przeżyć najbliższy rok
    W tym świecie, co jest do połowy

    # Idź już, {call}
    Idź już, {call}, nie tłumacz mi nic
    {fact}
    Idź już, {call}, ja tu pozbieram
    Po kawałku siebie i zacznę iść

    # Jeszcze mi przejdzie
    Jeszcze mi przejdzie, mówią: do wiosny
    Jak katar, jak mandat, jak mróz
    Jeszcze mi przejdzie, a póki co głośno
    Śpiewam i ścieram z nas wczorajszy kurz`,
  bridge: `
    Może ktoś inny w innym mieście
    Podaje ci teraz sól
    I śmiejesz się, i dobrze, naprawdę
    Niech chociaż ciebie ominie ból

    Przyjdzie taki dzień, zupełnie zwyczajny
    Że rano nie będzie bolało nic
    I aż mi się głupio zrobi przed smutkiem
    Że tak bez niego da się żyć`,
}
