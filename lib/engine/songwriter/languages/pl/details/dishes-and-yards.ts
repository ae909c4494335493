import type { Details } from '../../stanzas.ts'

/** Single dishes, birds in the yard, sails and skis. */
export const dishesAndYards: readonly Details[] = [
  {
    words: 'pączek pączk* faworki faworków faworkami tłusty_czwartek tłustym_czwartku tłustego_czwartku',
    stanzas: `
      Lukier pęka pod zębem jak cienki lód
      Kolejka zakręca za róg i jest duża
      Karton jest ciepły i pachnie różą
      I mała radość potrafi być duża

      Kolejka po pączki zakręca za róg
      Ktoś drobne w kieszeni znalazł na ladę
      Cukier puder siada na kołnierzu
      I nikt nie wychodzi stąd z pustym obiadem`,
    later: `
      W papierze z cukierni zostały okruszki
      A smak tego pączka powraca jak film
      Bo czasem od czegoś słodkiego w kolejce
      Zaczyna się to, z czym chce się iść`,
    hook: `
      Pączek na pół i życie na pół
      I słodko jest, i śmiech jest jak miód

      Kto stał po pączki, ten wie jak nikt
      Że warto poczekać, i słodko jest żyć`,
  },
  {
    words: 'placki placków placek plackami plackach placuszk* ziemniaczane ziemniaczanych',
    stanzas: `
      Tarka już śpiewa, cebula szczypie w oczy
      Placki na patelni syczą jak deszcz
      Brzegi są złote, a środek miękki
      I nikt nie odejdzie, choć pada deszcz

      Widelec czeka, a talerz jest pusty
      Placki znikają prosto z patelni
      Zapach dochodzi aż do furtki
      I wszyscy są głodni, i wszyscy dzielni`,
    later: `
      A kiedy jest zimno i pada do nocy
      To starcza ten zapach i starcza ten syk
      Placki ze śmietaną, wszyscy przy stole
      I z kuchni tej nie chce wychodzić nikt`,
    hook: `
      Placki, placki, gorące jak lato
      Kto pierwszy przyjdzie, ten wygrał z tatą`,
  },
  {
    words: 'pizza pizzę pizzy pizzą pizze pizzeri*',
    stanzas: `
      Ser się ciągnie dłużej niż rozmowa
      Karton jest ciepły i parzy kolana
      Ostatni kawałek leży i czeka
      I wszyscy udają, że nie chcą od rana

      Ciasto leci w górę i wraca na ręce
      W piecu aż huczy, a szyba lśni
      Na blacie jest mąka i bazylia
      I dzwoni dzwonek, i ktoś jest u drzwi`,
    later: `
      Z pudełek na rano zostają brzegi
      Zimna pizza na śniadanie też ma swój czar
      Bo wraca z nią tamten cały wieczór
      I śmiech, i wspólnego stołu gwar`,
    hook: `
      Pizza na stole, i nie mów nikomu
      I niech ten karton wystarczy dla domu`,
  },
  {
    words: 'kiszon* kisisz kisi kiszę kisić kisił* ogórk* ogórek ogóreczk* kiszenie małosoln*',
    stanzas: `
      Ogórki stoją w słoju jak w tramwaju
      Koper wystaje, a czosnek śpi na dnie
      Wieczko się otwiera z cichym sykiem
      I chrupie tak głośno, że każdy wie

      W piwnicy w szeregu czekają słoje
      Sól się rozpuszcza, a woda drży
      Sąsiadka prosi o jeden na próbę
      I zaraz są potrzebne trzy`,
    later: `
      Zimą się słoik ogórków otwiera
      I nagle jest lipiec, i słońce, i gwar
      Bo lato się kisi tak samo jak one
      I długo zachowa swój smak i swój czar`,
    hook: `
      Ogórki kiszone, chrupnij i wiedz
      Że lato się da w słoiku mieć`,
  },
  {
    words: 'kura kury kurę kurom kurami kur kurnik* kogut koguta koguty kogucik* kokosz* kaczki gęsi',
    stanzas: `
      Jajko jest ciepłe, prosto z gniazda
      Kogut zarządza całym podwórkiem
      Kury idą gęsiego przez grządkę
      I grzebią w najlepsze pod ogórkiem

      Pióra fruwają po całej sieni
      Wiadro brzęczy i bieg już trwa
      Każda kura ma swoje imię
      I każda na gospodynię gna`,
    later: `
      Wieczorem kury same wchodzą na grzędę
      I siadają w rzędzie, skrzydło przy piórze
      A kto je policzy, ten też idzie spać
      I cicho się robi na podwórzu, na murze`,
    hook: `
      Kury na grzędzie i kogut na płocie
      I jajko na miękko, i dzień jak w złocie`,
  },
  {
    words: 'gołębie gołębi gołębiami gołębiarz* gołębnik* gołąb gołębia',
    stanzas: `
      Gołębie kręcą koła nad dachami
      Ziarno się sypie z pełnej kieszeni
      Jeden się spóźnia, więc czeka się dłużej
      Aż ciepły jak bułka wpadnie do sieni

      Gruchanie słychać pod samym dachem
      Drabinka skrzypi na drugim szczeblu
      Obrączka błyska na chudej nodze
      I każdy powraca ze swego szeregu`,
    later: `
      Gołębie wracają z końca świata
      Bo wiedzą, gdzie dom jest i kto tam stoi
      I kto na nie patrzy z głową do góry
      Ten też się już drogi do domu nie boi`,
    hook: `
      Gołębie nad dachem, gołębie do domu
      I nie trzeba mapy nikomu`,
  },
  {
    words: 'żagle żagli żaglami żaglach żaglów* żaglow* żegl* jacht* szanty szant szantach rejs rejsie rejsy',
    stanzas: `
      Żagle się napięły i łódź się pochyla
      Fale się toczą i dzień ucieka
      Kubek jedzie po stole na drugą stronę
      I nikt się nie martwi, że brzeg jest daleko

      Ktoś śpiewa szantę i gubi drugą zwrotkę
      Lina jest mokra, a ręce w soli
      Trzciny się kłaniają przy samym brzegu
      I słońce zachodzi, i to powoli`,
    later: `
      Gdy żagle się zwinie i cumę zawiąże
      To jeszcze przez noc się kołysze ląd
      I śni się wiatr, co zna nas po imieniu
      I cicho nas woła na wodę stąd`,
    hook: `
      Żagle w górę, wiatr je zna
      Niech nas niesie tam, gdzie gra`,
  },
  {
    words: 'narty nart nartach nartami narciar* snowboard* stoku stok',
    stanzas: `
      Wyciąg skrzypi i jedzie nad lasem
      Szron siada na rzęsach i na czapce
      Deski jadą tam, gdzie same chcą
      I śmiechu jest więcej niż w każdej bajce

      Narty zostawiają dwa równe ślady
      Upadek jest miękki i śmieje się stok
      Herbata z termosu smakuje jak nigdy
      I jeszcze raz w górę, bo szkoda na mrok`,
    later: `
      Wieczorem narty schną w kącie sieni
      A nogi są ciężkie, jak dwa kamienie
      I wszyscy mówią o tym zakręcie
      Co w każdej wersji nieco się zmienia`,
    hook: `
      Na narty, na narty, po biały puch
      Kto upadł, ten wstanie i jedzie za dwóch`,
  },
]
