import { expect, it } from 'vitest'
import type { Pronounce } from '#lib/engine/index.ts'
import { sungScore } from '#tests/support/sung-score.ts'
import { timedLines } from './timed-lines.ts'

/** Says words as their syllables are divided here. */
const saying =
  (...words: string[]): Pronounce =>
  async () =>
    words.map((word) => ({
      text: word.replaceAll('·', ''),
      syllables: word.split('·').map((text) => ({ text, phones: ['a'], stress: 1 })),
    }))

const lineOf = async (text: string, ...words: string[]) => {
  const asked = { lines: [text], language: 'en', gender: 'f', tempoBpm: 120 } as const
  const [line] = timedLines(await sungScore(saying(...words), asked))
  return line
}

it('says of each note when it is sung, and how high it lies above the lowest', async () => {
  const line = await lineOf('Open, the door!', 'O·pen', 'the', 'door')
  expect(line).toMatchObject({ text: 'O·pen, the door!', stanza: 0 })
  expect(line?.starts).toEqual([1, 1.25, 1.5, 1.75])
  expect(line?.ends).toEqual([1.25, 1.5, 1.75, 2.75])
  expect(Math.min(...(line?.heights ?? []))).toBe(0)
})

it('divides words that stand side by side', async () => {
  expect((await lineOf('Four a.m. and', 'Four', 'a', 'm', 'and'))?.text).toBe('Four a.·m. and')
})

it('refuses words that are not in the line', async () => {
  await expect(lineOf('Nine', 'ten')).rejects.toThrow('not written')
})
