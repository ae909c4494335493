import { describe, expect, it } from 'vitest'
import { detectLanguage } from './language/detect.ts'
import { SECTION_TAGS } from './markup/section-tags.ts'
import { kindOfTag } from './markup/tags.ts'
import { breathGroups } from './phrases.ts'
import { NothingToSing, parseLyrics, takeApart } from './sections.ts'

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
    ).toEqual([...['verse', 'chorus', 'pre-chorus', 'chorus', 'chorus', 'chorus', 'chorus']])
  })

  it('sings nothing of a tag that it does not know, and everything around it', () => {
    const text = '[Verse]\nhold me [softly] now\n[whispering strings]\nand again'
    expect(parseLyrics(text).map(({ kind }) => kind)).toEqual(['verse'])
    expect(sung(text)).toEqual(['hold me now', 'and again'])
  })

  it('keeps a section without words as music', () => {
    expect(parseLyrics('[Intro]\n[Verse]\nla la').map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['intro', 0],
      ['verse', 1],
    ])
  })

  it('keeps words after a bracket that is never closed', () => {
    expect(sung('[Chorus sing it with me\nagain')).toEqual(['Chorus sing it with me', 'again'])
  })
})

const sung = (text: string) => takeApart(text).sections.flatMap(({ lines }) => lines.map((line) => line.text))
const leftOut = (text: string) => takeApart(text).leftOut

describe('what is written for the performer', () => {
  it.each([
    ['Hold me (softly)\n(whispering)\nnow', ['Hold me', 'now'], ['(softly)', '(whispering)']],
    ['*whispering* come home\n*never* again', ['come home', '*never* again'], ['*whispering*']],
    ['(He whispers softly) come', ['come'], ['(He whispers softly)']],
    ['[Verse]\nBleib （geflüstert）\nReste (doucement)', ['Bleib', 'Reste'], ['（geflüstert）', '(doucement)']],
    [
      '爱你（轻声）\n好き（ささやき）\n사랑해 (속삭이듯)',
      ['爱你', '好き', '사랑해'],
      ['（轻声）', '（ささやき）', '(속삭이듯)'],
    ],
    ['{title: Home}\nla', ['la'], ['{title: Home}']],
  ])('is left out of %j', (text, lines, marks) => {
    expect(sung(text)).toEqual(lines)
    expect(leftOut(text)).toEqual(marks)
  })

  it.each([
    ...[
      'la la la (la la)',
      'I love you (I love you)',
      '(ooh) yeah',
      'killing me softly (softly)',
      '(all) sing with me',
    ],
    ...['hold on (hold on to me softly)', 'Quiero más (despacito)'],
  ])('is not what other voices sing: %j', (line) => {
    expect(sung(line)).toEqual([line])
    expect(leftOut(line)).toEqual([])
  })
})

describe('chords', () => {
  it('are left out, in brackets, inside of words and on lines of their own', () => {
    const text = 'Am  F  C  G\n[Am] Here I [G7]stand\nbeau[C]tiful (F#m) day\nE\nC/G | Dm7 | x2'
    expect(sung(text)).toEqual(['Here I stand', 'beautiful day'])
    expect(leftOut(text)).toEqual(['Am  F  C  G', '[Am]', '[G7]', '[C]', '(F#m)', 'E', 'C/G | Dm7 | x2'])
  })

  it.each(['Am', 'Em', 'A', 'A A A', 'A B C D E F G', 'Am Abend', 'Do re mi', 'Em ơi'])('are not words: %j', (line) => {
    expect(sung(line)).toEqual([line])
  })
})

