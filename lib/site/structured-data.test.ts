import { describe, expect, it } from 'vitest'
import type { SharedCreation } from './shared-creation.ts'
import { applicationData, demosData, postData, recordingData, scriptJson, voiceData } from './structured-data.ts'

const EVIL = '</script><!-- <script>alert(1)</script> &\u2028'

const CREATION: SharedCreation = {
  kind: 'song',
  id: '0198',
  title: EVIL,
  creator: null,
  voice: null,
  avatarUrl: null,
  audioUrl: '/api/audio/0198',
  duration: 150.6,
  style: 'Jazz, Sad',
  language: 'ja',
  visuals: null,
  peaks: [],
  visibility: 'public',
  createdAt: new Date('2026-01-02T03:04:05Z'),
}
const SITE = { siteUrl: 'https://canto.example', way: [{ name: 'Canto', path: '/' }] }

describe('structured data', () => {
  it('says what is known of a recording, its sound and the way to it', () => {
    const [recording, way] = recordingData(CREATION, SITE)
    expect(recording).toMatchObject({
      '@type': 'MusicRecording',
      url: 'https://canto.example/song/0198',
      genre: ['Jazz', 'Sad'],
      duration: 'PT151S',
      inLanguage: 'ja',
      audio: { '@type': 'AudioObject', contentUrl: 'https://canto.example/api/audio/0198' },
    })
    expect(recording).not.toHaveProperty('creator')
    expect(recording).toMatchObject({ byArtist: { name: 'Canto' } })
    expect(recordingData({ ...CREATION, creator: 'Ada' }, SITE)[0]).toMatchObject({ byArtist: { name: 'Ada' } })
    expect(recordingData({ ...CREATION, creator: 'Ada', voice: 'Wren' }, SITE)[0]).toMatchObject({
      byArtist: { name: 'Wren' },
    })
    expect(way).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { name: EVIL }] })
  })

  it('says what the site is, what a page of demos plays and what a post is', () => {
    const site = 'https://canto.example'
    expect(applicationData(site, { language: 'de', description: 'Lieder' })).toMatchObject([
      { '@type': 'WebSite', inLanguage: 'de', url: `${site}/de` },
      { '@type': 'WebApplication', offers: { price: 0 } },
    ])
    const demos = [{ name: 'city-lights', title: 'City Lights', durationSec: 27.6 }]
    const way = [{ name: 'Lieder', path: '/de/rap-song-generator' }]
    expect(demosData(site, { demos, way })).toMatchObject([
      { duration: 'PT28S', byArtist: { name: 'Canto' }, audio: { contentUrl: `${site}/demos/city-lights.mp3` } },
      { itemListElement: [{ position: 1, item: `${site}/de/rap-song-generator` }] },
    ])
    const [date, changed] = [new Date('2026-01-02'), new Date('2026-02-03')]
    const post = {
      slug: 'a',
      title: 'A',
      description: 'B',
      date,
      changed,
      minutes: 6,
      picture: '/social-images/post-a.png',
    }
    expect(postData(site, post)).toMatchObject([
      {
        '@type': 'BlogPosting',
        headline: 'A',
        url: `${site}/blog/a`,
        image: `${site}/social-images/post-a.png`,
        dateModified: '2026-02-03T00:00:00.000Z',
        timeRequired: 'PT6M',
      },
      { '@type': 'BreadcrumbList' },
    ])
  })

  it('says how a voice sounds and the way to it', () => {
    const voice = { slug: 'wren', name: 'Wren', description: 'Small.', demoAudioUrl: '/api/voices/1/demo' }
    expect(voiceData(SITE.siteUrl, { voice, way: SITE.way })).toMatchObject([
      {
        '@type': 'AudioObject',
        url: `${SITE.siteUrl}/ai-music-cover/wren`,
        contentUrl: `${SITE.siteUrl}/api/voices/1/demo`,
        thumbnailUrl: `${SITE.siteUrl}/api/voices/wren/social-image`,
      },
      { itemListElement: [{ position: 1 }, { name: 'Wren' }] },
    ])
  })

  it('stays within its element, whatever a title is, and says it unchanged', () => {
    const json = scriptJson(recordingData(CREATION, SITE))
    expect(json).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(json)['@graph'][0].name).toBe(EVIL)
  })
})
