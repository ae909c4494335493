import { expect, it } from 'vitest'
import { fileSize, refusalOf } from './cover-form-file.ts'

const file = (name: string, type = '', size = 1000) => ({ name, type, size })

it('takes recordings by their type or by their ending', () => {
  expect(refusalOf(file('a.wav', 'audio/wav'))).toBeNull()
  expect(refusalOf(file('recording', 'audio/x-m4a'))).toBeNull()
  expect(refusalOf(file('A.OGA'))).toBeNull()
  expect(refusalOf(file('notes.pdf', 'application/pdf'))).toBe('fileTypeInvalid')
  expect(refusalOf(file('film.mp4', 'video/mp4'))).toBe('fileTypeInvalid')
})

it('sends nothing that is too large', () => {
  expect(refusalOf(file('a.wav', '', 20 * 1024 * 1024))).toBeNull()
  expect(refusalOf(file('a.wav', '', 20 * 1024 * 1024 + 1))).toBe('fileTooLarge')
})

it('says sizes as people do', () => {
  expect([353_000, 3_440_000].map((bytes) => fileSize(bytes, 'en'))).toEqual(['353 kB', '3.4 MB'])
})
