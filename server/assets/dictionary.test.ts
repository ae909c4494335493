import { dictionary } from 'cmu-pronouncing-dictionary'
import { expect, test } from 'vitest'
import { openDictionary } from './dictionary.ts'
import { loadWords } from './words.ts'

test('finds every line and nothing else', () => {
  const lookUp = openDictionary("'tis T IH1 Z\na AH0\nab B\nb B IY1\nzoo Z UW1\n")
  expect(["'tis", 'a', 'ab', 'b', 'zoo'].map(lookUp)).toEqual(['T IH1 Z', 'AH0', 'B', 'B IY1', 'Z UW1'])
  for (const stranger of ['', ' ', "'", 'aa', 'abc', 'zooo', 'IH1', 'a AH0', 'constructor', '\n']) {
    expect(lookUp(stranger)).toBeNull()
  }
  expect(openDictionary('')('a')).toBeNull()
})

test('knows what the CMU dictionary knows, without its remarks', () => {
  const { pronunciationOf } = loadWords()
  const words = Object.keys(dictionary)
  for (let index = 0; index < words.length; index += 97) {
    const word = words[index]!
    expect(pronunciationOf(word)).toBe(dictionary[word]!.replace(/\s*#.*/, ''))
  }
})
