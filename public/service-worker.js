/*
 * What still works without a network: one page that says so, and the songs that were saved on this device. Whatever else is
 * asked for goes to the network alone, so nothing here is ever stale and nothing personal is kept that nobody saved.
 */

/** The offline page in the language that was read last, with every file that it needs. */
const OFFLINE = 'canto-offline'
/** Saved songs; components/offline/saved-songs.ts puts them there. */
const SAVED = 'canto-saved'

/** The offline page that was looked at since this worker began. */
let fresh

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(
    (async () => {
      const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
      // What cannot be fetched now is fetched with another page.
      await refresh(offlinePath(page?.url ?? self.location.href)).catch(() => {})
    })(),
  )
})

self.addEventListener('activate', (event) => {
  // Preloading, so that pages need not wait for this worker to begin.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const song = /^\/api\/audio\/([\w-]+)$/.exec(pathname)?.[1]
  if (song && !search) event.respondWith(hear(event, song))
  else if (pathname.startsWith('/_next/static/')) event.respondWith(hashed(event))
  else if (request.mode === 'navigate' && request.destination === 'document' && !pathname.startsWith('/api/'))
    event.respondWith(visit(event))
})

/** A page: always the network's, and only where there is none the offline page. */
async function visit(event) {
  const path = offlinePath(event.request.url)
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    if (answer.ok && path !== fresh) event.waitUntil(refresh(path))
    return answer
  } catch (error) {
    const cache = await caches.open(OFFLINE)
    const kept = (await cache.match(path)) ?? (await lastPage(cache))
    if (kept) return kept
    throw error
  }
}

/** A file whose name is a hash of what is in it. */
async function hashed(event) {
  const { request } = event
  const kept = await caches.match(request, { cacheName: OFFLINE })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && request.destination === 'font') {
    // Letters beyond Latin-1 are in files that no page names; what one needed, the offline page will need too.
    const copy = answer.clone()
    event.waitUntil(caches.open(OFFLINE).then((cache) => cache.put(request, copy)))
  }
  return answer
}

/** A song: the network's, and where there is none the saved copy, which goes once the song is nobody's to hear any more. */
async function hear(event, song) {
  const { request } = event
  try {
    const answer = await fetch(request)
    if (answer.status === 404) event.waitUntil(forget(song))
    return answer
  } catch (error) {
    const saved = await caches.match(`/api/audio/${song}`, { cacheName: SAVED })
    if (!saved) throw error
    return part(await saved.blob(), request.headers.get('range'))
  }
}

async function forget(song) {
  if (!(await caches.has(SAVED))) return
  const cache = await caches.open(SAVED)
  await cache.delete(`/saved/${song}`)
  await cache.delete(`/api/audio/${song}`)
}

/** What a Range header asks for, as server/http/byte-range.ts reads it. */
function part(blob, range) {
  const { size, type } = blob
  const common = { 'content-type': type, 'accept-ranges': 'bytes' }
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if ((!first && !last) || (first && last && Number(last) < start))
    return new Response(blob, { headers: { ...common, 'content-length': String(size) } })
  if (start >= size)
    return new Response(null, { status: 416, headers: { ...common, 'content-range': `bytes */${size}` } })
  return new Response(blob.slice(start, end + 1, type), {
    status: 206,
    headers: {
      ...common,
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${size}`,
    },
  })
}

/** Looks at the offline page again; what could not be fetched is fetched with the next page that is visited. */
async function refresh(path) {
  const answer = await fetch(path, { cache: 'no-cache' })
  if (!answer.ok) return
  fresh = path
  try {
    await keep(path, answer)
  } catch (error) {
    fresh = undefined
    throw error
  }
}

/** Keeps the offline page with what it needs, in the place of what an older build or another language needed. */
async function keep(path, answer) {
  const cache = await caches.open(OFFLINE)
  const html = await answer.clone().text()
  const before = await cache.match(path)
  if (before && (await before.text()) === html) return
  const needed = new Set(filesNamedIn(html))
  await addMissing(cache, needed)
  // Scripts name those that they load when they are needed first, such as the player.
  for (const file of [...needed].filter((name) => name.endsWith('.js'))) {
    const script = await cache.match(file)
    for (const name of filesNamedIn((await script?.text()) ?? '')) needed.add(name)
  }
  await addMissing(cache, needed)
  // Last, so that a page is there with all that it needs, or not at all.
  await cache.put(path, answer)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname !== path && !needed.has(pathname)) await cache.delete(url)
  }
}

async function addMissing(cache, names) {
  for (const name of names) if (!(await cache.match(name))) await cache.add(name)
}

function filesNamedIn(text) {
  return [...text.matchAll(/static\/(?:chunks|media)\/[\w./~-]+?\.(?:js|css|woff2)\b/g)].map(
    ([name]) => `/_next/${name}`,
  )
}

/** The address of the offline page in the language of another one. */
function offlinePath(url) {
  const [language = ''] = /^\/[a-z]{2}(?=\/|$)/.exec(new URL(url).pathname) ?? []
  return `${language}/offline`
}

async function lastPage(cache) {
  const page = (await cache.keys()).find(({ url }) => url.endsWith('/offline'))
  return page && (await cache.match(page))
}