describe('what is to be sung again', () => {
  it.each([
    [
      'Go now (x2)\nStay x3\nla la (bis)\nhey [2x]',
      ['Go now', 'Go now', ...['Stay', 'Stay', 'Stay'], ...['la la', 'la la', 'hey', 'hey']],
    ],
    [
      'Ven (3 veces)\nViens (2 fois)\nKomm (2 mal)\n来て（2回）',
      ['Ven', 'Ven', 'Ven', 'Viens', 'Viens', 'Komm', 'Komm', '来て', '来て'],
    ],
    ['one two\nthree four\n(x2)', ['one two', 'three four', 'one two', 'three four']],
    ['[Chorus x2]\nla la\n[Verse]\nli li', ['la la', 'la la', 'li li']],
    ['[Chorus (x2)]\nla la\n[Verse – (2x)]\nli li', ['la la', 'la la', 'li li', 'li li']],
    ['[Chorus]\nla\n[Verse]\nli\n(Repeat chorus)\n[Outro]\nlo', ['la', 'li', 'la', 'lo']],
    ['Go (x12)\nla [16x]', [...Array(8).fill('Go'), ...Array(8).fill('la')]],
  ])('is: %j', (text, lines) => {
    expect(sung(text)).toEqual(lines)
    expect(leftOut(text)).toEqual([])
  })

  it('comes a few times at most, and not in the middle of a line', () => {
    expect(sung('la x99')).toEqual(['la x99'])
    expect(sung('2x love is x2 more')).toEqual(['2x love is x2 more'])
    const long = `[Chorus x8]\n${'la la la la la la la (x8)\n'.repeat(100)}`
    expect(sung(long).join('').length).toBeLessThan(10_000)
    expect(sung(`[Chorus]\nla la la\n${'(repeat chorus x8)\n'.repeat(1000)}`).length).toBeLessThan(2000)
  })
})

describe('parts that are named without brackets', () => {
  it('are told by their colon or number, or by standing above their lines', () => {
    const text = 'Verse 1\none\n\nChorus:\ntwo\n\nStrophe 2\nthree\n\nRefrain\nfour\n\n（副歌）\nfive\n\nBridge: six'
    expect(kinds(text)).toEqual(['verse', 'chorus', 'verse', 'chorus', 'chorus', 'bridge'])
    expect(sung(text)).toEqual(['one', 'two', 'three', 'four', 'five', 'six'])
  })

  it('are told by the Markdown of note apps and chatbots', () => {
    const text =
      '**Verse 1**\none\n\n## Chorus\ntwo\n\n**[Bridge]**\nthree\n*Final Chorus:*\nfour\n\n### **Outro** (x2)\nfive\n__Strophe 2:__ six'
    expect(parseLyrics(text).map(({ kind, lines }) => `${kind} ${lines.map((line) => line.text)}`)).toEqual([
      ...['verse one', 'chorus two', 'bridge three', 'chorus four', 'outro five', 'outro five', 'verse six'],
    ])
    expect(leftOut(text)).toEqual([])
  })

  it.each(['**Never** the chorus', '# Song of the Bridge', '**Most** of **all**', '#1 verse'])(
    'are no other Markdown: %j',
    (text) => {
      expect(kinds(text)).toEqual(['verse'])
      expect(sung(text)).toEqual([text])
    },
  )

  it.each(['Final', 'The End', 'I sing the chorus\nChorus', 'Most\nna rzece', 'End of the road: here'])(
    'are not the words of %j',
    (text) => {
      expect(sung(text)).toEqual(text.split('\n'))
    },
  )
})

describe('lyrics without tags', () => {
  it('takes the stanza that comes back for the chorus', () => {
    const chorus = 'up we go\nover the snow'
    expect(kinds(`a b\nc d\n\n${chorus}\n\ne f\ng h\n\n${chorus}`)).toEqual(['verse', 'chorus', 'verse', 'chorus'])
  })

  it('alternates where nothing comes back', () => {
    expect(kinds('a\nb\nc\n\nd\ne\nf\n\ng\nh\ni')).toEqual(['verse', 'chorus', 'verse'])
  })

  it.each([
    ...['', '   \n\n', '😀 🎵\n…', '[Verse]\n[Chorus]', '(softly)\n[Guitar solo]', 'Am  F  C  G', 'Chorus:\n(x2)'],
  ])('refuses %j, which holds no word', (text) => {
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

describe('breath groups of Japanese', () => {
  it('leave a line of usual length whole', () => {
    expect(breathGroups('台所のさくらんぼが一つ足りない')).toHaveLength(1)
  })

  it.each([
    ['おつかれさまお父さん 荷物をおろして外へ出よう', 'おつかれさまお父さん'],
    ['雨の日はいつも遅れた学生を三十分も待っていました', '雨の日はいつも遅れた'],
  ])('cut %s between words', (line, first) => {
    expect(breathGroups(line)[0]).toBe(first)
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
