import { spokenTo } from './verbs.ts'

/** Polish first names, and their forms: "dla Marii", "o Tomku", "babcię Zosię" speak of Maria, Tomek and Zosia. */
const WOMEN =
  'Anna Ania Maria Marysia Katarzyna Kasia Małgorzata Małgosia Gosia Agnieszka Aga Barbara Basia Ewa Krystyna Krysia Elżbieta Ela Magdalena Magda Joanna Asia Teresa Danuta Danusia Zofia Zosia Halina Halinka Helena Hela Janina Jadwiga Jadzia Irena Irenka Monika Beata Dorota Dorotka Grażyna Grażynka Bożena Bożenka Renata Hanna Hania Aleksandra Ola Oliwia Julia Julka Maja Majka Zuzanna Zuzia Lena Lenka Natalia Natalka Wiktoria Wika Weronika Karolina Paulina Marta Martyna Martynka Justyna Sylwia Iwona Iwonka Izabela Iza Urszula Ula Stanisława Stasia Stefania Genowefa Gienia Wanda Wandzia Lucyna Łucja Marianna Marzena Mariola Aneta Edyta Ilona Jolanta Jola Kinga Patrycja Dominika Emilia Emilka Gabriela Gabrysia Alicja Ala Antonina Tosia Laura Amelia Milena Nadia Nina Pola Liliana Lilka Iga Jagoda Kaja Klaudia Kamila Kornelia Sandra Dagmara Eliza Celina Czesława Mirosława Mirka Wiesława Wiesia Bogumiła Bronisława Eugenia Felicja Apolonia Pelagia Rozalia Regina Róża Sabina Violetta Zdzisława Kazimiera Ludwika Leokadia Lidia Bogusława Bogusia Adela Adrianna Ada Angelika Arleta Blanka Daria Diana Eleonora Franciszka Frania Hela Honorata Ida Inga Judyta Julianna Kalina Klara Lucyna Marcelina Matylda Michalina Oksana Olga Otylia Sara Tamara Tatiana Wioletta Żaneta Luna Figa Pusia Saba Sonia Tina Kika Łatka Kropka Psotka Mela Nela Fiona Bella Ewelina Ewelinka Agata Agatka Aniela Cecylia Estera Gaja Karina Malwina Marlena Melania Roksana Stella Tola Tekla Walentyna Wiola Zyta Kuba Barnaba Seba'
const MEN =
  'Adam Adaś Antoś Kubuś Jasiek Adrian Aleksander Olek Andrzej Antoni Antek Artur Bartosz Bartek Bartłomiej Bogdan Bogusław Borys Bronisław Cezary Czesław Czesiek Damian Daniel Dariusz Darek Dawid Dominik Edward Edek Emil Eryk Ernest Eugeniusz Fabian Feliks Ferdynand Filip Franciszek Franek Fryderyk Gabriel Grzegorz Gustaw Gucio Henryk Heniek Hubert Ignacy Ignaś Igor Ireneusz Irek Jacek Jakub Jan Janek Janusz Jarosław Jarek Jaś Jerzy Jurek Jędrzej Józef Józek Julian Juliusz Kacper Kajetan Kajtek Kamil Karol Karolek Kazimierz Kazik Konrad Krystian Krzysztof Krzysiek Krzyś Leon Leszek Lech Leonard Lucjan Ludwik Łukasz Maciej Maciek Marcel Marcin Marek Marian Mariusz Mateusz Maurycy Maks Maksymilian Mieczysław Mietek Michał Michałek Mikołaj Miłosz Mirosław Mirek Natan Norbert Olaf Oliwier Oskar Patryk Paweł Pawełek Piotr Piotrek Piotruś Przemysław Przemek Radosław Radek Rafał Remigiusz Robert Robercik Roman Romek Ryszard Rysiek Ryś Sebastian Seweryn Sławomir Sławek Stanisław Staszek Staś Stefan Stefek Szczepan Szymon Szymek Tadeusz Tadek Teodor Tomasz Tomek Tymon Tymek Tymoteusz Wacław Wacek Waldemar Waldek Walenty Wiesław Wiesiek Wiktor Wincenty Wit Witek Witold Władysław Władek Włodzimierz Włodek Wojciech Wojtek Zbigniew Zbyszek Zdzisław Zdzisiek Zenon Zenek Zygmunt Burek Azor Reksio Puszek Mruczek Filemon Bonifacy Fafik Pimpek Łatek Tofik Kajtek Bobik Misiek Ciapek Rudzik Rudolf Felek Gacek Rambo Szarik Brutus Nero Fred Max Rex Ares Atos Lucky Snoopy Bolek Lolek Pluto'

