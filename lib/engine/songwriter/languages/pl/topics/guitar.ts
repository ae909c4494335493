import type { Topic } from '../../stanzas.ts'

export const guitar: Topic = {
  kin: 'gitar* gitara struna struny strun strunach akord* melodi* muzyk* muzyka muzykant* nuta nuty nut śpiewa śpiewać śpiewasz śpiewem piosenkarz* koncert* zespole kapela perkusj* skrzyp* fortepian* pianin* flet* akordeon* harmonijk* ukulele bas basista chórz* orkiestr* granie zagra zagrać wzmacniacz*',
  you: {
    scene: `
      Grasz na gitarze (bez struny|na schodach|po kolacji), pięć z sześciu
      Szóstą dośpiewasz, i nikt nie wie, gdzie
      Autobus zwalnia na naszym przejściu
      I pan kierowca do rytmu się gnie`,
    later: `
      Był taki wieczór, i prąd nam zgasł w mieście
      A ty po ciemku, akord, i dwa
      I zaraz nuci balkonów dwadzieścia
      I nikt nie zna słów, a każdy gra`,
  },
  me: {
    scene: `
      Uczę się grać, (trzy akordy|jeden chwyt|drugi rok), F mnie boli
      Kot wychodzi z pokoju przy D
      Sąsiad przez ścianę mówi: powoli
      I nuci, jak ma być, i wie`,
    later: `
      Gram im w tramwaju, w futerał ktoś rzuca
      Guzik, cukierek, i bilet na dziś
      Gram za ten guzik, aż zdzieram płuca
      I ktoś przegapia przystanek, żeby nie wyjść`,
  },
  past: {
    scene: `
      Gitara twoja (wisi|stoi|śpi) w kącie, i struny ma z rdzy
      Czasem przejeżdża ciężarówka na dworze
      I wtedy ona cicho, sama, drży
      Jak ktoś, kto chce zacząć, a jeszcze nie może`,
    later: `
      Znam ten kawałek, dwa takty, i cisza
      Nikt mi nie zdążył pokazać, co dalej
      Gram te dwa takty, a resztę dopisze
      Ten, kto mi kładł na strunach palec`,
  },
  hook: `
    Graj, gitaro, graj, dopóki masz gryf
    Sześć strun i dziesięć palców, i jeden rytm

    Kto nie zna słów, ten niech gra na stole
    Muzyka się zmieści w każdej stodole`,
}
