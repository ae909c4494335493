import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What pages said once and no page says again: it was wrong, or read as translated word for word. By language. */
const RETIRED: Readonly<Record<string, readonly string[]>> = {
  en: [
    'sings it and plays the band',
    'Heard a minute after they were written',
    'you get sheet',
    'at least {leastSec}.',
  ],
  de: [
    ...['auch für deine eine', 'Lautstärke ist das wenigste', 'Mehr gibt es mit deinem nächsten Monat'],
    ...['heikle Wörter', 'heiklen Wörter', 'mit ganzer Band', 'Lass ihn mit einer anderen Stimme singen'],
    ...['im Vierer', 'im Dreier', 'ertrunkenes Licht', 'Niemandes'],
  ],
  fr: [
    ...['redevance par écoute', "L'usage commercial vient avec", 'il vous revient dans cette voix'],
    ...["voix d'homme grave", 'voix de femme grave', 'usage commercial avec', 'utilisation commerciale avec'],
    ...['mots sensibles', 'chanson thrash metal', 'chanson doom metal', 'chanson chillhop', 'en gamme'],
    ...['au moins {leastSec}.'],
  ],
  es: [
    ...['en otra voz', 'vienen con un plan de pago', 'Viene con un plan de pago', 'llega con un plan de pago'],
    ...['va con los planes de pago', 'Cerca de {', 'palabras sensibles', 'luz ahogada', 'al menos {leastSec}.'],
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
