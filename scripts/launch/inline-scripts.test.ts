import { expect, it } from 'vitest'
import { inlineScripts } from './inline-scripts.mjs'

it('finds what a page runs inline, and neither files nor data', () => {
  const html = `<head><script src="/a.js" async=""></script><script>one()</script></head>
    <script type="application/ld+json">{"@graph":[]}</script><script id="_R_">two(
    "\\u003c/script>")</script><script></script><p>&lt;script>none&lt;/script></p>`
  expect(inlineScripts(html)).toEqual(['one()', 'two(\n    "\\u003c/script>")', ''])
})
