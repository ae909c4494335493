import { understands } from '#tests/support/brief/understands.ts'

understands('pl', [
  ['pamięci dziadka Stanisława, naprawiał zegary', { call: 'Stanisław', facts: ['Naprawiałeś zegary'] }],
  ['dziękuję mamie, szyła po nocach', { facts: ['Szyłaś po nocach'] }],
  [
    'Piosenka dla mojej siostry Kasi, która przeprowadza się do nowego domu. Ma 3 koty i boi się pająków. Wesoło, na ukulele',
    {
      call: 'Kasia',
      facts: ['Przeprowadzasz się do nowego domu', 'Masz 3 koty', 'Boisz się pająków'],
    },
  ],
  [
    'dziadek Stefan kończy 80 lat, hoduje gołębie i każdego nazywa imieniem piłkarza. coś do potańczenia',
    { names: ['Stefan'], facts: ['Hodujesz gołębie i każdego nazywasz imieniem piłkarza'] },
  ],
  [
    'na narodziny naszego synka franka, urodził się 12 lutego w śnieżycę',
    { facts: ['Urodziłeś się 12 lutego w śnieżycę'] },
  ],
  ['brat michal sie zeni z ewelina, siedzi w domu', { names: ['Michał', 'Ewelina'], facts: ['Siedzisz w domu'] }],
  [
    'pies babci burek chodzi za nia na pole i lapie myszy',
    { call: 'Burek', facts: ['Chodzisz za nią na pole', 'Łapiesz myszy'] },
  ],
  [
    'wujek zenek w koncu sie zeni, ma 45 lat, panna mloda to mariola, on kocha kempingi',
    { plot: 'wedding', call: 'Zenek', names: ['Zenek', 'Mariola'], facts: ['Kochasz kempingi'] },
  ],
  ['nasza papuga kuku nasladuje moj dzwonek', { call: 'Kuku', facts: ['Naśladujesz mój dzwonek'] }],
  [
    'kochanie przepraszam, wrocilem o 3 w nocy i zjadlem karme psa',
    { plot: 'apology', facts: ['Wróciłem o 3 w nocy', 'Zjadłem karmę psa'] },
  ],
  [
    'brakuje mi mamy, odeszla rok temu, jej zupa pomidorowa, miala na imie danuta',
    { plot: 'memorial', call: 'mamo', facts: ['Twoja zupa pomidorowa'] },
  ],
  ['kolysanka dla blizniakow, kloca sie o koldre', { plot: 'lullaby', names: [], about: [] }],
  [
    'tesciowa konczy 70 lat, robi sto sloikow ogorkow i nikomu nie daje przepisu',
    { plot: 'birthday', facts: ['Robisz sto słoików ogórków', 'Nikomu nie dajesz przepisu'] },
  ],
  ["otwieramy pizzerie 'u wujka gienka', ciasto z pieca", { plot: 'shop', facts: ['Ciasto z pieca'] }],
  ['rzucam robote po 10 latach, zegnaj szefie, punk', { plot: 'freedom' }],
  [
    'moj dziadek nie zyje, wozil mnie na ramie roweru do szkoly, w kieszeni mial zawsze mietowki',
    {
      ...{ plot: 'memorial' },
      facts: ['Woziłeś mnie na ramie roweru do szkoły', 'W kieszeni miałeś zawsze miętówki'],
    },
  ],
  [
    'dla przyjaciolki ktora jest w ciazy i je tylko mandarynki, trzymaj sie sylwia',
    { names: ['Sylwia'], facts: ['Jesteś w ciąży', 'Jesz tylko mandarynki'] },
  ],
  ['sasiadka z gory odkurza o 6 rano w niedziele', { facts: ['Odkurzasz o 6 rano w niedziele'] }],
  [
    'szef marek idzie na emeryture, zawsze mowil spokojnie bez nerwow i gubil okulary na czole',
    { call: 'Marek', facts: ['Idziesz na emeryturę', 'Zawsze mówiłeś spokojnie', 'Gubiłeś okulary na czole'] },
  ],
  [
    'synek antos idzie do pierwszej klasy, boi sie troche ale ma plecak z dinozaurem',
    { names: ['Antoś'], facts: ['Idziesz do pierwszej klasy', 'Boisz się trochę', 'Masz plecak z dinozaurem'] },
  ],
  [
    'trzymam kciuki za kasie, jutro ma egzamin na prawo jazdy',
    { call: 'Kasia', facts: ['Jutro masz egzamin na prawo jazdy'] },
  ],
  [
    'zakochalem sie w sasiadce z trzeciego pietra, ma rower i zielony plaszcz',
    { facts: ['Masz rower i zielony płaszcz'] },
  ],
  ['tabliczka mnozenia przez 8 dla mojej corki, szybko i wesolo', { plot: 'teaching', names: [], facts: [] }],
  [
    'nasz pies fred zjadl mi trzy pary butow i boi sie odkurzacza, zrobcie smieszna piosenke',
    { call: 'Fred', facts: ['Zjadłeś mi trzy pary butów', 'Boisz się odkurzacza'] },
  ],
  [
    'piosenka do nauki dni tygodnia dla przedszkola, poniedzialek wtorek i tak dalej',
    { plot: 'teaching', about: ['dni tygodnia'], facts: ['Poniedziałek wtorek'] },
  ],
  ['moj tata odszedl w marcu. cale zycie jezdzil tirem', { plot: 'memorial', names: [] }],
  ['hymn dla naszej druzyny siatkarskiej orly kobylnica, zawsze przegrywamy', { brand: 'Orły Kobylnica' }],
  [
    'kolezanka z pracy marta odchodzi na macierzynski, piecze najlepszy sernik i zawsze gubi identyfikator',
    {
      ...{ plot: 'farewell', call: 'Marta' },
      facts: ['Odchodzisz na macierzyński', 'Pieczesz najlepszy sernik', 'Zawsze gubisz identyfikator'],
    },
  ],
  [
    'kolysanka dla tymka, ma 8 miesiecy i zasypia tylko z pluszowym hipopotamem',
    { call: 'Tymek', facts: ['Zasypiasz tylko z pluszowym hipopotamem'] },
  ],
  [
    'rap o tym ze w biedronce zawsze jest otwarta jedna kasa',
    { facts: ['W biedronce zawsze jest otwarta jedna kasa'] },
  ],
  [
    'dziadek stefan idzie na emeryture po 40 latach na kolei, byl maszynista, teraz bedzie hodowal golebie',
    {
      call: 'Stefan',
      facts: ['Idziesz na emeryturę po 40 latach na kolei', 'Byłeś maszynistą', 'Teraz będziesz hodował gołębie'],
    },
  ],
  [
    'rozstalismy sie po 5 latach, zostal mi jego kubek i pies. kobiecy glos, bez slowa milosc',
    { facts: ['Rozstaliśmy się po 5 latach', 'Został mi twój kubek i pies'] },
  ],
  [
    'podziękowanie dla babci heleny za pierogi, swetry i za to że zawsze trzymała moją stronę',
    { names: ['Helena'], facts: ['Za pierogi, swetry', 'Zawsze trzymałaś moją stronę'] },
  ],
  [
    'winda w bloku nie działa od miesiąca a ja mieszkam na dziesiątym piętrze. rap',
    { facts: ['Winda w bloku nie działa od miesiąca', 'Ja mieszkam na dziesiątym piętrze'] },
  ],
  [
    'wakacje u dziadka na wsi, stodoła, krowy, ognisko i ziemniaki z popiołu',
    { facts: ['Wakacje u dziadka na wsi', 'Stodoła, krowy', 'Ognisko i ziemniaki z popiołu'] },
  ],
  [
    'piosenka na 60 urodziny mojego taty Marka który naprawia zegarki i zawsze gwiżdże',
    { plot: 'birthday', call: 'Marek', age: 60, facts: ['Naprawiasz zegarki', 'Zawsze gwiżdżesz'] },
  ],
  ['kołysanka dla mojej córeczki leny po japońsku', { plot: 'lullaby', names: ['Lena'], language: 'ja' }],
  ['hymn naszej drużyny siatkarskiej Orły Radom', { plot: 'team', brand: 'Orły Radom' }],
  [
    'przepraszam kochanie że zapomniałem o rocznicy',
    { plot: 'apology', call: 'kochanie', facts: ['Zapomniałem o rocznicy'] },
  ],
  ['dżingiel dla naszej piekarni Pod Kasztanem', { plot: 'shop', brand: 'Pod Kasztanem' }],
  [
    'dla babci krysi ktora zmarla w maju, kochala ogrod, piekła szarlotkę',
    { plot: 'memorial', call: 'Krysia', names: ['Krysia'], facts: ['Kochałaś ogrod', 'Piekłaś szarlotkę'] },
  ],
  [
    'piosenka o spóźnianiu się na autobus, śmieszna',
    { plot: 'complaint', topics: ['bus'], about: ['spóźnianiu się na autobus', 'spóźnianiu'] },
  ],
  ['dziękuję mojej mamie ewie za wszystko', { plot: 'thanks', call: 'Ewa' }],
  [
    'imieniny mojej siostry jolki, caly czas gada przez telefon i spoznia sie nawet na obiad',
    {
      ...{ plot: 'birthday', call: 'Jolka' },
      facts: ['Cały czas gadasz przez telefon', 'Spóźniasz się nawet na obiad'],
    },
  ],
  ['dla pani wozniak od chemii, dzien nauczyciela', { plot: 'thanks', call: 'Pani Woźniak' }],
  ["reklama cukierni 'u halinki', bez slowa cukier", { plot: 'shop', brand: 'U Halinki', without: ['cukier'] }],
  [
    'rzucil mnie dla mojej fryzjerki i teraz nie mam ani chlopa ani grzywki, blues, kobieta śpiewa',
    {
      ...{ plot: 'heartbreak', names: [], voice: 'f' },
      facts: ['Rzuciłeś mnie dla mojej fryzjerki', 'Teraz nie mam ani chłopa ani grzywki'],
    },
  ],
  [
    'na 80 urodziny babci Heleny, robi pierogi i co niedziele gra ze mną w remika',
    { facts: ['Robisz pierogi', 'Co niedzielę grasz ze mną w remika'] },
  ],
  [
    'Śmieszna piosenka o szwagrze Marku, który od trzech lat składa szafę z Ikei i ciągle brakuje mu jednej śrubki',
    { names: ['Marek'], facts: ['Od trzech lat składasz szafę z Ikei', 'Ciągle brakuje ci jednej śrubki'] },
  ],
  [
    'Podziękowanie dla pani Ewy, wychowawczyni klasy 3b, nauczyła nas czytać i nigdy na nas nie krzyczała',
    { call: 'Ewa', facts: ['Nauczyła nas pani czytać', 'Nigdy na nas nie krzyczała'] },
  ],
  [
    'Na wesele Kasi i Tomka. Poznali się w pociągu, on zgubił bilet, ona zapłaciła. Teraz mają psa',
    {
      names: ['Kasia', 'Tomek'],
      facts: ['Poznali się w pociągu', 'On zgubił bilet, ona zapłaciła', 'Teraz mają psa'],
    },
  ],
  [
    'Piosenka dla przyjaciółki Oli, znamy się od podstawówki, zawsze się spóźnia, ale jak płakałam po rozwodzie, to przyjechała w nocy z lodami',
    {
      plot: 'friendship',
      facts: [
        'Znamy się od podstawówki',
        'Zawsze się spóźniasz',
        'Jak płakałam po rozwodzie, to przyjechałaś w nocy z lodami',
      ],
    },
  ],
  [
    'nasz pies Burek odszedl za teczowy most, zawsze czekal na mnie przy furtce i spal w moich kapciach',
    { plot: 'memorial', facts: ['Zawsze czekałeś na mnie przy furtce', 'Spałeś w moich kapciach'] },
  ],
  ['dla syna Kacpra, gra na gitarze do późna', { call: 'Kacper', facts: ['Grasz na gitarze do późna'] }],
  [
    'umarl dziadek stefan mial 88 lat. cale zycie naprawial rowery i kazdy go lubil',
    { plot: 'memorial', call: 'Stefan', facts: ['Całe życie naprawiałeś rowery', 'Każdy cię lubił'] },
  ],
  [
    'dla przedszkola, mycie rąk po kolei: odkrec wode, namydl, splucz, wytrzyj',
    { plot: 'teaching', facts: ['Mycie rąk po kolei', 'Odkręć wodę, namydl', 'Spłucz, wytrzyj'] },
  ],
  ['na ślub kasi i tomka', { plot: 'wedding', names: ['Kasia', 'Tomek'] }],
  ['moja dziewczyna ola mnie rzuciła, smutna ballada, głos męski', { plot: 'heartbreak', call: 'Ola', voice: 'm' }],
  ['piosenka o jesieni bez perkusji', { about: ['jesieni'], without: ['perkusji'] }],
  ['instrumentalny lo-fi do nauki', { instrumental: true }],
  [
    'mój kot filemon śpi na klawiaturze i budzi mnie o piątej',
    { call: 'Filemon', facts: ['Śpisz na klawiaturze', 'Budzisz mnie o piątej'] },
  ],
  ['tęsknię za moim bratem Pawłem który mieszka w Londynie', { plot: 'missing', call: 'Paweł' }],
  ['piosenka pożegnalna dla koleżanki z pracy Agnieszki', { plot: 'farewell', call: 'Agnieszka' }],
  ['na osiemnastkę mojej siostry mai, rap', { plot: 'birthday', names: ['Maja'] }],
  ['motywacja dla mojego syna Kuby przed maturą', { plot: 'encouragement', call: 'Kuba' }],
])
