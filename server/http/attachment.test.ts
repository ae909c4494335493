import { expect, it } from 'vitest'
import { attachment } from './attachment.ts'

it.each([
  ['Rain.mp3', 'filename="Rain.mp3"', 'Rain.mp3'],
  ['../../etc/passwd', 'filename="etc passwd"', 'etc passwd'],
  ['a\r\nSet-Cookie: x=1.mp3', 'filename="a Set-Cookie x=1.mp3"', 'a Set-Cookie x=1.mp3'],
  ['say "hi".mp3', 'filename="say hi.mp3"', 'say hi.mp3'],
  ['夜の歌.mp3', 'filename="___.mp3"', '夜の歌.mp3'],
  ['', 'filename="song"', 'song'],
  ['...', 'filename="song"', 'song'],
  [`${'x'.repeat(500)}.mp3`, `filename="${'x'.repeat(120)}.mp3"`, `${'x'.repeat(120)}.mp3`],
  ['.mp3', 'filename="song.mp3"', 'song.mp3'],
  ['... .mp3', 'filename="song.mp3"', 'song.mp3'],
  ['CON.mp3', 'filename="_CON.mp3"', '_CON.mp3'],
  ['No.5 in A.mp3', 'filename="No.5 in A.mp3"', 'No.5 in A.mp3'],
  ["it's (live)*.mp3", `filename="it's (live).mp3"`, "it's (live).mp3"],
])('saves %j safely', (name, ascii, full) => {
  const header = attachment(name)
  expect(header).toContain(ascii)
  expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(full)
  expect(header).not.toMatch(/[\r\n]/)
})

it('survives half a surrogate pair', () => {
  expect(() => attachment('\ud83c song.mp3')).not.toThrow()
})
