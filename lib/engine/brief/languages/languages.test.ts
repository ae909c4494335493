import { expect, it } from 'vitest'
import { parseEnglish } from '../../../../server/assets/english.ts'
import { isLanguage, type Language } from '../../lyrics/language/language.ts'
import type { HearerKind } from '../brief.ts'
import { pattern } from '../patterns.ts'
import { readBrief } from '../read-brief.ts'
import { READING } from './registry.ts'

it.each(Object.entries(READING))('every pattern of %s can be matched', (_, words) => {
  const { subject, hearer, without, place, brand, age, length, instrumental, voice, languages, plots, kin } = words
  const named = [...plots.map(([, source]) => source), ...kin.map(([source]) => source), ...Object.values(languages)]
  const { determiners, titles, goesOn, and, relative, deed, names = [] } = words
  const parts = [instrumental, voice.m, voice.f, determiners, words.named, titles, goesOn, and, relative, deed]
  const sources = [subject, hearer, without, place, brand, age, length, named, names, parts].flat()
  for (const source of sources) expect(() => pattern(source).test('x'), source).not.toThrow()
})

it.each(Object.entries(READING))('%s knows how to call everybody whom another language speaks of', (_, { kin }) => {
  const kinds: HearerKind[] = [
    ...(['grandmother', 'grandfather', 'mother', 'father', 'child', 'sister', 'brother', 'love', 'friend'] as const),
    ...(['aunt', 'uncle', 'cat', 'dog', 'pet'] as const),
  ]
  expect(kinds.filter((kind) => !kin.some(([, call, own]) => own === kind && call !== null))).toEqual([])
})

type Understood = {
  readonly plot?: string | null
  readonly call?: string
  readonly names?: readonly string[]
  readonly topics?: readonly string[]
  readonly about?: readonly string[]
  readonly language?: Language
  readonly without?: readonly string[]
  readonly voice?: 'm' | 'f'
  readonly instrumental?: boolean
  readonly brand?: string
  readonly age?: number
  readonly place?: string
  readonly sender?: string
  /** The lines that a description gives. */
  readonly facts?: readonly string[]
}