/** Forms that are other words as they are typed in small letters. */
const OTHER_WORDS = new Set(
  'ula uli ulę ule ulu ulą mają maję majo adam adamem ada ady ale jana maja maju janie janem lecha lechu lech romanem roman romanie wit witem wita witu róża róży różę różą różo kalina kaliny kalinę jagoda jagody jagodę jagodą jagodzie figa figi figę figą fidze łatka łatki łatkę łatką łatce kropka kropki kropkę kropką kropce psotka puszek puszka puszku puszkiem mruczek nero luna pola poli polę polą sara ida idą idę idzie idy mela leona leonie rysia ryś rysie rysiem ryśka emil ani ano anu ido idu polo kiki ale ela eli elu ewo solo figo wice kice ago agu adze idze iga igi igo emilu'.split(
    ' ',
  ),
)

const DATIVES: readonly (readonly [RegExp, string])[] = [
  [/ka$/u, 'ce'],
  [/ga$/u, 'dze'],
  [/cha$/u, 'sze'],
  [/ra$/u, 'rze'],
  [/tta$/u, 'cie'],
  [/ta$/u, 'cie'],
  [/da$/u, 'dzie'],
  [/ła$/u, 'le'],
  [/(?<=[nmwbpfsz])a$/u, 'ie'],
]

function formsOfHer(name: string): string[] {
  const stem = name.slice(0, -1)
  const isSoft = /(?:[snzc]i|[lj]|[żc]|[jrlnfbwd]i)a$/u.test(name) || /ia$/u.test(name)
  const lean = /(?:[snzc]i)a$/u.test(name) ? [stem] : []
  const dative = DATIVES.find(([ending]) => ending.test(name))
  const many = isSoft
    ? [...lean, `${stem}i`, `${stem.replace(/i$/u, 'i')}i`, `${stem.replace(/j$/u, '')}i`]
    : [`${stem}${/[kg]$/u.test(stem) ? 'i' : 'y'}`]
  return [
    ...many,
    ...(dative && !isSoft ? [name.replace(dative[0], dative[1])] : []),
    `${stem}ę`,
    `${stem}ą`,
    `${stem}o`,
    ...(isSoft || /^\p{L}{1,3}la$/u.test(name) ? [`${stem}u`] : []),
  ]
}

function formsOfHim(name: string): string[] {
  if (/y$/u.test(name))
    return ['ego', 'emu', 'm'].map((end) => (end === 'm' ? `${name}m` : `${name.replace(/y$/u, '')}${end}`))
  if (/i$/u.test(name)) return [`${name}ego`, `${name}emu`, `${name}m`]
  if (/io$/u.test(name)) return ['a', 'owi', 'em', 'u'].map((end) => `${name.slice(0, -1)}${end}`)
  if (/o$/u.test(name)) return []
  const stem = /(?:ek|eł|[cs]per)$/u.test(name)
    ? softened(name)
    : name.replace(/ń$/u, 'ni').replace(/ś$/u, 'si').replace(/ć$/u, 'ci')
  const locative = /[kghljcżi]$|sz$|rz$|ch$|cz$/u.test(stem) ? [`${stem}u`] : hisLocative(stem)
  return [`${stem}a`, `${stem}owi`, `${stem}${/[kg]$/u.test(stem) ? 'iem' : 'em'}`, ...locative]
}

/** "Marek" gives "Mark-", "Czesiek" gives "Cześk-". */
function softened(name: string): string {
  return name
    .replace(/siek$/u, 'śk')
    .replace(/niek$/u, 'ńk')
    .replace(/ciek$/u, 'ćk')
    .replace(/(?<=\p{L}{2})ek$/u, 'k')
    .replace(/eł$/u, 'ł')
    .replace(/per$/u, 'pr')
}

function hisLocative(stem: string): string[] {
  if (/r$/u.test(stem)) return [`${stem}ze`]
  if (/t$/u.test(stem)) return [`${stem.slice(0, -1)}cie`]
  if (/d$/u.test(stem)) return [`${stem}zie`]
  if (/ł$/u.test(stem)) return [`${stem.slice(0, -1)}le`]
  return [`${stem}ie`]
}

const BASE: ReadonlyMap<string, string> = new Map(
  [
    ...MEN.split(' ').flatMap((name) => [...formsOfHim(name), name].map((form) => [form, name] as const)),
    ...WOMEN.split(' ').flatMap((name) => [...formsOfHer(name), name].map((form) => [form, name] as const)),
    ...[...WOMEN.split(' '), ...MEN.split(' ')].map((name) => [name, name] as const),
  ].map(([form, name]) => [form.toLowerCase(), name]),
)

/** "Dla Kamila", "szwagra Mirka" speak of men whose names have the form of a woman's there. */
export const genitivesOfMen: ReadonlyMap<string, string> = new Map(
  MEN.split(' ').flatMap((name) => {
    const women = new Set(WOMEN.split(' '))
    return formsOfHim(name).flatMap((form) => (women.has(form) ? [[form, name] as const] : []))
  }),
)

