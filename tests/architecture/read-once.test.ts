import { describe, expect, it } from 'vitest'
import { readPage, readPost } from '#content/documents.ts'
import { loadMessages } from '#lib/i18n/messages.ts'

/** The pages of shared songs are drawn for every visit, in a frame that names the newest posts. */
describe('what a page is drawn from', () => {
  it('is compiled for the first page alone', async () => {
    expect((await readPost('key-tempo-and-mood')).Content).toBe((await readPost('key-tempo-and-mood')).Content)
    expect((await readPage('terms', 'de')).Content).not.toBe((await readPage('terms', 'fr')).Content)
  })

  it('is loaded for the first page in a language alone', async () => {
    expect(await loadMessages('de')).toBe(await loadMessages('de'))
    expect(await loadMessages('de')).not.toEqual(await loadMessages('fr'))
  })
})
