import { expect, it } from 'vitest'
import { html } from './html.ts'

it('escapes texts, between tags and in attributes', () => {
  const text = `"><script>'&`
  expect(html`<a title="${text}">${text}</a>`.html).toBe(
    '<a title="&quot;&gt;&lt;script&gt;&#39;&amp;">&quot;&gt;&lt;script&gt;&#39;&amp;</a>',
  )
})

it('leaves HTML as it is, also a list of it, and nothing of null', () => {
  const items = ['a', '<'].map((item) => html`<li>${item}</li>`)
  expect(html`<ul id="${1}">${items}${null}</ul>${{ html: '<b>' }}`.html).toBe(
    '<ul id="1"><li>a</li><li>&lt;</li></ul><b>',
  )
})

it('writes signs as they stand in it', () => {
  expect(html`a\nb`.html).toBe('a\nb')
})
