import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demoSong, firstSong } from '#lib/catalog/demo-songs.ts'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { messagesOf } from '../support/messages-compared.ts'

/** What pages said once and no page says again: it was wrong, or read as translated word for word. By language. */
const RETIRED: Readonly<Record<string, readonly string[]>> = {
  en: [
    'sings it and plays the band',
    'Heard a minute after they were written',
    'computed and not sampled',
    'you get sheet',
    'at least {leastSec}.',
  ],
  de: [
    ...['auch für deine eine', 'Lautstärke ist das wenigste', 'Mehr gibt es mit deinem nächsten Monat'],
    ...['heikle Wörter', 'heiklen Wörter', 'mit ganzer Band', 'Lass ihn mit einer anderen Stimme singen'],
    ...['im Vierer', 'im Dreier', 'ertrunkenes Licht', 'Niemandes', '"Schreibt …', '"Sendet …'],
  ],
  fr: [
    ...['redevance par écoute', "L'usage commercial vient avec", 'il vous revient dans cette voix'],
    ...["voix d'homme grave", 'voix de femme grave', 'usage commercial avec', 'utilisation commerciale avec'],
    ...['mots sensibles', 'chanson thrash metal', 'chanson doom metal', 'chanson chillhop', 'en gamme'],
    ...['au moins {leastSec}.', 'une humeur'],
  ],
  es: [
    ...['en otra voz', 'vienen con un plan de pago', 'Viene con un plan de pago', 'llega con un plan de pago'],
    ...['va con los planes de pago', 'Cerca de {', 'palabras sensibles', 'luz ahogada', 'al menos {leastSec}.'],
    ...['un ánimo'],
  ],
  it: ['parole sensibili', 'faro annegato', 'uso commerciale con un', 'almeno {leastSec}.'],
  nl: ['gevoelige woorden', 'verdronken licht', 'komt met een betaald abonnement'],
  pt: [
    ...['palavras sensíveis', 'luz afogada', 'chega com um plano pago', 'vai junto com os planos pagos'],
    ...['pelo menos {leastSec}.'],
  ],
  pl: ['w innym głosie', 'słowa wrażliwe', 'Tryb własny', 'trafiają w uderzenia', 'zatopionego światła'],
  id: ['kata sensitif', 'ikut paket berbayar'],
  tr: ['hassas kelime', 'boğulmuş bir ışık'],
  vi: ['từ nhạy cảm'],
  ja: ['ここの誰かに料金を払う', '音はどのくらい良い', 'センシティブな言葉'],
  ko: ['민감한 단어'],
  zh: ['不必为此向这里的任何人付费', '四千多个声音可以翻唱'],
}

/** Messages and documents of a language; posts are in English. */
const filesOf = (language: string) =>
  globSync([
    `messages/${language}/*.json`,
    `content/pages/*/${language}.mdx`,
    ...(language === 'en' ? ['content/blog/*.mdx'] : []),
  ])

/** However it is set: with either apostrophe, with any space, with capitals or without. */
const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').toLowerCase()

describe.each(Object.entries(RETIRED))('what is said in %s', (language, phrases) => {
  it('is nothing of what was taken back', () => {
    const files = filesOf(language)
    expect(files.length).toBeGreaterThan(30)
    const found = files.flatMap((file) => {
      const text = plain(readFileSync(file, 'utf8'))
      return phrases.filter((phrase) => text.includes(plain(phrase))).map((phrase) => `${file}: ${phrase}`)
    })
    expect(found).toEqual([])
  })
})

