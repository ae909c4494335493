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
  lift: `
    Nie pytam już czemu, pytam, od kiedy
    I gdzie mnie akurat nie było wtedy

    Śpiewam to głośno, bo w domu cicho
    I tylko lodówka mruczy, że przykro`,
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
    W mieszkaniu, gdzie wszystko jest do połowy

    # Jeszcze mi przejdzie
    Jeszcze mi przejdzie, mówią: do wiosny
    Jak katar, jak mandat, jak mróz
    Jeszcze mi przejdzie, a póki co głośno
    Śpiewam w łazience i ścieram z nas kurz`,
  bridge: `
    Może ktoś inny w innym mieście
    Podaje ci teraz sól
    I śmiejesz się, i dobrze, naprawdę
    Tylko ten śmiech znał mój stół

    Dziś pierwszy raz od tamtej pory
    Jabłko smakuje jak jabłko
    Aż mi głupio przed moim smutkiem
    Że chcę mu uciec tak łatwo`,
}
