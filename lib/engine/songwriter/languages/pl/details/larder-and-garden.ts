import type { Details } from '../../stanzas.ts'

/** The grill and the campfire, the larder and sweets, breakfast, mushrooms, and all that grows. */
export const larderAndGarden: readonly Details[] = [
  {
    words:
      'grill grilla grille grillu grillem grilluje grillujesz grilluję grillow* kiełbas* szaszłyk* karkówk* wędzarni* wędzonk*',
    stanzas: `
      Żar pod rusztem, siwy popiół
      Tłuszcz skapuje, płomyk skacze
      Szczypce, fartuch, pół cebuli
      I oko od dymu płacze

      Nacinana w kratkę skórka
      Tektura zamiast wachlarza
      Musztarda na brzegu tacki
      I czarny brzeg, bo się zdarza

      Dym wędruje za krzesłami
      Chleb opieczony po bokach
      Plastikowe widelczyki
      I dym w swetrze, dym w obłokach`,
  },
  {
    words: 'ognisk* namiot* biwak* harcer* kemping* camping* śpiwór śpiwor* pod_namiotem pod_namiot',
    stanzas: `
      Patyki, kora, zapałka
      Iskry lecą ponad drzewa
      Kij ostrzony scyzorykiem
      I koc, co plecy ogrzewa

      Śledzie wbijane kamieniem
      Suwak zacięty w połowie
      Latarka wisi pod dachem
      I szyszka akurat przy głowie

      Menażki czarne od dymu
      Komary brzęczą przy uchu
      Buty schną na dwóch patykach
      I ziemniak w czarnym kożuchu`,
  },
  {
    words: 'słoik* dżem* konfitur* powidł* kompot* przetwory przetworów przetworami nalewk* spiżarni* spiżark*',
    stanzas: `
      Wieczka pykają jak korki
      Słoiki dnem obrócone
      Rok na kartce, krzywe pismo
      I półki, całe czerwone

      Łyżka oblizana, talerzyk
      Kropla na spodku, już nie płynie
      Cukier sypie się z szelestem
      I bąbel pęka na malinie

      Śliwki pyrkoczą i gęstną
      Drylownica, sok na czole
      Szumowiny zdjęte łyżką
      I osa krąży po stole`,
  },
  {
    words: 'czekolad* cukierk* cukierek cukierecz* słodycz* żelki żelków żelkami batonik* pralin* łakoci* łakomczuch*',
    stanzas: `
      Papierek szeleści w ciszy
      Jedna kostka, potem rządek
      Sreberko w kulkę zwinięte
      I po wszystkim, i porządek

      Kubek kakao, łyżka, piana
      Kostka topi się pod językiem
      Brązowe palce, brązowy nos
      I srebro zwinięte guzikiem

      Szuflada z małym zapasem
      Kokardka na pudełeczku
      Orzech, marcepan, coś z wiśnią
      I puste miejsce w rządeczku`,
  },
  {
    words:
      'lody lodów lodami lodach lodziar* gałka_lodów gałkę_lodów gałki_lodów budka_z_lodami budce_z_lodami wafelk* wafelek',
    stanzas: `
      Wafel chrupie aż do końca
      Kolejka aż do apteki
      Pistacja, śmietanka, wiśnia
      I przez palce płyną rzeki

      Dwie gałki, jedna już się chyli
      Cieknie po palcach, po mankiecie
      Serwetka cienka jak opłatek
      I najzimniejszy ząb na świecie

      Pudełko prosto z zamrażarki
      Łyżka się gnie, bo lód jak skała
      Chwila na blacie, jeszcze chwila
      I dno, bo porcja była mała`,
  },
  {
    words:
      'śniada* sniadani* jajecznic* jajka jajek jajko jajkami kanapk* kanapek owsiank* tost tosty tostów tostach tostami toster tosterem twaróg twarożek twarożk* twarogu',
    stanzas: `
      Jajko stuka o patelnię
      Masło miękkie, chleb w koszyku
      Szczypior na desce, pomidor
      I miód w otwartym słoiku

      Toster trzaska, grzanka skacze
      Ser i pomidor różowy
      Okruszki już na obrusie
      I dzień już prawie gotowy

      Radio gra za cukiernicą
      Jajko w kieliszku, bez czubka
      Sól nabrana w dwa paluszki
      I cała pusta skorupka`,
  },
  {
    words:
      'grzyb grzyby grzybów grzybami grzyba grzybek grzybk* grzybob* grzybiarz* borowik* prawdziwk* prawdziwek maślak* podgrzybk*',
    stanzas: `
      Kosz, scyzoryk, mokre buty
      Brązowy czubek spod liści
      Pajęczyna na policzku
      I nóż, co trzonek oczyści

      Kijkiem rozgarnięte igły
      Jeden tu, a przy nim drugi
      Paprocie mokre do kolan
      I za krzaczkiem rządek długi

      Nitka, igła, plastry na sznurze
      Zapach, co nikomu nie wadzi
      Gazeta na całym stole, nóż
      I ścieżka, której nikt nie zdradzi`,
  },
  {
    words: 'makaron* spaghetti lasagne lazani* carbonar*',
    stanzas: `
      Widelec kręci się w kłębek
      Na brodzie kropka czerwona
      Ser sypie się jak trociny
      I jedna nitka spóźniona

      Wałek, stolnica, nóż, paski
      Nitki schną na drążku szczotki
      Sól do wrzątku, para, sitko
      I nad garnkiem drobne plotki

      Garnek kipi, para i durszlak
      Czosnek rumieni się w oliwie
      Makaron rzucony na próbę
      I nitka na ścianie, szczęśliwie`,
  },
  {
    words:
      'ogród ogrodu ogrodzie ogrodem ogrody ogrodn* ogródek ogródk* ogrod grabie grabi grabisz grabił* grabić podlewa* podleje podlej* konewk* kosiark* trawnik* kosi_trawę kosisz_trawę koszę_trawę kosić_trawę żywopłot* sadzi sadzisz sadzę sadzić sadził* plewi* pieli pielisz sekator*',
    stanzas: `
      Konewka z wygiętą szyjką
      Ziemia czarna za paznokciem
      Nasiona w szarej kopercie
      I czoło wytarte łokciem

      Grządka prosta jak pod sznurek
      Ślimak na liściu kapusty
      Kalosze stoją za progiem
      I wór, jeszcze prawie pusty

      Wąż splątany gdzieś w połowie
      Tęcza wisi nad trawnikiem
      Taczka skrzypi raz na obrót
      I żaba śpi pod kamykiem

      Rękawice z dziurą w kciuku
      Grabie, liście, cała góra
      Ślad kolana w miękkiej ziemi
      I szelest, i mała dziura`,
  },
  {
    words:
      'działka działkę działki działce działką działkow* pomidor* warzyw* grządk* grządek szklarni* truskaw* maliny malin malinami marchew* dynia dynię dynie dyni sałatę cukini* rabarbar* fasol* sad sadu sadzie sadem jabłk* jabłek jabłoń jabłoni* czereśni* gruszki gruszek śliwki śliwek',
    stanzas: `
      Krzaki wiązane do palików
      Liść, który pachnie, gdy się rusza
      Bawełniany sznurek i supeł
      I cień pod rondem kapelusza

      Marchewka z natką i ziemią
      Beczka z deszczówką przy płocie
      Leżak w paski, cień i radio
      I szpak z czereśnią w przelocie

      Cukinia długa jak przedramię
      Fasola wspina się na tyczki
      Truskawki zrywane do miski
      I czerwone oba policzki

      Drabina w koronie drzewa
      Jabłka stukają o skrzynkę
      Liść za kołnierzem, pajączek
      I przerwa, tak na godzinkę`,
  },
  {
    words:
      'kwiat kwiaty kwiatów kwiatami kwiatach kwiatek kwiatka kwiatki kwiatków kwiatkami kwiaciar* bukiet* róże różami różyczk* tulipan* piwoni* słonecznik* konwali* frezj* goździk* wazon* stokrotk* florystk* lawend*',
    stanzas: `
      Łodygi ścięte na ukos
      Szeleszczący papier, wstążka
      Chłodna woda w szklanym dzbanku
      I suszony płatek, książka

      Rumianek, chaber i kłosy
      Pyłek żółty na rękawie
      Wazon trochę za wysoki
      I płatki na całej ławie

      Wiadro, gąbka i gałązki
      Nos schowany w samym środku
      Szary papier, gumka, supeł
      I mrówka błądzi po spodku`,
  },
  {
    words: 'doniczk* doniczek roślin* fikus* paproć paproci* kaktus* storczyk* monster* sukulent* parapet*',
    stanzas: `
      Parapet w liściach, trochę ziemi
      Nowy listek, ciasny rulonik
      Spryskiwacz, kropelki na szybie
      I korzonek, biały ogonik

      Palec w ziemi, sucho, mokro
      Kijek, sznurek i podpórka
      Spodek, na nim kółko wody
      I nowy pęd, jak jaszczurka

      Kaktus pilnuje firanki
      Odnóżka w szklance po dżemie
      Liście zwrócone do okna
      I łyżka, co sypie ziemię`,
  },
  {
    words: 'pszczoł* pszczół pszczel* pszczółk* pasiek* bartni* miód miodu miodem miody miodek',
    stanzas: `
      Siatka, kapelusz, podkurzacz
      Ramka ciężka, złoty plaster
      Dym powolny, ruch powolny
      I tuż przy wylotku aster

      Wirówka kręci się z szumem
      Złoto kapie prosto z kranu
      Lipa, gryka, wrzos, akacja
      I lepki guzik kaftanu

      Chmura brzęczy w starej lipie
      Poidełko, mech i spodek
      Daszki żółte i niebieskie
      I patyk, żeby był schodek`,
  },
]
