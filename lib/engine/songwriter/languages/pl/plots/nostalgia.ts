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
  lift: `
    Pamięć jak szafa: nie ma, co trzeba
    A wypadają guziki i drzewa

    Zamknij oczy, licz do dziesięciu
    Kto się nie schował, ten jest na zdjęciu`,
  chorus: `
    # Tamto lato
    Tamto lato, bose pięty i kurz
    Cały świat był do rogu ulicy
    Tamto lato, ktoś woła: no już!
    A my za stodołą i nikt nie słyszy

    # Pamiętasz, {call}
    Pamiętasz, {call}, ten rower bez siodełka
    We dwoje z górki, i każde pedałuje
    Pamiętasz, {call}, ta rzeka była wielka
    A dziś ją przeskoczę, spróbuję, spróbuję

    # Jeszcze pięć minut
    Jeszcze pięć minut, tak się wołało
    Przez całe podwórko, w górę, do okna
    Jeszcze pięć minut, i wciąż mi mało
    I wcale nie szkodzi, że kurtka jest mokra`,
  bridge: `
    Ci, co wołali z okien, dziś milczą
    Okna są nowe, zamknięte szczelnie
    A jednak w maju, gdy gdzieś kroją chleb
    Słyszę swe imię, i biegnę

    Nie chcę tam wracać, mam tu herbatę
    I światło lepsze, i miękki koc
    Chcę tylko wiedzieć, że gdzieś za płotem
    Ta piłka leci jeszcze, co noc`,
}
