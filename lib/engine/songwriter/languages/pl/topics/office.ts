import type { Topic } from '../../stanzas.ts'

export const office: Topic = {
  kin: 'biuro biura biurze biurem biurow* biurko biurku biurka praca pracy pracę pracą pracow* szef szefa szefem szefow* zebrani* narada naradzie mail maile maili mejl* drukark* drukarce excel* tabelk* raport* korpo korporacj* etat* nadgodzin* kierowni* kadr* księgow* ksero spinacz* segregator* deadline* termin* prezentacj* slajd* faktur* urzęd* zespołow*',
  you: {
    scene: `
      W biurze wiesz, (gdzie jest papier|jak działa ksero|kto gubi klucze), kto lubi cukier
      I komu dziś lepiej nie mówić nic
      Kładziesz na biurko jabłko i bukiet
      Ze spinaczy, i wracasz, nim ktoś zdąży wyjść`,
    later: `
      Zebranie trwa, słońce idzie po ścianie
      Słupek na slajdzie też chyba śpi
      Podajesz mi kartkę: ratunku, śniadanie!
      A pod nią rekin i kropki trzy`,
  },
  me: {
    scene: `
      Drukarka (mruga|zjadła raport|chce tonera) i mówi: papier w niebie
      Otwieram klapkę, w środku jest mrok
      Grzebię po łokieć, aż coś mnie grzebie
      W zamian po ręce, i robię w tył krok`,
    later: `
      Kto weźmie ten temat, pytają na sali
      Nagle każdy ogląda swój but
      Odganiam muchę, szef woła: wspaniale
      Mamy zgłoszenie, i to jest cud`,
  },
  past: {
    scene: `
      Przy twoim biurku (stoi|śpi|kwitnie) dziś cudzy kubek
      Lecz kaktus został i kłuje jak ty
      W szufladzie znalazł się cukru słupek
      I kartka: podlać go raz na dni trzy`,
    later: `
      O dwunastej ktoś wstaje i mówi: to co, zupa?
      Twoim głosem, i wszyscy już wstają z miejsc
      Idzie się razem, jest spora z nas grupa
      Ktoś trzyma drzwi, jakby miał ktoś tu wejść`,
  },
  hook: `
    Zamykam biuro, i gaśnie ekran
    Poniedziałku, poczekaj, ja cię nie znam

    Praca nie zając, a zając ma czas
    Piątek po czwartej wypuszcza nas`,
}
