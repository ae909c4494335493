import { plainly } from './letters.ts'

/** First names that are no other words, as they are written. */
export const NAMES =
  'Doğukan Yağız Gökçe Erdem Doğan Çağla Çağan Özge Gözde Şevval Şahin Şenol Tuana Ilgın Alina Ozan Tunç Sarp Kutay Utku Görkem Çağrı Bartu Rüzgar Melike Nazan Nezahat Nebahat Muazzez Ayşegül Ayşenur Gülsüm Şirin Songül Şebnem Özcan Çetin Bülent Ümmü Güler Gülten Nurgül Cengiz Rıdvan Tayfun Tamer Serhat Kürşat Oktay Erol Erkut Ayhan Adnan Yağmur Sude Esila Beren Defne Lavin Karamel Ayşe Fatma Emine Hatice Zeynep Elif Meryem Şerife Zehra Sultan Hanife Merve Havva Zeliha Esra Fadime Özlem Hacer Yasemin Hülya Cemile Sevim Gülsüm Leyla Büşra Rabia Kübra Sibel Aysel Songül Rukiye Kadriye Tuğba Ebru Aynur Nurcan Nuray Dilek Fatmagül Ayten Saniye Elmas Nazlı Buse Ceren Gizem İrem Beyza Ecrin Asya Defne Azra Eylül Miray Nehir Zümra Duru Ada Elisa Melis Melisa Selin Pınar Gamze Aslı Aslıhan Burcu Seda Neslihan Nihal Nilgün Nermin Nurten Nuriye Naciye Şükran Şengül Gülay Gülcan Gülşen Gülten Gönül Hamide Halime Makbule Melek Münevver Müzeyyen Perihan Remziye Saadet Semra Serpil Sevgi Sevda Sevinç Suzan Şule Zekiye Nimet Hediye Sabiha Nazmiye Ayla Belgin Çiğdem Elçin Hande Nurdan Nurhan Pervin Sema Selma Sezen Tuğçe Zübeyde Müjde Aylin Ahsen Mira Lina Alya Türkan Ümran Vildan Yıldız Yeliz Betül Bahar Berna Betigül Canan Cansu Damla Derya Didem Duygu Ece Eda Ela Esma Esin Feride Filiz Funda Gaye Handan İlknur İnci İpek Jale Lale Meltem Mine Müge Nalan Nesrin Nazan Oya Pelin Reyhan Rana Şeyma Sıla Simge Tuba Tülay Tülin Yaren Zerrin Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim İsmail Osman Yusuf Murat Ömer Ramazan Halil Süleyman Abdullah Mahmut Recep Salih Fatih Kadir Emre Hakan Adem Kemal Yaşar Bekir Musa Metin Orhan Serkan Furkan Muhammed Cemal Bayram İlhan Eren Kerem Kaan Burak Berk Berkay Can Cem Cihan Deniz Doruk Efe Ege Emir Enes Engin Ercan Erdem Ergün Erhan Erkan Ersin Ertuğrul Ferhat Gökhan Gürkan Haluk Haydar İhsan İlker Kenan Koray Levent Mert Mesut Miraç Nihat Nuri Okan Onur Oğuz Oğuzhan Özgür Özkan Poyraz Rıza Sabri Sefa Selim Semih Serdar Sinan Şükrü Tahir Tarık Taner Tolga Tuncay Turgut Uğur Umut Ümit Volkan Yasin Yavuz Yılmaz Yiğit Yunus Zafer Zeki Cevdet Necati Necdet Niyazi Hikmet Hilmi Fikret Şaban Aras Atlas Alparslan Alp Arda Barış Batuhan Boran Çınar Kuzey Toprak Pamuk Boncuk Tarçın Minnoş Fındık Karabaş Zeytin Limon Paşa Duman Tekir Mırnav Pati Maviş Cesur Bulut Gofret Fıstık Çakıl Lokum Luna Max Leo Bella Mia Tom'

/** Names that are also plain words: only with a capital letter, or right behind a word for somebody. */
const WORDS =
  'Güler Yağmur Şahin Doğan Rüzgar Şirin Karamel Tunç Sarp Utku Çetin Görkem Erdem Sultan Elmas Eylül Duru Ada Ela Eda Nehir Gönül Melek Saadet Sevgi Sevda Sevinç Yıldız Bahar Damla Derya Duygu Filiz İnci İpek Lale Mine Pınar Dilek Sıla Deniz Doruk Ege Efe Can Onur Özgür Poyraz Umut Ümit Zafer Barış Çınar Kuzey Toprak Pamuk Boncuk Tarçın Fındık Zeytin Limon Paşa Duman Tekir Pati Maviş Cesur Bulut Gofret Fıstık Çakıl Lokum Atlas Yaren Bayram Ramazan Yaşar Metin Eren Melis Oya Asya Zeki Hasan Engin Adem Alp Cem Cemal Serap Simge Meltem Rana Kaan Ali Tom Mia'

