import { understands } from '#tests/support/brief/understands.ts'

understands('de', [
  ['Lied für meinen Hund Bello, der Socken klaut', { facts: ['Du klaust Socken'] }],
  ['Lied für meinen Sohn Leo, der die Sterne liebt', { facts: ['Du liebst die Sterne'] }],
  [
    'Hochzeitslied für Anna und Jan, die sich im Zug kennengelernt haben',
    { plot: 'wedding', facts: ['Ihr habt euch im Zug kennengelernt'] },
  ],
  [
    'Danke an die Pflegerin Agnieszka. Sie hat meiner Mutter Lieder vorgesungen und die Haare geflochten, und als Mama starb, hat sie ihre Hand gehalten.',
    {
      ...{ plot: 'thanks', call: 'Agnieszka' },
      facts: [
        'Du hast meiner Mutter Lieder vorgesungen',
        'Du hast die Haare geflochten',
        'Als Mama starb, hast du ihre Hand gehalten',
      ],
    },
  ],
  [
    'Für meinen Papa, er hat gesagt, er will keine Geschenke. Wenn er lacht, wackelt der ganze Bauch. Er strickt mir Socken, die kratzen, und ich zieh sie trotzdem an.',
    {
      facts: [
        'Du hast gesagt, du willst keine Geschenke',
        'Wenn du lachst, wackelt der ganze Bauch',
        'Du strickst mir Socken, die kratzen',
        'Ich zieh sie trotzdem an',
      ],
    },
  ],
  [
    'Sie ist weg seit Montag, ihre Zahnbürste steht noch im Becher',
    { plot: 'heartbreak', facts: ['Du bist weg seit Montag', 'Deine Zahnbürste steht noch im Becher'] },
  ],
  [
    'Ich möchte meiner Frau Katrin danken, sie hat nie geweint, nur im Keller',
    { facts: ['Du hast nie geweint, nur im Keller'] },
  ],
  [
    'geburtstagslied für meine oma hilde die ihren garten liebt',
    { plot: 'birthday', call: 'Hilde', topics: ['garden'] },
  ],
  ['Ein Schlaflied auf Japanisch für meine Tochter Mia', { plot: 'lullaby', call: 'Mia', language: 'ja' }],
  ['Hymne für unsere U12-Mannschaft SV Waldheim', { plot: 'team', brand: 'SV Waldheim' }],
  [
    'meine schwester lena heiratet ihren tobi, kennengelernt haben sie sich weil er beim umzug das falsche sofa in den 5. stock geschleppt hat 😂 was lustiges für die feier',
    {
      ...{ plot: 'wedding', call: 'Lena', names: ['Lena', 'Tobi'] },
      facts: [
        'Du heiratest deinen Tobi',
        'Kennengelernt habt ihr euch, weil Tobi beim Umzug das falsche Sofa in den 5. Stock geschleppt hat',
      ],
    },
  ],
  [
    'werbelied für unsern fahrradladen kettenreaktion in der südstadt, platten flicken in 10 min, gebrauchte räder, kaffe gibts auch umsonst',
    {
      ...{ plot: 'shop', brand: 'Kettenreaktion' },
      facts: ['Platten flicken in 10 Min', 'Gebrauchte Räder', "Kaffee gibt's auch umsonst"],
    },
  ],
  [
    'unser kater mo ist überfahren worden die kinder sind so traurig. er lag immer auf dem schulranzen. bitte nix mit himmel oder regenbogen',
    {
      ...{ plot: 'memorial', call: 'Mo', without: ['himmel', 'regenbogen'] },
      facts: ['Die Kinder sind so traurig', 'Du lagst immer auf dem Schulranzen'],
    },
  ],
  [
    'er hat nach 6 jahren per whatsapp schluss gemacht. wütender rocksong, frau singt, e-gitarren. nenn bloß nicht seinen namen (stefan)',
    { plot: 'heartbreak', names: [], without: ['stefan'], voice: 'f' },
  ],
  [
    'geht das auch auf italienisch? für meine schwiegermama rosa ihre tomatensoße ist heilig und sie redet mit dem basilikum aufm balkon',
    {
      ...{ language: 'it', call: 'Rosa' },
      facts: ['Deine Tomatensoße ist heilig', 'Du redest mit dem Basilikum auf dem Balkon'],
    },
  ],
  [
    'mein patenkind jule wird 18!! gestern war sie noch mit gummistiefeln in jeder pfütze und jetz führerschein und will nach hamburg ziehn',
    { plot: 'birthday', age: 18, call: 'Jule' },
  ],
  [
    'liebeslied fuer meinen freund marek, er kocht immer fuer mich wenn ich spaet von der arbeit komm und wärmt meine kalten fuesse',
    {
      ...{ plot: 'devotion', call: 'Marek' },
      facts: ['Du kochst immer für mich, wenn ich spät von der Arbeit komm', 'Du wärmst meine kalten Füße'],
    },
  ],
  [
    'für meine mama zum muttertag. du hast uns alleine großgezogen, nachts gearbeitet und trotzdem jeden morgen brote geschmiert',
    {
      call: 'Mama',
      facts: [
        'Du hast uns alleine großgezogen',
        'Du hast nachts gearbeitet und trotzdem jeden Morgen Brote geschmiert',
      ],
    },
  ],
  [
    'sry schatz dass ich dein handy in die waschmaschine gesteckt hab und dann auch noch gelacht hab. lied für ines',
    {
      ...{ plot: 'apology', call: 'Ines' },
      facts: ['Ich hab dein Handy in die Waschmaschine gesteckt', 'Ich hab dann auch noch gelacht'],
    },
  ],
  [
    'unser hund balu klaut jeden abend socken und bringt sie dann dem nachbarn, voll peinlich aber er meint es ja gut',
    {
      call: 'Balu',
      facts: ['Du klaust jeden Abend Socken', 'Du bringst sie dann dem Nachbarn', 'Du meinst es ja gut'],
    },
  ],
  [
    'vereinslied für die kegelfreunde alle neune, wir treffen uns donnerstags, keiner trifft, aber das bier is kalt',
    {
      ...{ plot: 'team', brand: 'Kegelfreunde alle Neune', without: [] },
      facts: ['Wir treffen uns donnerstags', 'Keiner trifft', 'Das Bier ist kalt'],
    },
  ],
  [
    'mein nachbar mäht immer sonntags um 7 den rasen. ein wütender punksong bitte, nenn ihn nicht beim namen, er heißt herr kruse',
    { names: [], without: ['kruse'], facts: ['Du mähst immer sonntags um 7 den Rasen'] },
  ],
  [
    'polterabend von nils und marie, nils kann nicht tanzen und marie lacht ihn immer aus, sie haben zusammen einen alten bulli ausgebaut',
    {
      ...{ plot: 'wedding', names: ['Nils', 'Marie'] },
      facts: ['Nils kann nicht tanzen', 'Marie lacht ihn immer aus', 'Ihr habt zusammen einen alten Bulli ausgebaut'],
    },
  ],
  [
    'er hat mich nach 3 jahren geghostet. ich hab seine zahnbürste weggeworfen und die katze behalten. frauenstimme',
    {
      ...{ plot: 'heartbreak', voice: 'f' },
      facts: [
        'Du hast mich nach 3 Jahren geghostet',
        'Ich hab deine Zahnbürste weggeworfen',
        'Ich hab die Katze behalten',
      ],
    },
  ],
  [
    'lied für meinen bruder jonas, er ist letzten winter gestorben. er hat überall auf der welt die uhren in hotelzimmern um sieben minuten vorgestellt und keinem gesagt warum',
    {
      without: [],
      facts: [
        'Du hast überall auf der Welt die Uhren in Hotelzimmern um sieben Minuten vorgestellt',
        'Du hast keinem gesagt warum',
      ],
    },
  ],
  [
    'Oma Gerdi wird 90 und fährt immer noch mit dem Aufsitzmäher zum Bäcker, weil der Führerschein weg ist. 3 Söhne, 1 künstliche Hüfte, kann keine Rosinen leiden',
    {
      facts: [
        'Du fährst immer noch mit dem Aufsitzmäher zum Bäcker, weil der Führerschein weg ist',
        '3 Söhne',
        '1 künstliche Hüfte',
        'Du kannst keine Rosinen leiden',
      ],
    },
  ],
  [
    'für meinen opa heinz, er wird 80. steht jeden tag um fünf auf, füttert die meisen. lustig, aber auch ein bisschen zum Heulen',
    { facts: ['Du stehst jeden Tag um fünf auf', 'Du fütterst die Meisen'] },
  ],
  [
    'lied über meine mitbewohnerin jule, die jedes mal den letzten kaffee nimmt und die leere dose zurück ins regal stellt',
    { facts: ['Du nimmst jedes Mal den letzten Kaffee', 'Du stellst die leere Dose zurück ins Regal'] },
  ],
  ['Zur Pensionierung von unserer Schulsekretärin Frau Wimmer', { call: 'Frau Wimmer' }],
  [
    'nachts wenn ich nicht schlafen kann denk ich an das meer und an meine schwester in kanada. ich vermiss sie so',
    {
      plot: 'missing',
      facts: ['Nachts wenn ich nicht schlafen kann denk ich an das Meer und an dich in Kanada', 'Ich vermiss dich so'],
    },
  ],
  [
    'mein cousin flo heiratet am samstag seine sandra. er hat ihr den antrag im stau auf der a8 gemacht weil er nicht mehr warten konnte lol',
    {
      ...{ plot: 'wedding', call: 'Flo', names: ['Flo', 'Sandra'] },
      facts: [
        'Du heiratest am Samstag deine Sandra',
        'Du hast ihr den Antrag im Stau auf der A8 gemacht, weil du nicht mehr warten konntest',
      ],
    },
  ],
  [
    'hund gestorben, hieß bruno, 13 jahre. er hat immer am fenster gewartet bis ich heim kam',
    {
      ...{ plot: 'memorial', call: 'Bruno' },
      facts: ['Du hast immer am Fenster gewartet, bis ich heim kam'],
    },
  ],
  [
    'mein freund max und ich sind seit 5 jahren zusammen, er schnarcht, er vergisst alles, aber er bringt mir jeden morgen kaffee ans bett',
    {
      ...{ plot: 'devotion', call: 'Max' },
      facts: [
        'Wir sind seit 5 Jahren zusammen',
        'Du schnarchst',
        'Du vergisst alles',
        'Du bringst mir jeden Morgen Kaffee ans Bett',
      ],
    },
  ],
  [
    'protestsong: unsere schwimmhalle wird geschlossen, die stadt hat angeblich kein geld aber baut ein neues parkhaus',
    {
      ...{ plot: 'protest', without: [] },
      facts: [
        'Unsere Schwimmhalle wird geschlossen',
        'Die Stadt hat angeblich kein Geld',
        'Die Stadt baut ein neues Parkhaus',
      ],
    },
  ],
  [
    'danke an das team vom tierheim köln, ihr habt unsere luna gerettet und wochenlang gepflegt',
    { plot: 'thanks', facts: ['Ihr habt unsere Luna gerettet', 'Ihr habt wochenlang gepflegt'] },
  ],
  [
    'ein seemannslied über einen kapitän der angst vor wasser hat, mit akkordeon',
    { about: ['kapitän'], facts: ['Ein Kapitän hat Angst vor Wasser'] },
  ],
  [
    'für meinen mann zum 10. hochzeitstag. er hat mir seinen sitzplatz gegeben und seitdem lässt er mich nie stehen',
    { plot: 'devotion', facts: ['Du hast mir deinen Sitzplatz gegeben', 'Seitdem lässt du mich nie stehen'] },
  ],
  [
    'gute besserung für tante uschi, sie hat sich beim tanzen das bein gebrochen und kommandiert jetzt alle vom sofa',
    {
      ...{ plot: 'get-well', call: 'Uschi' },
      facts: ['Du hast dir beim Tanzen das Bein gebrochen', 'Du kommandierst jetzt alle vom Sofa'],
    },
  ],
  [
    'unsere tochter ist da!! 3200 gramm, heißt mathilda, hat die nase vom opa und schläft nur auf papas bauch',
    {
      ...{ plot: 'new-baby', call: 'Mathilda' },
      facts: ['Du bist da', '3200 Gramm', 'Du hast die Nase vom Opa', 'Du schläfst nur auf Papas Bauch'],
    },
  ],
  [
    'omas garten: sie hat uns immer erdbeeren naschen lassen und so getan als ob sie es nicht sieht',
    {
      topics: ['garden', 'summer'],
      facts: ['Du hast uns immer Erdbeeren naschen lassen', 'Du hast so getan als ob du es nicht siehst'],
    },
  ],
  [
    'kann jemand n lied machen für meine oma irmi sie wird am 3.6. 85 und fährt immernoch selber auto',
    { plot: 'birthday', call: 'Irmi', age: 85, facts: ['Du fährst immer noch selber Auto'] },
  ],
  [
    'party song ohne alkohol und ohne das wort saufen für unsere abschlussfeier der 10b',
    { without: ['alkohol', 'saufen'] },
  ],
  [
    'du bist einfach gegangen ohne ein wort, dein pulli liegt noch hier und riecht nach dir',
    {
      ...{ plot: 'heartbreak', without: [] },
      facts: ['Du bist einfach gegangen ohne ein Wort', 'Dein Pulli liegt noch hier', 'Dein Pulli riecht nach dir'],
    },
  ],
  [
    'für meinen papa der letztes jahr gestorben ist. er hat mich jeden morgen zur schule gefahren und im auto abba gehört',
    {
      plot: 'memorial',
      facts: ['Du hast mich jeden Morgen zur Schule gefahren', 'Du hast im Auto Abba gehört'],
    },
  ],
  [
    'brauche dringend was für die silberhochzeit von meinen eltern, gisela und rolf, sie streiten jeden urlaub über die route und kommen trotzdem immer an',
    {
      ...{ plot: 'wedding', call: 'Gisela und Rolf', about: [] },
      facts: ['Ihr streitet jeden Urlaub über die Route', 'Ihr kommt trotzdem immer an'],
    },
  ],
  [
    'unser chor heißt die schiefen töne, wir proben mittwochs im gemeindehaus und trinken danach glühwein',
    {
      ...{ plot: 'team', brand: 'die Schiefen Töne' },
      facts: ['Wir proben mittwochs im Gemeindehaus', 'Wir trinken danach Glühwein'],
    },
  ],
  [
    'Ich will mich bei meiner besten Freundin Svenja entschuldigen, ich hab ihren 30. Geburtstag vergessen. Sie war immer für mich da, auch als ich drei Wochen auf ihrem Sofa geschlafen hab.',
    {
      plot: 'apology',
      facts: [
        'Ich hab deinen 30. Geburtstag vergessen',
        'Du warst immer für mich da, auch als ich drei Wochen auf deinem Sofa geschlafen hab',
      ],
    },
  ],
  [
    'Ein Lied über die Sommer bei meinen Großeltern, wie wir im Heu geschlafen haben und wie Opa uns mit dem Traktor mitgenommen hat',
    { plot: 'nostalgia', facts: ['Wir haben im Heu geschlafen', 'Opa hat uns mit dem Traktor mitgenommen'] },
  ],
  [
    'lustiges lied über unseren kater Muffin der ist viel zu dick und klaut nachts wurst',
    { call: 'Muffin', facts: ['Du bist viel zu dick', 'Du klaust nachts Wurst'] },
  ],
  [
    'hey ich würde gern meiner frau katrin danken, sie hat alles alleine geschafft als ich im krankenhaus war',
    { plot: 'thanks', facts: ['Du hast alles alleine geschafft, als ich im Krankenhaus war'] },
  ],
  [
    'schreib nen diss track gegen meinen bruder leon, er stinkt, er verliert immer bei mario kart und heult dann',
    {
      ...{ call: 'Leon', names: ['Leon'] },
      facts: ['Du stinkst', 'Du verlierst immer bei Mario Kart', 'Du heulst dann'],
    },
  ],
  [
    'bro du schuldest mir noch 20 euro. lied für dennis, er vergisst jedes mal sein portemonnaie',
    {
      call: 'Dennis',
      facts: ['Du schuldest mir noch 20 Euro', 'Du vergisst jedes Mal dein Portemonnaie'],
    },
  ],
  ['partysong auf englisch für unsere wg, montagabend, alle tanzen', { names: [], language: 'en' }],
  ['Ein Lied über einen Bär im Mai und eine Rose im August, jo, 20 Mark', { names: [] }],
  ['unser hund krümel und peter aus dem chor', { names: ['Krümel', 'Peter'] }],
  ['opa kurt und frau schmidt tanzen', { names: ['Kurt', 'Frau Schmidt'] }],
  ['jingle für die bäckerei zum goldenen löffel in ulm', { brand: 'zum Goldenen Löffel' }],
  ['die geschichte von rotkäppchen als reggae, meine oma immer dabei', { names: [] }],
])
