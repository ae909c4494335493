import { describe, expect, it } from 'vitest'
import { localPath, splitPath } from './paths.ts'

describe('paths in a language', () => {
  it('keeps English bare and prefixes the others', () => {
    expect(localPath('en', '/songs')).toBe('/songs')
    expect(localPath('de', '/songs')).toBe('/de/songs')
    expect(localPath('de', '/')).toBe('/de')
  })

  it.each(['https://example.org/x', '//example.org', '#pricing', 'mailto:a@example.org'])('leaves %s alone', (link) => {
    expect(localPath('de', link)).toBe(link)
  })

  it('finds the path behind a language that has pages', () => {
    expect(splitPath('/en/songs')).toEqual({ language: 'en', path: '/songs' })
    expect(splitPath('/de/songs')).toEqual({ language: 'de', path: '/songs' })
    expect(splitPath('/ja')).toEqual({ language: 'ja', path: '/' })
    expect(splitPath('/en')).toEqual({ language: 'en', path: '/' })
  })

  it('takes anything else for an English path', () => {
    for (const path of ['/songs', '/xx/songs', '/english', '/<script>']) {
      expect(splitPath(path)).toEqual({ language: 'en', path })
    }
  })
})
