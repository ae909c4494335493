import type {
  AudioObject,
  BlogPosting,
  BreadcrumbList,
  MusicGroup,
  MusicRecording,
  Organization,
  Person,
  WebApplication,
  WebSite,
} from 'schema-dts'
import { localPath } from '#lib/i18n/paths.ts'
import { BRAND } from './brand.ts'
import { creationPath, embedPath, type SharedCreation, socialImagePath } from './shared-creation.ts'
import { voicePath, voiceSocialImage } from './social-images.ts'

/** Types of schema.org's vocabulary, which the compiler checks. */
export type StructuredData = AudioObject | BlogPosting | BreadcrumbList | MusicRecording | WebApplication | WebSite

/** The breadcrumbs, from the first page to the one that is shown. */
type Way = readonly { readonly name: string; readonly path: string }[]

/** What search engines may know of a song or cover (schema.org): a recording, its sound and how one gets to it. */
export function recordingData(
  creation: SharedCreation,
  { siteUrl, way }: { siteUrl: string; way: Way },
): StructuredData[] {
  const { title, creator, voice, style, language, duration, createdAt, audioUrl } = creation
  const url = `${siteUrl}${creationPath(creation)}`
  const length = duration === null ? {} : { duration: `PT${Math.round(duration)}S` }
  const recording: MusicRecording = {
    '@type': 'MusicRecording',
    '@id': url,
    url,
    name: title,
    ...(creator ? { creator: { '@type': 'Person', name: creator } } : {}),
    byArtist: artist({ voice, creator }),
    ...(style ? { genre: style.split(/\s*,\s*/) } : {}),
    ...(language ? { inLanguage: language } : {}),
    ...length,
    dateCreated: createdAt.toISOString(),
    image: `${siteUrl}${socialImagePath(creation)}`,
    producer: voiceMaker(siteUrl),
    audio: {
      '@type': 'AudioObject',
      name: title,
      contentUrl: `${siteUrl}${audioUrl}`,
      encodingFormat: 'audio/mpeg',
      embedUrl: `${siteUrl}${embedPath(creation)}`,
      uploadDate: createdAt.toISOString(),
      ...length,
    },
  }
  return [recording, breadcrumbs(siteUrl, [...way, { name: title, path: creationPath(creation) }])]
}

type Voice = {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly demoAudioUrl: string
}

/** A voice as search engines may know it: what it sounds like, and the way to it. */
export function voiceData(siteUrl: string, { voice, way }: { voice: Voice; way: Way }): StructuredData[] {
  const { slug, name, description, demoAudioUrl } = voice
  const url = `${siteUrl}${voicePath(slug)}`
  const sound: AudioObject = {
    '@type': 'AudioObject',
    '@id': url,
    url,
    name,
    description,
    contentUrl: `${siteUrl}${demoAudioUrl}`,
    encodingFormat: 'audio/mpeg',
    thumbnailUrl: `${siteUrl}${voiceSocialImage(slug)}`,
    inLanguage: 'en',
    producer: voiceMaker(siteUrl),
  }
  return [sound, breadcrumbs(siteUrl, [...way, { name, path: voicePath(slug) }])]
}

/** What the site is, and that it costs nothing to begin. */
export function applicationData(siteUrl: string, about: { language: string; description: string }): StructuredData[] {
  const url = `${siteUrl}${localPath(about.language, '/')}`
  const common = { name: BRAND, url, inLanguage: about.language, description: about.description }
  return [
    { '@type': 'WebSite', ...common },
    {
      '@type': 'WebApplication',
      ...common,
      applicationCategory: 'MultimediaApplication',
      operatingSystem: 'Any',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    },
  ]
}

type Demo = { readonly name: string; readonly title: string; readonly durationSec: number }

/** A page of demo songs in English, and the way to it. */
export function demosData(siteUrl: string, { demos, way }: { demos: readonly Demo[]; way: Way }): StructuredData[] {
  const recordings = demos.map(
    ({ name, title, durationSec }): MusicRecording => ({
      '@type': 'MusicRecording',
      name: title,
      byArtist: { '@type': 'MusicGroup', name: BRAND },
      inLanguage: 'en',
      duration: `PT${Math.round(durationSec)}S`,
      image: `${siteUrl}/demos/${name}.svg`,
      producer: voiceMaker(siteUrl),
      audio: { '@type': 'AudioObject', contentUrl: `${siteUrl}/demos/${name}.mp3`, encodingFormat: 'audio/mpeg' },
    }),
  )
  return [...recordings, breadcrumbs(siteUrl, way)]
}

type Post = {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly date: Date
  readonly changed: Date
  readonly minutes: number
  /** Its address on the site. */
  readonly picture: string
}

export function postData(siteUrl: string, post: Post): StructuredData[] {
  const { slug, title, description, date, changed, minutes, picture } = post
  const path = `/blog/${slug}`
  const posting = {
    headline: title,
    description,
    datePublished: date.toISOString(),
    dateModified: changed.toISOString(),
    timeRequired: `PT${minutes}M`,
    url: `${siteUrl}${path}`,
    image: `${siteUrl}${picture}`,
  }
  const way = [
    { name: BRAND, path: '/' },
    { name: title, path },
  ]
  return [
    {
      '@type': 'BlogPosting',
      ...posting,
      inLanguage: 'en',
      author: voiceMaker(siteUrl),
      publisher: voiceMaker(siteUrl),
    },
    breadcrumbs(siteUrl, way),
  ]
}

/** The performer: the voice of a cover. Of a song it is the person who made it, since the singer is not a person. */
function artist({ voice, creator }: Pick<SharedCreation, 'voice' | 'creator'>): MusicGroup | Person {
  return !voice && creator ? { '@type': 'Person', name: creator } : { '@type': 'MusicGroup', name: voice ?? BRAND }
}

const voiceMaker = (siteUrl: string): Organization => ({ '@type': 'Organization', name: BRAND, url: siteUrl })

function breadcrumbs(siteUrl: string, way: Way): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  }
}

/** JSON for a script element, with characters escaped that could end the element or begin a comment. */
export function scriptJson(data: readonly StructuredData[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': data }
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
