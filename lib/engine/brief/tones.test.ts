import { describe, expect, it } from 'vitest'
import { parseEnglish } from '../../../server/assets/english.ts'
import type { Language } from '../lyrics/language/language.ts'
import { briefFacts } from './brief-facts.ts'
import { readBrief } from './read-brief.ts'

const factsOf = (description: string, interfaceLanguage: Language, ignored: readonly string[] = []) =>
  briefFacts(readBrief({ description, interfaceLanguage, ignored }, parseEnglish))

/** What is shown of a wish: how the song is to feel, and which words nothing came of. */
const WISHES: Readonly<Record<Language, readonly (readonly [description: string, shown: string, lost?: string])[]>> = {
  en: [
    ['song for my aunt Sue. lively and fast please', 'Happy, fast'],
    ['song for my aunt Sue. mellow, quiet', 'Relaxed, quiet'],
    ['a sad, slow rock song for Tom', 'Sad, slow'],
    ['song for my aunt Sue. epic please', 'powerful'],
    ['song for my aunt Sue. romantic but with a wink', 'Romantic', 'wink'],
  ],
  de: [
    ['Lied für Tante Käthe. Beschwingt und schnell bitte', 'Happy, fast'],
    ['Lied für Tante Käthe. Entspannt, leise', 'Relaxed, quiet'],
    ['Ein trauriges, langsames Rocklied für Tom', 'Sad, slow'],
    ['Lied für Tante Käthe. Bitte kraftvoll', 'powerful'],
    ['Lied für Tante Käthe. Romantisch, aber mit einem Augenzwinkern', 'Romantic', 'Augenzwinkern'],
  ],
  nl: [
    ['liedje voor tante Ria. Levendig en snel graag', 'Happy, fast'],
    ['liedje voor tante Ria. Ontspannen, zacht', 'Relaxed, quiet'],
    ['een droevig, langzaam rocknummer voor Tom', 'Sad, slow'],
    ['liedje voor tante Ria. Krachtig graag', 'powerful'],
    ['liedje voor tante Ria. Romantisch maar met een knipoog', 'Romantic', 'knipoog'],
  ],
  es: [
    ['canción para mi tía Lola. Animada y rápida por favor', 'Happy, fast'],
    ['canción para mi tía Lola. Relajada, suave', 'Relaxed, quiet'],
    ['una canción triste y lenta de rock para Tomás', 'Sad, slow'],
    ['canción para mi tía Lola. Que sea potente', 'powerful'],
    ['canción para mi tía Lola. Romántica, pero con un guiño', 'Romantic', 'guiño'],
  ],
  fr: [
    ['chanson pour tata Lulu. Enjouée et rapide svp', 'Happy, fast'],
    ['chanson pour tata Lulu. Apaisante, douce', 'Relaxed, quiet'],
    ['une chanson rock triste et lente pour Tom', 'Sad, slow'],
    ['chanson pour tata Lulu. Quelque chose de puissant', 'powerful'],
    ["chanson pour tata Lulu. Romantique, mais avec un clin d'œil", 'Romantic', "clin d'œil"],
  ],
  it: [
    ['canzone per zia Pina. Vivace e veloce per favore', 'Happy, fast'],
    ['canzone per zia Pina. Rilassata, dolce', 'Relaxed, quiet'],
    ['una canzone rock triste e lenta per Tommaso', 'Sad, slow'],
    ['canzone per zia Pina. Qualcosa di potente', 'powerful'],
    ['canzone per zia Pina. Romantica, ma con ironia', 'Romantic', 'ironia'],
  ],
  pt: [
    ['música para a tia Lu. Animada e rápida por favor', 'Happy, fast'],
    ['música para a tia Lu. Relaxada, suave', 'Relaxed, quiet'],
    ['uma música de rock triste e lenta para o Tomás', 'Sad, slow'],
    ['música para a tia Lu. Que seja potente', 'powerful'],
    ['música para a tia Lu. Romântica, mas com ironia', 'Romantic', 'ironia'],
  ],
  pl: [
    ['piosenka dla cioci Hani. Skoczna i szybka proszę', 'Happy, fast'],
    ['piosenka dla cioci Hani. Cicho, czule', 'Romantic, quiet'],
    ['smutna, wolna piosenka rockowa dla Tomka', 'Sad, slow'],
    ['piosenka dla cioci Hani. Coś mocnego', 'powerful'],
    ['piosenka dla cioci Hani. Romantyczna, ale z przytupem', 'Romantic', 'przytupem'],
  ],
  tr: [
    ['Ayşe teyzem için şarkı. Oynak ve hızlı lütfen', 'Happy, fast'],
    ['Ayşe teyzem için şarkı. Huzurlu, sakin', 'Relaxed, quiet'],
    ['Tarık için hüzünlü ve yavaş bir rock şarkısı', 'Sad, slow'],
    ['Ayşe teyzem için şarkı. Güçlü olsun', 'powerful'],
    ['Ayşe teyzem için şarkı. Romantik ama göz kırparak', 'Romantic', 'kırparak'],
  ],
  vi: [
    ['bài hát cho dì Lan. Nhộn nhịp, nhanh nhé', 'Happy, fast'],
    ['bài hát cho dì Lan. Thư giãn, êm dịu', 'Relaxed, quiet'],
    ['một bài hát rock buồn và chậm cho Nam', 'Sad, slow'],
    ['bài hát cho dì Lan. Hãy thật mạnh mẽ', 'powerful'],
    ['bài hát cho dì Lan. Lãng mạn nhé', 'Romantic'],
  ],
  id: [
    ['lagu untuk tante Ani. Riang dan cepat ya', 'Happy, fast'],
    ['lagu untuk tante Ani. Santai, lembut', 'Relaxed, quiet'],
    ['lagu rock yang sedih dan pelan untuk Tono', 'Sad, slow'],
    ['lagu untuk tante Ani. Yang megah ya', 'powerful'],
    ['lagu untuk tante Ani. Romantis tapi nakal', 'Romantic', 'nakal'],
  ],
  ja: [
    ['ゆみおばさんへの歌。軽快で速めに', 'Happy, fast'],
    ['ゆみおばさんへの歌。のんびりと、静かに', 'Relaxed, quiet'],
    ['ゆみおばさんへの歌。悲しくてゆっくりしたロック', 'Sad, slow'],
    ['ゆみおばさんへの歌。壮大な感じでお願いします', 'powerful'],
    ['ゆみおばさんへの歌。ロマンチックな雰囲気で', 'Romantic'],
  ],
  ko: [
    ['영희 이모께 드리는 노래. 경쾌하고 빠르게', 'Happy, fast'],
    ['영희 이모께 드리는 노래. 편안하고 조용하게', 'Relaxed, quiet'],
    ['민수 노래. 슬프고 느린 록', 'Sad, slow'],
    ['영희 이모께 드리는 노래. 웅장한 느낌으로', 'powerful'],
    ['영희 이모께 드리는 노래. 낭만적으로 부탁드려요', 'Romantic'],
  ],
  zh: [
    ['送给小芳阿姨的歌。轻快，快节奏', 'Happy, fast'],
    ['送给小芳阿姨的歌。放松，安静', 'Relaxed, quiet'],
    ['送给志强的一首悲伤的慢节奏摇滚歌', 'Sad, slow'],
    ['送给小芳阿姨的歌。要史诗的感觉', 'powerful'],
    ['送给小芳阿姨的歌。浪漫，但是带点讽刺', 'Romantic', '讽刺'],
  ],
}

describe.each(Object.entries(WISHES))('how a song is to feel, in %s', (language, wishes) => {
  it.each(wishes.map(([description, shown, lost = '']) => [description, shown, lost] as const))(
    '%s',
    (description, shown, lost) => {
      const { mood, pace, energy, names, about, notUnderstood } = factsOf(description, language as Language)
      expect([mood, pace, shown.includes('quiet') || !mood ? energy : null].filter(Boolean).join(', ')).toBe(shown)
      expect([names.length <= 1, about]).toEqual([true, []])
      if (lost) expect(notUnderstood.join()).toContain(lost)
      else expect(notUnderstood).toEqual([])
    },
  )
})

it('goes when whoever wishes takes its chips out', () => {
  const said = 'song for my aunt Sue. slow, quiet'
  expect(factsOf(said, 'en')).toMatchObject({ pace: 'slow', energy: 'quiet' })
  expect(factsOf(said, 'en', ['pace', 'energy'])).toMatchObject({ pace: null, energy: null })
})
