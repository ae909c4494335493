import type { Topic } from '../../stanzas.ts'

export const storm: Topic = {
  kin: 'burza burzę burzą burze burzy burz burzow* grzmot* grzmi grzmiało piorun* błyskawic* ulew* ulewa deszcz deszcze deszczu deszczem deszczow* pada padało leje lało kałuż* kałuża parasol* parasolk* wichur* wiatr wiatru wiatrem wicher chmur* chmura tęcz* tęcza grad gradu gradem rynn* rynna kalosz* peleryn* zmokn* przemok*',
  you: {
    scene: `
      Jak (grzmi|błyska|leje), to wychodzisz na balkon, w piżamie
      I liczysz sekundy, i klaszczesz w takt
      Całe osiedle chowa się w bramie
      A ty burzy bijesz brawo, ot, tak

      Masz jeden parasol, a (czworo|troje|sześcioro) chce do domu
      Trzymasz go nad nimi, i cieknie ci w but
      I nawet nie mówisz tego nikomu
      Tylko chlupoczesz, jak z mokrych nut`,
    later: `
      Gdy burza zabiera prąd w całym domu
      Wyjmujesz świeczki, i chleb, i koc
      Siedzimy w kuchni i nie śpieszno nikomu
      I nikt nie chce światła przez całą noc`,
  },
  me: {
    scene: `
      Parasol (za trzydzieści|z kiosku|po wujku) łamie się na wietrze
      Raz jest jak miska, raz jak pies, co rwie
      Ciągnie mnie przez kałuże, w powietrze
      I chce na drzewo, a ja w to brnę

      Burza, (więc liczę|więc zamykam okna|a pranie na sznurze), biegnę po dachu
      Skarpeta leci jak czarny ptak
      Łapię ją w locie, i nie ze strachu
      Krzyczę do chmury, że właśnie tak`,
    later: `
      W kałuży na rogu mieszka kawałek nieba
      Obchodzę go grzecznie, nagle: a co
      Wskakuję obiema, bo czasem trzeba
      Sprawdzić, jak głębokie jest to całe zło`,
  },
  past: {
    scene: `
      W taką (burzę|ulewę) stało się we dwoje w bramie
      Jeden płaszcz na dwie głowy, i grad
      Kapało nam z nosów, jak po praniu
      I śmiał się z nas w głos ten mokry świat

      Twój parasol, (ten w kropki|ten czarny|ten z rączką), wisi w szafie
      Jeden drut ma złamany, i skrzypi, gdy mży
      Otwieram go czasem, tak, jak potrafię
      I pada w przedpokój, i pachniesz w nim ty`,
    later: `
      Po burzy tęcza i mokre ławki
      I woda w rynnie gada, co wie
      A ja przy kałuży stoję bez czapki
      I nikt już do środka nie ciągnie mnie`,
  },
  hook: `
    Niech leje, niech grzmi, niech przewraca świat
    Po każdej burzy zostaje wiatr

    Deszcz na blachę, deszcz na dach
    Burza zmywa z nas cały strach`,
}
