import { expect, it } from 'vitest'
import { fileSize, recordingProblem } from './recording-file.ts'

const MB = 1024 * 1024
const file = (name: string, type = '', size = MB) => ({ name, type, size })

it.each([
  file('a.WAV'),
  file('a.oga'),
  file('a.aif'),
  file('voice memo', 'audio/x-m4a'),
  file('a.mp3', 'audio/mpeg', 20 * MB),
])('lets $name ($type) go up', (recording) => {
  expect(recordingProblem(recording)).toBeNull()
})

it.each([file('a.mp4', 'video/mp4'), file('notes.txt', 'text/plain'), file('wav/notes')])(
  'knows that $name is no recording',
  (other) => {
    expect(recordingProblem(other)).toBe('fileTypeInvalid')
  },
)

it('keeps back what is larger than the server takes', () => {
  expect(recordingProblem(file('a.wav', 'audio/wav', 20 * MB + 1))).toBe('fileTooLarge')
})

it('says sizes as people do', () => {
  expect([353_000, 3_440_000].map((bytes) => fileSize(bytes, 'en'))).toEqual(['353 kB', '3.4 MB'])
})
