import type { Plot } from '../../stanzas.ts'

export const calm: Plot = {
  person: 'me',
  open: `
    Czajnik (jeszcze nie|dopiero|prawie) szumi, jest ta minuta
    Gdy nic jeszcze nie ma i nic nie brak
    Mucha na szybie czyta ulicę
    Idzie w dół, w górę i znowu tak

    Telefon śpi w (szufladzie|szafie|kuchni), między łyżkami
    Niech raz posłucha, jak mówi stal
    Siedzę na progu, bosymi stopami
    I patrzę, jak robi się z mgły dal

    (Deszcz|Śnieg) pada równo, bez żadnych zamiarów
    Nie chce mnie uczyć, nie chce nic
    Dachy to wiedzą, i kot to wie także
    I ja się uczę, jak nigdzie iść`,
  turn: `
    Była lista na dwanaście punktów
    Składam ją w łódkę, stawiam na wodzie
    Płynie po zlewie między garnkami
    I żyje ze światem w zgodzie

    Oddech przychodzi i sam odchodzi
    Jak ktoś, kto ma klucz i zna mój dom
    Nie muszę wstawać, nie muszę wołać
    On wie, gdzie co stoi, on jest stąd

    Na dłoni siada mi biedronka
    Liczy mi linie, są tam trzy
    Sprawdza, czy dalej jest jeszcze droga
    I leci, a droga zostaje i śpi`,
  lift: `
    Zwalniam o krok, a potem o dwa
    I słyszę, jak trawa w szczelinie gra

    Ramiona w dół, jak płaszcz na wieszaku
    Niech sobie powisi do wiosny, do ptaków`,
  chorus: `
    # Nigdzie nie muszę
    Nigdzie nie muszę, siedzę jak kamień w rzece
    Woda mnie mija i niesie, co ma
    Nigdzie nie muszę, i świeci, co świeci
    I cisza jak kot na kolanach trwa

    # Cicho, ciszej
    Cicho, ciszej, słychać, jak rośnie chleb
    Cicho, ciszej, jak kurz siada na stół
    Cicho, ciszej, ktoś nad nami otwiera sklep
    Z niebem, i sprzedaje po pół

    # Tyle wystarczy
    Tyle wystarczy, kubek i próg
    Plama ze słońca na ręce
    Tyle wystarczy, i żadna z dróg
    Nie chce ode mnie nic więcej`,
  bridge: `
    Wiem, że to minie, że zadzwoni budzik
    I wszystko wstanie, i wszystko pobiegnie
    Lecz mam to w kieszeni, jak ciepły kamień
    Zacisnę rękę i znów tu będę

    Spokój nie mieszka daleko w górach
    Nie trzeba biletów ani przesiadki
    Mieszka na parapecie, przy bazylii
    I lubi, gdy podlać mu jego kwiatki`,
}
