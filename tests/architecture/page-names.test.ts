import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPage, readPost } from '#content/documents.ts'

describe('names that come from an address', () => {
  it.each(['xx', '..', '../en', '../../../README', 'en/../de', 'de.mdx', 'de\0', '', '__proto__'])(
    'open no text when they are %j',
    async (name) => {
      await expect(readPage('about', name)).rejects.toThrow('no pages in the language')
      await expect(readPost(name)).rejects.toThrow('no post')
    },
  )

  it('reach no page whose only name is its language, unless it is one', () => {
    const pages = globSync('app/[[]lang[]]/**/page.tsx').filter((file) => file.split('[').length === 2)
    expect(pages.length).toBeGreaterThan(20)
    const open = pages.filter((file) => !readFileSync(file, 'utf8').includes('export const dynamicParams = false'))
    expect(open).toEqual([])
  })
})
