import { understands } from '#tests/support/brief/understands.ts'

understands('nl', [
  [
    'Dankjewel lied voor buurman Ahmed. Toen mijn man in het ziekenhuis lag, bracht hij elke avond soep en hij maaide ons gras zonder iets te zeggen.',
    {
      plot: 'thanks',
      facts: [
        'Toen mijn man in het ziekenhuis lag, bracht je elke avond soep',
        'Je maaide ons gras zonder iets te zeggen',
      ],
    },
  ],
  [
    'grappig lied over mijn broer Dennis die al vier jaar zegt dat hij de schuur gaat opruimen. er ligt nu een kano in',
    { call: 'Dennis', facts: ['Je zegt al vier jaar dat je de schuur gaat opruimen', 'Er ligt nu een kano in'] },
  ],
  [
    'onze kat Pluis die elke nacht op mijn hoofd gaat liggen en zegt nooit sorry',
    { plot: null, facts: ['Je gaat elke nacht op mijn hoofd liggen', 'Je zegt nooit sorry'] },
  ],
  [
    'bedankt juf Marieke, ze heeft onze zoon Bram leren lezen terwijl hij dat echt niet wilde',
    { plot: 'thanks', facts: ['Je hebt onze zoon Bram leren lezen terwijl hij dat echt niet wilde'] },
  ],
  [
    'Ik wil mijn ouders bedanken, ze werkten allebei in de nachtdienst zodat ik kon studeren',
    { plot: 'thanks', names: [], facts: ['Jullie werkten allebei in de nachtdienst zodat ik kon studeren'] },
  ],
  [
    'opa Wim is overleden. als ik langskwam zette hij meteen koffie, en hij zei altijd: kalm aan dan breekt het lijntje niet',
    {
      plot: 'memorial',
      facts: ['Als ik langskwam, zette je meteen koffie', 'Je zei altijd: kalm aan dan breekt het lijntje niet'],
    },
  ],
  [
    'grappig nummer over mijn collega Peter die altijd te laat komt, zijn koffiekopjes nooit opruimt en denkt dat hij goed kan zingen',
    { facts: ['Je komt altijd te laat', 'Je ruimt je koffiekopjes nooit op', 'Je denkt dat je goed kan zingen'] },
  ],
  [
    'liedje over onze hond Bram, een dikke teckel die bang is voor de stofzuiger en altijd kaas steelt van tafel',
    { facts: ['Je bent een dikke teckel die bang is voor de stofzuiger', 'Je steelt altijd kaas van tafel'] },
  ],
  [
    'liedje voor mijn zus, we sliepen in een tent, zochten schelpen',
    { facts: ['We sliepen in een tent', 'We zochten schelpen'] },
  ],
  ['bruiloft van Sanne en Joris. Nu wonen ze in een klein huisje', { facts: ['Nu wonen jullie in een klein huisje'] }],
  [
    'bruiloftslied voor Daan en Samira, ze ontmoetten elkaar in een volle trein en hij hield haar taart vast',
    { facts: ['Jullie ontmoetten elkaar in een volle trein', 'Hij hield haar taart vast'] },
  ],
  [
    'mijn hamster Pinda is gisteren doodgegaan, hij rende in zijn rad',
    { plot: 'memorial', facts: ['Je rende in je rad'] },
  ],
  [
    'liedje voor juf Marijke die met pensioen gaat na 41 jaar groep 3. Ze verloor altijd haar bril die op haar hoofd stond. vrolijk, max 2 minuten',
    {
      names: ['juf Marijke'],
      facts: ['Je gaat met pensioen na 41 jaar groep 3', 'Je verloor altijd je bril die op je hoofd stond'],
    },
  ],
  [
    'clublied voor onze roeiclub de snoek, elke zaterdag om 7 uur op het water, we winnen nooit maar de koffie erna is goed',
    {
      names: [],
      facts: ['Elke zaterdag om 7 uur op het water', 'We winnen nooit', 'De koffie erna is goed'],
    },
  ],
  [
    'verjaardagsliedje voor oma riet die wordt 80, ze bakt appeltaart en houdt van haar tuin',
    {
      ...{ plot: 'birthday', call: 'Riet', age: 80, topics: ['garden', 'kitchen'] },
      facts: ['Je bakt appeltaart', 'Je houdt van je tuin'],
    },
  ],
  [
    'sorry liedje voor mijn vriendin sanne, ik ben onze trouwdag vergeten en ik was te laat',
    { plot: 'apology', call: 'Sanne', facts: ['Ik ben onze trouwdag vergeten', 'Ik was te laat'] },
  ],
  [
    'liedje voor mijn hond bobbie die is overleden, hij sliep altijd op mijn bed en at mijn sokken op',
    { plot: 'memorial', call: 'Bobbie', facts: ['Je sliep altijd op mijn bed', 'Je at mijn sokken op'] },
  ],
  ['jingle voor onze bakkerij de gouden krent', { plot: 'shop', brand: 'de Gouden Krent' }],
  ['clublied voor vv de meeuwen', { plot: 'team', brand: 'VV de Meeuwen' }],
  [
    'lied voor juf marja die groep 4 lesgeeft, ze zingt altijd en vergeet haar bril',
    { call: 'Juf Marja', facts: ['Je geeft groep 4 les', 'Je zingt altijd', 'Je vergeet je bril'] },
  ],
  [
    'mijn kat minoes slaapt op mijn toetsenbord en gooit glazen om',
    { call: 'Minoes', facts: ['Je slaapt op mijn toetsenbord', 'Je gooit glazen om'] },
  ],
  ['slaapliedje voor mijn zoontje daan, zonder drums', { plot: 'lullaby', call: 'Daan', without: ['drums'] }],
  [
    'bruiloft lisa en tom, ze hebben elkaar leren kennen in de trein',
    {
      ...{ plot: 'wedding', names: ['Lisa', 'Tom'] },
      facts: ['Jullie hebben elkaar leren kennen in de trein'],
    },
  ],
  [
    'liefdeslied voor mijn man jan omdat hij altijd de vuilnis buiten zet en mij laat lachen',
    { plot: 'devotion', call: 'Jan', facts: ['Je zet altijd de vuilnis buiten', 'Je laat mij lachen'] },
  ],
  [
    'mijn ex heeft het uitgemaakt via whatsapp, ik huil elke avond, zijn trui ligt nog hier',
    {
      plot: 'heartbreak',
      facts: ['Je hebt het uitgemaakt via whatsapp', 'Ik huil elke avond', 'Je trui ligt nog hier'],
    },
  ],
  [
    'ik mis mijn moeder, ze is vorig jaar overleden, ze rook naar lavendel',
    { plot: 'memorial', call: 'Mama', facts: ['Ik mis je', 'Je rook naar lavendel'] },
  ],
  [
    'mijn vriendin lieke, we zijn drie jaar samen, zij mist haar oma',
    { plot: 'devotion', call: 'Lieke', facts: ['We zijn drie jaar samen', 'Je mist je oma'] },
  ],
  [
    'mijn zusje is geslaagd, ze zijn allemaal trots op haar',
    { plot: 'graduation', facts: ['Je bent geslaagd', 'Ze zijn allemaal trots op jou'] },
  ],
  ['trouwlied voor Anouk en Bas', { plot: 'wedding', names: ['Anouk', 'Bas'] }],
  ['lied in het engels voor mijn zus eva', { call: 'Eva', language: 'en' }],
  ['instrumentaal rustig piano stuk voor yoga', { instrumental: true }],
  ['sinterklaas liedje voor juf petra, vrouwelijke stem', { plot: 'holiday', voice: 'f' }],
  ['uitleg van de waterkringloop voor groep 6', { plot: 'teaching', about: ['waterkringloop'], facts: [] }],
  ['smartlap over de kroeg op de hoek die dicht gaat', { about: ['kroeg op de hoek'] }],
])
