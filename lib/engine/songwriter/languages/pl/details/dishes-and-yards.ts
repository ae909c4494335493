import type { Details } from '../../stanzas.ts'

/** Single dishes, birds in the yard, sails and skis. */
export const dishesAndYards: readonly Details[] = [
  {
    words: 'pączek pączk* faworki faworków faworkami tłusty_czwartek tłustym_czwartku tłustego_czwartku',
    stanzas: `
      Lukier pęka jak lód cienki
      Róża w środku, gdzieś głęboko
      Cukier puder na kołnierzu
      I jeszcze jeden, na oko

      Karton, tłuste plamy, sznurek
      Biała obręcz, brzuch rumiany
      Kolejka za róg cukierni
      I rękaw cukrem posypany

      Skórka pomarańczy, lukier
      Serwetka, palce do lizania
      Smalec syczy, patyk, obrót
      I następny, bez wahania`,
  },
  {
    words: 'placki placków placek plackami plackach placuszk* ziemniaczane ziemniaczanych',
    stanzas: `
      Tarka, ziemniaki, cebula
      Olej pryska na kuchenkę
      Brzeg chrupiący, środek miękki
      I gorące, z ręki w rękę

      Ziemniak kurczy się na tarce
      Placek syczy, brzegi brązowe
      Cebula szczypie, pieprz i czosnek
      I następne cztery gotowe

      Cukier, śmietana, kto co woli
      Talerz, ręcznik, tłusta plama
      Kto pierwszy, temu chrupiące
      I zapach aż tam, gdzie brama`,
  },
  {
    words: 'pizza pizzę pizzy pizzą pizze pizzeri*',
    stanzas: `
      Placek krążący nad dłonią
      Ser się ciągnie aż do ucha
      Bazylia, sos, ciepły karton
      I skórka na końcu, sucha

      Kula ciasta, mąka, pięści
      Placek krągły, prawie w koło
      Ser, pieczarki, plaster szynki
      I piec, żar, i mokre czoło

      Dzwonek, pudełko, ciepły spód
      Trójkąt zgina się w połowie
      Oliwka turla się na bok
      I toast sokiem, na zdrowie`,
  },
  {
    words: 'kiszon* kisisz kisi kiszę kisić kisił* ogórk* ogórek ogóreczk* kiszenie małosoln*',
    stanzas: `
      Koper z baldachem i czosnek
      Ogórki, każdy wciśnięty
      Liście chrzanu, woda z solą
      I słój na dobre zamknięty

      Wieczko podważone nożem
      Syk, i piana już na brzegu
      Widelec zawsze za krótki
      I chrupnięcie jak po śniegu

      Beczka, kapusta, biała sól
      Kamień na talerzyku, piana
      Ubijak, marchew, kminek, liść
      I szklanka soku nalana`,
  },
  {
    words: 'kura kury kurę kurom kurami kur kurnik* kogut koguta koguty kogucik* kokosz* kaczki gęsi',
    stanzas: `
      Kalosze, wiadro, bramka, drucik
      Jajko ciepłe jak bułeczka
      Kogut stoi na sztachecie
      I ziarna cała miseczka

      Piórko w sieni, pióro w kaloszu
      Rząd na grzędzie, cicha narada
      Drapanie pazurkiem, dżdżownica
      I jajko, które w dłoń wpada

      Blaszana miska, stuk łyżki
      Bieg przez podwórko, skrzydła w bok
      Gdakanie jak na targowisku
      I przy korytku zawsze tłok`,
  },
  {
    words: 'gołębie gołębi gołębiami gołębiarz* gołębnik* gołąb gołębia',
    stanzas: `
      Gołębnik, drabinka, proso
      Pióra na rękawach bluzy
      Krąg nad dachem, raz i drugi
      I na rynnie dwa łobuzy

      Obrączka z numerem, zeszyt
      Gwizd na dwóch palcach, oczy w chmurach
      Zegar, koszyk, klapka, cisza
      I deska, cała w białych piórach

      Gruchanie pod samą dachówką
      Ciepły ciężar w obu dłoniach
      Ziarno z kieszeni, skrzyp schodków
      I puch na rękawach i skroniach`,
  },
  {
    words: 'żagle żagli żaglami żaglach żaglów* żaglow* żegl* jacht* szanty szant szantach rejs rejsie rejsy',
    stanzas: `
      Ster, kapok i mokra lina
      Szot napięty, dziób na falę
      Trzciny kłaniają się z boku
      I brzeg, co nie goni wcale

      Supeł, cuma, drugi supeł
      Deska kiwa się pod nogą
      Gitara, szanta, kubek z uchem
      I brzeg, mijany inną drogą

      Kurtka sztywna, kaptur, bryzgi
      Przechył, łyżki jadą po stole
      Mapa pod szybką, klamerka
      I krople jak groch na czole`,
  },
  {
    words: 'narty nart nartach nartami narciar* snowboard* stoku stok',
    stanzas: `
      Klamra buta, trzask, i druga
      Krzesełko, nogi nad lasem
      Szron na goglach i na rzęsach
      I łuk, i upadek, czasem

      Karnet na gumce, orczyk, czapka
      Dwa równe ślady aż do dołu
      Gogle w górę, czerwone uszy
      I barszcz w kubku, na rogu stołu

      But jak z kamienia, krok robota
      Narty na ramię, kijki w rękę
      Smar na ślizgach, i ostra krawędź
      I w gondoli ktoś nuci piosenkę`,
  },
]
