import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inProject } from './project.mjs'

/**
 * Lists by hash the inline scripts of every page that `next build` has prerendered. The web process puts them into the
 * pages' content security policies (server/web/inline-scripts.ts).
 */
export function listInlineScripts() {
  const { routes } = JSON.parse(readFileSync(inProject('.next/prerender-manifest.json'), 'utf8'))
  const pages = Object.keys(routes)
    .filter((route) => !route.startsWith('/_'))
    .map((route) => [route, inProject(`.next/server/app${route}.html`)])
    .filter(([, file]) => existsSync(file))
    .map(([route, file]) => [route, hashesOf(file)])
  const all = pages.map(([, hashes]) => hashes)
  const list = {
    everywhere: (all[0] ?? []).filter((hash) => all.every((hashes) => hashes.includes(hash))),
    errorPage: hashesOf(inProject('.next/server/pages/500.html')),
    pages: Object.fromEntries(pages),
  }
  writeFileSync(inProject('.next/inline-scripts.json'), JSON.stringify(list))
}

const hashesOf = (file) => [...new Set(inlineScripts(readFileSync(file, 'utf8')).map(hashSource))]

/** A script as the source lists of a policy name it. */
const hashSource = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** What a page's script elements contain, but for those that name a file and those that hold data. */
export function inlineScripts(html) {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes]) => !/\ssrc=|\stype="application\//.test(attributes))
    .map(([, , script]) => script)
}
