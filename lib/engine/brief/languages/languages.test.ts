import { expect, it } from 'vitest'
import { isLanguage, type Language } from '../../lyrics/language.ts'
import type { HearerKind } from '../brief.ts'
import { pattern } from '../patterns.ts'
import { readBrief } from '../read-brief.ts'
import { READING } from './registry.ts'
import { unread } from './unread.ts'

it.each(Object.entries({ ...READING, others: unread }))('every pattern of %s can be matched', (_, words) => {
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
  readonly plot?: string
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
  readonly facts?: readonly string[]
}

/** What strangers type, and what is to be understood of it. */
const DESCRIPTIONS: Partial<Record<Language, readonly (readonly [description: string, understood: Understood])[]>> = {
  de: [
    [
      'geburtstagslied für meine oma hilde die ihren garten liebt',
      { plot: 'birthday', call: 'Hilde', topics: ['garden'] },
    ],
    ['Ein Schlaflied auf Japanisch für meine Tochter Mia', { plot: 'lullaby', call: 'Mia', language: 'ja' }],
    ['Hymne für unsere U12-Mannschaft SV Waldheim', { plot: 'team', brand: 'SV Waldheim' }],
  ],
  es: [
    [
      'canción de cumpleaños para mi abuela carmen que ama su jardín',
      { plot: 'birthday', call: 'Carmen', topics: ['garden'] },
    ],
    ['una nana para mi hija Lucía, sin batería', { plot: 'lullaby', call: 'Lucía', without: ['batería'] }],
  ],
  fr: [
    [
      'chanson d’anniversaire pour ma mamie huguette qui adore son jardin',
      { plot: 'birthday', call: 'Huguette', topics: ['garden'] },
    ],
    ['une berceuse pour mon fils Louis, chantée par une femme', { plot: 'lullaby', call: 'Louis', voice: 'f' }],
  ],
  zh: [
    [
      '给我奶奶李秀兰写一首生日歌，她80岁了，爱种花，总骂邻居家的猫',
      {
        ...{ plot: 'birthday', call: '李秀兰', names: ['李秀兰'], age: 80, topics: ['garden', 'cats'] },
        facts: ['你爱种花', '你总骂邻居家的猫'],
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
    ['失恋了，他搬走了，牙刷还在', { plot: 'heartbreak', facts: ['他搬走了', '牙刷还在'] }],
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
  pl: [
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
  it: [
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
    ['canzone per mia moglie cantata da una voce maschile', { plot: 'devotion', call: 'amore mio', voice: 'm' }],
    ['per mio figlio prima dell’esame di maturità', { plot: 'encouragement', call: 'tesoro' }],
    ['musica lo-fi strumentale per studiare', { instrumental: true }],
    ['è nato tommaso!', { plot: 'new-baby', call: 'Tommaso' }],
  ],
}

const ROWS = Object.entries(DESCRIPTIONS).flatMap(([language, rows]) =>
  rows.map(([description, understood]) => [language, description, understood] as const),
)

it.each(ROWS)('%s: %s', (code, description, understood) => {
  const brief = readBrief({ description, ...(isLanguage(code) ? { interfaceLanguage: code } : {}) })
  const { plot, hearer, names, topics, subjects, language, without, voice, instrumental, brand, age, place } = brief
  const about = subjects.map(({ text }) => text)
  const facts = brief.facts.map(({ text }) => text)
  const heard = { plot, call: hearer?.call, names, topics, about, facts, language }
  const read = { ...heard, without, voice, instrumental, brand, age, place }
  expect(Object.fromEntries(Object.keys(understood).map((key) => [key, read[key as keyof Understood]]))).toEqual(
    understood,
  )
})