/** What strangers type, and what is to be understood of it. */
const DESCRIPTIONS: Partial<Record<Language, readonly (readonly [description: string, understood: Understood])[]>> = {
  en: [
    [
      "My dad is retiring. He's never missed a day, hates dogs (been bit 3 times lol) and now he just wants to go fishing with his buddy Ray",
      {
        names: ['Ray'],
        facts: [
          "You're retiring",
          "You've never missed a day",
          'You hate dogs',
          "You've been bit 3 times",
          'Now you just want to go fishing with your buddy Ray',
        ],
      },
    ],
    [
      "thank you song for my daughter's kindergarten teacher, Mrs. Alvarez. She taught Lily to read and tie her shoes, and always gave her a hug",
      {
        ...{ call: 'Mrs Alvarez', names: ['Mrs Alvarez', 'Lily'] },
        facts: ['You taught Lily to read and tie her shoes', 'You always gave her a hug'],
      },
    ],
    [
      'sorry song for my girlfriend Jess. i forgot our anniversary and went to play pool with the boys instead. i know i messed up',
      { call: 'Jess', names: ['Jess'] },
    ],
    [
      'In memory of my grandmother Ruth, who passed away in March at the age of 91. She baked bread every Sunday and called everyone "sweetheart". Gentle, not too sad.',
      {
        ...{ call: 'Ruth', names: ['Ruth'] },
        facts: [
          'We lost you in March at the age of 91',
          'You baked bread every Sunday',
          'You called everyone sweetheart',
        ],
      },
    ],
    [
      'Fun song for my grade 2 class about the water cycle. Evaporation, condensation. A chorus that repeats so they can remember it.',
      { names: [], facts: ['Evaporation, condensation'] },
    ],
    [
      'funny song about my flatmate who never buys toilet roll and labels all his cheese',
      { about: [], facts: ['You never buy toilet roll', 'You label all your cheese'] },
    ],
    [
      'wedding song for my cousin Bea and her fella Owen, she does falconry',
      { names: ['Bea', 'Owen'], facts: ['You do falconry'] },
    ],
    ['song about the life cycle of a frog', { topics: [] }],
    ['for my best friend Priya, gonna miss her', { names: ['Priya'] }],
    [
      'my dad turns 70, he is scared of geese. make it funny but he should cry a bit at the end',
      { call: 'Dad', facts: ["You're scared of geese"] },
    ],
    [
      'wedding song for Ngozi and Tunde, mention Enugu and that his mother prayed 9 years for this day',
      { plot: 'wedding', facts: ['Your mother prayed 9 years for this day'] },
    ],
    [
      'wedding song for nina and raj, 3rd of may in Leicester. me and nina shared a desk',
      { ...{ plot: 'wedding', call: 'Nina and Raj' }, facts: ['We shared a desk'] },
    ],
    [
      'my hamster is full of seeds and he is also very loud',
      { names: [], facts: ["You're full of seeds", "You're also very loud"] },
    ],
    [
      'we had to put our old dog Rufus to sleep last week, he slept on the stairs',
      { plot: 'memorial', facts: ['We had to put you to sleep last week', 'You slept on the stairs'] },
    ],
    [
      'jingle for my cake stall, open 24/7, no hidden fees, I bake when I say I will',
      { plot: 'shop', without: [], facts: ['Open 24/7', 'No hidden fees', 'I bake when I say I will'] },
    ],
    [
      'roast my boss, the only thing he says is circle back. he is not sorry',
      { names: [], facts: ['You only say circle back'] },
    ],
    [
      "coach Ramsey is hanging up the whistle. 'run it again' is what she always yelled",
      { names: ['Ramsey'], facts: ["You're hanging up the whistle", 'You always yelled run it again'] },
    ],
    [
      'he ended 4 years by email, dont use his name (its steve)',
      { plot: 'heartbreak', names: [], facts: ['You ended 4 years by email'] },
    ],
    ['forgot my mums birthday again 😬 make it funny', { call: 'Mum', facts: ['I forgot your birthday again'] }],
    [
      'song for my gran Ida from her grandson leo, she always wins at cards and loses her keys',
      { call: 'Ida', sender: 'Leo', facts: ['You always win at cards', 'You lose your keys'] },
    ],
    [
      'for my twins Ada and Noor, their dad drives a truck and is away till May. tell them he waves at every bridge',
      {
        call: 'Ada and Noor',
        facts: ['Your dad drives a truck', 'Your dad is away till May', 'He waves at every bridge'],
      },
    ],
    [
      'our quiz team the Soggy Biscuits, lost every week but they still clap for everyone',
      { plot: 'team', facts: ['You lost every week', 'You still clap for everyone'] },
    ],
    [
      'my brother dev is marrying aisha in june, he backed into her car at a costco parking lot and she made him pay for the bumper lol',
      {
        ...{ plot: 'wedding', call: 'Dev', names: ['Dev', 'Aisha'] },
        facts: [
          "You're marrying Aisha in June",
          'You backed into her car at a Costco parking lot',
          'Aisha made you pay for the bumper',
        ],
      },
    ],
    [
      'my mum passed 3 weeks ago. she always had the radio on while she was ironing. nothing religious. her name was maureen',
      {
        ...{ plot: 'memorial', names: ['Maureen'] },
        facts: ['We lost you 3 weeks ago', 'You always had the radio on while you were ironing'],
      },
    ],
    [
      'my cat biscuit knocks EVERYTHING off the counter n then looks me dead in the eye. sassy jazz',
      { call: 'Biscuit', facts: ['You knock everything off the counter', 'You look me dead in the eye'] },
    ],
    [
      'lulaby for my grandson otis hes scared of the dark but theres an owl outside his window that keeps watch',
      {
        ...{ plot: 'lullaby', call: 'Otis' },
        facts: ["You're scared of the dark", "There's an owl outside your window that keeps watch"],
      },
    ],
    [
      'sorry to my little sister bea. i read her diary when we were kids. shes 30 now and STILL brings it up, fair enough',
      {
        ...{ plot: 'apology', call: 'Bea' },
        facts: ['I read your diary when we were kids', "You're 30 now and you still bring it up"],
      },
    ],
    [
      'dads retiring after 38 years driving the number 12 bus, now he can finaly go fishing whenever. names frank',
      {
        ...{ plot: 'retirement', names: ['Frank'] },
        facts: ["You're retiring after 38 years driving the number 12 bus", 'Now you can finally go fishing whenever'],
      },
    ],
    ['jingle 4 my barbershop fade and fable on 9th ave', { plot: 'shop', brand: 'Fade and Fable' }],
    ['bowling team song!! the gutter gals, tuesday nights', { plot: 'team', facts: ['Tuesday nights'] }],
    [
      'he left me for his DENTIST. i kept the couch tho',
      { plot: 'heartbreak', facts: ['You left me for your dentist', 'I kept the couch'] },
    ],
    ['golden anniversary for grandma ruth and grandpa earl', { plot: 'devotion', names: ['Ruth', 'Earl'] }],
    ['dragons and dinosaurs for my son', { topics: ['dragons', 'dinosaurs'], facts: [] }],
    ['planets in order for my 6yo, mercury venus earth. NO pluto he gets upset', { without: ['pluto'] }],
    [
      'song for our volunteer fire dept, they pulled my goats out of a flood',
      { facts: ['You pulled my goats out of a flood'] },
    ],
  ],
  nl: [
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
    [
      'bruiloft van Sanne en Joris. Nu wonen ze in een klein huisje',
      { facts: ['Nu wonen jullie in een klein huisje'] },
    ],
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
  ],
  de: [
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
        facts: [
          'Nachts wenn ich nicht schlafen kann denk ich an das Meer und an dich in Kanada',
          'Ich vermiss dich so',
        ],
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
  ],
  es: [
    [
      'Mi padre murió en marzo. Se llamaba Julián, era carpintero. Todavía guardo su martillo. Lo echo de menos',
      {
        plot: 'memorial',
        facts: [
          ...['Te fuiste en marzo', 'Te llamabas Julián', 'Eras carpintero'],
          ...['Todavía guardo tu martillo', 'Te echo de menos'],
        ],
      },
    ],
    [
      'Gracias a Doña Elena, me ayudó a leer. Se quedaba conmigo después de clase',
      { facts: ['Me ayudaste a leer', 'Te quedabas conmigo después de clase'] },
    ],
    [
      'Para aprender a lavarse las manos: antes de comer, y contar hasta veinte',
      { plot: 'teaching', about: ['lavarse las manos'], facts: [] },
    ],
    [
      'Recuerdo los veranos: robábamos cerezas y mi tío Manolo tocaba la guitarra',
      {
        plot: 'nostalgia',
        facts: ['Recuerdo los veranos', 'Robábamos cerezas', 'Mi tío Manolo tocaba la guitarra'],
      },
    ],
    [
      'se fue con mi mejor amiga, me dejó la planta',
      { plot: 'heartbreak', facts: ['Te fuiste con mi mejor amiga', 'Me dejaste la planta'] },
    ],
    ['cumbia para mi perro Chorizo, que roba calcetines', { facts: ['Robas calcetines'] }],
    ['Canción de cuna para Leo, tiene una mantita de patos', { plot: 'lullaby', call: 'Leo' }],
    [
      'mi papá era panadero en Tarija y todos los domingos hacía un pan con forma de zapato porque de niño no tuvo zapatos. ya no está, quiero algo para el día del padre tipo cueca',
      {
        ...{ call: 'Papá', names: ['Tarija'] },
        facts: [
          'Eras panadero en Tarija',
          'Todos los domingos hacías un pan con forma de zapato porque de niño no tuviste zapatos',
          'Ya no estás',
        ],
      },
    ],
    [
      'cancion para pedirle perdon a mi vecina la sra Maricruz, mi perro se comió el vestido de xv años de su hija dos dias antes de la fiesta jaja pero es en serio, cumbia porfa',
      {
        call: 'Sra Maricruz',
        facts: ['Mi perro se comió el vestido de xv años de tu hija dos días antes de la fiesta'],
      },
    ],
    [
      'Siempre en el Café Gijón mi gato y yo. llevamos 3 años sin hablarnos por la casa, guitarra, algo tranquilo',
      { names: [], without: [], facts: ['Llevamos 3 años sin hablarnos por la casa'] },
    ],
    [
      'canción para mi abuela Rosa, siempre decía "el que madruga, come caliente" y hacía croquetas',
      { facts: ['Siempre decías "el que madruga, come caliente"', 'Hacías croquetas'] },
    ],
    [
      'canción de cumpleaños para mi abuela carmen que ama su jardín',
      { plot: 'birthday', call: 'Carmen', topics: ['garden'] },
    ],
    ['una nana para mi hija Lucía, sin batería', { plot: 'lullaby', call: 'Lucía', without: ['batería'] }],
    [
      'cumpleaños de mi abuelo, cocinaba los domingos y contaba chistes malos',
      { plot: 'birthday', call: 'Abuelo', facts: ['Cocinabas los domingos', 'Contabas chistes malos'] },
    ],
    ['mi hermana valeria, estudio medicina', { call: 'Valeria', facts: ['Estudiaste medicina'] }],
    [
      'paola y fer y yo, nos conocimos en la secundaria',
      { names: ['Paola', 'Fer'], facts: ['Nos conocimos en la secundaria'] },
    ],
    ['jingle para mi taqueria el nopal feliz', { plot: 'shop', brand: 'el Nopal Feliz' }],
    ['cancion en ingles para mi novia', { plot: 'devotion', language: 'en' }],
    [
      'cancion para mi abuela carmen que ama su jardin y le gusta el cafe',
      { call: 'Carmen', facts: ['Amas tu jardín', 'Te gusta el café'] },
    ],
    [
      'perdon a mi novia, olvide nuestro aniversario y la extraño mucho',
      { plot: 'apology', facts: ['Olvidé nuestro aniversario', 'Te extraño mucho'] },
    ],
    [
      'mi perro max murio ayer, se comio mi sofa, dormia en mi cama',
      { plot: 'memorial', call: 'Max', facts: ['Te fuiste ayer', 'Te comiste mi sofá', 'Dormías en mi cama'] },
    ],
    [
      'gracias a mi maestra lupita por enseñarme a leer',
      { plot: 'thanks', call: 'Maestra Lupita', facts: ['Me enseñaste a leer'] },
    ],
    [
      'boda de ana y luis se conocieron en un tren',
      { plot: 'wedding', names: ['Ana', 'Luis'], facts: ['Se conocieron en un tren'] },
    ],
    [
      'mi papa arreglaba relojes, silbaba todo el dia, nunca se quejaba',
      { call: 'Papá', facts: ['Arreglabas relojes', 'Silbabas todo el día', 'Nunca te quejabas'] },
    ],
    ['cancion sobre cuando mi perro se comio la tarea', { facts: ['Te comiste la tarea'] }],
    ['cancion para mi novio, el tocaba la guitarra', { facts: ['Tocabas la guitarra'] }],
    [
      'disculpa a mi hermano lalo, rompi su consola y le eche la culpa al perro',
      { plot: 'apology', call: 'Lalo', facts: ['Rompí tu consola', 'Le eché la culpa al perro'] },
    ],
    [
      'un corrido para mi abuelo don chema que crio gallos y nunca supo leer',
      { call: 'Don Chema', facts: ['Criaste gallos', 'Nunca supiste leer'] },
    ],
    [
      'jingle para mi panaderia dulce hogar, pan recien horneado, conchas y bolillos',
      { plot: 'shop', brand: 'Dulce Hogar', facts: ['Pan recién horneado', 'Conchas y bolillos'] },
    ],
    [
      'extraño a mi mama, vive en honduras, todos la quieren',
      { plot: 'missing', call: 'Mamá', facts: ['Te extraño', 'Vives en Honduras', 'Todos te quieren'] },
    ],
    ['perdi el autobus otra vez y mi jefe me grito', { facts: ['Perdí el autobús otra vez', 'Me gritaste'] }],
    [
      'boda d mi prima yessenia y el brayan q se conocieron en la combi porq el le piso el zapato',
      {
        ...{ plot: 'wedding', call: 'Yessenia y Brayan', names: ['Yessenia', 'Brayan'] },
        facts: ['Se conocieron en la combi', 'Él le pisó el zapato'],
      },
    ],
    [
      'jingle pa mi puesto de tacos el compa chuy, abrimos de 7 a 2 am',
      { brand: 'el Compa Chuy', facts: ['Abrimos de 7 a 2 am'] },
    ],
    [
      'porra pal equipo de voley las panteras de iztapalapa, nunca ganamos jaja',
      { plot: 'team', brand: 'las Panteras de Iztapalapa', facts: ['Nunca ganamos'] },
    ],
    ['himno para el equipo del barrio los gatos fc', { plot: 'team', brand: 'los Gatos FC' }],
    [
      'mi perrito firulais se murio ayer tenia 14 años siempre me esperaba en la puerta',
      {
        ...{ plot: 'memorial', call: 'Firulais', age: 14 },
        facts: ['Te fuiste ayer', 'Tenías 14 años', 'Siempre me esperabas en la puerta'],
      },
    ],
    [
      'perdoname mariana se q la cague olvide tu cumple xq estaba jugando fifa',
      {
        ...{ plot: 'apology', call: 'Mariana' },
        facts: ['Sé que la cagué', 'Olvidé tu cumpleaños', 'Estaba jugando fifa'],
      },
    ],
    [
      'para mi abuelita chayo q en paz descanse hacia unas tortillas a mano',
      { plot: 'memorial', call: 'Chayo', facts: ['Hacías unas tortillas a mano'] },
    ],
    [
      'una rolita chistosa de mi roomie el pollo q nunca lava los platos',
      { call: 'El Pollo', facts: ['Nunca lavas los platos'] },
    ],
    [
      'se jubila la seño marta del cole, 35 años dando clase de mates, se sabia el nombre de todos',
      {
        ...{ plot: 'retirement', call: 'Marta' },
        facts: ['35 años dando clase de mates', 'Te sabías el nombre de todos'],
      },
    ],
    [
      'mi ex se fue con mi mejor amigo y se llevo hasta la airfryer',
      { plot: 'heartbreak', facts: ['Te fuiste con mi mejor amigo', 'Te llevaste hasta la airfryer'] },
    ],
    [
      'de parte de sus hijos sofi, mateo y la peque ema para mama q trabaja de enfermera',
      { call: 'Mamá', names: ['Sofi', 'Mateo', 'Ema'], facts: ['Trabajas de enfermera'] },
    ],
    [
      'gracias a mi vecino don ramiro por arreglarme la bici y cuidar a mis perros cuando estuve en el hospital',
      {
        ...{ plot: 'thanks', call: 'Don Ramiro' },
        facts: ['Me arreglaste la bici', 'Cuidaste a mis perros cuando estuve en el hospital'],
      },
    ],
    [
      'mi mama se jubila, este negocio lo levanto ella, ahora dice q va aprender a nadar',
      {
        call: 'Mamá',
        facts: ['Este negocio lo levantaste tú', 'Ahora dices que vas a aprender a nadar'],
      },
    ],
    [
      'para mi novio beto, llevamos 4 años, se nos quemo la cena el primer dia',
      { call: 'Beto', facts: ['Llevamos 4 años', 'Se nos quemó la cena el primer día'] },
    ],
    [
      'rap pa la tarea de geo: los planetas en orden mercurio venus tierra marte',
      { plot: 'teaching', about: ['planetas'], facts: [] },
    ],
    [
      'himno d despedida pa la oficina, se va joaco de sistemas, tomaba mate frio',
      { plot: 'farewell', call: 'Joaco', facts: ['Tomabas mate frío'] },
    ],
    [
      'cumple 30 de la flaca, baila cumbia hasta las 6',
      { plot: 'birthday', call: 'La Flaca', facts: ['Bailas cumbia hasta las 6'] },
    ],
    ['nana pa mi sobrino bauti q no suelta el chupete', { call: 'Bauti', facts: ['No sueltas el chupete'] }],
    [
      'perdon a mi vieja, le rompi el jarron y le heche la culpa al gato',
      { call: 'mamá', facts: ['Te rompí el jarrón', 'Le eché la culpa al gato'] },
    ],
    ['jingle veterinaria patitas felices d san juan', { brand: 'Patitas Felices' }],
    [
      'mi profe de ingles miss karen cantaba en clase y nunca nos dejo tarea',
      { call: 'Miss Karen', facts: ['Cantabas en clase', 'Nunca nos dejaste tarea'] },
    ],
    ['cancion para mi tio julian q vive en napoles', { call: 'Julián', facts: ['Vives en Nápoles'] }],
    [
      'mi gata se llama nube y tira todo de la mesa y despues me mira como si nada',
      { call: 'Nube', facts: ['Tiras todo de la mesa', 'Después me miras como si nada'] },
    ],
    [
      'Nana para mi bebé Mateo, que no quiere dormir si no le agarro la manito, tiene un elefante de trapo que se llama Trompi y afuera está lloviendo',
      {
        ...{ plot: 'lullaby', call: 'Mateo' },
        facts: [
          'No quieres dormir si no te agarro la manito',
          ...['Tienes un elefante de trapo que se llama Trompi', 'Afuera está lloviendo'],
        ],
      },
    ],
    [
      'Mi papá falleció hace dos años, era camionero y cuando volvía de viaje nos traía alfajores, pero nunca faltó el domingo, ni cuando nevó',
      {
        ...{ plot: 'memorial', call: 'Papá' },
        facts: [
          ...['Hace dos años que te fuiste', 'Eras camionero', 'Cuando volvías de viaje nos traías alfajores'],
          'Nunca faltaste el domingo, ni cuando nevó',
        ],
      },
    ],
    [
      'Se jubila Conchi, la recepcionista, después de 35 años. Se sabe los cumpleaños de todos. La vamos a extrañar mucho',
      {
        ...{ plot: 'retirement', call: 'Conchi' },
        facts: [
          ...['Te jubilas, después de 35 años', 'Eres la recepcionista', 'Te sabes los cumpleaños de todos'],
          'Te vamos a extrañar mucho',
        ],
      },
    ],
    [
      'Perdóname mamá por no llamarte más. Me prestaste tu paraguas y yo nunca te lo devolví',
      { plot: 'apology', facts: ['No te llamé más', 'Me prestaste tu paraguas', 'Yo nunca te lo devolví'] },
    ],
    [
      'canción para mi suegro Ramón, que se quedó dormido en mi boda y cree que nadie se da cuenta de que se tiñe el bigote',
      {
        ...{ plot: null, call: 'Ramón' },
        facts: ['Te quedaste dormido en mi boda', 'Crees que nadie se da cuenta de que te tiñes el bigote'],
      },
    ],
    [
      'mi tío Julio está muerto de miedo, él que era paracaidista. Quiere volver a bailar con mi tía',
      {
        call: 'Julio',
        facts: ['Estás muerto de miedo', 'Tú que eras paracaidista', 'Quieres volver a bailar con mi tía'],
      },
    ],
  ],
  ja: [
    ['結婚式の歌、健太と美咲', { plot: 'wedding', call: '健太と美咲' }],
    [
      '父が亡くなりました。釣りが好きで、いつも軽トラの助手席に乗せてくれました。最後にありがとうが言えなかったことを歌にしたいです',
      { facts: ['釣りが好きで', 'いつも軽トラの助手席に乗せてくれた', '最後にありがとうが言えなかった'] },
    ],
    [
      '妹の美咲と健太さんの結婚式の歌。美咲は泣き虫、健太さんは地図が読めません',
      { plot: 'wedding', facts: ['美咲は泣き虫', '健太さんは地図が読めない'] },
    ],
    [
      '妻の里美に歌を贈りたい。夜勤が多いのに朝は必ず弁当を作ってくれる。口下手な俺は好きと言ったことがない',
      {
        call: '里美',
        facts: ['夜勤が多いのに', '朝は必ず弁当を作ってくれる', '口下手な俺は好きと言ったことがない'],
      },
    ],
    [
      '遠距離恋愛の彼氏に。空港で見送るたびに泣いてしまう',
      { plot: 'missing', facts: ['空港で見送るたびに泣いてしまう'] },
    ],
    [
      '友達のあかねが失恋した。朝まで泣いてた。絶対幸せになれるよと伝えたい',
      { plot: 'encouragement', facts: ['失恋した', '朝まで泣いてた', '絶対幸せになれるよ'] },
    ],
    [
      'パパの還暦祝いに。運動会だけは必ず来てくれた。娘の恵より',
      { call: 'パパ', facts: ['運動会だけは必ず来てくれた'] },
    ],
    ['おばあちゃんの米寿のお祝いの歌', { plot: 'birthday' }],
    [
      '父が来月定年退職します。38年間、市バスの運転手でした。雨の日はいつも遅れた学生を待っていました。しっとりしたバラードで',
      {
        ...{ plot: 'retirement', about: [] },
        facts: ['38年間市バスの運転手だった', '雨の日はいつも遅れた学生を待っていた'],
      },
    ],
    [
      '卓球部、部員3人です。最後の試合は体育館が雨漏りしてて、ゆうた先輩が傘さしながら一点取りました。泣けるやつ',
      { facts: ['部員3人', '最後の試合は体育館が雨漏りしてて', 'ゆうた先輩が傘さしながら一点取った'] },
    ],
    [
      '母の還暦祝いの歌。今でも家の階段で「お足元にご注意ください」と言います',
      { facts: ['今でも家の階段で「お足元にご注意ください」と言う'] },
    ],
    ['妹の美咲に歌を贈りたいです。相手の健太さんは料理が上手です', { call: '美咲', facts: ['健太さんは料理が上手'] }],
    [
      '祖母の米寿の歌。名前は千代子。毎朝畑に出て、トマトを作っています。去年の夏、田舎で笑いころげました',
      {
        call: '千代子',
        facts: ['毎朝畑に出てトマトを作っている', '去年の夏、田舎で笑いころげた'],
      },
    ],
    [
      '父が亡くなりました。無口な人で、私の自転車を直してくれました',
      { facts: ['無口な人で', '私の自転車を直してくれた'] },
    ],
    [
      '夫は無口で、頑固で、でも傘をいつも私の方に傾けてくれる',
      { facts: ['無口で頑固な人', '傘をいつも私の方に傾けてくれる'] },
    ],
    ['転校する親友ゆづきへ。坂道で笑いころげた', { plot: 'farewell', call: 'ゆづき' }],
    ['我が家のルンバが椅子の下にいつもはさまって助けを呼ぶ歌', { names: [], call: 'ルンバ' }],
    [
      '受験に落ちた娘のゆきを励ましたい。毎晩2時まで勉強していた',
      { plot: 'encouragement', facts: ['受験に落ちた', '毎晩2時まで勉強していた'] },
    ],
    [
      '同僚の田中さんが今月で退職します。30年間経理で働いて、いつも飴をくれました。定年後は旅行するそうです',
      { plot: 'retirement', facts: ['30年間経理で働いて', 'いつも飴をくれた', '定年後は旅行する'] },
    ],
    ['兄が結婚！お嫁さんはかなさん', { plot: 'wedding', names: ['かなさん'], facts: [] }],
    ['おばあちゃんの柴犬コロ 畑についてきて蛇も捕まえる', { call: 'コロ' }],
    ['面接前の自分を励ます歌 5回落ちたけど大丈夫 ロック', { plot: 'encouragement', names: [] }],
    ['叔父さんが45歳でやっと結婚！ お嫁さんは美鈴さん 叔父はキャンプ好き', { plot: 'wedding', names: ['美鈴さん'] }],
    [
      'クリーニング屋「せいけつ堂」 ワイシャツ100円 当日仕上げ',
      { plot: 'shop', brand: 'せいけつ堂', facts: ['ワイシャツ100円', '当日仕上げ'] },
    ],
    ['奥さんごめん 朝3時に酔って帰って犬のごはん食べた', { facts: ['朝3時に酔って帰って犬のごはん食べた'] }],
    ['義母の古希祝い 漬物名人で誰にもレシピを教えない', { facts: ['漬物名人で誰にもレシピを教えない'] }],
    ['焼き鳥屋「とりまる」オープン 炭火 つくねが名物', { plot: 'shop', brand: 'とりまる', facts: ['つくねが名物'] }],
    ['10年勤めた会社を辞める さよなら社長 パンクロック', { plot: 'freedom', call: '社長' }],
    ['ママさんバレー「フラワーズ」 平均48歳 勝ったことない', { plot: 'team', names: [], brand: 'フラワーズ' }],
    ['上の階の人が朝6時に掃除機かける ふざけた歌', { about: [], facts: ['上の階の人が朝6時に掃除機かける'] }],
    ['部活引退する先輩のあやかさんへ トランペットが上手', { names: ['あやかさん'] }],
    ['パン屋「こむぎ堂」の歌 朝6時から カレーパンが人気', { plot: 'shop', brand: 'こむぎ堂' }],
    [
      '姉のさおりが来月結婚するので披露宴で流す歌 旦那さんはゆうじさん 出会いはボルダリングジム',
      { plot: 'wedding', names: ['さおり', 'ゆうじさん'], facts: ['出会いはボルダリングジム'] },
    ],
    [
      '駅前のたい焼き屋「福どん」のCMソング 皮がパリパリ しっぽまであんこ',
      { brand: '福どん', facts: ['皮がパリパリ', 'しっぽまであんこ'] },
    ],
    [
      '小2の娘の九九の七の段 全然覚えられないので歌で覚えたい',
      { plot: 'teaching', about: ['九九の七の段'], facts: [] },
    ],
    [
      'じいちゃんが先月亡くなりました 将棋が強くて わざと負けてくれてた 静かなピアノで',
      { facts: ['将棋が強かった', 'わざと負けてくれてた'] },
    ],
    ['草野球チーム「サンダース」の応援歌 平均年齢47歳 いつも最下位だけど飲み会は優勝', { brand: 'サンダース' }],
    [
      '転勤する山田課長へ送別の歌 口ぐせは「まあなんとかなる」いつもアメをくれた',
      { call: '山田課長', facts: ['口ぐせは「まあなんとかなる」', 'いつもアメをくれた'] },
    ],
    ['生後4ヶ月のみなとの子守唄 掃除機の音で寝る変な子です', { plot: 'lullaby', call: 'みなと' }],
    [
      '庭が大好きな祖母の花子、80歳の誕生日の歌を作ってください',
      { plot: 'birthday', call: '花子', topics: ['garden'], age: 80, facts: ['庭が大好き'] },
    ],
    ['娘のゆいちゃんへの子守唄、ドラムなしで', { plot: 'lullaby', call: 'ゆいちゃん', without: ['ドラム'] }],
    [
      '妻への結婚記念日のラブソング。毎朝コーヒーを入れてくれます。料理が上手で、いつも笑っている',
      { plot: 'devotion', call: 'あなた', facts: ['毎朝コーヒーを入れてくれる', '料理が上手で', 'いつも笑っている'] },
    ],
    [
      'うちの犬ポチが先月亡くなりました。散歩が大好きでした',
      { plot: 'memorial', call: 'ポチ', facts: ['散歩が大好き'] },
    ],
    ['会社を辞める同僚の田中さんへの送別ソング', { plot: 'farewell', call: '田中さん', topics: ['office'] }],
    ['猫のミケの歌。キーボードの上で寝るし雨が嫌い', { call: 'ミケ', facts: ['キーボードの上で寝るし', '雨が嫌い'] }],
    ['親友のあゆみの結婚式で歌う曲', { plot: 'wedding', call: 'あゆみ' }],
    ['パン屋「ひまわりベーカリー」のCMソング', { plot: 'shop', brand: 'ひまわりベーカリー', topics: [] }],
    ['うちのサッカーチームFC青葉の応援歌、ロックで', { plot: 'team', brand: 'FC青葉', topics: ['soccer'] }],
    ['バスに乗り遅れた歌', { plot: 'complaint', about: ['バスに乗り遅れた'], topics: ['bus'] }],
    ['妻の誕生日を忘れたことを謝る歌', { plot: 'apology', call: 'あなた', about: ['妻の誕生日を忘れたこと'] }],
    ['光合成を説明する小学生向けの歌', { plot: 'teaching', about: ['光合成'] }],
    ['元彼が忘れられない失恋バラード', { plot: 'heartbreak', topics: [] }],
    ['友達のけんたは釣りが趣味で、いつも遅刻してくる', { plot: 'friendship', call: 'けんた' }],
    ['孫が生まれました。名前は湊です', { plot: 'new-baby', call: '湊' }],
    ['雨の日に聴きたい静かなピアノの曲、インストで', { plot: 'calm', instrumental: true }],
    ['女性ボーカルで、夜の街を歩く切ない曲', { voice: 'f', topics: ['night', 'city'] }],
    ['英語で夏のラブソング', { plot: 'devotion', language: 'en', topics: ['summer'] }],
    ['海の歌', { about: ['海'], topics: ['sea'] }],
    ['仕事を辞めて世界一周に出る友人さとしへ', { call: 'さとし', topics: ['travel'] }],
    ['職場の先輩ゆうことだいすけが結婚します🎉二人ともカレー好きw', { plot: 'wedding', names: ['ゆうこ', 'だいすけ'] }],
    ['うちの犬きなこが毎朝布団を引っ張る歌', { call: 'きなこ', facts: ['毎朝布団を引っ張る'] }],
    ['卒業式であやの先生に贈る歌', { plot: 'graduation', call: 'あやの先生' }],
    ['蕎麦屋の歌 店名は「そば処みなと」天ぷらが自慢', { plot: 'shop', brand: 'そば処みなと' }],
    ['友達のSarahの結婚式 夫はNoahさん', { plot: 'wedding', names: ['Sarah', 'Noah'] }],
    ['失恋バラード。「永遠」という言葉は使わないで', { plot: 'heartbreak', without: ['永遠'] }],
    ['ギターとピアノの静かな曲', { plot: 'calm', names: [] }],
    ['ポップとロックの中間で夏の歌', { names: [], topics: ['summer'] }],
  ],
  fr: [
    [
      "Merci à Mme Bertin, la maîtresse de mon fils Lucas, elle lui a appris à lire et elle ne s'est jamais énervée",
      {
        call: 'Mme Bertin',
        facts: ['Tu es la maîtresse de mon fils Lucas', 'Tu as appris à lire à Lucas', "Tu ne t'es jamais énervée"],
      },
    ],
    [
      "Je veux dire merci à madame Lefèvre, l'institutrice de mon fils Noé. Il bégayait et n'osait pas parler, elle l'a fait monter sur scène et il a récité tout son poème",
      {
        call: 'Madame Lefèvre',
        facts: [
          "Tu es l'institutrice de mon fils Noé",
          'Noé bégayait',
          "Il n'osait pas parler",
          "Tu l'as fait monter sur scène",
          'Noé a récité tout son poème',
        ],
      },
    ],
    [
      'Ma mère Françoise est partie en mars. Elle chantait Brassens, son tablier bleu est toujours accroché derrière la porte. Quelque chose de doux, pas larmoyant.',
      {
        ...{ plot: 'memorial', call: 'Françoise', names: ['Françoise'] },
        facts: [
          'Tu es partie en mars',
          'Tu chantais Brassens',
          'Ton tablier bleu est toujours accroché derrière la porte',
        ],
      },
    ],
    [
      'Mon grand-père Lucien ne se souvient plus de mon prénom, mais quand je lui mets Piaf il chante toutes les paroles',
      { facts: ['Tu ne te souviens plus de mon prénom', 'Quand je te mets Piaf', 'Tu chantes toutes les paroles'] },
    ],
    [
      "pour les noces d'or de mes parents Monique et Bernard, ils dansent le tango quand ils croient qu'on ne les voit pas",
      {
        ...{ plot: 'wedding', call: 'Monique et Bernard' },
        facts: ["Vous dansez le tango quand vous croyez qu'on ne vous voit pas"],
      },
    ],
    [
      'le mariage de ma sœur Élodie et de Thomas, il lui a prêté son parapluie',
      { call: 'Élodie et Thomas', facts: ['Thomas lui a prêté son parapluie'] },
    ],
    [
      'pour mon papi Émile, ancien facteur, il me donnait des bonbons, il me manque',
      { plot: 'memorial', facts: ['Tu étais facteur', 'Tu me donnais des bonbons', 'Tu me manques'] },
    ],
    ['mon ex Maxime me quitte par sms', { plot: 'heartbreak', facts: ['Tu me quittes par sms'] }],
    [
      "comptine pour apprendre aux enfants à se brosser les dents, avec un crocodile qui s'appelle Coco",
      { plot: 'teaching', about: ['se brosser les dents'], facts: [] },
    ],
    [
      "berceuse pour mon fils Malo, il dort seulement si on lui tient l'oreille",
      { facts: ["Tu dors seulement si on te tient l'oreille"] },
    ],
    [
      'ma collègue Solange part en retraite, elle cachait des frites en plus sous la purée pour les gamins qui avaient eu une mauvaise note. on est 12 à chanter, pas trop haut svp',
      {
        facts: [
          'Tu pars en retraite',
          'Tu cachais des frites en plus sous la purée pour les gamins qui avaient eu une mauvaise note',
        ],
      },
    ],
    [
      "une berceuse pour Ilyès né dans l'ascenseur entre le 4e et le 5e, c'est le voisin plombier qui a tout fait, du coup son 2e prénom c'est Raymond",
      {
        ...{ call: 'Ilyès', names: ['Ilyès', 'Raymond'] },
        facts: [
          "Tu es né dans l'ascenseur entre le 4e et le 5e",
          "C'est le voisin plombier qui a tout fait",
          "Ton 2e prénom c'est Raymond",
        ],
      },
    ],
    [
      'Pour mon prof de judo Karim qui déménage. Il disait toujours « on salue, on souffle, on y va ». Nous sommes 15 élèves à chanter',
      { names: ['Karim'], facts: ['Tu déménages', 'Tu disais toujours « on salue, on souffle, on y va »'] },
    ],
    [
      "Mon chat Gribouille a disparu trois semaines, on l'a retrouvé chez le boucher, valse, accordéon",
      { facts: ['Tu as disparu trois semaines', "On t'a retrouvé chez le boucher"] },
    ],
    [
      'chanson d’anniversaire pour ma mamie huguette qui adore son jardin',
      { plot: 'birthday', call: 'Huguette', topics: ['garden'] },
    ],
    ['une berceuse pour mon fils Louis, chantée par une femme', { plot: 'lullaby', call: 'Louis', voice: 'f' }],
    [
      'ma mamie huguette qui adore son jardin et rale contre les voisins',
      { call: 'Huguette', facts: ['Tu adores ton jardin', 'Tu râles contre les voisins'] },
    ],
    [
      'mon chat moka dort sur mon clavier et me réveille à 5h',
      { call: 'Moka', facts: ['Tu dors sur mon clavier', 'Tu me réveilles à 5h'] },
    ],
    [
      'mon papi est mort en mars, il reparait des montres et il me donnait des bonbons',
      {
        ...{ plot: 'memorial', call: 'Papi' },
        facts: ['Tu es parti en mars', 'Tu réparais des montres', 'Tu me donnais des bonbons'],
      },
    ],
    [
      'pardon a ma femme j ai oublie notre anniversaire de mariage j’étais au foot',
      { plot: 'apology', facts: ["J'ai oublié notre anniversaire de mariage", "J'étais au foot"] },
    ],
    [
      'chanson de mariage pour julie et marc, ils se sont rencontrés au ski',
      { plot: 'wedding', names: ['Julie', 'Marc'], facts: ['Vous vous êtes rencontrés au ski'] },
    ],
    [
      "merci à ma prof mme lefevre de m'avoir appris à lire",
      { plot: 'thanks', call: 'Mme Lefevre', facts: ["Tu m'as appris à lire"] },
    ],
    [
      'jingle pour ma librairie la page cornée, ouverte le dimanche, on sert du thé',
      { plot: 'shop', brand: 'la Page Cornée', facts: ['Ouverte le dimanche', 'On sert du thé'] },
    ],
    [
      'crêperie chez annick, galettes au sarrasin',
      { plot: 'shop', brand: 'Chez Annick', facts: ['Galettes au sarrasin'] },
    ],
    [
      'hymne pour notre équipe de foot les canards de pontivy, on perd toujours mais on chante',
      { plot: 'team', brand: 'les Canards de Pontivy', facts: ['On perd toujours', 'On chante'] },
    ],
    [
      "on s'est séparés il y a un an, il est parti avec le chien, sa brosse à dents est encore là",
      {
        plot: 'heartbreak',
        facts: ["On s'est séparés il y a un an", 'Tu es parti avec le chien', 'Ta brosse à dents est encore là'],
      },
    ],
    [
      "pour mon mari qui cuisine des crêpes, je l'aime depuis 20 ans",
      { plot: 'devotion', facts: ['Tu cuisines des crêpes', "Je t'aime depuis 20 ans"] },
    ],
    [
      'une chanson en anglais pour mon copain tom qui rigole tout le temps',
      { call: 'Tom', language: 'en', facts: ['Tu rigoles tout le temps'] },
    ],
    [
      'anniversaire de ma copine sarah, elle aime danser, voyager, les chats',
      { call: 'Sarah', facts: ['Tu aimes danser', 'Tu aimes voyager', 'Tu aimes les chats'] },
    ],
    [
      'slam sur la machine à café qui fuit au boulot',
      { topics: ['coffee'], facts: ['La machine à café fuit au boulot'] },
    ],
    [
      'ma grand mere etait infirmiere, je lui ai jamais dit merci',
      { call: 'Mamie', facts: ['Tu étais infirmière', "Je t'ai jamais dit merci"] },
    ],
    [
      'raconte le jour où papa a mis le barbecue dans la piscine',
      { facts: ['Papa a mis le barbecue dans la piscine'] },
    ],
    [
      'chanson pour le pot de départ de jean-marc, 35 ans à la poste, il va enfin pêcher',
      { plot: 'farewell', call: 'Jean-Marc', facts: ['35 ans à la poste', 'Tu vas enfin pêcher'] },
    ],
    [
      'jingle pizzeria bella napoli à toulouse, pâte maison',
      { plot: 'shop', brand: 'Bella Napoli', facts: ['Pâte maison'] },
    ],
    [
      'mamie jeannette a 90 ans, elle triche au scrabble',
      { call: 'Jeannette', age: 90, facts: ['Tu triches au scrabble'] },
    ],
    [
      'je n’ai pas été là quand ma sœur julie avait besoin de moi, elle m’a toujours défendue',
      {
        call: 'Julie',
        topics: [],
        facts: ["Je n'ai pas été là quand tu avais besoin de moi", "Tu m'as toujours défendue"],
      },
    ],
    [
      'chanson pr le mariage de ma cousine lena et son kevin, ils se st rencontrés au kebab a 3h du mat, faut que ca bouge',
      {
        ...{ plot: 'wedding', names: ['Lena', 'Kevin'] },
        facts: ['Vous vous êtes rencontrés au kebab à 3h du mat'],
      },
    ],
    [
      'pub pour mon salon de coiffure chez nadege a roubaix, le café est offert',
      { plot: 'shop', brand: 'Chez Nadège', place: 'Roubaix', facts: ["C'est à Roubaix", 'Le café est offert'] },
    ],
    [
      'pardon mon coeur jai oublié de venir te chercher a la gare pcq je jouais a la console, elle sappelle maeva mdr',
      {
        ...{ plot: 'apology', call: 'Maëva' },
        facts: ["J'ai oublié de venir te chercher à la gare", 'Je jouais à la console'],
      },
    ],
    [
      'berceuse pour mon petit loup noa 6 mois qui rit quand il voit le chien',
      { plot: 'lullaby', call: 'Noa', facts: ['Tu ris quand tu vois le chien'] },
    ],
    [
      'berceuse pr ma fille zelie 3 ans qui veut jms ranger ses jouets',
      { call: 'Zélie', facts: ['Tu veux jamais ranger tes jouets'] },
    ],
    [
      'elle ma largué par message, elle a gardé la playstation. pas de piano pas de mot amour',
      {
        ...{ plot: 'heartbreak', without: ['piano', 'amour'] },
        facts: ["Tu m'as largué par message", 'Tu as gardé la playstation'],
      },
    ],
    [
      'en portugais stp pour ma belle mere fatima qui habite porto',
      { call: 'Fatima', language: 'pt', place: 'Porto', facts: ['Tu habites Porto'] },
    ],
    [
      'pour maman de la part de ses enfants lilou, tom et la petite romane, elle est infirmiere de nuit',
      { call: 'Maman', names: ['Lilou', 'Tom', 'Romane'], facts: ['Tu es infirmière de nuit'] },
    ],
    [
      "merci a mon voisin mr benali d'avoir réparé mon vélo et gardé mes chiens qd j'étais a l'hopital",
      {
        ...{ plot: 'thanks', call: 'Mr Benali' },
        facts: ['Tu as réparé mon vélo', "Tu as gardé mes chiens quand j'étais à l'hôpital"],
      },
    ],
    [
      "ma chienne s'appelle biscotte et elle fait tomber la poubelle et apres elle fait l'innocente",
      { call: 'Biscotte', facts: ['Tu fais tomber la poubelle', "Tu fais l'innocente"] },
    ],
    [
      'josiane de la compta part a nantes, elle ramenait des chouquettes le lundi',
      { call: 'Josiane', facts: ['Tu pars à Nantes', 'Tu ramenais des chouquettes le lundi'] },
    ],
    [
      'le tram en retard, feuilles mortes ils ont toujours une excuse',
      { plot: 'complaint', facts: ['Le tram en retard', 'Feuilles mortes', 'Ils ont toujours une excuse'] },
    ],
    [
      "les étapes ds l'ordre: farine, oeufs, lait, on melange",
      { plot: 'teaching', facts: ["Les étapes dans l'ordre", 'Farine, œufs, lait', 'On mélange'] },
    ],
    [
      'mon fils noe va avoir 18 ans il a raté 2 fois le permis. dis pas le mot adulte',
      { plot: 'birthday', call: 'Noé', age: 18, without: ['adulte'], facts: ['Tu as raté 2 fois le permis'] },
    ],
    ['depart de jojo du service info, il buvait son café froid', { call: 'Jojo', facts: ['Tu buvais ton café froid'] }],
    ['jingle pour le véto pattes heureuses a quimper', { brand: 'Pattes Heureuses', place: 'Quimper' }],
    [
      "notre prof d'anglais mme karen part en retraite, elle chantait en cours",
      { call: 'Mme Karen', facts: ['Tu pars en retraite', 'Tu chantais en cours'] },
    ],
    [
      "mon papi tito habite a marseille, il m'a appris a pecher",
      { call: 'Tito', facts: ['Tu habites à Marseille', "Tu m'as appris à pêcher"] },
    ],
    ['un rap pr réviser les guerres de louis 14 au bac', { plot: 'teaching', names: [] }],
  ],
  pt: [
    ['amor da minha vida, Rodrigo, 15 anos juntos, ele esquece tudo menos o meu café', { plot: 'devotion' }],
    [
      'musica pro casamento da minha irmã Jussara com o Valdeci, eles se conheceram na fila do cartório onde cada um tava indo se divorciar kkkk forró bem animado',
      {
        call: 'Jussara e Valdeci',
        facts: ['Vocês se conheceram na fila do cartório onde cada um tava indo se divorciar'],
      },
    ],
    [
      'O meu avô Adelino era faroleiro nas Berlengas e falava com os barcos como se fossem vacas. Morreu em Agosto e encontrámos 3 cadernos com os nomes deles todos. Gostava de uma coisa simples, quase fado',
      {
        names: ['Adelino', 'Berlengas'],
        facts: [
          'Eras faroleiro nas Berlengas',
          'Falavas com os barcos como se fossem vacas',
          'Encontrámos 3 cadernos com os nomes deles todos',
        ],
      },
    ],
    [
      'desculpa Lari, você esperou duas horas na chuva com a mala sem rodinha. ela manda áudio de 6 minutos',
      {
        without: [],
        facts: ['Você esperou duas horas na chuva com a mala sem rodinha', 'Você manda áudio de 6 minutos'],
      },
    ],
    [
      'A minha avó Deolinda ainda conduz o trator para ir à missa. Diz sempre "devagar, que tenho pressa". Queria algo alegre com acordeão',
      {
        names: ['Deolinda'],
        facts: ['Ainda conduzes o trator para ir à missa', 'Dizes sempre "devagar, que tenho pressa"'],
      },
    ],
    [
      'musica de aniversario de 80 anos pra minha vó maria que ama o jardim dela e faz crochê assistindo novela',
      {
        ...{ plot: 'birthday', call: 'Maria', age: 80, topics: ['garden'] },
        facts: ['Você ama o seu jardim', 'Você faz crochê assistindo novela'],
      },
    ],
    [
      'Casamento da Ana e do Pedro, se conheceram na fila do pão, ele derrubou café nela',
      {
        ...{ plot: 'wedding', call: 'Ana e Pedro', names: ['Ana', 'Pedro'] },
        facts: ['Vocês se conheceram na fila do pão', 'Ele derrubou café nela'],
      },
    ],
    [
      'meu gato Bolota que dorme no teclado e odeia chuva',
      { call: 'Bolota', facts: ['Você dorme no teclado', 'Você odeia chuva'] },
    ],
    ['jingle pra padaria do zé em Niterói, pão quente toda hora', { plot: 'shop', brand: 'Padaria do Zé' }],
    [
      'hino do nosso time sub-12 Unidos da Vila, a gente perde muito mas canta no ônibus',
      {
        ...{ plot: 'team', brand: 'Unidos da Vila' },
        facts: ['A gente perde muito', 'A gente canta no ônibus'],
      },
    ],
    ['música pra decorar as capitais do Brasil', { plot: 'teaching', about: ['capitais do Brasil'] }],
    [
      'desculpa por esquecer o aniversário da minha namorada carla',
      { plot: 'apology', call: 'Carla', facts: ['Esqueci o seu aniversário'] },
    ],
    ['música engraçada sobre perder o ônibus todo dia', { plot: 'complaint', about: ['perder o ônibus todo dia'] }],
    ['uma canção de ninar em japonês pra minha filha Lia', { plot: 'lullaby', call: 'Lia', language: 'ja' }],
    [
      'meu cachorro thor morreu ontem, ele esperava a gente no portão e roubava meia',
      {
        ...{ plot: 'memorial', call: 'Thor' },
        facts: ['Você esperava a gente no portão', 'Você roubava meia'],
      },
    ],
    [
      'canção para crianças aprenderem a escovar os dentes: de manhã e de noite, em cima, embaixo',
      { plot: 'teaching', facts: ['Escovar os dentes', 'De manhã e de noite', 'Em cima, embaixo'] },
    ],
    [
      'desculpas pra minha namorada Bia, esqueci nosso aniversário de namoro',
      { plot: 'apology', call: 'Bia', facts: ['Esqueci nosso aniversário de namoro'] },
    ],
    [
      'zoeira com meu cunhado Wellington que toda vez queima a carne',
      { call: 'Wellington', facts: ['Toda vez você queima a carne'] },
    ],
    [
      'agradecer a professora Cláudia por me ensinar a ler',
      { plot: 'thanks', call: 'Cláudia', facts: ['Você me ensinou a ler'] },
    ],
    [
      'pro meu melhor amigo Rafa, 20 anos de amizade, acampamos na praia e ele queimou o arroz',
      { plot: 'friendship', call: 'Rafa', facts: ['Acampamos na praia', 'Você queimou o arroz'] },
    ],
    ['sinto falta do meu pai que trabalha em Portugal', { plot: 'missing', call: 'pai' }],
    ['musica instrumental calma de violão pra estudar', { instrumental: true }],
    ['rap sobre matemática sem falar de escola', { about: ['matemática'], without: ['escola'] }],
    [
      'canção pro meu filho Theo dormir, ele tem medo de escuro e ama o ursinho dele',
      { plot: 'lullaby', call: 'Theo', facts: ['Você tem medo de escuro', 'Você ama o seu ursinho'] },
    ],
    [
      'quero uma música pop animada sobre uma capivara que queria ser bailarina',
      { about: ['capivara'], facts: ['Uma capivara queria ser bailarina'] },
    ],
    [
      'jingle da Pizzaria Bella Massa, entrega rápida, massa crocante, voz feminina',
      { plot: 'shop', brand: 'Pizzaria Bella Massa', voice: 'f', facts: ['Entrega rápida, massa crocante'] },
    ],
    [
      'musica pro casamento da duda e do rafinha, se conheceram no busão 474 e ele deu o lugar pra ela, sexta q vem',
      {
        ...{ plot: 'wedding', call: 'Duda e Rafinha', names: ['Duda', 'Rafinha'] },
        facts: ['Vocês se conheceram no busão 474', 'Ele deu o lugar pra ela'],
      },
    ],
    ['casorio da lais com o andre', { names: ['Laís', 'André'] }],
    [
      'jingle pra lanchonete da tia neide em nova iguaçu, aberto ate meia noite',
      { brand: 'Lanchonete da Tia Neide', place: 'Nova Iguaçu', facts: ['Aberto até meia noite'] },
    ],
    ['oficina do seu jorge, conserta tudo', { brand: 'Oficina do Seu Jorge', facts: ['Conserta tudo'] }],
    [
      'hino do time de futsal as leoas da penha, treina terça e quinta, ninguem ganha da gente',
      { brand: 'as Leoas da Penha', facts: ['Treina terça e quinta', 'Ninguém ganha da gente'] },
    ],
    [
      'desculpa amor eu esqueci nosso aniversario de namoro pq tava no futebol, nome dela é kamila',
      { call: 'Kamila', facts: ['Eu esqueci nosso aniversário de namoro', 'Eu tava no futebol'] },
    ],
    [
      'levei um pé na bunda, ela ficou com o gato e eu com os boletos kkk. sofrencia sem a palavra amor',
      {
        ...{ plot: 'heartbreak', without: ['amor'] },
        facts: ['Levei um pé na bunda', 'Você ficou com o gato e eu com os boletos'],
      },
    ],
    [
      'zoeira com meu colega de quarto wesley q nunca lava a louca',
      { call: 'Wesley', facts: ['Você nunca lava a louça'] },
    ],
    [
      'da parte dos netos enzo, lívia e joão pedro pro vovô beto q faz pipa',
      { call: 'Beto', names: ['Enzo', 'Lívia', 'João Pedro', 'Beto'], facts: ['Você faz pipa'] },
    ],
    [
      'valeu seu jorge porteiro por guardar minhas encomendas e sempre perguntar da minha mae',
      {
        ...{ plot: 'thanks', call: 'Seu Jorge' },
        facts: ['Você guardou minhas encomendas', 'Você perguntou da minha mãe'],
      },
    ],
    [
      'niver da minha mãe cleusa, dança forró e manda bom dia as 5 da manha',
      {
        facts: ['Você dança forró', 'Você manda bom dia às 5 da manhã'],
      },
    ],
    ['despedida do joca da TI q tomava cafe gelado', { call: 'Joca', facts: ['Você tomava café gelado'] }],
    ['jingle pro pet shop patinhas felizes em recife', { brand: 'Patinhas Felizes', place: 'Recife' }],
    [
      'desculpa mãe quebrei o vaso da vó e botei a culpa no gato, seu filho dudu',
      { plot: 'apology', call: 'mãe', facts: ['Quebrei o vaso da vó', 'Botei a culpa no gato'] },
    ],
    [
      'niver de 30 anos da magrela, dança pagode ate as 6',
      { call: 'Magrela', age: 30, facts: ['Você dança pagode até as 6'] },
    ],
    ['ninar pro meu sobrinho bento q nao larga a chupeta', { facts: ['Você não larga a chupeta'] }],
    [
      'minha avó Lourdes morreu em março, ela fazia bolo de fubá toda quarta e quando eu chegava da escola ela já estava no portão. sinto falta do cheiro da cozinha dela',
      {
        plot: 'memorial',
        facts: [
          'Você fazia bolo de fubá toda quarta',
          'Quando eu chegava da escola',
          'Você já estava no portão',
          'Sinto falta do cheiro da sua cozinha',
        ],
      },
    ],
    [
      'agradecer à professora Helena, que ensinou meu filho Tomás a ler. Ele chorava todo dia e ela nunca desistiu',
      {
        call: 'Helena',
        facts: ['Você ensinou meu filho Tomás a ler', 'Ele chorava todo dia', 'Você nunca desistiu'],
      },
    ],
    [
      'O Sr. Domingos, porteiro do nosso prédio há 25 anos, guarda as encomendas. Trouxe sempre café para os colegas',
      {
        ...{ call: 'Domingos', names: ['Domingos'] },
        facts: [
          'Você é porteiro do nosso prédio há 25 anos',
          'Você guarda as encomendas',
          'Você trouxe sempre café para os colegas',
        ],
      },
    ],
    [
      'minha gata Pipoca mia na frente do espelho. quando a gente viaja ela fica sem falar com ninguém',
      {
        plot: null,
        without: [],
        facts: ['Você mia na frente do espelho', 'Quando a gente viaja', 'Você fica sem falar com ninguém'],
      },
    ],
    [
      'Música pro casamento da minha irmã Letícia com o Rodrigo, ele derrubou café no vestido dela e pediu desculpa três vezes',
      { plot: 'wedding', call: 'Letícia e Rodrigo' },
    ],
    ['60 anos da minha mãe Dona Sônia!! ela ri alto no cinema', { plot: 'birthday', call: 'Dona Sônia' }],
    [
      'zoeira com meu amigo Betão que sempre esquece a carteira e torce pro Vasco kkkk',
      { call: 'Betão', names: ['Betão'], facts: ['Você sempre esquece a carteira', 'Você torce pro Vasco'] },
    ],
    [
      'Uma canção para ensinar meus alunos do primeiro ano a lavar as mãos antes do lanche e depois do banheiro',
      { plot: 'teaching', about: ['lavar as mãos'], facts: [] },
    ],
    ['musica da tabuada', { plot: 'teaching', about: ['tabuada'] }],
    ['rap sobre reciclagem pro projeto da escola do meu filho', { plot: 'teaching', about: ['reciclagem'] }],
    [
      'verão de 98 em Ubatuba, eu e a Renata no fusca do meu tio, chuva na praia e nosso primeiro beijo',
      { plot: 'nostalgia', call: 'Renata' },
    ],
    [
      'Uma menina que eu gostava no colégio, a Marcela, se mudou pra Manaus antes de eu contar',
      {
        ...{ plot: 'nostalgia', call: 'Marcela' },
        facts: ['Eu gostava de você no colégio', 'Você se mudou pra Manaus antes de eu contar'],
      },
    ],
    [
      'Queria agradecer à enfermeira Fátima que cuidou do meu pai no hospital de Braga e trazia-lhe o jornal às escondidas',
      { plot: 'thanks', facts: ['Cuidou do meu pai no hospital de Braga', 'Trazia-lhe o jornal às escondidas'] },
    ],
    [
      'despedida da nossa chefe Patrícia. Ela nunca gritou com ninguém',
      { plot: 'farewell', facts: ['Você nunca gritou com ninguém'] },
    ],
    [
      'meu marido Anderson e eu fazemos 25 anos de casados, ele aguentou minha mãe morando com a gente',
      {
        ...{ plot: 'devotion', names: ['Anderson'] },
        facts: ['Nós fazemos 25 anos de casados', 'Você aguentou minha mãe morando com a gente'],
      },
    ],
    [
      'obrigado aos bombeiros que salvaram minha família, um deles carregou minha avó nas costas',
      { plot: 'thanks', facts: ['Vocês salvaram minha família', 'Um de vocês carregou minha avó nas costas'] },
    ],
    [
      'minha mãe faleceu em dezembro, dona Cleide. ela ligava todo domingo as 8 e me chamava de minha flor',
      { plot: 'memorial', facts: ['Você ligava todo domingo às 8', 'Você me chamava de minha flor'] },
    ],
    ['música de ninar pro filhote de elefante', { plot: 'lullaby', call: 'elefantinho' }],
    ['musica pro meu amigo Tiago que perdeu a mãe', { plot: 'encouragement', call: 'Tiago' }],
    ['meu celular morreu no meio da prova', { plot: null }],
    [
      'Jingle para a minha padaria Pão da Vila, abre às 5 da manhã, pão de queijo quentinho',
      { plot: 'shop', facts: ['Abre às 5 da manhã', 'Pão de queijo quentinho'] },
    ],
    ['rap dos planetas pros meus alunos do 5º ano, na ordem certa', { plot: 'teaching', about: ['planetas'] }],
    [
      'meu irmão Kauã q usa a mesma bermuda todo dia e deve 50 reais pra família inteira',
      { call: 'Kauã', names: ['Kauã'] },
    ],
    [
      'apaixonado pela menina da biblioteca, ela lê Clarice e morde a caneta',
      {
        plot: 'falling',
        names: [],
        facts: ['Você lê Clarice', 'Você morde a caneta'],
      },
    ],
    [
      'musica pra animar minha amiga Sheila q reprovou na OAB, ela cria 2 filhos sozinha',
      { plot: 'encouragement', facts: ['Você reprovou na OAB', 'Você cria 2 filhos sozinha'] },
    ],
    ['jingle sorveteria Polo Norte, ribeirao preto', { plot: 'shop', brand: 'Polo Norte', place: 'Ribeirão Preto' }],
  ],
  zh: [
    ['给我家爱偷袜子的狗狗豆豆写首歌', { facts: ['你爱偷袜子'] }],
    ['给爱下棋的爷爷写首歌', { facts: ['你爱下棋'] }],
    [
      '给我表姐林晓雯和姐夫阿杰写首婚礼歌，他们是抢座位认识的，异地四年，阿杰每个月坐火车去看她',
      { plot: 'wedding', facts: ['你们是抢座位认识的', '异地四年', '阿杰每个月坐火车去看她'] },
    ],
    [
      '老婆对不起，结婚纪念日我又忘了，那天还跟同事喝酒到半夜，你一个人对着一桌子菜等我。她叫小敏',
      {
        ...{ plot: 'apology', call: '小敏' },
        facts: ['结婚纪念日我又忘了', '那天我还跟同事喝酒到半夜', '你一个人对着一桌子菜等我'],
      },
    ],
    [
      '奶奶去年冬天走了，现在树还在，门锁着，想写首歌给她',
      { plot: 'memorial', facts: ['去年冬天你走了', '现在树还在', '门锁着'] },
    ],
    [
      '我跟闺蜜小鱼吵架了，都是我不好，从小她就让着我，想跟她和好',
      { plot: 'apology', call: '小鱼', facts: ['我跟你吵架了', '都是我不好', '从小你就让着我', '我想跟你和好'] },
    ],
    [
      '感谢快递员小李，我腿摔断的两个月他每天帮我倒垃圾，他自己的女儿才五岁',
      { plot: 'thanks', call: '小李', facts: ['我腿摔断的两个月你每天帮我倒垃圾', '你自己的女儿才五岁'] },
    ],
    [
      '我爸走了，他手上总有机油味，下雨天会在校门口等我，带过好多徒弟',
      { facts: ['你手上总有机油味', '下雨天你会在校门口等我', '你带过好多徒弟'] },
    ],
    [
      '谢谢班主任王老师，我数学不及格她没骂我，还陪我补课',
      { call: '王老师', facts: ['我数学不及格你没骂我', '你陪我补课'] },
    ],
    ['小时候在外婆家，现在老房子以经拆了', { facts: ['小时候我在你家', '现在老房子已经拆了'] }],
    ['给姐姐婚礼的歌，他把伞借给了她', { facts: ['他把伞借给了你'] }],
    ['给我们的小面馆写首歌，叫老张面馆，汤要熬一整夜', { brand: '老张面馆' }],
    ['想跟弟弟说对不起，我弄坏了他的自行车', { facts: ['我弄坏了你的自行车'] }],
    [
      '我们公司的老王要退休了，在食堂干了二十六年，每次打菜手从来不抖。幽默一点，大家一起合唱',
      { ...{ plot: 'retirement', call: '老王' }, facts: ['你在食堂干了二十六年', '你每次打菜手从来不抖'] },
    ],
    [
      '我家扫地机器人叫小白，天天卡在沙发底下喊救命，上周还把拖鞋拖走了。想要一首搞笑的歌',
      { call: '小白', facts: ['你天天卡在沙发底下喊救命', '你上周还把拖鞋拖走了'] },
    ],
    ['奶奶养的土狗大黄 天天跟着我下地', { call: '大黄' }],
    ['洗衣店广告 店名净衣坊 衬衫九块九 当天取', { brand: '净衣坊', facts: ['衬衫九块九，当天取'] }],
    ['我家鹦鹉咕咕老学我手机铃声', { call: '咕咕', facts: ['你老学我手机铃声'] }],
    ['老婆对不起 我喝多了凌晨三点才回家', { plot: 'apology', facts: ['我喝多了凌晨三点才回家'] }],
    ['去年走的妈妈 想念她炖的排骨汤', { facts: ['我想念你炖的排骨汤'] }],
    ['感谢小区保安王大爷 还帮忙收快递', { call: '王大爷', facts: ['你帮忙收快递'] }],
    ['六岁的双胞胎睡前歌 两个人老抢被子', { plot: 'lullaby', facts: ['你们两个人老抢被子'] }],
    ['给婆婆的七十大寿 她会唱黄梅戏 天天给我们送菜', { plot: 'birthday', facts: ['你会唱黄梅戏', '你天天给我们送菜'] }],
    ['对不起妹妹 我把她的日记给妈妈看了 认错的歌', { call: '妹妹', facts: ['我把你的日记给妈妈看了'] }],
    ['要辞职了 干了十年 再见老板 摇滚 爽一点', { plot: 'freedom', facts: ['我干了十年'] }],
    [
      '老婆结婚二十周年 在雨天的公交站遇见的 共用一把伞',
      { call: '老婆', facts: ['我们在雨天的公交站遇见的', '我们共用一把伞'] },
    ],
    [
      '我们广场舞队叫夕阳红舞队 平均年龄65 下雨也跳',
      { plot: 'team', brand: '夕阳红舞队', facts: ['平均年龄65', '下雨也跳'] },
    ],
    [
      '爷爷走了三年了 小时候坐他自行车后座上学 他口袋里总有薄荷糖',
      { plot: 'memorial', facts: ['小时候我坐你自行车后座上学', '你口袋里总有薄荷糖'] },
    ],
    [
      '闺女小满幼儿园毕业 老师说她最爱唱歌还总把鞋穿反',
      { call: '小满', facts: ['你幼儿园毕业', '老师说你最爱唱歌还总把鞋穿反'] },
    ],
    [
      '我们村的农家乐“听雨小院” 自己养的鸡 柴火灶 周末来玩 广告',
      { brand: '听雨小院', facts: ['自己养的鸡，柴火灶，周末来玩'] },
    ],
    ['橘猫胖虎去世了 陪了我十一年', { call: '胖虎', facts: ['你陪了我十一年'] }],
    ['初中同学聚会二十年 同桌大伟当年抄我作业现在当老板了', { plot: 'party', call: '大伟' }],
    ['给弟弟加油 明天中考 他数学好英语差 叫子轩', { call: '子轩' }],
    ['哥们失恋了 别提前女友 喝酒的歌', { facts: ['你失恋了'] }],
    ['太阳系八大行星顺序儿歌 水金地火木土天海', { plot: 'teaching', about: ['太阳系八大行星'] }],
    [
      '毕业十年给高三班主任老周 他天天在后门玻璃偷看我们 没收了我的漫画',
      { call: '老周', names: ['老周'], facts: ['你天天在后门玻璃偷看我们', '你没收了我的漫画'] },
    ],
    [
      '奶茶店广告歌 店名叫“三分甜” 大学门口 学生证第二杯半价 招牌芋泥波波 洗脑一点',
      { brand: '三分甜', facts: ['大学门口', '学生证第二杯半价', '招牌芋泥波波'] },
    ],
    [
      '下个月表弟浩然结婚 新娘叫小雅 他俩是在驾校认识的 表弟科二挂了三次哈哈',
      { plot: 'wedding', names: ['浩然', '小雅'], facts: ['你俩是在驾校认识的', '你科二挂了三次'] },
    ],
    ['给我家楼下开的煎饼摊写个广告歌 店名叫老赵煎饼 每天早上六点出摊', { facts: ['每天早上六点出摊'] }],
    [
      '我养的仓鼠叫团子 半夜跑轮子吵死人 但是特别可爱 写首歌',
      { call: '团子', facts: ['你半夜跑轮子吵死人', '你特别可爱'] },
    ],
    ['三年级语文作业 帮孩子背二十四节气 儿歌 简单一点', { plot: 'teaching', about: ['二十四节气'], facts: [] }],
    [
      '我外公上周走了，他会修收音机，夏天带我去河里抓虾，想要安静一点的，别提死字',
      { plot: 'memorial', without: ['死'], facts: ['你会修收音机', '夏天你带我去河里抓虾'] },
    ],
    ['送别同事阿杰 他要回老家开民宿了', { call: '阿杰', facts: ['你要回老家开民宿了'] }],
    ['哄九个月的女儿小汤圆睡觉 她要抱着小象才肯睡', { plot: 'lullaby', call: '小汤圆' }],
    ['甲方又改需求了 写首搞笑的吐槽歌 rap', { about: [] }],
    ['用日语写一首给我朋友美咲的生日歌', { language: 'ja', names: ['美咲'] }],
    [
      '喜欢公司楼下咖啡店的女生 每天买拿铁其实我不喝咖啡 想表白',
      { facts: ['我喜欢公司楼下咖啡店的女生', '我每天买拿铁', '我不喝咖啡'] },
    ],
    [
      '给我奶奶李秀兰写一首生日歌，她80岁了，爱种花，总骂邻居家的猫',
      {
        ...{ plot: 'birthday', call: '李秀兰', names: ['李秀兰'], age: 80, topics: ['garden', 'cats'] },
        facts: ['你的名字叫李秀兰', '你爱种花', '你总骂邻居家的猫'],
      },
    ],
    [
      '想给妈妈写首歌 母亲节 她每天五点起来给我做早饭',
      { plot: 'thanks', call: '妈妈', facts: ['你每天五点起来给我做早饭'] },
    ],
    ['我女儿朵朵的摇篮曲，她怕黑，喜欢小兔子', { plot: 'lullaby', call: '朵朵', facts: ['你怕黑', '你喜欢小兔子'] }],
    ['给老公道歉的歌，我忘了结婚纪念日', { plot: 'apology', call: '老公', facts: ['我忘了结婚纪念日'] }],
    ['写一首搞笑的歌吐槽错过公交车', { plot: 'complaint', about: ['错过公交车'], topics: ['bus'] }],
    ['我的狗旺财去年走了，它每天在门口等我', { plot: 'memorial', call: '旺财', names: ['旺财'] }],
    ['广告歌 我们的面包店叫麦香', { plot: 'shop', brand: '麦香' }],
    ['足球队队歌 猛虎队', { plot: 'team', brand: '猛虎队', topics: ['soccer'] }],
    ['写一首关于宇宙的摇滚，不要提到爱情，不要鼓', { about: ['宇宙'], topics: ['sky'], without: ['爱情', '鼓'] }],
    ['关于下雨天的民谣，女声', { about: ['下雨天'], topics: ['storm'], voice: 'f' }],
    ['用日语唱的摇篮曲给儿子', { plot: 'lullaby', language: 'ja' }],
    ['一首英文歌送给男朋友Jack', { plot: 'devotion', call: 'Jack', language: 'en' }],
    ['纯音乐 钢琴 下雨', { instrumental: true }],
    [
      '给闺蜜林晓雨的歌 我们一起上高中 她总是迟到',
      { plot: 'friendship', call: '林晓雨', facts: ['我们一起上高中', '你总是迟到'] },
    ],
    ['失恋了，他搬走了，牙刷还在', { plot: 'heartbreak', facts: ['你搬走了', '牙刷还在'] }],
    [
      '给王老师的感谢歌，她教了我三年数学，嗓门很大',
      { plot: 'thanks', call: '王老师', facts: ['你教了我三年数学', '你嗓门很大'] },
    ],
    ['写首歌给我家的柴犬可乐，它拆了三个沙发', { call: '可乐', facts: ['你拆了三个沙发'] }],
    ['给小学生背诵水循环的歌 蒸发 凝结 降水', { plot: 'teaching', facts: ['蒸发，凝结，降水'] }],
    [
      '咖啡店的宣传歌 店名「慢时光」在成都',
      { plot: 'shop', brand: '慢时光', place: '成都', topics: ['coffee', 'city'] },
    ],
  ],
  tr: [
    ['kedim Mantı çok şişman ve süpürgeden korkuyor', { facts: ['Çok şişmansın', 'Süpürgeden korkuyorsun'] }],
    ['kızım Ela 6 yaşına giriyor ve ön dişi dün düştü', { facts: ['Ön dişin dün düştü'] }],
    [
      "Ablam Elif Kerem'le evleniyor. Üniversitede tanışmışlar, Kerem ilk gün üstüne çay dökmüş",
      {
        plot: 'wedding',
        call: 'Elif',
        facts: ["Kerem'le evleniyorsun", 'Üniversitede tanışmışsınız', 'Kerem ilk gün üstüne çay dökmüş'],
      },
    ],
    [
      'Oğlum Ali Deniz için ninni. Penceresinden ay görünüyor, dedesi ona tahta beşik yaptı.',
      { plot: 'lullaby', facts: ['Pencerenden ay görünüyor', 'Deden sana tahta beşik yaptı'] },
    ],
    [
      'Çocuklara trafik ışıklarını öğreten şarkı: kırmızıda dur, yeşilde geç',
      { facts: ['Kırmızıda dur', 'Yeşilde geç'] },
    ],
    [
      "İsmail dedem 75 yaşına giriyor, 30 yıl İstanbul'da vapurda çaycılık yaptı. Neşeli bir şarkı olsun",
      {
        ...{ call: 'İsmail', names: ['İsmail'], place: 'İstanbul' },
        facts: ["30 yıl İstanbul'da vapurda çaycılık yaptın"],
      },
    ],
    [
      'babaannem geçen kış vefat etti. her bayram cebimize para koyardı, mutfağı hep tarçın kokardı. ağır, bağlama eşliğinde',
      { facts: ['Her bayram cebimize para koyardın', 'Mutfağın hep tarçın kokardı'] },
    ],
    [
      'babaannem ayşe için doğum günü şarkısı, 80 yaşında, bahçesini çok seven, hep ıslık çalar',
      {
        plot: 'birthday',
        call: 'Ayşe',
        names: ['Ayşe'],
        age: 80,
        topics: ['garden'],
        facts: ['Bahçeni çok seviyorsun', 'Hep ıslık çalarsın'],
      },
    ],
    ['kızım elife japonca bir ninni', { plot: 'lullaby', names: ['Elif'], language: 'ja' }],
    ['otobüsü kaçırmak hakkında komik bir şarkı', { plot: 'complaint', about: ['otobüsü kaçırmak'], topics: ['bus'] }],
    [
      'sevgilim ozur dilerim yildonumumuzu unuttum',
      { plot: 'apology', call: 'aşkım', facts: ['Yıldönümümüzü unuttum'] },
    ],
    ['Elif ve Mert’in düğünü için bir şarkı', { plot: 'wedding', names: ['Elif', 'Mert'] }],
    ['fırınımız lale fırını için reklam jingle', { plot: 'shop', brand: 'Lale Fırını' }],
    ['voleybol takımımız Kartallar için marş', { plot: 'team', brand: 'Kartallar' }],
    [
      'dedem hasan için, mayısta vefat etti, saat tamir ederdi',
      { plot: 'memorial', call: 'Hasan', facts: ['Saat tamir ederdin'] },
    ],
    [
      'kedim pamuk klavyemin üstünde uyur ve beni beşte uyandırır',
      { call: 'Pamuk', facts: ['Klavyemin üstünde uyursun', 'Beni beşte uyandırırsın'] },
    ],
    ['eski sevgilim beni terk etti hüzünlü balad erkek sesi', { plot: 'heartbreak', voice: 'm' }],
    ['çalışmak için enstrümantal lofi', { instrumental: true }],
    ['4. sınıflar için su döngüsünü anlatan şarkı', { plot: 'teaching', about: ['su döngüsü'] }],
    ['oğlumuz Kerem mezun oldu', { plot: 'graduation', call: 'Kerem' }],
    ['ibrahim abime doğum günü şarkısı', { plot: 'birthday', names: ['İbrahim Abi'] }],
  ],
  pl: [
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
  ],
  id: [
    [
      'mengenang nenekku mbah Parmi yang meninggal tahun lalu, tangannya bau bawang, tiap pulang membawakan saya kue cucur',
      {
        ...{ plot: 'memorial', call: 'Mbah Parmi' },
        facts: ['Tangan Mbah bau bawang', 'Tiap pulang Mbah membawakanku kue cucur'],
      },
    ],
    [
      'makasih Pak Wira guru kelas 4 yang sabar mengajari saya berhitung, tiap pagi beliau membagi bekalnya',
      {
        ...{ plot: 'thanks', call: 'Pak Wira' },
        facts: ['Bapak guruku di kelas 4', 'Bapak sabar mengajariku berhitung', 'Tiap pagi Bapak membagi bekalnya'],
      },
    ],
    [
      'lagu kocak buat temen kos gue si Bono yg kalo ditagih selalu bilang nanti, motornya mogok terus tiap hujan wkwk',
      {
        ...{ plot: 'friendship', call: 'Bono' },
        facts: ['Kalau ditagih kau selalu bilang nanti', 'Motormu mogok terus tiap hujan'],
      },
    ],
    [
      'kucing oren gw namanya Gembul, hobinya tidur di atas kulkas',
      { plot: null, call: 'Gembul', facts: ['Kau hobi tidur di atas kulkas'] },
    ],
    [
      'minta maaf ke istriku Tari, aku lupa jemput, janji besok aku masak sendiri',
      { plot: 'apology', facts: ['Aku lupa jemput', 'Janji besok aku masak sendiri'] },
    ],
    [
      'nina bobo untuk Bintang umur 7 bulan, rumah kami dekat kali banyak suara jangkrik',
      {
        ...{ plot: 'lullaby', call: 'Bintang' },
        facts: ['Baru tujuh bulan', 'Rumah kami dekat kali banyak suara jangkrik'],
      },
    ],
    ['nina bobo untuk anak beruang', { plot: 'lullaby', call: 'beruang kecil', names: [], facts: [] }],
    [
      'perpisahan mas Dul di kantor, 12 tahun di bagian arsip, mau pulang kampung ke Kebumen buat nanem cabe',
      {
        ...{ plot: 'farewell', call: 'Mas Dul', names: ['Mas Dul'] },
        facts: ['Dua belas tahun Mas di bagian arsip', 'Mas mau pulang kampung ke Kebumen buat menanam cabe'],
      },
    ],
    [
      'cinta pertama waktu SMP, namanya Ratri, kami sering pulang bareng, ga pernah bilang suka sampai dia pindah ke Ambon',
      { plot: 'nostalgia', call: 'Ratri', names: ['Ratri'] },
    ],
    [
      'ulang tahun mama, papa sudah meninggal dua tahun lalu, sekarang mama jualan kue',
      { plot: 'birthday', call: 'Ibu' },
    ],
    ['buat sahabatku Wening yang baru putus, dia jago masak seblak', { plot: 'encouragement', call: 'Wening' }],
    [
      'ultah bapak saya Pak Karso, pelihara burung perkutut, kalau ketawa sampai batuk',
      {
        names: ['Pak Karso'],
        facts: ['Bapak memelihara burung perkutut', 'Bapak kalau ketawa sampai batuk'],
      },
    ],
    [
      'jingle kopi susu Kang Jajang di depan SMA 2 bandung, 12 ribu aja',
      { plot: 'shop', brand: 'Kopi Susu Kang Jajang', facts: ['Di depan SMA 2 Bandung', '12 ribu saja'] },
    ],
    [
      'nikahan Tari dan Galuh, Galuh minjemin payung dan ga pernah diminta balik, mereka kenal di grup pendaki',
      { facts: ['Galuh meminjamkan payung dan tak pernah diminta balik', 'Kalian kenal di grup pendaki'] },
    ],
    [
      'suamiku pelaut, anak kita manggil dia lewat layar hp, kumisnya tebal, aku masih simpan topi dia',
      {
        plot: 'devotion',
        facts: ['Kau pelaut', 'Anak kita memanggilmu lewat layar hp', 'Kumismu tebal', 'Aku masih simpan topimu'],
      },
    ],
    [
      'lagu belajar nama hari senin sampai minggu',
      { plot: 'teaching', about: ['nama hari senin sampai minggu'], facts: [] },
    ],
    ['lagu belajar gosok gigi untuk anak TK', { plot: 'teaching', about: ['gosok gigi'], facts: [] }],
    ['lagu perkalian buat anak kelas 3', { plot: 'teaching', about: ['perkalian'], facts: [] }],
    [
      'mau lamar pacarku Gendis besok di kebun teh, pertama ketemu dia nginjek kakiku di KRL',
      {
        plot: 'devotion',
        facts: ['Aku mau lamar kamu besok di kebun teh', 'Pertama ketemu kau menginjak kakiku di KRL'],
      },
    ],
    [
      'untuk istri tercinta Rosma, 25 tahun pernikahan, dulu kami tinggal di kontrakan bocor',
      {
        ...{ plot: 'devotion', call: 'Rosma' },
        facts: ['Dua puluh lima tahun kita menikah', 'Dulu kita tinggal di kontrakan bocor'],
      },
    ],
    [
      'terima kasih buat mas kurir Fadli, helmnya hijau',
      { call: 'Fadli', names: ['Fadli'], facts: ['Helm Mas hijau'] },
    ],
    ['ajarin anak-anak cara menyeberang jalan', { plot: 'teaching', about: ['menyeberang jalan'], facts: [] }],
    ['kucingku namanya Onde, takut air, bikin lucu', { facts: ['Kau takut air'] }],
    [
      'Makasih buat Bu Endah. Waktu aku mau putus sekolah karena gak punya uang, ibu datang ke rumah. Sekarang aku jadi perawat.',
      {
        facts: [
          'Waktu aku mau putus sekolah',
          'Aku tak punya uang',
          'Ibu datang ke rumah',
          'Sekarang aku jadi perawat',
        ],
      },
    ],
    [
      'Pernikahan Laras dan Bima. Laras dulu bilang gak mau sama cowok yang suka touring, Bima lupa bawa cincinnya.',
      { facts: ['Laras dulu bilang tak mau sama cowok yang suka touring', 'Bima lupa bawa cincinnya'] },
    ],
    [
      'lagu patah hati, dia nikah sama sahabatku sendiri minggu depan dan aku diundang',
      { plot: 'heartbreak', facts: ['Dia nikah sama sahabatku sendiri minggu depan', 'Aku diundang'] },
    ],
    [
      'lagu buat kucingku Oyen yang pernah nyolong ikan sampai aku harus minta maaf sekampung',
      { plot: null, facts: ['Kau pernah nyolong ikan sampai aku harus minta maaf sekampung'] },
    ],
    ['buat suamiku Hadi, ulang tahun pernikahan ke-15', { plot: 'devotion', call: 'Hadi' }],
    [
      'buat sahabatku Dewi, terima kasih sudah menemaniku di rumah sakit dan bercerita lucu',
      { facts: ['Kau menemaniku di rumah sakit', 'Kau bercerita lucu'] },
    ],
    [
      'perpisahan buat Pak Hendra yang pensiun setelah 30 tahun kerja di kantor pos, kopinya hitam tanpa gula',
      { facts: ['Bapak bekerja di kantor pos 30 tahun', 'Kopi Bapak hitam tanpa gula'] },
    ],
    [
      'lagu pernikahan untuk Rara dan Bimo. Bimo meminjamkan payungnya, sampai sekarang payung itu masih disimpan Rara',
      { facts: ['Bimo meminjamkan payungnya', 'Sampai sekarang payung itu masih disimpan Rara'] },
    ],
    [
      'ceritain waktu aku pertama kali naik motor sama ayah: mogok di tengah jalan, kehujanan, terus makan mie rebus berdua',
      {
        facts: [
          'Aku pertama kali naik motor sama Ayah',
          'Mogok di tengah jalan',
          'Kita kehujanan',
          'Kita makan mie rebus berdua',
        ],
      },
    ],
    [
      'lagu ulang tahun buat Dimas yang ke 7, takut balon, minta yang lucu. jangan sedih ya',
      { facts: ['Kau takut balon'] },
    ],
    [
      'lagu ulang tahun ke 80 buat nenek siti yg suka berkebun dan cerewet banget kalo masak',
      {
        plot: 'birthday',
        call: 'Siti',
        age: 80,
        topics: ['garden'],
        facts: ['Nenek suka berkebun', 'Nenek cerewet sekali kalau masak'],
      },
    ],
    [
      'nikahan andi sama dewi, ketemu di halte pas hujan, dia numpahin kopi ke bajunya',
      {
        plot: 'wedding',
        names: ['Andi', 'Dewi'],
        facts: ['Kalian ketemu di halte pas hujan', 'Dia menumpahkan kopi ke bajunya'],
      },
    ],
    [
      'kucingku mochi tidur di keyboard tiap malam dan benci hujan',
      { call: 'Mochi', facts: ['Kau tidur di keyboard tiap malam', 'Kau benci hujan'] },
    ],
    [
      'jingle warung bakso pak kumis di Malang, baksonya gede, kuahnya panas',
      { plot: 'shop', brand: 'Warung Bakso Pak Kumis', place: 'Malang', facts: ['Baksonya besar', 'Kuahnya panas'] },
    ],
    [
      'lagu semangat buat tim futsal garuda muda, kami sering kalah tapi tetap nyanyi di bus',
      { plot: 'team', brand: 'Garuda Muda', facts: ['Kami sering kalah', 'Kami tetap nyanyi di bus'] },
    ],
    ['lagu buat ngafalin perkalian anak sd kelas 3', { plot: 'teaching', about: ['perkalian'], facts: [] }],
    [
      'minta maaf ke pacarku rina karena aku lupa ulang tahunnya',
      { plot: 'apology', call: 'Rina', facts: ['Aku lupa ulang tahunmu'] },
    ],
    [
      'lagu kocak soal ketinggalan bus tiap hari',
      { plot: 'complaint', about: ['ketinggalan bus tiap hari'], topics: ['bus'] },
    ],
    ['lagu nina bobo bahasa jepang buat anakku naya', { plot: 'lullaby', call: 'Naya', language: 'ja' }],
    [
      'anjing gue bruno mati kemarin, dia selalu nunggu di pagar dan suka nyolong sandal',
      { plot: 'memorial', call: 'Bruno', facts: ['Kau selalu menunggu di pagar', 'Kau suka nyolong sandal'] },
    ],
    [
      'makasih bu ratna udah ngajarin aku baca',
      { plot: 'thanks', names: ['Bu Ratna'], facts: ['Ibu mengajariku baca'] },
    ],
    ['rap tentang matematika tanpa nyebut sekolah', { about: ['matematika'], without: ['sekolah'] }],
    [
      'pengen lagu pop ceria tentang kapibara yang pengen jadi penari balet',
      { about: ['kapibara'], facts: ['Kapibara ingin jadi penari balet'] },
    ],
    [
      'buat istriku ayu, anniversary ke 10, dia suka ngomel tapi masakannya enak suara cowok',
      { plot: 'devotion', call: 'Ayu', voice: 'm', facts: ['Kau suka ngomel', 'Masakanmu enak'] },
    ],
    [
      'nenek meninggal tahun lalu, aku kangen sambalnya, dia selalu nungguin aku pulang',
      { plot: 'memorial', call: 'Nenek', facts: ['Aku kangen sambal Nenek', 'Nenek selalu menungguku pulang'] },
    ],
    [
      'terima kasih buat perawat yang merawat ibu saya di rumah sakit',
      { plot: 'thanks', facts: ['Kau merawat ibuku di rumah sakit'] },
    ],
    ['instrumental gitar santai buat belajar', { instrumental: true }],
  ],
  vi: [
    ['anh đi rồi, chỉ còn lại chùm chìa khóa', { plot: 'heartbreak' }],
    [
      'ba em mất hồi tháng 3, ba đóng cho em cái bàn học, ba hay huýt sáo mỗi khi làm việc',
      { plot: 'memorial', call: 'ba', facts: ['Ba đóng cho con cái bàn học', 'Ba hay huýt sáo mỗi khi làm việc'] },
    ],
    [
      'bài hát ru cho con gái Bông, con thích ôm con thỏ bông',
      { plot: 'lullaby', call: 'Bông', facts: ['Con thích ôm con thỏ bông'] },
    ],
    [
      'bài hát dạy các bé mẫu giáo rửa tay trước khi ăn, xoa xà phòng',
      { plot: 'teaching', call: 'các bé', about: ['rửa tay'], facts: ['Trước khi ăn, xoa xà phòng'] },
    ],
    [
      'đám cưới Thảo và Minh, Minh đưa ô cho Thảo rồi chạy về ướt hết',
      { plot: 'wedding', facts: ['Minh đưa ô cho Thảo rồi chạy về ướt hết'] },
    ],
    [
      'cố lên em trai Phúc sắp thi đại học, mẹ nấu chè cho em mỗi tối',
      { plot: 'encouragement', call: 'Phúc', facts: ['Em sắp thi đại học', 'Mẹ nấu chè cho em mỗi tối'] },
    ],
    [
      'bài hát tết cho gia đình mình, mẹ gói bánh chưng thức cả đêm, em út chỉ đợi lì xì. vui, nhịp nhanh',
      { facts: ['Mẹ gói bánh chưng thức cả đêm', 'Em út chỉ đợi lì xì'] },
    ],
    [
      'bài hát sinh nhật cho bà ngoại 80 tuổi, bà hay kể chuyện ma và trồng rau sau nhà',
      { plot: 'birthday', call: 'bà ngoại', age: 80, facts: ['Bà hay kể chuyện ma và trồng rau sau nhà'] },
    ],
    [
      'bai hat sinh nhat cho me lan 60 tuoi, me hay thuc khuya cho cua',
      { plot: 'birthday', call: 'Lan', age: 60, facts: ['Mẹ hay thức khuya chờ cửa'] },
    ],
    ['viet bai hat ru cho con gai bong', { plot: 'lullaby', call: 'Bông' }],
    [
      'bai hat cho con meo muop luoi hay nam tren ban phim',
      { call: 'mèo', topics: ['computers'], facts: ['Bé lười hay nằm trên bàn phím'] },
    ],
    [
      'xin lỗi vợ vì quên ngày kỷ niệm, anh toàn đi nhậu về khuya',
      { plot: 'apology', facts: ['Anh quên ngày kỷ niệm', 'Anh toàn đi nhậu về khuya'] },
    ],
    [
      'đám cưới Lan và Minh, hai đứa quen nhau trên xe buýt, Minh quên mang nhẫn',
      {
        plot: 'wedding',
        names: ['Lan', 'Minh'],
        topics: ['bus'],
        facts: ['Hai bạn quen nhau trên xe buýt', 'Minh quên mang nhẫn'],
      },
    ],
    ['bài hát cho quán phở Hoa Sen ở Đà Nẵng', { plot: 'shop', brand: 'Hoa Sen', place: 'Đà Nẵng' }],
    ['cổ vũ đội bóng Sấm Sét của lớp 9A, tuần sau đá chung kết', { plot: 'team', brand: 'Sấm Sét' }],
    [
      'chó Mực mất rồi, nó hay nằm chờ tôi trước cổng',
      { plot: 'memorial', call: 'Mực', facts: ['Bé hay nằm chờ tôi trước cổng'] },
    ],
    [
      'cám ơn cô Hạnh lớp 5, cô dạy em viết chữ và không bao giờ la mắng',
      { plot: 'thanks', names: ['Hạnh'], facts: ['Cô Hạnh lớp 5', 'Cô dạy em viết chữ và không bao giờ la mắng'] },
    ],
    ['bài tiếng Nhật tặng bạn gái Yuki', { call: 'Yuki', language: 'ja' }],
    ['bài hát về biển và mùa hè, không nhắc đến tình yêu', { about: ['biển', 'mùa hè'], without: ['tình yêu'] }],
    ['nhạc không lời cho quán cà phê', { instrumental: true }],
    ['ballad về mưa Đà Lạt giọng nữ', { topics: ['storm'], voice: 'f', place: 'Đà Lạt' }],
    [
      'con mèo tên Bông nhà mình suốt ngày ngủ, nhưng hễ mình buồn là nó lại nằm cạnh',
      { call: 'Bông', facts: ['Bé suốt ngày ngủ', 'Hễ mình buồn là bé lại nằm cạnh'] },
    ],
    [
      'Mẹ em mất năm ngoái vì ung thư. Mẹ chưa từng may cho mình cái nào',
      { plot: 'memorial', facts: ['Mẹ chưa từng may cho mình cái nào'] },
    ],
    [
      'chúc mừng đám cưới anh Khoa chị Trinh, hai người học chung cấp 3, anh Khoa tỏ tình 3 lần mới được',
      { plot: 'wedding', facts: ['Anh chị học chung cấp 3', 'Anh Khoa tỏ tình 3 lần mới được'] },
    ],
    [
      'Gửi chồng yêu, kỷ niệm 15 năm ngày cưới, giờ mình có hai con, em chưa bao giờ hối hận',
      { plot: 'devotion', facts: ['Giờ mình có hai con', 'Em chưa bao giờ hối hận'] },
    ],
    [
      'kỷ niệm 10 năm ngày cưới, chồng em hay ngáy to nhưng luôn rửa bát',
      { plot: 'devotion', facts: ['Mình bên nhau 10 năm', 'Anh hay ngáy to nhưng luôn rửa bát'] },
    ],
    ['than thở về kẹt xe mỗi sáng thứ hai', { plot: 'complaint', topics: ['city'] }],
  ],
  it: [
    [
      'si sposa la mia ex, Valentina, sabato, con il mio dentista. io sono invitato',
      { plot: 'heartbreak', call: 'Valentina', facts: ['Io sono invitato'] },
    ],
    [
      "Tommi e il suo primo giorno all'asilo, piange sua mamma più di lui",
      { call: 'Tommi', facts: ['Piange tua mamma più di te'] },
    ],
    [
      'buon compleanno mamma! hai cresciuto tre figli da sola e non ti sei mai comprata un vestito nuovo',
      { facts: ['Hai cresciuto tre figli da sola', 'Non ti sei mai comprata un vestito nuovo'] },
    ],
    [
      'canzone sul divano ke nn riesco a montare, manca sempre una vite e mia moglie ride',
      { plot: 'complaint', about: ['divano'] },
    ],
    [
      'Per il nostro don Piero che dopo 20 anni lascia la parrocchia di San Rocco, partite a calcetto e una Panda scassata',
      { plot: 'farewell', call: 'don Piero' },
    ],
    [
      'Giulia e Matteo si sono conosciuti in fila alle poste. Si sposano a settembre a Lecce',
      { plot: 'wedding', facts: ['Vi siete conosciuti in fila alle poste', 'Vi sposate a settembre a Lecce'] },
    ],
    [
      'auguri a nonno Pino, gioca a briscola al bar e bara sempre',
      { call: 'Pino', facts: ['Giochi a briscola al bar', 'Bari sempre'] },
    ],
    [
      'Grazie alla maestra Loredana che ha insegnato a leggere a mio figlio Tommaso, lui è dislessico e adesso divora i libri',
      {
        call: 'Loredana',
        facts: ['Hai insegnato a leggere a mio figlio Tommaso', 'Tommaso è dislessico', 'Adesso divora i libri'],
      },
    ],
    [
      "Dopo 38 anni in ferrovia Sergio va in pensione, capotreno sulla Roma-Pescara, sempre col fischietto al collo, adesso si dedicherà all'orto",
      {
        plot: 'retirement',
        about: [],
        facts: [
          'Dopo 38 anni in ferrovia vai in pensione',
          'Capotreno sulla Roma-Pescara',
          'Sempre col fischietto al collo',
          "Adesso ti dedicherai all'orto",
        ],
      },
    ],
    [
      "estate 1998 a Rimini, io e Elena sul pedalò rosso, lei mi diede un bacio e poi non l'ho piu rivista",
      {
        plot: 'nostalgia',
        facts: ['Estate 1998 a Rimini', 'Io e te sul pedalò rosso', 'Mi desti un bacio', 'Non ti ho più rivista'],
      },
    ],
    [
      'Jingle per il panificio Forno Sartori a Bassano, pane di segale e mia suocera alla cassa che chiacchiera con tutti',
      {
        brand: 'Forno Sartori',
        place: 'Bassano',
        facts: ['Pane di segale', 'Mia suocera alla cassa che chiacchiera con tutti'],
      },
    ],
    [
      'Pubblicità per Autofficina Bruni di Terni, il caffè lo offre Mario',
      { brand: 'Autofficina Bruni', facts: ['Il caffè lo offre Mario'] },
    ],
    [
      'una canzoncina per insegnare ai bambini a lavarsi i denti, su e giù, davanti e dietro',
      { plot: 'teaching', about: ['lavarsi i denti'], facts: [] },
    ],
    ['canzone sulla raccolta differenziata per la scuola', { plot: 'teaching', about: ['raccolta differenziata'] }],
    [
      'ciao vorrei una canzone per il mio ragazzo Kevin ke parte x Siviglia, nn so come faro senza di lui',
      { plot: 'farewell', call: 'Kevin', facts: ['Parti per Siviglia', 'Non so come farò senza di te'] },
    ],
    [
      'Scusami papà se ti ho urlato contro a natale, avevo bevuto troppo e tu volevi solo sapere come stavo',
      {
        plot: 'apology',
        facts: ['Ti ho urlato contro a Natale', 'Avevo bevuto troppo', 'Tu volevi solo sapere come stavo'],
      },
    ],
    [
      "Ringraziamento ai volontari della Croce Bianca di Imola che la notte dell'alluvione hanno portato via mia madre, uno di loro le ha cantato una canzone",
      {
        plot: 'thanks',
        names: [],
        facts: ["La notte dell'alluvione avete portato via mia madre", 'Uno di voi le ha cantato una canzone'],
      },
    ],
    [
      'benvenuta alla piccola Nina nata il 3 marzo, ha i capelli rossi',
      { plot: 'new-baby', call: 'Nina', facts: ['Sei nata il 3 marzo', 'Hai i capelli rossi'] },
    ],
    [
      'ero innamorata di Marco del terzo piano, poi è andato a vivere a Berlino',
      { plot: 'missing', facts: ['Ero innamorata di te, quello del terzo piano', 'Sei andato a vivere a Berlino'] },
    ],
    [
      'Anita ha paura del buio, vorrei una ninna nanna con la lucciola che le fa luce e il suo orso Pippo che fa la guardia',
      {
        plot: 'lullaby',
        call: 'Anita',
        facts: ['Hai paura del buio', 'La lucciola ti fa luce', 'Il tuo orso Pippo fa la guardia'],
      },
    ],
    [
      'sono un infermiere e vorrei una canzone per i miei colleghi del pronto soccorso di Careggi, turni di dodici ore',
      { names: [], facts: ['Turni di dodici ore'] },
    ],
    [
      'ninna nanna per un elefantino di peluche che ha perso la mamma nella giungla',
      { plot: 'lullaby', call: 'elefantino', facts: ['Hai perso la mamma nella giungla'] },
    ],
    [
      'mio marito Davide mi ha chiesto di sposarlo in autogrill e ha montato la culla al contrario',
      { call: 'Davide', facts: ['Mi hai chiesto di sposarti in autogrill', 'Hai montato la culla al contrario'] },
    ],
    [
      'una canzone sul mio condominio dove nessuno saluta',
      { plot: 'complaint', about: ['condominio'], facts: ['Nessuno saluta'] },
    ],
    [
      'matrimonio di mia sorella Elena con Marco, lui le ha fatto la proposta in coda',
      { call: 'Elena e Marco', facts: ['Lui le ha fatto la proposta in coda'] },
    ],
    [
      'una canzone per la mia collega teresa che mi portava le arance del suo giardino e diceva sempre piano piano si fa tutto. stile anni 60',
      { facts: ['Mi portavi le arance del tuo giardino', 'Dicevi sempre "piano piano si fa tutto"'] },
    ],
    [
      'canzone di compleanno per mia nonna pina che compie 80 anni e adora il giardino',
      { plot: 'birthday', call: 'Pina', topics: ['garden'], age: 80 },
    ],
    ['una ninna nanna in giapponese per mia figlia Emma', { plot: 'lullaby', call: 'Emma', language: 'ja' }],
    ['ninna nanna per il mio gattino', { plot: 'lullaby', call: 'micio' }],
    ['matrimonio di anna e marco, si sono conosciuti in treno', { plot: 'wedding', names: ['Anna', 'Marco'] }],
    ['anniversario dei miei genitori, 50 anni di matrimonio', { plot: 'devotion' }],
    ['jingle per la gelateria il pinguino a rimini', { plot: 'shop', brand: 'il Pinguino' }],
    ['inno per la squadra di pallavolo under 14 Aquile di Monza', { plot: 'team', brand: 'Aquile di Monza' }],
    ['canzone divertente sul perdere il treno ogni mattina', { plot: 'complaint', topics: ['trains'] }],
    [
      'canzone per chiedere scusa a mio fratello Luca per aver rotto la sua chitarra',
      { plot: 'apology', call: 'Luca', about: ['aver rotto la sua chitarra'] },
    ],
    ['il mio cane briciola è morto ieri', { plot: 'memorial', call: 'Briciola' }],
    ['canzone per il coniglio di mia figlia che si chiama Batuffolo', { call: 'Batuffolo' }],
    ['canzone sulla pioggia senza parlare d’amore', { topics: ['storm'], without: ['amore'] }],
    ['canzone per la festa di Marco, senza chitarra e batteria', { plot: 'party', without: ['chitarra', 'batteria'] }],
    ['canzone pop in inglese sull’estate', { topics: ['summer'], language: 'en' }],
    [
      'Vorrei ringraziare la maestra Lucia che ha insegnato a leggere a mio figlio Matteo. Ci portava i biscotti fatti da lei.',
      { plot: 'thanks', call: 'Lucia' },
    ],
    [
      "scusa amore mio Andrea, ho rotto la tua chitarra e non te l'ho detto",
      { plot: 'apology', facts: ['Ho rotto la tua chitarra', "Non te l'ho detto"] },
    ],
    [
      'per mia moglie Paola, stiamo insieme da 25 anni, ci siamo conosciuti a una festa di paese, nn posso vivere senza di lei',
      {
        plot: 'devotion',
        facts: [
          'Stiamo insieme da 25 anni',
          'Ci siamo conosciuti a una festa di paese',
          'Non posso vivere senza di te',
        ],
      },
    ],
    ['canzone per mia moglie cantata da una voce maschile', { plot: 'devotion', call: 'amore mio', voice: 'm' }],
    ['per mio figlio prima dell’esame di maturità', { plot: 'encouragement', call: 'tesoro' }],
    ['musica lo-fi strumentale per studiare', { instrumental: true }],
    ['è nato tommaso!', { plot: 'new-baby', call: 'Tommaso' }],
    [
      'per il compleanno di marco 40 anni, fa il panettiere si alza alle 3 e la sera si addormenta a tavola',
      {
        plot: 'birthday',
        call: 'Marco',
        facts: ['Fai il panettiere', 'Ti alzi alle 3', 'La sera ti addormenti a tavola'],
      },
    ],
    [
      'papa è morto a marzo, aggiustava biciclette e fischiava sempre la stessa canzone',
      { plot: 'memorial', facts: ['Aggiustavi biciclette', 'Fischiavi sempre la stessa canzone'] },
    ],
    [
      'matrimonio di luca e giulia si sono conosciuti in fila alle poste, lei gli ha prestato la penna',
      { call: 'Luca e Giulia', facts: ['Vi siete conosciuti in fila alle poste', 'Lei gli ha prestato la penna'] },
    ],
    [
      'chiedo scusa a mio fratello dario, gli ho graffiato la macchina e ho dato la colpa al gatto',
      { plot: 'apology', call: 'Dario', facts: ['Ti ho graffiato la macchina', 'Ho dato la colpa al gatto'] },
    ],
    [
      'mia sorella è in ospedale, la operano giovedi, odia la minestra e fa ridere gli infermieri',
      {
        plot: 'get-well',
        topics: ['hospital', 'kitchen'],
        facts: ['Ti operano giovedì', 'Odi la minestra', 'Fai ridere gli infermieri'],
      },
    ],
    [
      'mi manca tanto mio nonno, andavamo a pesca insieme e lui si addormentava sempre',
      { plot: 'missing', facts: ['Mi manchi tanto', 'Andavamo a pesca insieme', 'Ti addormentavi sempre'] },
    ],
    [
      'i miei genitori festeggiano 50 anni di matrimonio, litigano per il telecomando e ballano in salotto',
      {
        plot: 'devotion',
        facts: ['Festeggiate 50 anni di matrimonio', 'Litigate per il telecomando', 'Ballate in salotto'],
      },
    ],
    [
      'ballata su un fantasma che ha paura della gente e vive in soffitta',
      { topics: ['ghosts'], facts: ['Ha paura della gente', 'Vive in soffitta'] },
    ],
    [
      'grazie alla maestra rosa per avermi insegnato a leggere',
      { plot: 'thanks', call: 'Rosa', facts: ['Mi hai insegnato a leggere'] },
    ],
    [
      'jingle per la pizzeria da gino a bari, forno a legna, impasto lievitato 48 ore, aperti anche il lunedi',
      { brand: 'da Gino', facts: ['Forno a legna', 'Impasto lievitato 48 ore', 'Aperti anche il lunedì'] },
    ],
    ['canzone x nonno aldo, coltivava pomodori sul balcone', { about: [], facts: ['Coltivavi pomodori sul balcone'] }],
    ['una canzone lenta e triste, voce femminile, con pianoforte', { facts: [] }],
    [
      'per nonno Aldo, ogni mattina prende il pane e quando torna ci racconta le barzellette. E quando mio padre stava male mi ha aiutato',
      {
        facts: [
          'Ogni mattina prendi il pane',
          'Quando torni ci racconti le barzellette',
          'Quando mio padre stava male mi hai aiutato',
        ],
      },
    ],
    [
      'un grazie alla maestra Paola che ha insegnato a leggere a mio figlio Leo quando tutti dicevano che era svogliato',
      {
        call: 'Paola',
        facts: ['Hai insegnato a leggere a mio figlio Leo quando tutti dicevano che era svogliato'],
      },
    ],
    [
      'per mio marito Stefano, ci siamo baciati a ferragosto e io lo amo anche se russa',
      { plot: 'devotion', facts: ['Ci siamo baciati a Ferragosto', 'Io ti amo anche se russi'] },
    ],
    [
      'per la prof Zanetti: quando è morto mio nonno mi ha abbracciato, e lei non abbraccia mai nessuno',
      { plot: null, facts: ['Quando è morto mio nonno mi hai abbracciato', 'Non abbracci mai nessuno'] },
    ],
    [
      'filastrocca per insegnare a mia nipote ad attraversare: si guarda a sinistra, poi a destra, non si corre mai',
      { plot: 'teaching', facts: ['Si guarda a sinistra', 'Poi a destra', 'Non si corre mai'] },
    ],
    [
      'Pubblicità per la mia gelateria Dolce Neve a Lecce',
      { plot: 'shop', brand: 'Dolce Neve', names: ['Neve', 'Lecce'] },
    ],
  ],
  ko: [
    ['반 아이들이 교생 이하나 선생님께 드리는 송별가. 이름을 다 외워주셨고', { plot: 'farewell', call: '이하나' }],
    [
      '여친이랑 100일! 이름 예린이고 알바하다 만났고',
      { plot: 'devotion', names: ['예린'], facts: ['알바하다 만났지'] },
    ],
    ['첫째 딸 소은이가 언니가 된 걸 축하하는 노래', { call: '소은' }],
    ['울 강쥐 콩이 생일송 ㅋㅋ 택배아저씨를 젤 좋아함', { call: '콩이', facts: ['택배아저씨를 젤 좋아하지'] }],
    ['남편 마흔살 생일! 이름은 정우. 맨날 태움ㅎㅎ', { plot: 'birthday', names: ['정우'] }],
    [
      '우리집 고양이 두부 노래ㅋㅋ 새벽마다 내 얼굴 밟고 츄르 달라고 소리지름 택배상자만 보면 들어감',
      { call: '두부', facts: ['새벽마다 내 얼굴 밟고', '츄르 달라고 소리지르지', '택배상자만 보면 들어가지'] },
    ],
    [
      '다음달에 제 친구 수진이랑 민호가 결혼해요. 수진이는 늘 기다려줬대요',
      { call: '수진과 민호', names: ['수진', '민호'] },
    ],
    [
      '작년 겨울에 할아버지가 돌아가셨어요. 주머니에는 항상 박하사탕이 있었고요',
      { plot: 'memorial', facts: ['작년 겨울에 먼 길을 떠나셨지', '주머니에는 항상 박하사탕이 있었지'] },
    ],
    [
      "망원동에 있는 작은 빵집 '달빵' 홍보송이요! 아침 8시에 문 열어요",
      { brand: '달빵', facts: ['망원동에 있는 작은 빵집', '아침 8시에 문 열어'] },
    ],
    [
      '우리 팀 박 과장님 놀리는 노래. 골프는 맨날 물에 빠뜨림',
      { call: '박 과장님', facts: ['골프는 맨날 물에 빠뜨리지'] },
    ],
    [
      '첫사랑 준영이 노래. 이어폰 한쪽씩 나눠 끼고 노래 들었어요. 군대 가면서 헤어졌어요',
      { plot: 'heartbreak', facts: ['이어폰 한쪽씩 나눠 끼고 노래 들었지', '군대 가면서 헤어졌지'] },
    ],
    ['짝사랑하던 선배가 다음달에 미국으로 유학을 가요. 끝내 고백을 못 했어요', { plot: 'missing', call: '선배' }],
    [
      '고3 조카 민재 수능 응원가. 결과가 어떻든 자랑스럽다고 말해주고 싶어요',
      { plot: 'encouragement', call: '민재', facts: ['결과가 어떻든 자랑스러워'] },
    ],
    [
      '육아휴직 끝나고 복직하는 아내 윤아에게. 이제 내가 등원 시킬게',
      { plot: 'devotion', call: '윤아', facts: ['육아휴직 끝나고 복직하지', '이제 내가 등원 시킬게'] },
    ],
    ['물의 순환을 초등학교 4학년 아이들에게 설명하는 노래', { plot: 'teaching', about: ['물의 순환'], facts: [] }],
    [
      '유치원 아이들한테 양치질하는 법 가르치는 동요. 3분 동안 닦고 물로 헹구는 내용으로',
      { plot: 'teaching', about: ['양치질'], facts: ['3분 동안 닦지', '물로 헹구지'] },
    ],
    [
      '룸메이트 채영이 고마워 노래. 자취방 보일러 고장났을때 자기 전기장판 빌려줌',
      { plot: 'thanks', facts: ['자취방 보일러 고장났을 때', '자기 전기장판 빌려줬지'] },
    ],
    ['자취 3년차 일요일 오후 느긋한 노래. 옆집 강아지 짖는 소리', { plot: 'calm', facts: ['옆집 강아지 짖는 소리'] }],
    ['할머니가 치매라 저를 잘 못 알아보세요. 할머니가 불러주던 자장가처럼 따뜻하게', { plot: null, call: '할머니' }],
    ['엄마가 암 투병 끝나고 완치 판정 받으셨어요. 고맙고 사랑한다는 노래', { plot: 'thanks' }],
    [
      '6학년 3반 졸업 노래. 담임은 김태호 선생님이고 급식 먹을 때 다같이 뛰었어요',
      { plot: 'graduation', names: ['김태호'] },
    ],
    ['결혼식 노래, 민수랑 지영이', { call: '민수와 지영' }],
    [
      '다음 달에 퇴직하시는 박 선생님께 드리는 노래요. 28년 동안 과학 가르치셨어요',
      { plot: 'retirement', facts: ['28년 동안 과학 가르치셨지'] },
    ],
    [
      '친구 셋이서 강릉으로 가는 여행 노래 신나게! 민지는 운전, 수연이는 자고, 나는 과자 담당',
      { facts: ['민지는 운전, 수연이는 자고', '나는 과자 담당'] },
    ],
    [
      '할머니가 키우시던 진돗개 백구 노래 밭에 따라다니고 뱀도 잡음',
      { call: '백구', facts: ['할머니가 키우셨지', '밭에 따라다니고', '뱀도 잡지'] },
    ],
    ["세탁소 '깨끗한 날' 홍보 와이셔츠 990원 당일배송 됩니다", { facts: ['와이셔츠 990원 당일배송 되지'] }],
    ['삼촌 장가가요!! 신부 이름은 은별이고 삼촌은 캠핑광', { plot: 'wedding', facts: ['삼촌은 캠핑광이지'] }],
    [
      '병원에 입원한 엄마 빨리 나으시라는 노래요. 제가 끓인 죽은 맛없다고 하시면서 다 드세요',
      { plot: 'get-well', facts: ['병원에 입원했지', '내가 끓인 죽은 맛없다고 하시면서 다 드시지'] },
    ],
    [
      '여보 미안 술먹고 새벽 3시에 들어와서 강아지 밥까지 먹었대 내가',
      { plot: 'apology', facts: ['술먹었지', '새벽 3시에 들어와서 강아지 밥까지 먹었지'] },
    ],
    [
      '퇴직하시는 경비아저씨 감사해요 매일 아침 인사해주시고 택배도 맡아주셨음',
      { call: '경비아저씨', facts: ['매일 아침 인사해주셨지', '택배도 맡아주셨지'] },
    ],
    ['우리 고양이 치즈 다이어트 시작함 사료 40g만 주니까 새벽에 울어요', { call: '치즈', names: ['치즈'] }],
    [
      "치킨집 오픈해요 가게이름 '바삭한 하루' 마늘치킨이 대표메뉴",
      { plot: 'shop', names: [], brand: '바삭한 하루', facts: ['치킨집 오픈하지', '마늘치킨이 대표메뉴'] },
    ],
    ['10년 다닌 회사 때려치우는 노래 신나는 펑크 사장님 안녕히', { plot: 'freedom', call: '사장님' }],
    [
      '아내랑 결혼 20주년 처음 만난 건 비오는 버스정류장 우산 같이 썼어요 남자 목소리 발라드',
      { about: [], voice: 'm', facts: ['처음 만난 건 비오는 버스정류장 우산 같이 썼지'] },
    ],
    [
      '우리 축구동호회 "FC 무릎조심" 평균나이 48세 이겨본 적이 없음',
      { brand: 'FC 무릎조심', facts: ['평균나이 48세', '이겨본 적이 없지'] },
    ],
    [
      '돌아가신 할아버지 자전거 뒤에 타고 학교 갔어요 주머니에서 늘 박하사탕 꺼내주셨고',
      { plot: 'memorial', facts: ['할아버지 자전거 뒤에 타고 학교 갔지', '주머니에서 늘 박하사탕 꺼내주셨지'] },
    ],
    ['둘째 임신한 친구 수아 응원 입덧이 심해서 귤만 먹음', { call: '수아', facts: ['입덧이 심해서 귤만 먹지'] }],
    [
      '울 아빠 환갑이에요 낚시 좋아하고 맨날 못잡아옴 그래도 자랑은 젤 많이함ㅋㅋ 다같이 부를 노래',
      { plot: 'birthday', about: [], facts: ['낚시 좋아하고 맨날 못잡아오지', '그래도 자랑은 젤 많이하지'] },
    ],
    [
      '강아지 복실이가 어제 떠났어요 15년 같이 살았고 비오는날 산책 싫어했어요',
      { plot: 'memorial', facts: ['15년 같이 살았지', '비오는날 산책 싫어했지'] },
    ],
    [
      '고3 딸 세나 힘내라고 요즘 새벽 2시까지 공부하고 코피도 남 엄마가',
      { call: '세나', facts: ['요즘 새벽 2시까지 공부하지', '코피도 나지'] },
    ],
    [
      '회사 프린터가 또 고장났는데 아무도 안고침 화나는 록',
      { facts: ['회사 프린터가 또 고장났지', '아무도 안고치지'] },
    ],
    ['우리반 담임 김태형쌤 스승의날 노래', { plot: 'thanks', call: '김태형' }],
    [
      "필라테스 학원 '숨' 오픈 광고 첫달 50프로 할인 강사님이 친절해요",
      { brand: '숨', facts: ['필라테스 학원', '첫달 50프로 할인', '강사님이 친절하지'] },
    ],
    [
      '우리 할머니 순자 팔순 생신 축하 노래, 정원 가꾸는 걸 좋아하셔',
      { plot: 'birthday', call: '순자', topics: ['garden'], facts: ['정원 가꾸는 걸 좋아하시지'] },
    ],
    ['딸 하은이 자장가, 여자 목소리, 드럼 없이', { plot: 'lullaby', call: '하은', voice: 'f', without: ['드럼'] }],
    [
      '고양이 나비를 위한 노래 하루종일 자고 새벽에 나를 깨운다',
      { call: '나비', facts: ['하루종일 자네', '새벽에 나를 깨우지'] },
    ],
    ['버스 놓친 것에 대한 웃긴 노래', { plot: 'complaint', topics: ['bus'], facts: ['버스 놓쳤지'] }],
    ['동네 빵집 봄날 광고 노래', { plot: 'shop', brand: '봄날', about: [] }],
    ['우리 축구팀 번개 FC 응원가', { plot: 'team', brand: '번개 FC' }],
    ['광합성을 설명하는 노래 초등학생용', { plot: 'teaching', about: ['광합성'] }],
    [
      '돌아가신 아버지를 그리워하는 노래. 평생 시계를 고치고 휘파람을 부셨다',
      { plot: 'memorial', call: '아버지', about: [], facts: ['평생 시계를 고쳤지', '휘파람을 부셨지'] },
    ],
    ['민수랑 지혜 결혼식 축가', { plot: 'wedding', names: ['민수', '지혜'] }],
    ['엄마 미안해 생일 까먹었어 사과 노래', { plot: 'apology', call: '엄마', facts: ['생일 까먹었지'] }],
    ['일본어로 여자친구 유나에게 바치는 사랑 노래', { plot: 'devotion', call: '유나', language: 'ja' }],
    ['겨울 바다에 대한 잔잔한 피아노 곡, 가사 없이', { topics: ['snow', 'sea'], instrumental: true }],
    ['강아지 뭉치가 무지개다리를 건넜어요 산책을 제일 좋아했어요', { plot: 'memorial', names: ['뭉치'] }],
    ['수능 앞둔 동생 응원하는 노래', { plot: 'encouragement', call: '동생아', about: [] }],
    ['아이들이랑 부를 구구단 노래', { plot: 'teaching', about: ['구구단'] }],
    [
      '축가 신랑 이름은 재훈이고 신부는 소미 둘이 등산하다 만났음',
      { plot: 'wedding', names: ['재훈', '소미'], facts: ['둘이 등산하다 만났지'] },
    ],
    [
      '10년지기 친구 보라 생일ㅋㅋ 맨날 약속 늦고 술 못마시는데 안주만 먹음',
      { plot: 'birthday', call: '보라', facts: ['맨날 약속 늦고', '술 못마시지', '안주만 먹지'] },
    ],
    ['우리동네 김밥천사 분식집 홍보송 떡볶이가 맵고', { plot: 'shop', brand: '김밥천사' }],
    ['커피 노래', { topics: ['coffee'], about: ['커피'] }],
    ['맨날 내 키보드 위에서 자는 고양이 모카', { call: '모카', facts: ['맨날 내 키보드 위에서 자지'] }],
    ['이사 가는 이웃 미경씨에게 송별 노래. 김치를 나눠 주셨고', { plot: 'farewell', names: ['미경'] }],
    [
      '우리 강아지 두부, 고구마 좋아하고 산책 나가면 집에 안 가려고 버텨요',
      { call: '두부', facts: ['고구마 좋아하지', '산책 나가면 집에 안 가려고 버텨'] },
    ],
    [
      '언니 결혼식 축가요!! 신부 이름 한솔이고 신랑은 태오ㅋㅋ 둘이 동네 헬스장에서 만났대요',
      { plot: 'wedding', names: ['한솔', '태오'], facts: ['둘이 동네 헬스장에서 만났다지'] },
    ],
    [
      "우리 가게 홍보송 부탁드려요 상호는 '바삭바삭 튀김집' 오징어튀김이 제일 유명하고 밤 11시까지 합니다",
      { brand: '바삭바삭 튀김집', facts: ['오징어튀김이 제일 유명하지', '밤 11시까지 하지'] },
    ],
    [
      '푸들 콩이 노래 만들어줘 청소기만 보면 짖고 내 양말 훔쳐감',
      { facts: ['청소기만 보면 짖지', '내 양말 훔쳐가지'] },
    ],
    ['초2 아들 받아쓰기 숙제용 노래', { plot: 'teaching', about: ['받아쓰기'] }],
    [
      '10개월 아기 로아 자장가 잠투정이 심해요 토끼인형 없이는 못자요 조용한 피아노',
      { call: '로아', without: [], facts: ['잠투정이 심하지', '토끼인형 없이는 못자'] },
    ],
    [
      '팀장님 퇴사하심 송별회때 부를 노래 이름은 박정우 팀장님 매일 커피 사주고 야근할때 같이 남아줌',
      { plot: 'farewell', names: ['박정우'], facts: ['팀장님 매일 커피 사주지', '야근할 때 같이 남아주지'] },
    ],
    [
      '아버지 정년퇴직 기념으로 30년 버스기사 하셨어요 도시락 싸들고 새벽 4시에 나가셨음',
      { facts: ['30년 버스기사 하셨지', '도시락 싸들고 새벽 4시에 나가셨지'] },
    ],
    [
      '누나 지현이 결혼 축가. 누나는 맨날 늦고 민석이 형은 한 번도 화낸 적이 없어요',
      { plot: 'wedding', facts: ['누나는 맨날 늦지', '민석이 형은 한 번도 화낸 적이 없지'] },
    ],
    [
      '담임 선생님께 감사드리는 노래. 제가 학교 그만두려고 했을 때 떡볶이 사주시면서 얘기 들어주셨어요. 덕분에 졸업해요',
      {
        plot: 'thanks',
        facts: ['제가 학교 그만두려고 했을 때', '떡볶이 사주시면서', '얘기 들어주셨지', '덕분에 졸업하지'],
      },
    ],
    [
      '수연아 미안해. 케이크도 혼자 먹게 하고 거짓말까지 해서 정말 미안해. 다음엔 꼭 같이 있을게',
      {
        plot: 'apology',
        call: '수연',
        facts: ['케이크도 혼자 먹게 하고', '거짓말까지 해서 정말 미안해', '다음엔 꼭 같이 있을게'],
      },
    ],
    [
      '동기 재훈이 놀리는 노래. 자기가 눈이 높아서 그렇다고 함',
      { call: '재훈', facts: ['자기가 눈이 높아서 그렇다고 하지'] },
    ],
    [
      '아내 40번째 생일. 퇴근하면 또 육아.. 고맙고 미안하고 사랑해요',
      { plot: 'birthday', call: '여보', facts: ['퇴근하면 또 육아'] },
    ],
    [
      '택배 기사님 고맙습니다 더운 여름에도 엘리베이터 없이 올라와 주시고 우리 강아지한테 간식도 주세요',
      { plot: 'thanks', without: [], call: '택배 기사님' },
    ],
    ['헤어진 여친 생각나는 밤 노래 이름은 절대 넣지 말고', { plot: 'heartbreak', names: [], without: [], facts: [] }],
    ['베트남어로 우리 며느리 흐엉한테 주는 생일 노래', { call: '흐엉', language: 'vi' }],
    [
      '엄마한테 사과하는 노래.. 사춘기때 도시락 안먹고 버린거 30살 되서 말함. 잔잔한 기타',
      { facts: ['사춘기때 도시락 안먹고 버렸지', '30살 돼서 말했지'] },
    ],
    ['쿨한척하는 알앤비, 이름은 넣지마 (준영)', { names: [], without: ['준영'] }],
  ],
}

const ROWS = Object.entries(DESCRIPTIONS).flatMap(([language, rows]) =>
  rows.map(([description, understood]) => [language, description, understood] as const),
)

it.each(ROWS)('%s: %s', (code, description, understood) => {
  const brief = readBrief({ description, ...(isLanguage(code) ? { interfaceLanguage: code } : {}) }, parseEnglish)
  const { plot, hearer, names, topics, subjects, language, without, voice, instrumental, brand, age, place, sender } =
    brief
  const about = subjects.map(({ text }) => text)
  const facts = brief.facts.map(({ text }) => text)
  const heard = { plot, call: hearer?.call, names, topics, about, facts, language }
  const read = { ...heard, without, voice, instrumental, brand, age, place, sender }
  expect(Object.fromEntries(Object.keys(understood).map((key) => [key, read[key as keyof Understood]]))).toEqual(
    understood,
  )
})