/** What the terms promise of playing and of the export, and what the page of plans says of playing. By language. */
const PROMISED: Readonly<Record<InterfaceLanguage, readonly [playing: string, exported: string, plans: string]>> = {
  en: [
    'free of charge and in full quality',
    'with each song and cover as an MP3',
    'Listening is always free and in full quality',
  ],
  de: [
    'kostenlos und in voller Qualität abspielen',
    'in jedem Tarif mit allen Songs und Covern als MP3',
    'Anhören ist immer kostenlos und in voller Qualität',
  ],
  es: [
    'escucharla gratis y con la máxima calidad',
    'en todos los planes con cada canción y cover en MP3',
    'Escuchar siempre es gratis y con la máxima calidad',
  ],
  fr: [
    'l’écouter gratuitement et en qualité maximale',
    'avec chaque chanson et chaque reprise en MP3 dans toutes les formules',
    'L’écoute est toujours gratuite et en qualité maximale',
  ],
  id: [
    'boleh memutarnya, gratis dan dengan kualitas penuh',
    'di semua paket dengan setiap lagu dan cover sebagai MP3',
    'Mendengarkan selalu gratis dan dengan kualitas penuh',
  ],
  it: [
    'ascoltarla gratis e alla massima qualità',
    'con ogni piano, con tutte le canzoni e le cover in MP3',
    'L’ascolto è sempre gratis e alla massima qualità',
  ],
  ja: [
    '無料で、音質を落とさずに再生できます',
    'すべてのプランで曲とカバーがMP3で含まれ',
    '再生は無料で、音質もそのままです',
  ],
  ko: [
    '무료로, 원래 음질 그대로 재생할 수 있어요',
    '모든 요금제에서 곡과 커버가 MP3로 들어 있고',
    '듣기는 항상 무료이고 원래 음질 그대로예요',
  ],
  nl: [
    'gratis en in volle kwaliteit afspelen',
    'bij elk abonnement met alle nummers en covers als MP3',
    'Luisteren is altijd gratis en in volle kwaliteit',
  ],
  pl: [
    'odtwarzać bezpłatnie i w pełnej jakości',
    'w każdym planie ze wszystkimi piosenkami i coverami w MP3',
    'Słuchanie jest zawsze bezpłatne i w pełnej jakości',
  ],
  pt: [
    'ouvi-la de graça e com qualidade máxima',
    'em todos os planos com cada música e cover em MP3',
    'Ouvir é sempre de graça e com qualidade máxima',
  ],
  tr: [
    'ücretsiz ve tam kalitede çalabilir',
    'her planda bütün şarkılar ve coverlar MP3 olarak',
    'Dinlemek her zaman ücretsizdir ve tam kalitededir',
  ],
  vi: [
    'được phát bài đó miễn phí, với chất lượng đầy đủ',
    'ở mọi gói đều có từng bài hát và bản cover dạng MP3',
    'Nghe luôn miễn phí, với chất lượng đầy đủ',
  ],
  zh: ['免费以完整音质播放它', '所有套餐都包含每首歌曲和翻唱的 MP3', '收听始终免费，音质完整'],
}

it.each(Object.entries(PROMISED))('playing is free and in full, and the export holds all, in %s', (language, said) => {
  const [playing, exported, plans] = said.map(plain)
  const terms = plain(readFileSync(`content/pages/terms/${language}.mdx`, 'utf8'))
  expect(terms).toContain(playing)
  expect(terms).toContain(exported)
  expect(plain(messagesOf(language).get('billing.everyPlan') ?? '')).toContain(plans)
})

/** What stands in the place of something that read as translated. */
it.each([
  ['de', 'generator.writingLyrics', 'Wird geschrieben …'],
  ['de', 'generator.generating', 'Wird gesendet …'],
  ['de', 'covers.remover.sending', 'Wird gesendet …'],
  ['fr', 'home.how.two.text', 'une ambiance'],
  ['es', 'home.how.two.text', 'un estado de ánimo'],
])('in %s %s says “%s”', (language, key, said) => {
  expect(plain(messagesOf(language).get(key) ?? '')).toContain(plain(said))
})

it('the Japanese verse of the landing page is in kanji, and has no spaces', () => {
  const verse = demoSong(firstSong('ja')).lyrics.replace(/^\[.+\]\n/, '')
  expect(verse).toMatch(/^窓を.+\n.+\n遠くの汽車の/)
  expect(verse).not.toMatch(/[^\S\n]/)
})