const BASE = new Map(NAMES.split(' ').map((name) => [plainly(name), name]))
const PLAIN_WORDS = new Set(
  WORDS.split(' ')
    .map(plainly)
    .filter((word) => !/^(?:hasan|ali|kaan|cemal|zeki|adem|rana|melis|mia|tom|asya|engin)$/.test(word)),
)

/** Words that look like a name with an ending: "yaşında", "emirle". */
const NOT_NAMED = /^(?:yasin(?:da|a|i)|ederim|sevgi\p{L}+|canim|alin\p{L}*|cemin|umudu)$/u

const ENDING = /^(?:['’]?(?:y[aeıiuü]|n[ıiuü]n|[ıiuü]n|[aeıiuü]|y?l[ae]|[dt][ae]n?|y?[dt][ıiuü]|c[ıi][ğg][ıi]m))$/u

/** The known name that a word begins with, with nothing behind it but an ending: "ayşeye" is Ayşe. */
export function knownName(word: string): string | null {
  const plain = plainly(word)
  if (NOT_NAMED.test(plain)) return null
  const whole = BASE.get(plain)
  if (whole) return isSpelled(word, whole) ? whole : null
  for (let length = plain.length - 1; length >= 3; length--) {
    const name = BASE.get(plain.slice(0, length))
    if (name && isSpelled(word, name) && ENDING.test(word.slice(length))) return name
  }
  return null
}

/** "Irem" may be İrem, but "Şila" is not Sıla. */
const isSpelled = (word: string, name: string) =>
  [...name].every((letter, at) => !/[şğüöç]/iu.test(word[at] ?? '') || /[şğüöç]/iu.test(letter))

/** "Ayşe" of "Ayşe'ye" and "Ayşeye", "İrem" of "Irem". */
export function baseName(name: string): string {
  return name
    .split(' ')
    .map((word) => {
      const bare = word.replace(/['’]\p{L}{1,6}$/u, '')
      if (/^\p{Ll}/u.test(word)) return bare
      const known = knownName(bare)
      return known && /^\p{Lu}/u.test(word) ? known : bare
    })
    .join(' ')
}

const TITLE = '(?:han[ıi]m|bey|hoca|[öo][ğg]retmen|abla|abi|teyze|amca|day[ıi]|hala|nine|dede|usta)'

/** Finds people in small letters: "ayşeye", "fatma hanım". */
export function peopleIn(kin: string, stop: string): (description: string) => string[] {
  const behind = new RegExp(`(?<!\\p{L})(?:${kin}),? (\\p{Ll}\\p{L}+)`, 'giu')
  const beside = new RegExp(
    `(?<!\\p{L})(?:${kin}),? (?!(?:${stop})(?!\\p{L}))(\\p{Ll}[\\p{L}]{1,})(?=['’]|$|[.,;:!?\\n)]| (?:için|icin|hakk[ıi]nda|i[cç]in|ve|ile|\\d+|her|hep|[çc]ok|mezun|art[ıi]k)(?!\\p{L}))`,
    'giu',
  )
  return (description) => {
    const listed = [...description.matchAll(/(?<![\p{L}'’-])\p{Ll}[\p{L}]+/gu)].flatMap(({ 0: word, index }) => {
      const known = knownName(word)
      if (!known) return []
      const typed = word.slice(0, known.length)
      const title = new RegExp(`^ (${TITLE})(?:\\p{L}{1,3})?(?!\\p{L})`, 'u').exec(
        description.slice(index + word.length),
      )?.[1]
      if (!title && PLAIN_WORDS.has(plainly(known))) return []
      return [title ? `${typed} ${title}` : typed]
    })
    const placed = [...description.matchAll(beside)].flatMap(([, word = '']) => {
      const known = knownName(word)
      return known ? [word.slice(0, known.length)] : UNLIKE.test(word) ? [] : [word]
    })
    const called = [...description.matchAll(behind)].flatMap(([, word = '']) => {
      const known = knownName(word)
      return known ? [word.slice(0, known.length)] : []
    })
    return [...listed, ...[...placed, ...called].filter((name) => !listed.some((one) => one.startsWith(`${name} `)))]
  }
}

/** How verbs and other words end that may stand behind "my mother". */
const UNLIKE =
  /(?:yor\p{L}*|[dt][ıiuü][mk]?|m[ae]k|l[ae]r[ıi]?|ken|m[ıiuü][şs]|[ae]n|[ıiuü]k|c[ae]|l[ıiuü]|s[ıiuü]z|[ae]r|m[ae]z|[aeıiuüoö]y[ıiuü]|[ıiuü]n[ıiuü])$/u
