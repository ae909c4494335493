import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { BRAND } from '#lib/site/brand.ts'
import { type SharedKind, socialImageVersion } from '#lib/site/shared-creation.ts'
import type { Context, SessionUser } from '#server/context.ts'
import { showEmbed } from '#server/http/embed.ts'
import type { EmbedTexts } from '#server/http/embed-texts.ts'
import { showOembed } from '#server/http/oembed.ts'
import { plainError } from '#server/http/plain-error.ts'
import { showSocialImage } from '#server/http/social-image.ts'
import { makeSong } from '#server/jobs/make-song.handler.ts'
import { releaseCreation, withholdCreation } from '#server/services/creations/withhold-creation.ts'
import { drawSocialImage } from '#server/services/sharing/draw-social-image.ts'
import { findShared } from '#server/services/sharing/find-shared.ts'
import { readCover, storeCover } from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const SITE = 'https://canto.example'
const EVIL = '</script><script>alert(1)</script>"\'<b>'
const signal = new AbortController().signal

const asking = (user: SessionUser | null = null): Context => ({ ...world, user, ip: '203.0.113.7', language: null })

async function song(input: object = {}, planId: 'free' | 'standard_monthly' = 'free') {
  const owner = await world.person({ planId, credits: 100 })
  const { id } = await world.as(owner).music.generate({ prompt: '[Verse]\nA lamp', style: 'Pop,Happy', ...input })
  await makeSong.run({ ctx: world, payload: { creationId: id }, signal })
  return { id, owner }
}

/** A finished cover, as its making leaves it. */
async function cover(category = 'Game') {
  const owner = await world.person()
  const voice = await world.db.voice.create({
    data: {
      slug: `tin-whistle-${randomUUID()}`,
      name: 'Tin Whistle',
      category,
      register: 'tenor',
      model: {},
      lowNote: 48,
      highNote: 67,
      origin: 'synthetic',
      rights: {},
    },
  })
  const { id } = await storeCover(world.db, {
    userId: owner.id,
    voiceId: voice.id,
    voiceName: voice.name,
    title: 'Old song',
    status: 'completed',
    files: 'covers/1',
    visuals: { peaks: [9, 200] },
    sourceUrl: 'https://example.org/a.mp3',
  })
  return id
}

const socialImage = (path: string, address: unknown, user: SessionUser | null = null) =>
  showSocialImage(asking(user), new Request(`${SITE}/api/social/${path}`), address).catch(plainError)

async function picture(kind: SharedKind, id: string, user: SessionUser | null = null) {
  const version = socialImageVersion(await findShared({ ctx: asking(), input: { kind, id } }))
  return await socialImage(`${kind}/${id}?v=${version}`, { kind, id }, user)
}

const oembed = (query: Record<string, string>, user: SessionUser | null = null) =>
  showOembed(asking(user), new Request(`${SITE}/api/oembed?${new URLSearchParams(query)}`)).catch(plainError)

const texts = (): EmbedTexts => ({
  language: 'en',
  open: 'Listen on Canto',
  play: `Play ${EVIL}`,
  pause: 'Pause',
  position: 'Position',
  failed: 'It cannot be played.',
  notFound: 'Song not found',
  by: 'By Test',
})

const embed = (kind: string, id: string, user: SessionUser | null = null) =>
  showEmbed(asking(user), new Request(`${SITE}/embed/${kind}/${id}`), { kind, id }, texts)

/** What others get to see of a song: its picture, its player and what is said of it for embedding. */
const shownOf = async (id: string, user: SessionUser | null) => [
  (await socialImage(`song/${id}`, { kind: 'song', id }, user)).status,
  (await embed('song', id, user)).status,
  (await oembed({ url: `${SITE}/song/${id}` }, user)).status,
]

