import type { Details } from '../../stanzas.ts'

/** Uniforms and tools, screens and letters, and work laid down. */
export const work2: readonly Details[] = [
  {
    words:
      'strażak* strażac* straż_pożarna straży_pożarnej straż_pożarną pożarn* pożar pożaru pożary pożarów pożarze pożarach remiz* osp',
    stanzas: `
      Syrena wyje i stygnie zupa
      Brama się otwiera na podwórku
      Hełm ma nazwisko i rysę nad okiem
      I cały zastęp już jest na podwórku

      Wóz błyska na czerwono po ścianach
      Ktoś wbiega tam, skąd inni biegną
      Kot z drzewa drapie, zamiast dziękować
      I wszyscy wracają, i ręce więdną`,
    later: `
      A kiedy w remizie gaśnie już światło
      I wąż jest zwinięty, i cichy jest plac
      To spać się da lepiej w całej okolicy
      Bo ktoś się poderwie w nocy za nas`,
    hook: `
      Straż, straż jedzie, z drogi, z drogi
      Strażak nie liczy swojej trwogi`,
  },
  {
    words: 'górnik* górnic* kopalni* sztygar* barbórk* szychta szychtę szychcie',
    stanzas: `
      Szola zjeżdża, a w uszach dzwoni
      Lampka rysuje w ciemności krąg
      Węgiel się iskrzy jak czarne lustro
      I liczy się tylko na parę rąk

      Pył pod oczami jak cień zostaje
      Pod prysznicem słychać śpiew i śmiech
      Orkiestra w czakach gra w Barbórkę
      I niesie się marsz aż na drugi brzeg`,
    later: `
      I kto był na dole, ten wie, co to słońce
      I ile znaczy zwyczajny dzień
      Górnik na górze siada na ławce
      I długo patrzy na drzewa cień`,
    hook: `
      Szczęść Boże, górniku, niech wiedzie cię los
      Z każdej szychty niech słychać twój głos`,
  },
  {
    words: 'policj* żołnierz* wojsko wojska wojsku wojskiem wojskow* mundur* radiowóz radiowoz* koszar* poligon*',
    stanzas: `
      Kant na spodniach jest ostry jak papier
      Czapka czeka na brzegu komody
      Radio trzeszczy numery i słowa
      I jedzie się w nocy, po deszczu, po lodzie

      Buty lśnią tak, że widać sufit
      Kawa z termosu, i to w pół łyku
      Torba stoi spakowana przy drzwiach
      I w domu się czeka na dźwięk kluczyków`,
    later: `
      A kiedy się mundur powiesi do szafy
      To ramiona są jeszcze proste jak w rząd
      I ktoś mówi w progu: nareszcie w domu
      I służba się kończy, i dom jest stąd`,
    hook: `
      Mundur na wieszak i siadaj już
      W domu jest cicho, herbata jest tuż`,
  },
  {
    words:
      'programist* programuj* programowa* informatyk* informatycz* komputer* laptop* kodujesz koduje kodować klawiatur* internet* drukark*',
    stanzas: `
      Kursor mruga i czeka na myśl
      Kubek zostawia kółka na biurku
      Błąd się schował w drugim przecinku
      I jest już noc, i cicho na podwórku

      Ekran się świeci na sinej twarzy
      Kable pod biurkiem się wiją po domu
      Wszystko działało jeszcze wczoraj
      I nikt nic nie ruszał, i nie wyszedł z domu`,
    later: `
      A kiedy się laptop w końcu zamyka
      I gaśnie na biurku ostatnia dioda
      To widać, że świat jest i bez komputera
      I jest tam wiosna, i jest pogoda`,
    hook: `
      Wyłącz, włącz, i wszystko gra
      Komputer też czasem humory ma`,
  },
  {
    words: 'kelner* restaurac* barman* knajp* bistro',
    stanzas: `
      Trzy talerze na jednej ręce
      Dzwonek w kuchni, i znowu gest
      Ołówek za uchem, a stolik się kiwa
      I każdy ma uśmiech, choć późno już jest

      Świeczka w słoiku, a obrus w kratkę
      Ktoś się oświadcza przy samym oknie
      Szef kuchni woła i dzwonią garnki
      I wszyscy klaszczą, i szkło za szkłem moknie`,
    later: `
      A gdy się krzesła postawi na stołach
      I zgaśnie na barze ostatnia świeczka
      To siada kelner i siada reszta
      I mówi się mało, i znika gdzieś reszta`,
    hook: `
      Stolik przy oknie i zapach w krąg
      Tu dobrze zjesz z dobrych rąk`,
  },
  {
    words:
      'list listy listów listu listem listami listonosz* poczta pocztę poczcie poczty pocztow* pocztówk* pocztówek kartkę_z_wakacji kartki_z_wakacji kurier kurierem kuriera kurierk* kopert* znaczki_pocztowe filatelist*',
    stanzas: `
      Koperta jest krzywo naklejona
      List leży na stole, nad nim po cichutku
      Atrament się rozmył w jednym zdaniu
      I do niego się wraca zawsze, po smutku

      Listonosz dzwoni zawsze dwa razy
      Skrzynka skrzypi i czeka na wieść
      Pocztówka szła dłużej niż wakacje
      I dobrze jest do domu ją wnieść`,
    later: `
      List się przechowa w pudełku po butach
      Wstążka go trzyma, a czas go nie gnie
      I gdy się go kiedyś wyjmie po latach
      To głos z niego mówi tak samo we śnie`,
    hook: `
      Napisz list, napisz dwa słowa
      Papier je wiernie dla kogoś schowa`,
  },
  {
    words:
      'naprawia naprawiasz naprawiam naprawiał* naprawić naprawi naprawy naprawę naprawiani* złota_rączka złotą_rączką złote_ręce majstr* śrubokręt* młotek młotk* hydraulik* elektryk* wiertark* remont* skręca_meble narzędzi* malowanie_ścian maluje_ściany tapet* majster*',
    stanzas: `
      Młotek leży obok kanapki
      W całym domu słychać ten znajomy stuk
      Kran już nie kapie, za to zlew cieknie
      I śrubka znajduje się, co do sztuk

      Taśma i drut to połowa domu
      Śrubka została, więc coś jej brak
      W piwnicy jest słoik na każdą nakrętkę
      I nic się nie zmarnuje, choćby było wspak`,
    later: `
      Po latach ta półka wciąż trzyma się ściany
      I kran chodzi lekko, i dzwonek gra
      Bo ktoś to naprawił, jak umiał, po swojemu
      I w każdej tej śrubce coś z serca ma`,
    hook: `
      Co się zepsuje, naprawi się też
      Młotek i serce, i spokój jest`,
  },
  {
    words:
      'stolarz* stolars* stolark* drewno drewna drewnie drewnem drewnian* rzeźbi* rzeźba rzeźby rzeźbę struga strugał* dłuto dłutem trociny heblu*',
    stanzas: `
      Wiór się zwija jak jasny lok
      Trociny w kieszeniach mieszkają od zawsze
      Deska pachnie lasem w środku miasta
      I pod ręką robi się gładka na zawsze

      Dłuto idzie powoli wzdłuż słoja
      Lampa w warsztacie świeci po nocy
      Z klocka wygląda nagle twarz
      I stołek już stoi o własnej mocy`,
    later: `
      I stół z tego drewna postoi sto lat
      I ktoś przy nim kiedyś usiądzie po cichutku
      I nie będzie wiedział, czyje to ręce
      A dobrze mu będzie pić kawę powolutku`,
    hook: `
      Deska do deski, słój przy słoju
      I stoi stół w naszym pokoju`,
  },
  {
    words: 'emeryt*',
    stanzas: `
      Budzik wylądował na dnie szuflady
      Kawa się pije do ostatniego łyka
      W karton się zmieścił kubek i zdjęcie
      I nikt nie pogania, i nic nie umyka

      Kalendarz ma nagle białe kartki
      Zegar na ścianie nikogo nie budzi
      W poniedziałek można spać do oporu
      I nikt się od rana po domu nie trudzi`,
    later: `
      I przyjdzie na emeryturze dzień taki
      Że czasu jest mniej niż w pracowitym życiu
      Bo działka i wnuki, i ryby, i rower
      I dobrze się żyje w takim odkryciu`,
    hook: `
      Emerytura, wolny dzień
      Niech nikt nie budzi, gdy miły jest sen`,
  },
]
