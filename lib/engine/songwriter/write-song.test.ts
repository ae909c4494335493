import { dictionary } from 'cmu-pronouncing-dictionary'
import { describe, expect, it } from 'vitest'
import { parseEnglish } from '../../../server/assets/english.ts'
import { englishEar } from '../../../tests/support/prosody/english-ear.ts'
import { rhymeQuality, scan } from '../../../tests/support/prosody/prosody.ts'
import { readBrief } from '../brief/read-brief.ts'
import { LANGUAGES } from '../lyrics/language/language.ts'
import { parseLyrics } from '../lyrics/sections.ts'
import { GENRES } from '../score/names.ts'
import { leadIns } from './languages/en/lead-ins.ts'
import { PACKS } from './languages/registry.ts'
import { writeSong } from './write-song.ts'

const ear = englishEar((word) => dictionary[word]?.replace(/\s*#.*/, '') ?? null)
const write = (description: string, seed = 1, style = '') =>
  writeSong(readBrief({ description, style }, parseEnglish), seed)
const linesOf = (lyrics: string) => lyrics.split('\n').filter((line) => line !== '' && !line.startsWith('['))
const partsOf = (lyrics: string, kind: string) =>
  parseLyrics(lyrics)
    .filter((section) => section.kind === kind)
    .map(({ lines }) => lines.map(({ text }) => text).join('\n'))

/** What strangers typed, whom it is for and what it speaks of. */
const WISHES = [
  [
    'A birthday song for my grandmother Maria who loves her garden',
    'Maria',
    'garden|rose|seed|bean|tomato|lilac|flower|bulb',
  ],
  [
    'wedding song for Tom and Aisha who met on a train',
    'Tom and Aisha',
    'train|station|platform|rail|track|carriage|ticket',
  ],
  [
    'thank you to my teacher Mrs. Smith for teaching me to read',
    'Mrs Smith',
    'read|learn|chalk|class|page|book|school|desk',
  ],
  ['an apology to Anna for breaking her bike', 'Anna', 'sorry|broke|break|bike|fault'],
] as const

const album = Array.from({ length: 60 }, (_, seed) => write('', seed, GENRES[seed % GENRES.length]))
const wished = WISHES.flatMap(([description]) => Array.from({ length: 10 }, (_, seed) => write(description, seed)))

describe('a song', () => {
  it('has a form that the composer reads, in as many letters as fit into a song', () => {
    for (const { lyrics } of [...album, ...wished]) {
      const kinds = parseLyrics(lyrics).map(({ kind }) => kind)
      expect(kinds[0]).toBe('verse')
      expect(kinds.filter((kind) => kind === 'chorus').length).toBeGreaterThanOrEqual(2)
      expect(lyrics.length).toBeLessThanOrEqual(3000)
    }
  })

  it('leaves nothing unfilled', () => {
    for (const { title, lyrics } of [...album, ...wished])
      expect(`${title}\n${lyrics}`).not.toMatch(/[{}|]|undefined|null/)
  })

  it('sings its title in the chorus', () => {
    const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '')
    for (const { title, lyrics } of [...album, ...wished])
      expect(plain(partsOf(lyrics, 'chorus')[0] ?? '').replaceAll('\n', ' ')).toContain(plain(title))
  })

  it('sings a title that somebody gave', () => {
    const brief = readBrief({ description: '', title: 'Paper Lanterns' }, parseEnglish)
    const { title, lyrics } = writeSong(brief, 1)
    expect([title, partsOf(lyrics, 'chorus')[0]]).toEqual(['Paper Lanterns', expect.stringContaining('Paper Lanterns')])
  })

  it('rhymes in nearly every verse, in lines that a breath is enough for', () => {
    const verses = [...album, ...wished].flatMap(({ lyrics }) => partsOf(lyrics, 'verse'))
    const rhymed = verses.filter((verse) => {
      const ends = verse.split('\n').map((line) => scan(line, ear))
      return ends.some((a, at) => ends.some((b, other) => other > at && rhymeQuality(a, b) >= 0.5))
    })
    expect(rhymed.length / verses.length).toBeGreaterThan(0.9)
    const lengths = wished.flatMap(({ lyrics }) => linesOf(lyrics)).map((line) => scan(line, ear).stresses.length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(24)
  })

  it('is the same for the same wish and seed', () => {
    expect(write(WISHES[0][0], 9)).toEqual(write(WISHES[0][0], 9))
  })
})

describe('what was asked for', () => {
  it.each(WISHES)('%s: it names them in the chorus or title', (description, name) => {
    for (let seed = 0; seed < 10; seed++) {
      const { title, lyrics } = write(description, seed)
      expect(`${title}\n${lyrics}`).toContain(name)
    }
  })

  it.each(WISHES)('%s: every verse speaks of it', (description, _, kin) => {
    for (let seed = 0; seed < 10; seed++)
      for (const verse of partsOf(write(description, seed).lyrics, 'verse')) expect(verse).toMatch(new RegExp(kin, 'i'))
  })

  it('keeps out what is not wanted', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { lyrics } = write("a song for my friend about the sea, don't mention boats or rain", seed)
      expect(lyrics).not.toMatch(/\b(?:boat|rain)/i)
    }
  })

  it('keeps it out where words stand without spaces, too', () => {
    for (let seed = 0; seed < 20; seed++)
      expect(write('大学毕业啦，一起熬夜吃泡面的日子，别提“再见”', seed).lyrics).not.toContain('再见')
  })
})

