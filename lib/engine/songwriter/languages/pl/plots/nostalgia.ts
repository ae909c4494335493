import type { Plot } from '../../stanzas.ts'

export const nostalgia: Plot = {
  person: 'past',
  open: `
    Na strychu (pudło|walizka|kufer), w środku lato
    Piłka bez życia, spinka, but
    Kurz się podnosi jak publiczność
    I zaczyna się stary, niemy cud

    Był trzepak, (sznurek|kreda|kapsle) i trzy kanapki
    Było wołanie z okien: do domu
    Nikt nie miał zegarka, a jeszcze pięć minut
    Trwało do nocy, nie wadząc nikomu

    Ten zapach w (autobusie|windzie|sklepie), mydło i chleb
    I nagle mam osiem lat, może mniej
    Nogi nie sięgają mi do podłogi
    I ktoś mówi: siedź prosto i jedz`,
  turn: `
    Wracam w tę ulicę, jest o pół mniejsza
    Ktoś skurczył schody i płot, i staw
    Tylko akacja poszła w drugą stronę
    I szumi, jakby znała mnie z traw

    Na zdjęciu wszyscy mrużą oczy
    Ktoś robi komuś rogi z palców
    Pstryk, i już całe lato się mieści
    W dziewięć na trzynaście, na ganku

    Nie było lepiej, był szron na szybie
    I jedna łazienka na całe piętro
    Ale ktoś śpiewał w niej co dzień rano
    I było w kolejce jakoś ciepło`,
  meaning: `
    Tamtego świata nie ma na mapie
    Lecz drogę do niego się dobrze zna
    Wystarczy zapach albo piosenka
    I znowu tamta muzyka gra

    Nie było lepiej, było inaczej
    Dzień był jak łąka i miał swój czas
    I nikt nie wiedział, że to jest szczęście
    I że tak łatwo odchodzi od nas

    Pamięć nie trzyma tego, co ważne
    Gubi daty, nazwiska, słowa
    A trzyma zapach i smak, i światło
    I od tych drobiazgów się zaczyna rozmowa`,
  lift: `
    Zamknij oczy, policz do trzech
    I słychać tamte kroki i śmiech

    Był taki czas, co się nie śpieszył
    I uczył, jak byle czym można się cieszyć`,
  chorus: `
    # Pamiętasz, {call}
    Pamiętasz, {call}, jak to było wtedy
    Cały świat był do rogu ulicy
    Pamiętasz, {call}, i nikt się nie śpieszył
    I nikt tych dni na palcach nie liczył

    # Jeszcze pięć minut
    Jeszcze pięć minut, tak się wołało
    Przez całe podwórko, w górę, do okna
    Jeszcze pięć minut, i wciąż mi mało
    I wcale nie szkodzi, że kurtka jest mokra

    # Jeszcze raz tam
    Jeszcze raz tam, choć na chwilę, na dzień
    {fact}
    Jeszcze raz tam, gdzie za progiem jest lato
    I na podwórku długi cień

    # Pamiętasz, {call}
    Pamiętasz, {call}, jak to było wtedy
    {fact}
    Pamiętasz, {call}, kto by pomyślał
    Że o tym piosenka powstanie kiedyś

    # Tamte dni
    Tamte dni są we mnie jak dom
    {fact}
    Tamte dni, i światło w oknach
    I głosy, i ciepło znajomych rąk`,
  bridge: `
    Nie chcę tam wracać na zawsze, nie trzeba
    Mam tu herbatę i miękki koc
    Chcę tylko wiedzieć, że gdzieś to jest dalej
    I świeci w tych oknach, noc w noc

    Kiedyś to komuś opowiem powoli
    Komuś, kto będzie miał mało lat
    I będzie słuchał z otwartą buzią
    O tym, jak wyglądał tamten świat`,
}
