import { describe, expect, it } from 'vitest'
import { AppError } from '#server/errors.ts'
import { findRefused, refuseWords } from './refuse-words.ts'

describe('findRefused', () => {
  it.each([
    ['a song like Taylor Swift', 'Taylor Swift'],
    ['TAYLOR   SWIFT forever', 'Taylor Swift'],
    ['taylor\nswift', 'Taylor Swift'],
    ['Ｔａｙｌｏｒ Ｓｗｉｆｔ', 'Taylor Swift'],
    ['a Taylor-Swift tune', 'Taylor Swift'],
    ['Taylor Swift’s tune', 'Taylor Swift'],
    ['beyonce and me', 'Beyoncé'],
    ['我想要周杰伦的歌', 'Jay Chou'],
    ['in the style of Jay-Z', 'Jay-Z'],
    ['dr dre beat', 'Dr. Dre'],
    ['Dawid Podsiadlo', 'Dawid Podsiadło'],
    ['방탄소년단처럼', 'BTS'],
    ['thằng mọi đen', 'mọi đen'],
    ['thang moi den', 'mọi đen'],
  ])('finds the name in %j', (text, name) => {
    expect(findRefused(text)).toContain(name)
  })

  it.each([
    'my prince, my queen, a drake on the lake',
    'the taylor was swift with needle and thread',
    'drapes and grapes in the window',
    'we will rock the house tonight, damn it',
    'escape therapist scrape',
    'Năm mới đến rồi',
    'Nhớ em mà lòng buồn',
    '',
    '🎵🎵',
  ])('lets ordinary words be: %j', (text) => {
    expect(findRefused(text)).toEqual([])
  })

  it('names everything that it found', () => {
    expect(findRefused('Elon Musk sings with Adolf Hitler')).toEqual(['Elon Musk', 'Adolf Hitler'])
  })
})

describe('refuseWords', () => {
  it('says which words to leave out, and in which field', () => {
    const refuse = () => refuseWords({ title: 'My song', prompt: 'hello Ed Sheeran' })
    expect(refuse).toThrow(AppError)
    try {
      refuse()
    } catch (error) {
      expect(error).toMatchObject({ reason: 'wordsRefused', field: 'prompt' })
      expect(String(error)).toContain('“Ed Sheeran”')
    }
  })
})