it('sings of the one thing that is told in both verses, in other words', () => {
  for (let seed = 0; seed < 10; seed++) {
    const { lyrics } = write('the printer on the 3rd floor has been jammed since monday. angry song about it', seed)
    const [first = '', second = ''] = partsOf(lyrics, 'verse')
    expect(first).toContain('The printer on the 3rd floor')
    expect(second).toMatch(/print|copier|paper|toner/i)
    const told = /^(?:The printer on the 3rd floor|Has been jammed since Monday)$/
    expect(linesOf(second).filter((line) => first.includes(line) && !told.test(line))).toEqual([])
  }
})

it('teaches what is known of a subject in its order, half in each verse', () => {
  for (let seed = 0; seed < 10; seed++) {
    const [first = '', second = ''] = partsOf(write('the water cycle as a rap', seed).lyrics, 'verse')
    expect(first).toMatch(/warms the sea.*vapor.*cloud/is)
    expect(second).toMatch(/fall.*rain.*down to the sea.*dinosaur/is)
  }
})

it('teaches what everybody can look up, and only where that is to be learnt', () => {
  const planets = /Mercury.*Venus.*Earth.*Mars.*Jupiter.*Saturn.*Uranus.*Neptune/s
  expect(write('learn the planets in order for my class').lyrics).toMatch(planets)
  for (const description of [
    'I love looking at the planets at night',
    'birthday song for my kids Ana and Leo who love the planets and dinosaurs',
    "a song about my daughter's school play, she was one of the planets",
  ])
    expect(write(description).lyrics, description).not.toMatch(/Mercury's first|Monday and Tuesday, up with the sun/)
})

it.each(LANGUAGES)('sings of anything that it has details of, and leaves nothing unfilled, in %s', (language) => {
  const brief = readBrief({ description: '', interfaceLanguage: language, language }, parseEnglish)
  for (const { words } of PACKS[language].details ?? []) {
    const text = words.split(/\s+/)[0]?.replaceAll('_', ' ') ?? ''
    const { lyrics } = writeSong({ ...brief, subjects: [{ text, article: null, kind: 'thing', topic: null }] }, 1)
    expect(linesOf(lyrics).join('\n'), text).not.toMatch(/[[\]{}|〔〕]/)
  }
})

it.each(LANGUAGES)('teaches all of a lesson to its end, and leaves nothing unfilled, in %s', (language) => {
  for (const { words, stanzas, later = '' } of PACKS[language].lessons ?? []) {
    const subject = words.split(/\s+/)[0]?.replaceAll('_', ' ') ?? ''
    const brief = readBrief({ description: subject, interfaceLanguage: language, language }, parseEnglish)
    const { lyrics } = writeSong({ ...brief, spokenIn: language, plot: 'teaching', facts: [] }, 1)
    expect(lyrics.replace(/^\[.*\]$/gmu, ''), subject).not.toMatch(/[[\]{}|]/)
    const unspaced = (text: string) => text.replaceAll(/[\s\u3000]/gu, '')
    const plain = [stanzas, later].flatMap((text) => linesOf(text).find((line) => !/[[({〔|]/.test(line)) ?? [])
    // French ones are said to one or to several.
    for (const line of language === 'fr' ? [] : plain) expect(unspaced(lyrics), subject).toContain(unspaced(line))
  }
})

it('teaches nothing that only stands in the wish beside its subject', () => {
  for (let seed = 0; seed < 10; seed++) {
    expect(write('teach my toddlers colours', seed).lyrics).not.toMatch(/first step|wobbl|toddl/i)
    expect(write('help my kid memorize our phone number 555 0199', seed).lyrics).not.toMatch(/napkin|dial/i)
  }
})

it('goes on from what is told in its person and its time', () => {
  const songs = (description: string) =>
    Array.from({ length: 10 }, (_, seed) => linesOf(write(description, seed).lyrics).join('\n')).join('\n')
  const hers = songs('song for Ann, she never misses a play')
  expect(hers).toMatch(/You never miss a play/)
  expect(hers).not.toMatch(/[[\]{}]|\b[Hh]e\b/)
  const gone = songs('in memory of my aunt Ann, she loved her garden')
  expect(gone).toMatch(/[Yy]ou (?:went out|came to the door)/)
  expect(gone).not.toMatch(/[[\]{}]|[Yy]ou (?:go out|come to the door)/)
})

/** Lines of quatrains as they are written, without what they leave open. */
const writtenLines = (stanzas: string) =>
  stanzas
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/[{|]/.test(line))

it('stands by whoever has bad news or something hard to do', () => {
  const jokes = writtenLines(leadIns.funny ?? '')
  const comforting = writtenLines(leadIns.comfort ?? '')
  for (const description of [
    'get well song for my aunt Carol, she reads the paper and she hates sitting still',
    'encouragement for my friend Sam, he tried for six months and nobody called him back',
  ])
    for (let seed = 1; seed <= 6; seed++) {
      const lines = linesOf(write(description, seed).lyrics)
      expect(lines.filter((line) => jokes.includes(line))).toEqual([])
      expect(lines.filter((line) => comforting.includes(line))).not.toEqual([])
    }
})

it('mourns the dead alone, and nobody who leaves, is far away or is remembered', () => {
  for (const description of [
    'goodbye song for our coworker Denise, she never says no and always whispers',
    'i miss my girl Rosie, she never says no and always whispers',
    'take me back to school with my friend Lou, he never said no and always whispered',
    'break-up song, he never said sorry and always whispered',
  ])
    for (let seed = 0; seed < 12; seed++)
      expect(write(description, seed).lyrics).not.toMatch(/\b(?:grave|stone|sermon|prayer|rest in peace|died|mourn)/i)
})

it('tells what was told in its words and its order, with what joins it', () => {
  const verses = partsOf(
    write('apology to my sister Ngozi. I sold the bicycle because I needed money, but you loved it. We fought').lyrics,
    'verse',
  ).join('\n')
  expect(verses).toMatch(/I sold the bicycle\nBecause I needed money\nBut you loved it\n[\s\S]*We fought/)
})

it('keeps together what is one sentence, half of it in each verse', () => {
  const { lyrics } = write('sorry to my wife Jen, I forgot the milk because I was tired and then I burnt the rice')
  const [first = '', second = ''] = partsOf(lyrics, 'verse')
  expect(first).toContain('I forgot the milk\nBecause I was tired')
  expect(second).toMatch(/^I burnt the rice/m)
})

it('tells Japanese clauses as they were joined, and folds long ones where a part of them ends', () => {
  const wish =
    'うちの猫のきなこの歌。段ボールが大好きで、夜中の3時に運動会する、でも寝るときは必ず私の足の上。数学が赤点だった私に放課後ずっと付き合ってくれた'
  const verses = partsOf(write(wish).lyrics, 'verse').join('\n')
  expect(verses).toMatch(/段ボールが大好きで\n夜中の3時に運動会する\nでも寝るときは必ず私の足の上/)
  expect(verses).toMatch(/数学が赤点だった私に\n放課後ずっと付き合ってくれた/)
})

it('does not end choruses with bad news sung out loud', () => {
  const wish = 'encouragement for Sam, he lost his job at the mill and Bob left him, he is very quiet'
  for (let seed = 1; seed <= 6; seed++) {
    const chorus = partsOf(write(wish, seed).lyrics, 'chorus')[0] ?? ''
    expect(chorus).not.toMatch(/Bob left you|say it loud|sing it/i)
  }
})

it('adds nothing merry to a chorus that mourns', () => {
  const grandma =
    'song for my grandma Elsie who passed away. she made plum jam in her kitchen and hummed while she cooked'
  const dog = 'sad song about my dog Biscuit, he waited by the window every day and stole socks'
  for (let seed = 0; seed < 10; seed++)
    for (const description of [grandma, dog]) {
      const ending = partsOf(write(description, seed).lyrics, 'chorus')[0]?.split('\n').slice(4) ?? []
      // What is told of them, and a quiet line.
      if (ending.length > 0) expect(ending[0]).toMatch(/^You /)
      expect(ending.join(' ')).not.toMatch(/pan|bang|drum|sing it/i)
    }
})

it('comforts whoever it went wrong for, and never teases them', () => {
  for (let seed = 0; seed < 10; seed++) {
    const { lyrics } = write('song for my neighbour Bert who lost his dog last week', seed)
    expect(lyrics).not.toMatch(/joke|laugh at|fuss|funny|reasons we're here/i)
    // No chorus says it again and again.
    expect(partsOf(lyrics, 'chorus')[0]).not.toMatch(/lost your dog/i)
  }
})

it('sings a funny song to an animal, and not of a bad day', () => {
  for (let seed = 0; seed < 10; seed++) {
    const { title, lyrics } = write('funny song about my cat Biscuit who knocks everything off the table', seed)
    expect(`${title} ${partsOf(lyrics, 'chorus')[0]}`).toMatch(/biscuit/i)
    expect(lyrics).not.toMatch(/complain|one of those days/i)
  }
})

it('sings of an animal in what is written for animals alone', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { lyrics } = write('our old dog Moose is 14 and deaf now but still meets me at the gate', seed)
    expect(lyrics).not.toMatch(/The train|spoken|hands that/)
  }
})

it('mourns a cat without coats and telephone numbers', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const { lyrics } = write('In Erinnerung an unsere Katze Mimi, sie lag immer auf der Heizung', seed)
    expect(lyrics).not.toMatch(/Mantel|Nummer/u)
  }
})

it('sings of coming in where a shop without a name is sung of', () => {
  for (let seed = 0; seed < 10; seed++) {
    const { lyrics } = write('jingle for my bike shop, flat tires fixed in 20 minutes, free coffee', seed)
    expect(partsOf(lyrics, 'chorus')[0]).toMatch(/\bcome\b|\bcame\b|door is open|drop in|know where we are/i)
  }
})

it('sells what a shop told, and tells no story of it', () => {
  for (let seed = 0; seed < 10; seed++) {
    const { lyrics } = write(
      'radio ad for Hubcap Hut. flat tires fixed in 20 minutes, free coffee while you wait',
      seed,
    )
    expect(lyrics).toContain('Free coffee while you wait')
    expect(lyrics).not.toMatch(/plant by the door|last of it/)
  }
})

it('has a chorus though a shop has no name', () => {
  const { title, lyrics } = write('jingle for my bakery, sourdough and cinnamon buns, open at six')
  expect(title).not.toBe('')
  expect(partsOf(lyrics, 'chorus')[0]?.split('\n').length).toBeGreaterThan(3)
})

it('is as short as a minute asks for', () => {
  const { lyrics } = writeSong(readBrief({ description: WISHES[0][0], lengthSec: 60 }, parseEnglish), 1)
  expect(linesOf(lyrics).length).toBeLessThanOrEqual(10)
})

describe('variety', () => {
  it('one wish with ten seeds opens in ten ways', () => {
    for (const [description] of WISHES) {
      const openings = Array.from({ length: 10 }, (_, seed) => linesOf(write(description, seed).lyrics)[0])
      expect(new Set(openings).size).toBe(10)
    }
  })

  it('no two of two hundred songs share a verse and a chorus', () => {
    const songs = Array.from({ length: 200 }, (_, seed) => write('', seed, GENRES[seed % GENRES.length]).lyrics)
    const both = songs.map((lyrics) => `${partsOf(lyrics, 'verse')[0]}\n${partsOf(lyrics, 'chorus')[0]}`)
    expect(new Set(both).size).toBe(200)
  })
})

/** What strangers tell of people who died: two things of each. */
const REMEMBERED = [
  'song for my grandpa who died. he fixed watches and whistled all day',
  'in memory of my mom, she baked bread at night and sang to the plants',
  'song for my late brother Tom, he raced pigeons and hated shoes',
  'my grandma passed away, she made plum jam and cheated at cards',
  'memorial song for my dog Max who died, he slept on my feet and barked at balloons',
  'in memory of my uncle Ray, he drove a truck and told tall stories',
  'song for my friend Lee who died, he juggled oranges and called me every sunday',
  'in memory of my aunt Flo, she wore red hats and danced on tables',
  'my dad died, he built me a swing and carried me home',
  'song for my late wife June, she painted doors and laughed in her sleep',
  'in memory of my teacher Miss Bell, she played the organ and fed the sparrows',
  'my nana died, she knitted socks and watched wrestling',
  'song for my late husband Al, he sang off key and burned the toast',
  'in memory of our neighbor Vic, he mowed every lawn and gave out peaches',
  'song for my cousin Dee who died, she rode horses and wrote me letters',
]

it('fifteen songs of one kind say other words around what is told', () => {
  const PLOT_LINES = 4
  const songs = REMEMBERED.map((description) =>
    partsOf(write(description).lyrics, 'verse').flatMap((verse) => verse.split('\n').slice(PLOT_LINES)),
  )
  const heardIn = (line: string) => songs.filter((lines) => lines.includes(line)).length
  expect(Math.max(...songs.flat().map(heardIn))).toBeLessThanOrEqual(5)
  const pairs = songs.flatMap((one, at) => songs.slice(at + 1).map((other) => [one, other] as const))
  const alike = pairs.filter(([one, other]) => one.some((line) => other.includes(line)))
  expect(alike.length).toBeLessThan(pairs.length / 3)
})

it('is written in less than 0.15 seconds of the processor', () => {
  const began = process.cpuUsage()
  for (let seed = 0; seed < 20; seed++) write(WISHES[0][0], seed)
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1e6 / 20).toBeLessThan(0.15)
})
