import { describe, expect, it } from 'vitest'
import { detectLanguage } from './detect.ts'
import { breathGroups } from './phrases.ts'
import { SECTION_TAGS } from './section-tags.ts'
import { NothingToSing, parseLyrics } from './sections.ts'
import { kindOfTag } from './tags.ts'

const kinds = (text: string) => parseLyrics(text).map((section) => section.kind)
const words = (text: string) => text.match(/[\p{L}\p{N}']+/gu) ?? []

describe('section tags', () => {
  it('reads every tag that the writing desk inserts', () => {
    expect(SECTION_TAGS.map((tag) => kindOfTag(tag.slice(1, -1)))).toEqual([
      ...['intro', 'verse', 'pre-chorus', 'chorus', 'break', 'bridge', 'outro'],
    ])
  })

  it('reads any case, numbers, other languages and other brackets', () => {
    expect(
      kinds(
        '[VERSE 2]\none\n【副歌】\ntwo\n[pre chorus]\nthree\n［サビ］\nfour\n[Final Chorus x2]\nfive\n[Refrão]\nsix',
      ),
    ).toEqual([...['verse', 'chorus', 'pre-chorus', 'chorus', 'chorus', 'chorus']])
  })

  it('sings nothing of a tag that it does not know, and everything around it', () => {
    const [section] = parseLyrics('[Verse]\nhold me [softly] now\n[whispering strings]\nand again')
    expect(section).toEqual({ kind: 'verse', lines: ['hold me', 'now', 'and again'] })
  })

  it('keeps a section without words as music', () => {
    expect(parseLyrics('[Intro]\n[Verse]\nla la').map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['intro', 0],
      ['verse', 1],
    ])
  })

  it('keeps words after a bracket that is never closed', () => {
    expect(parseLyrics('[Chorus sing it with me\nagain').flatMap((section) => section.lines)).toEqual([
      ...['Chorus sing it with me', 'again'],
    ])
  })
})

describe('lyrics without tags', () => {
  it('takes the stanza that comes back for the chorus', () => {
    const chorus = 'up we go\nover the snow'
    expect(kinds(`a b\nc d\n\n${chorus}\n\ne f\ng h\n\n${chorus}`)).toEqual(['verse', 'chorus', 'verse', 'chorus'])
  })

  it('alternates where nothing comes back', () => {
    expect(kinds('a\nb\nc\n\nd\ne\nf\n\ng\nh\ni')).toEqual(['verse', 'chorus', 'verse'])
  })

  it.each(['', '   \n\n', '😀 🎵\n…', '[Verse]\n[Chorus]'])('refuses %j, which holds no word', (text) => {
    expect(() => parseLyrics(text)).toThrow(NothingToSing)
  })
})

describe('breath groups', () => {
  it.each([
    ['a thousand words', 'love and '.repeat(500)],
    [
      'commas',
      'when the morning comes, and the river is rising, I will be waiting for you at the end of the long road home',
    ],
    ['one endless word', 'a'.repeat(300)],
  ])('cuts %s into short pieces without losing a letter', (_, line) => {
    const groups = breathGroups(line)
    expect(groups.join('').replace(/\s/g, '')).toBe(line.replace(/\s/g, ''))
    expect(Math.max(...groups.map((group) => words(group).length))).toBeLessThanOrEqual(14)
    expect(groups.length).toBeGreaterThan(1)
  })

  it('cuts scripts without spaces between characters', () => {
    const line = '春が来るまで君の声を聞いていたい、この街の片隅でずっと'
    const groups = breathGroups(line)
    expect(groups.join('')).toBe(line)
    expect(groups.every((group) => group.length <= 18)).toBe(true)
  })
})

describe('language', () => {
  it.each([
    ['en', 'The night is long and I am waiting for your light'],
    ['es', 'La noche es larga y yo te espero con el corazón abierto'],
    ['pt', 'A noite é longa e eu não sei onde você está meu coração'],
    ['fr', "La nuit est longue et je t'attends dans la rue avec mon cœur"],
    ['it', 'La notte è lunga e io ti aspetto con il cuore nella mano'],
    ['de', 'Die Nacht ist lang und ich warte auf dich mit meinem Herz'],
    ['nl', 'De nacht is lang en ik wacht op jou met heel mijn hart'],
    ['pl', 'Noc jest długa i czekam na ciebie w moim sercu'],
    ['tr', 'Gece çok uzun ve ben seni bekliyorum kalbim'],
    ['vi', 'Đêm dài anh vẫn chờ em trong tim này'],
    ['id', 'Malam ini panjang dan aku menunggu kamu dengan hatiku'],
    ['ja', '夜が長くて、君を待っている'],
    ['ko', '밤이 길어서 너를 기다려'],
    ['zh', '夜很长我在等你'],
  ])('hears %s', (language, line) => {
    expect(detectLanguage(line)).toBe(language)
  })

  it('leaves a doubtful line in the language of its song', () => {
    expect(detectLanguage('la la la', 'pl')).toBe('pl')
  })
})
