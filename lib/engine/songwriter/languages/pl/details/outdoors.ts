import type { Details } from '../../stanzas.ts'

/** Mountains, water and woods, weather, and everything that one travels in. */
export const outdoors: readonly Details[] = [
  {
    words:
      'góry gór górach górami górskie górskich górskim tatry tatr tatrach bieszczad* beskid* karkonosz* giewont* kasprow* morskie_oko szlak szlaku szlaki szlakiem szlakach schronisk* wspina* taternik* szczyty szczytach szczytów',
    stanzas: `
      Plecak uwiera, a szczyt ucieka
      Każdy korzeń wita się z butem
      Chmura przechodzi nam po kolanach
      I widok na szczycie jest małym cudem

      Na szlaku każdy mówi dzień dobry
      Mgła się rozchodzi i widać pół świata
      Ktoś liczy kroki, ktoś liczy żubry
      I wiatr tutaj czapki ze wszystkich zmiata`,
    later: `
      Z gór się zabiera kamyk w kieszeni
      I oddech, co jeszcze pod szczytem gra
      I kiedy za oknem jest blok i parking
      To kamyk wystarczy, i góry się ma`,
    hook: `
      W góry, w góry, tam, gdzie lżej
      I każdy się robi odrobinę lżej, hej`,
  },
  {
    words:
      'morze morza morzu morzem morski morska bałty* plaża plażę plaży plaże plażą plażow* fale falach falami muszl* muszel* bursztyn* latarnia_morska latarnię_morską mewa mewy molo molu wydmy wydmach parawan*',
    stanzas: `
      Morze przychodzi i zaraz odchodzi
      Piasek jest w butach i w kanapce
      Fala zabrała już jeden klapek
      I muszla szumi w małej łapce

      Koc się trzyma ziemi na czterech kamieniach
      Mewa ukradła pół bułki w locie
      Parawan stoi trochę na ukos
      I słońce zachodzi w czerwonym złocie`,
    later: `
      Piasek z tych wakacji jest w torbie do zimy
      A muszla na półce szumi co noc
      I wystarczy ją przyłożyć do ucha
      By znowu był ciepły wiatr, morze i koc`,
    hook: `
      Nad morze, nad morze, boso po piasku
      Fala nas zbudzi o samym brzasku`,
  },
  {
    words:
      'jezior* mazury mazurach mazurami kajak* łódka łódkę łódki łódką łódce łódek pomost* wiosł* spływ spływy spływie',
    stanzas: `
      Pomost jest ciepły pod bosą stopą
      Wiosło zostawia kółka na wodzie
      Żaby zaczynają koncert o zmroku
      I księżyc się kąpie przy samej łodzi

      Mgła leży nisko nad całym jeziorem
      Kajak ociera się brzuchem o trzciny
      Ktoś skoczył na bombę i pies też skoczył
      I schną już na sznurku dwa mokre rekiny`,
    later: `
      Jezioro zostaje na swoim miejscu
      I pomost tam czeka, jak czekał od lat
      A śmiech, co się niósł tutaj po wodzie
      Odbija od brzegu i wraca jak ptak`,
    hook: `
      Nad jeziorem, na pomoście
      Niech się nam lato dzisiaj rozgości

      Na Mazurach woda śpi
      I każdy z nas o niej śni`,
  },
  {
    words:
      'lasu lesie lasem lasy lasach leśny leśna leśne leśnej leśnym leśnik* leśnicz* puszczy puszczę sosna sosny sosen jagody jagód',
    stanzas: `
      Las pachnie żywicą i mokrą ziemią
      Szyszka spadła tuż obok nogi
      Dzięcioł stuka jak ktoś do drzwi
      I ścieżka nie mówi, gdzie koniec drogi

      W lesie się mówi trochę ciszej
      Sosny się kłaniają od lekkiego wiatru
      Jagody brudzą palce i zęby
      I jest się tu dalej od wszystkich światów`,
    later: `
      A z lasu się niesie do domu spokój
      W kieszeni żołądź, igły w mankiecie
      I kiedy jest źle, to się zamyka oczy
      I jest się tam znowu, w zielonym świecie`,
    hook: `
      Do lasu, do lasu, gdzie szumi mech
      Wystarczy jeden głęboki wdech`,
  },
  {
    words: 'śnieg* snieg* śnież* sanki sanek sankach sankami saneczk* bałwan* łyżw* zima zimę zimy zimą zimie zimow*',
    stanzas: `
      Śnieg skrzypi pod butem jak stara szafa
      Sanki zjeżdżają prosto w zaspę
      Bałwan ma nos z obiadowej marchwi
      I śmieje się, kto w tę zaspę wlazł, jasne

      Cała ulica stała się cicha
      Płatek się topi na samym nosie
      Zimą okna mają swoje kwiaty
      I nikt się nie śpieszy, i zima jest w głosie`,
    later: `
      Gdy śnieg się roztopi, zostaje marchewka
      I dwa guziki na mokrej trawie
      I pamięć, jak biało nam było i jasno
      I dobrze, że ktoś to ma w pamięci prawie`,
    hook: `
      Śnieg, śnieg, biały śnieg
      Kto ma sanki, ten z górki zbiegł`,
  },
  {
    words: 'deszcz* parasol* kałuż* burza burzę burzy burze burzą piorun* ulew* kalosz* grzmot* grzmi zmok* przemok*',
    stanzas: `
      Parasol wywinął się na lewą stronę
      Kałuża jest w sam raz dla kaloszy
      Rynna gra na dwóch nutach od rana
      I deszcz na szybie z deszczem się droczy

      Wszyscy stoją pod jedną bramą
      Piorun policzył nam do trzech
      Kaptur przemókł i but przemókł
      I śmieje się ktoś, a z deszczem ten śmiech`,
    later: `
      Po burzy powietrze jest jak umyte
      I świeci w kałuży kawałek dnia
      I nikt nie żałuje mokrych rękawów
      Bo deszcz się najlepiej pamięta i zna`,
    hook: `
      Niech pada deszcz, niech pada deszcz
      Parasol jeden, i zmieścisz się też`,
  },
  {
    words:
      'gwiazdy gwiazd gwiazdami gwiazdach gwiazdozbi* gwieźdz* księżyc* teleskop* nocne_niebo nocnym_niebie astronom* kosmos* kosmon*',
    stanzas: `
      Gwiazdy są dzisiaj nisko nad dachem
      Ktoś pokazuje palcem Wielki Wóz
      Trawa jest chłodna pod plecami
      I leci jedna, i nie ma jej już

      Księżyc zagląda przez lunetę
      Koc jest za krótki na cztery nogi
      Szepcze się, chociaż nikt nie śpi
      I nikt nie chce wracać na swoje progi`,
    later: `
      A rano gwiazd nie ma, choć są tam dalej
      I każda z nich swoje miejsce zna
      Jak ludzie, co świecą komuś po ciemku
      I nawet nie wiedzą, że to trwa`,
    hook: `
      Gwiazdy nad nami, a my pod nimi
      I nie ma końca między nimi

      Księżyc świeci, księżyc wie
      Kto dziś zasnął, a kto nie`,
  },
  {
    words: 'podróż* podroz* walizk* walizek lotnisk* samolot* zwiedza* wakacj* wyciecz* bagaż* paszport* urlop*',
    stanzas: `
      Walizka się zamyka dopiero, gdy ktoś siądzie
      Budzik na czwartą, a nikt nie śpi
      Mapa rozłożona na całe kolana
      I pyta ktoś mały: a kiedy my?

      Paszport sprawdza się piętnaście razy
      Mapa się zgięła na samym środku
      Kartka z wakacji wciąż jeszcze jest w drodze
      I nocleg się znalazł u kogoś na schodku`,
    later: `
      Z podróży wraca się zawsze z czymś więcej
      Z kamykiem, ze słowem, z zapachem ulic
      I choć się walizka znów kurzy na szafie
      To w głowie te drogi wciąż chcą się tulić`,
    hook: `
      W drogę, w drogę, walizka czeka
      Świat jest duży i nie ucieka

      Wakacje, wakacje, niech trwają do dnia
      I niech nam w drodze to radio gra`,
  },
  {
    words:
      'pociąg* pociag* kolejarz* kolejow* peron* lokomotyw* maszynist* dworzec dworca dworcu dworcem konduktor* wagon*',
    stanzas: `
      Pociąg rusza i drży herbata
      Za oknem idą pola i druty
      Ktoś macha chustką na pustym peronie
      I stukają koła, jak w równe nuty

      Bilet zagięty robi za zakładkę
      W przedziale poznaje się ludzi z kraju
      Głowa opada na obce ramię
      I miga za oknem wieś na skraju`,
    later: `
      A kiedy pociąg staje na końcu
      I cisza jest nagle, i pusty tor
      To długo się jeszcze kołysze podłoga
      I słychać koła jak daleki chór`,
    hook: `
      Pociąg jedzie, koła grają
      I wszyscy na kogoś czekają`,
  },
  {
    words: 'autobus* tramwaj* przystan* trolejbus* metro metrem metrze motornicz*',
    stanzas: `
      Autobus odjechał tuż sprzed nosa
      Szyba jest zimna pod samym czołem
      Ktoś trzyma miejsce plecakiem i miną
      I deszcz na tę szybę pisze półkołem

      Bilet się gniecie w mokrej rękawiczce
      Na przystanku rozmawia się o pogodzie
      Tramwaj skręca i dzwoni jak budzik
      I zawsze ktoś biegnie na wysokim chodzie`,
    later: `
      I może ktoś kiedyś zobaczy ten przystanek
      I stanie na chwilę bez wsiadania
      Bo wszystkie historie, te najzwyklejsze
      Są z takich przystanków i z machania`,
    hook: `
      Wsiadaj, wsiadaj, autobus ma czas
      Na końcu tej trasy ktoś czeka na nas`,
  },
  {
    words:
      'samochód samochod* auto auta autem aucie autko autk* maluchem kierownic* za_kółkiem garaż* w_korku w_korkach korki_uliczne kierowca kierowcą kierowcy kierowców tir tira tirem tirów ciężarówk* taksówk* taryf* jeździ_autem w_trasie w_trasę',
    stanzas: `
      Auto kaszle, ale w końcu rusza
      Radio ma jedną stację i szum
      Mapa leży na kolanach
      I śpiewa na tylnym siedzeniu tłum

      Pas zapięty, a okno w dół
      Na szybie są ślady małych palców
      Korek się ciągnie do horyzontu
      I śpiewa się głośno, bez żadnych zakalców`,
    later: `
      Ten samochód już dawno poszedł na złom
      A kluczyk od auta jeszcze ma brelok
      Bo nie o silnik w tym wszystkim chodziło
      Lecz o tych, co z tyłu śpiewali tak lekko`,
    hook: `
      Auto jedzie, wiatr do okna
      Droga dobra, choć jest mokra`,
  },
  {
    words:
      'prawo_jazdy prawa_jazdy prawem_jazdy prawko prawka prawkiem egzamin_na_prawo nauka_jazdy nauki_jazdy naukę_jazdy instruktor_jazdy instruktora_jazdy egzaminator* równoległe_parkowanie parkuje parkujesz parkować parkował* parkowani*',
    stanzas: `
      Auto zgasło na środku skrzyżowania
      Tablica z elką się trzęsie jak liść
      Instruktor trzyma się uchwytu dachu
      I z tyłu ktoś trąbi, że trzeba iść

      Lusterka są trzy, a oczy tylko dwa
      Łuk się cofa, jak umie, po skosie
      Pierwsza wchodzi ze zgrzytem zębów
      I słupek się trzyma tylko na włosie`,
    later: `
      A potem jest prawko, i kluczyki w ręku
      I pusta droga pod pierwszy świt
      I człowiek się śmieje za kierownicą
      I nic go nie goni, i nie trąbi nikt`,
    hook: `
      Prawko w kieszeni, droga przed nami
      Jedziemy, choćby i z przygodami`,
  },
  {
    words: 'rower* kolarz* kolarsk* kolarstw* pedałuj*',
    stanzas: `
      Dzwonek jest głośny, a hamulce nie
      Łańcuch zostawia ślad na nogawce
      Z górki się puszcza obydwie ręce
      A pod górę się pcha i siada na trawce

      Koszyk jest pełny, chleb i gazeta
      Opona sapie, a wiatr jest w nos
      Cień obok jedzie dwa razy dłuższy
      I leci za nami wesoły głos`,
    later: `
      Ktoś kiedyś trzymał z tyłu siodełko
      I puścił, i nikt nie zauważył nic
      I od tej pory jedzie się dalej
      Bo ktoś nas nauczył po prostu iść`,
    hook: `
      Rower, rower, wiatr we włosy
      I już jesteśmy w pół drogi do szosy`,
  },
  {
    words: 'motocykl* motor motorem motoru motory motorze skuter*',
    stanzas: `
      Silnik mruczy jak wielki kot
      Kask ściska uszy, a droga kusi
      Zakręt się kładzie pod samo kolano
      I wracać się potem przez las nie musi

      Asfalt jest ciepły jeszcze od słońca
      Kurtka skrzypi przy każdym ruchu
      Muchy na szybce, wiatr na policzkach
      I droga gra w jednym i drugim uchu`,
    later: `
      A wieczorem motocykl stygnie w garażu
      I cicho cyka gorący blok
      I śpi się, a drogi jadą przez głowę
      I każdy zakręt pamięta wzrok`,
    hook: `
      Na motor, na motor, i w świat, i w dal
      Niech za plecami zostanie żal`,
  },
]