describe('the social image', () => {
  it.each(['Rain', '夜のフェリーが帰る港で 🎵', `${EVIL} ไทย`, 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'])(
    'of “%s” is a PNG of 1200 by 630 and at most 300 kB, for good',
    async (title) => {
      const { id } = await song({ title })
      const answer = await picture('song', id)
      expect(answer.headers.get('content-type')).toBe('image/png')
      expect(answer.headers.get('cache-control')).toContain('immutable')
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
      expect(bytes.length).toBeGreaterThan(8000)
      expect(bytes.length).toBeLessThanOrEqual(300_000)
    },
  )

  it.each(['שיר הים', '🎵🎶', 'ไทย'])('names whoever made it where no letter of “%s” can be drawn', async (title) => {
    const { id } = await song({ title })
    const creation = await findShared({ ctx: asking(), input: { kind: 'song', id } })
    const drawing = (changes: object) => drawSocialImage({ ctx: asking(), input: { ...creation, ...changes } })
    expect(await drawing({})).toBe(await drawing({ title: creation.creator, creator: null }))
    expect(await drawing({ creator: title })).toBe(await drawing({ title: BRAND, creator: null }))
  })

  it('has another address once the song has another title; the old one leads to it', async () => {
    const { id, owner } = await song({ title: 'Before' })
    const address = { kind: 'song' as const, id }
    const before = socialImageVersion(await findShared({ ctx: asking(), input: address }))
    await world.as(owner).music.rename({ id, title: 'After' })
    const moved = await socialImage(`song/${id}?v=${before}`, address)
    const after = socialImageVersion(await findShared({ ctx: asking(), input: address }))
    expect(after).not.toBe(before)
    expect([moved.status, moved.headers.get('location')]).toEqual([307, `/api/social/song/${id}?v=${after}`])
  })
})

describe('what is not for everybody', () => {
  it('is neither pictured nor played on other sites, for its owner either', async () => {
    const hidden = await song({ visibility: 'private' }, 'standard_monthly')
    const expired = await song()
    await world.db.creation.update({ where: { id: expired.id }, data: { deletedAt: new Date() } })
    const owner = await world.person()
    const unfinished = (await world.as(owner).music.generate({ prompt: 'la', style: 'Pop' })).id
    for (const [id, user] of [
      [hidden.id, hidden.owner],
      [expired.id, expired.owner],
      [unfinished, owner],
    ] as const) {
      expect(await shownOf(id, null)).toEqual([404, 404, 404])
      expect(await shownOf(id, user)).toEqual([404, 404, 404])
    }
    for (const [kind, id] of [
      ['song', '../etc'],
      ['voice', hidden.id],
      ['voice-cover', hidden.id],
    ] as const) {
      expect((await embed(kind, id)).status).toBe(404)
    }
  })
})

describe('what an operator took down', () => {
  const reason = 'Somebody else wrote it.'
  const visit = (id: string) => world.as(null).music.getById({ id })
  const listed = async () => (await world.as(null).music.getPublished({})).items.map(({ id }) => id)

  it('is its owner’s alone, who reads why and cannot open it again', async () => {
    const { id, owner } = await song({ title: 'Borrowed', visibility: 'public' })
    expect(await withholdCreation({ ctx: world, input: { id, reason } })).toBe('Borrowed')
    await expect(visit(id)).rejects.toThrow('not found')
    expect(await listed()).not.toContain(id)
    expect(await shownOf(id, owner)).toEqual([404, 404, 404])
    expect(await world.as(owner).music.getById({ id })).toMatchObject({ visibility: 'withheld' })
    for (const visibility of ['public', 'link'] as const) {
      await expect(world.as(owner).music.setVisibility({ id, visibility })).rejects.toThrow('taken down')
    }
    const [note] = (await world.as(owner).notification.list()).items
    expect(note).toMatchObject({ kind: 'withheld', params: { title: 'Borrowed', reason }, path: `/song/${id}` })
    expect(await withholdCreation({ ctx: world, input: { id, reason } })).toBe(null)
  })

  it('stays taken down, whatever its owner asks for in that very moment', async () => {
    const { id, owner } = await song({ visibility: 'public' })
    const publish = () => world.as(owner).music.setVisibility({ id, visibility: 'public' })
    const several = () => Array.from({ length: 4 }, publish)
    await Promise.allSettled([...several(), withholdCreation({ ctx: world, input: { id, reason } }), ...several()])
    expect(await world.as(owner).music.getById({ id })).toMatchObject({ visibility: 'withheld' })
  })

  it('is nothing to make versions or covers of', async () => {
    const { id, owner } = await song()
    await withholdCreation({ ctx: world, input: { id, reason } })
    const change = { kind: 'tempo', tempoBpm: 140 } as const
    await expect(world.as(owner).music.rework({ id, change, requestId: randomUUID() })).rejects.toThrow('taken down')
    const request = { audioUrl: `/song/${id}`, rightsConfirmed: true, requestId: randomUUID() } as const
    await expect(world.as(owner).voiceCover.split(request)).rejects.toThrow('taken down')
  })

  it('may be shared by its owner, and by nobody else, once it is released', async () => {
    const { id, owner } = await song({ visibility: 'public' })
    await withholdCreation({ ctx: world, input: { id, reason } })
    await releaseCreation({ ctx: world, input: { id } })
    await expect(visit(id)).rejects.toThrow('not found')
    expect((await world.as(owner).notification.list()).items[0]).toMatchObject({ kind: 'reinstated' })
    await world.as(owner).music.setVisibility({ id, visibility: 'public' })
    expect(await listed()).toContain(id)
    expect(await releaseCreation({ ctx: world, input: { id } })).toBe(null)
  })

  it('may be a cover', async () => {
    const id = await cover()
    expect(await withholdCreation({ ctx: world, input: { id, reason } })).toBe('Old song')
    await expect(world.as(null).voiceCover.getById({ id })).rejects.toThrow('not found')
    expect((await embed('voice-cover', id)).status).toBe(404)
    const { userId } = await readCover(world.db, id)
    const owner = { id: userId } as SessionUser
    await expect(world.as(owner).voiceCover.setVisibility({ id, visibility: 'link' })).rejects.toThrow('taken down')
  })
})

describe('oEmbed', () => {
  it('answers with a player that fits, and lets no title out of it', async () => {
    const { id } = await song({ title: EVIL })
    const answer = await oembed({ url: `${SITE}/song/${id}?ref=x`, format: 'json', maxwidth: '400' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const rich = await answer.json()
    expect(rich).toMatchObject({
      version: '1.0',
      type: 'rich',
      provider_name: 'Canto',
      provider_url: SITE,
      title: EVIL,
      author_name: 'Test',
      width: 400,
      height: 184,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    })
    expect(rich.html).toContain(`<iframe src="${SITE}/embed/song/${id}"`)
    expect(rich.html).not.toMatch(/<script|<b>/)
    expect(rich.thumbnail_url).toContain(`${SITE}/api/social/song/${id}?v=`)
    expect(
      (await oembed({ url: `${SITE}/song/${id}`, maxwidth: '10', maxheight: 'x' }).then((a) => a.json())).width,
    ).toBe(240)
    const low = await (await oembed({ url: `${SITE}/song/${id}`, maxheight: '150' })).json()
    expect(low).toMatchObject({ height: 150, html: expect.stringContaining('height="150"') })
  })

  it.each([
    [{ url: `${SITE}/songs` }, 404],
    [{ url: 'https://evil.example/song/00000000-0000-4000-8000-000000000000' }, 404],
    [{ url: 'nonsense' }, 404],
    [{}, 404],
    [{ url: `${SITE}/song/00000000-0000-4000-8000-000000000000` }, 404],
    [{ url: `${SITE}/song/00000000-0000-4000-8000-000000000000`, format: 'xml' }, 501],
  ])('answers %j with %d', async (query: Record<string, string>, status) => {
    expect((await oembed(query)).status).toBe(status)
  })
})

describe('the player for other sites', () => {
  it('may be framed by anybody, runs its own script alone and lets no title out', async () => {
    const { id } = await song({ title: EVIL })
    const answer = await embed('song', id)
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors \*/)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const html = await answer.text()
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toContain('<b>')
    expect(html).toContain(`href="${SITE}/song/${id}"`)
    expect(html).toContain(`src="/api/audio/${id}"`)
  })

  it('plays covers too, under the avatar of their voice', async () => {
    const id = await cover()
    const html = await (await embed('voice-cover', id)).text()
    expect(html).toContain(`src="/api/cover-audio/${id}?mix=`)
    expect(html).toContain('viewBox="0 0 96 96"><svg')
    expect((await picture('voice-cover', id)).status).toBe(200)
    expect(await (await oembed({ url: `${SITE}/voice-cover/${id}` })).json()).toMatchObject({ title: 'Old song' })
  })

  it('blends the portraits of musicians’ voices as the site does', async () => {
    const answer = await embed('voice-cover', await cover('Music'))
    expect(await answer.text()).toContain('style="mix-blend-mode')
    expect(answer.headers.get('content-security-policy')).toContain("style-src-attr 'unsafe-inline'")
  })
})
