import { gzipSync } from 'node:zlib'
import { type APIRequestContext, expect } from '@playwright/test'
import { finishedCover, finishedSong, signInByApi, test } from '../support/product.ts'

const KB = 1000

/** What a first visit of a page fetches before it can be used, in bytes: scripts and styles gzipped, preloaded fonts as they are. */
async function firstLoad(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  const html = await answer.text()
  // A page that is drawn for each visit names its fonts before itself.
  const head = answer.headers().link ?? ''
  const bytes = async (pattern: RegExp, size: (file: Buffer) => number) => {
    const addresses = new Set([...(html + head).matchAll(pattern)].map(([, address = '']) => address))
    const files = await Promise.all([...addresses].map(async (address) => (await request.get(address)).body()))
    return files.reduce((sum, file) => sum + size(file), 0)
  }
  const zipped = (file: Buffer) => gzipSync(file).length
  return {
    scripts: await bytes(/<script[^>]+src="([^"]+\.js[^"]*)"(?![^>]*noModule)/gi, zipped),
    styles: await bytes(/<link[^>]+href="([^"]+\.css[^"]*)"/g, zipped),
    fonts: await bytes(/<(?:link[^>]+href=")?([^"<>]+\.woff2)[">]/g, (file) => file.length),
  }
}

const BUDGETS = [
  ['/', 150],
  ['/lofi-song-generator', 150],
  ['/privacy', 150],
  ['/ai-music-generator', 205],
  ['/featured', 205],
  ['/playlists', 205],
  ['/songs', 205],
  ['/account', 205],
  ['/account/credits', 205],
  ['/subscription', 205],
  ['/ai-music-cover', 205],
  ['/ai-music-cover/binble-piston', 205],
  ['/vocal-remover', 205],
] as const

for (const [path, scripts] of BUDGETS) {
  test(`${path} loads at most ${scripts} kB of scripts, 15 kB of styles and 70 kB of fonts`, async ({ request }) => {
    const load = await firstLoad(request, path)
    for (const [kind, size] of Object.entries(load)) expect(size, `${kind} were found`).toBeGreaterThan(1 * KB)
    expect(load.scripts).toBeLessThanOrEqual(scripts * KB)
    expect(load.styles).toBeLessThanOrEqual(15 * KB)
    expect(load.fonts).toBeLessThanOrEqual(70 * KB)
  })
}

test('the pages of a song and of a cover load no more scripts than the landing page', async ({
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  await signInByApi(request, `light-${Date.now()}@example.com`)
  const id = await finishedSong(request, {
    title: 'Feather',
    prompt: '[Verse]\nA feather on the water\nA feather in the wind',
    style: 'Folk',
    lengthSec: 30,
  })
  const cover = await finishedCover(request, 'binble-piston', `/song/${id}`)
  const { request: stranger } = await browser.newContext({ baseURL: baseURL ?? '' })
  for (const path of [`/song/${id}`, `/voice-cover/${cover}`]) {
    const { scripts } = await firstLoad(stranger, path)
    expect(scripts, path).toBeGreaterThan(100 * KB)
    expect(scripts, path).toBeLessThanOrEqual(150 * KB)
  }
})