/** As people type them: those that are no other words. */
const nameFormList = [...BASE.keys()].filter((form) => form.length > 2 && !OTHER_WORDS.has(form))
export const firstNames = nameFormList.join(' ')
/** Those and the surnames that lose an accent when they are typed. */
export const nameForms = `${firstNames} woźniak wójcik kamiński król wróbel stępień jóźwiak mróz górka górska górski wąsik gajewski dąbek łuczak błaszczyk szymański kołodziej jabłoński czyż cieślak głowacki głowacka ślusarczyk kępa bąk zając żak żurek pająk kozioł sobótka różycki różycka dąbrowski dąbrowska kozłowski kozłowska pawłowski sokołowski sokołowska wiśniewski wiśniewska zwoliński krzyżanowska krzyżanowski gołębiewska woźna świątek żmuda błoński dębski dębska dębowska kłos wilczyńska łukasik`

/** "Kasia zrywa z papierosami" begins with a name. */
export function beginsWithName(sentence: string): boolean {
  const [first = '', next = ''] = sentence.split(' ')
  return BASE.get(first.toLowerCase()) === first && spokenTo(next, null) !== null
}

/** Where somebody is, "nad Narwią", "na Mazurach"; nobody is in or above people. */
export function placesNamed(description: string): readonly string[] {
  const found = description.matchAll(
    /(?<!\p{L})(?:w|we|nad|znad|pod|spod|koło|do|na|po|za) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)/gu,
  )
  return [...found].flatMap(([, place = '']) => (BASE.has((place.split(' ')[0] ?? '').toLowerCase()) ? [] : [place]))
}

/** Words for people in every case. */
const KIN: readonly (readonly [base: string, forms: RegExp])[] = [
  ['babcia', /^babci[ęąue]?$/u],
  ['dziadek', /^dziadk(?:a|owi|iem|u)$/u],
  ['mama', /^mam(?:y|ie|ę|ą|o)$/u],
  ['tata', /^(?:tat[yęąo]|tacie)$/u],
  ['ciocia', /^cioci[ęąu]?$/u],
  ['wujek', /^wujk(?:a|owi|iem|u)$/u],
  ['córka', /^(?:cór(?:ki|kę|ką|ko)|córce)$/u],
  ['syn', /^syn(?:a|owi|em|u|ie)$/u],
  ['synek', /^synk(?:a|owi|iem|u)$/u],
  ['siostra', /^(?:siostr[yęąo]|siostrze)$/u],
  ['brat', /^(?:brat(?:a|u|em)|bracie)$/u],
  ['żona', /^żon(?:y|ie|ę|ą|o)$/u],
  ['mąż', /^męż(?:a|owi|em|u)$/u],
  ['szwagier', /^szwagr(?:a|owi|em|ze)$/u],
  ['teść', /^teści(?:a|owi|em|u)$/u],
  ['przyjaciel', /^przyjaciel(?:a|owi|em|u)$/u],
  ['przyjaciółka', /^(?:przyjaciół(?:ki|kę|ką|ko)|przyjaciółce)$/u],
  ['sąsiadka', /^sąsiad(?:ki|kę|ką|ko|ce)$/u],
  ['sąsiad', /^sąsiad(?:a|owi|em)$/u],
  ['koleżanka', /^kole(?:żanki|żankę|żanką|żance)$/u],
  ['kolega', /^kole(?:gi|gę|gą|dze)$/u],
  ['kot', /^(?:kot(?:a|u|owi|em)|kocie)$/u],
  ['pies', /^(?:psa|psu|psem|psie)$/u],
]

/** The name in the nominative, or the word for somebody, where it is known or its ending tells. */
export function baseName(name: string): string {
  // A shop is called "U Zosi", and not Zosia.
  if (/^(?:U|Pod|Na|Przy) /u.test(name)) return name
  return name.split(' ').map(baseOf).join(' ')
}

function baseOf(word: string): string {
  if (/^\p{Ll}/u.test(word)) return KIN.find(([, forms]) => forms.test(word))?.[0] ?? word
  if (/^Pan(?:a|u|em)$/u.test(word)) return 'Pan'
  if (word === 'Panią') return 'Pani'
  const known = BASE.get(word.toLowerCase())
  if (known) return known
  if (word.length < 4 || /[vqx]|(?:rry|lly|nny|ney|dy|by)$/iu.test(word)) return word
  const rule = ENDINGS.find(([ending]) => ending.test(word))
  return rule ? word.replace(rule[0], rule[1]) : word
}

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ę$/u, 'a'],
  [/(?<=sk|ck)(?:iej|ą)$/u, 'a'],
  [/ską$/u, 'ska'],
  [/ą$/u, 'a'],
  [/ii$/u, 'ia'],
  [/(?<=\p{L}{2}[szc])i$/u, 'ia'],
  [/(?<=[^aeiouyąęó])k(?:owi|iem|u)$/u, 'ek'],
  [/(?<=[^aeiouy])owi$/u, ''],
  [/siem$/u, 'ś'],
  [/niem$/u, 'ń'],
  [/ziem$/u, 'ź'],
  [/ciem$/u, 'ć'],
  [/skiego$|skiemu$/u, 'ski'],
  [/(?<=[^sc])ki$/u, 'ka'],
  [/ce$/u, 'ka'],
  [/(?<=[nmwz])ie$/u, 'a'],
]
