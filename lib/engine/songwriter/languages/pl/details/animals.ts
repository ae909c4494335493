import type { Details } from '../../stanzas.ts'

/** Dogs, cats and other animals, the farm, the river and the walk. */
export const animals: readonly Details[] = [
  {
    words:
      'pies psa psem psu psie psy psów psami psiak* piesek pieska pieskiem pieski piesku szczeniak* szczeniac* szczenię* kundel* kundl* owczarek owczark* jamnik* labrador* smycz* merda* obroż*',
    stanzas: `
      Pazurki stukają w podłogę
      Ogon zamiata pół chodnika
      Piłka pod szafą, cała mokra
      I nos, co w każdej torbie znika

      Obroża, smycz na haczyku
      Sierść na spodniach, sierść na swetrze
      Miska pchana po kafelkach
      I łapa, co drapie powietrze

      Ciepły grzbiet przy samych stopach
      Ucho w górze, drugie leży
      Westchnienie na cały pokój
      I pół kołdry, jak należy

      Kij dłuższy niż cała ścieżka
      Łapy w błocie aż po brzuszek
      Strzepnięcie, krople na ścianie
      I piasek w głębi poduszek`,
  },
  {
    words: 'szczeka szczekasz szczekał* szczekać szczekani* szczekaj* szczeknię*',
    stanzas: `
      Hałas przy furtce, dzwonek, kroki
      Łapy na szybie, para z nosa
      Uszy na baczność, grzbiet jak szczotka
      I groźne spojrzenie z ukosa

      Firanka zsunięta na stronę
      Skrzynka na listy tuż za płotem
      Głos dwa razy większy niż łapy
      I triumf, i na koc z powrotem

      Winda, klucze, obce buty
      Cisza, nasłuch, i od nowa
      Echo niesie po podwórku
      I kot za płotem się chowa`,
  },
  {
    words:
      'kot kota kotem kotu kocie koty kotów kotami kotek kotka kotkę kotki kotku kociak* kocur* kociąt* kocię* kicia kici kicię myszy mrucz* miauc* miauk* drapak* kuwet*',
    stanzas: `
      Ogon zwinięty na łapach
      Oko, niby to zamknięte
      Silniczek gdzieś pod futerkiem
      I krzesło na dobre zajęte

      Łapka spycha coś ze stołu
      Pazurki w brzegu firanki
      Galop w korytarzu, cisza
      I wąsy znad filiżanki

      Drzwi, które trzeba otworzyć
      Legowisko, nowe, z puchu
      Drapak stoi dla ozdoby
      I w kartonie łapy na brzuchu

      W misce dno już widać trochę
      W oczach ogromna powaga
      Ocieranie się o kostki
      I miauknięcie, co pomaga`,
  },
  {
    words:
      'koń konia koniem konie koni koniu koniach końmi konik* jeździ_konno jeździsz_konno jeżdżę_konno jazda_konna jazdę_konną jazdy_konnej stadnin* stajni* siodł* kucyk*',
    stanzas: `
      Siano, skóra, ciepły oddech
      Marchewka z otwartej dłoni
      Szczotka idzie wzdłuż po boku
      I kopyto, które dzwoni

      Strzemię, pasek, jeszcze dziurka
      Grzywa spleciona w warkocze
      Stęp i kłus, i piach spod kopyt
      I za płotem łąka, zbocze

      Uszy w przód, potem na boki
      Słoma w butach, słoma wszędzie
      Wiadro brzęczy, drzwi od boksu
      I cukier w kostce, niech będzie`,
  },
  {
    words:
      'królik królika króliki królików królikiem króliku królikami króliczk* króliczek chomik* chomicz* świnka_morska świnki_morskie świnki_morskiej świnkę_morską szynszyl* myszoskocz*',
    stanzas: `
      Trociny, siano i miska
      Nos, co rusza się bez przerwy
      Liść sałaty krótszy, krótszy
      I kabel, i czyjeś nerwy

      Skok w bok, i stójka, i cisza
      Trawka przez kratkę podana
      Poidełko, kropla, stukot
      I norka, sianem wysłana

      Ciepła kulka w zgięciu łokcia
      Chrupanie słychać zza ściany
      Wąsy drżą przy każdym kęsie
      I dywan, z boku szarpany`,
  },
  {
    words: 'papug* papuż* kanark* kanarek kakadu',
    stanzas: `
      Łuski ziarna na dywanie
      Lusterko, dzwonek, huśtawka
      Główka przekrzywiona w prawo
      I słowo, i znów poprawka

      Pióro jak spinka na swetrze
      Gwizd, i dzwonek telefonu
      Dziób wędruje po guzikach
      I ktoś biegnie do salonu

      Drzwiczki klatki uchylone
      Lądowanie na karniszu
      Jabłko podziobane w kratkę
      I trele w ciepłym zaciszu`,
  },
  {
    words:
      'ptak ptaki ptaków ptaka ptakami ptakom ptaszk* ptaszek ptaszki karmnik* sikork* sikorek wróbel wróbelk* wróble wróbli wróbla bocian* jaskółk* jaskółek lornetk*',
    stanzas: `
      Daszek, gwoździk, cztery deski
      Łepek żółty, czapka czarna
      Słoninka na długim sznurku
      I kłótnia o łuskę ziarna

      Lornetka, notes, ołówek
      Kreska w górze, punkt, i znika
      Coś się rusza w gęstej trzcinie
      I nazwa z kart przewodnika

      Gniazdo na słupie jak czapka
      Klekot niesie się po dachach
      Krok za krokiem przez mokradło
      I wróble na polnych strachach`,
  },
  {
    words:
      'krowa krowy krowę krów krową krowami krówk* traktor* ciągnik* gospodarstw* rolnik* rolnicz* rolnict* świnie świń owce owiec kozy żniwa żniw żniwach oborze obora oborę stodoł* doi doisz doił* na_wsi wieś wsi wsią wiejsk*',
    stanzas: `
      Traktor budzi się z warknięciem
      Kłąb dymu, pole i skiby
      Grudy błota na oponach
      I bocian, pomocnik niby

      Mleko pieni się w wiaderku
      Ogon goni muchy z grzbietu
      Stołek na trzech krótkich nogach
      I kot już czeka, do kompletu

      Siano aż pod same krokwie
      Widły oparte o wrota
      Koszula lepka od kurzu
      I słoma na rzęsach, złota`,
  },
  {
    words:
      'wędk* wędek wędkar* wedkar* ryby rybę łowi łowisz łowię łowić łowił* łowieni* łowimy spławik* spinning* złowił* złowi szczupak* sandacz* okonie okonia leszcza leszcze na_rybach na_ryby',
    stanzas: `
      Spławik stoi na wodzie
      Krzesełko w mokrej trawie
      Termos, pudełko, żyłka
      I branie, no, już prawie

      Robaki w pudełku po serku
      Żyłka, co lśni jak pajęczyna
      Kołowrotek terkocze krótko
      I kij, co w pałąk się wygina

      Podbierak, gumiaki, szuwary
      Kręgi na wodzie po pluśnięciu
      Łuska przyklejona do dłoni
      I ryba większa niż na zdjęciu

      Zanęta w kulkach i wiadro
      Ważka siada na wędzisku
      Szept, bo woda wszystko niesie
      I srebro, w jednym rozbłysku`,
  },
  {
    words: 'spacer* przechadzk* spacerk* spacerek',
    stanzas: `
      Kurtka, klucze, drugi guzik
      Ławka pod lipą, ta sama
      Żwir chrzęszczący pod butami
      I furtka, aleja, brama

      Kij znaleziony po drodze
      W kieszeni kamyk i szyszka
      Mostek, woda, patyk płynie
      I w liściach szmer, pewnie myszka

      Kołnierz do góry, ręce w kieszeń
      Skrót, co zawsze drogę wydłuża
      Słowo, kawałek drogi, słowo
      I z boku mijana kałuża`,
  },
]
