import { BRAND } from './brand.ts'
import { embedPath, picturePath, type SharedWork, workPath } from './shared-work.ts'

export type StructuredData = { readonly '@type': string; readonly [property: string]: unknown }

/** What search engines may know of a song or cover (schema.org): a recording, its sound and how one gets to it. */
export function recordingData(
  work: SharedWork,
  { siteUrl, way }: { siteUrl: string; way: readonly { readonly name: string; readonly path: string }[] },
): StructuredData[] {
  const { title, creator, voice, style, language, duration, createdAt, audioUrl } = work
  const url = `${siteUrl}${workPath(work)}`
  const length = duration === null ? {} : { duration: `PT${Math.round(duration)}S` }
  const recording = {
    '@type': 'MusicRecording',
    '@id': url,
    url,
    name: title,
    ...(creator ? { creator: { '@type': 'Person', name: creator } } : {}),
    ...(voice ? { byArtist: { '@type': 'MusicGroup', name: voice } } : {}),
    ...(style ? { genre: style.split(/\s*,\s*/) } : {}),
    ...(language ? { inLanguage: language } : {}),
    ...length,
    dateCreated: createdAt.toISOString(),
    image: `${siteUrl}${picturePath(work)}`,
    producer: { '@type': 'Organization', name: BRAND, url: siteUrl },
    audio: {
      '@type': 'AudioObject',
      name: title,
      contentUrl: `${siteUrl}${audioUrl}`,
      encodingFormat: 'audio/mpeg',
      embedUrl: `${siteUrl}${embedPath(work)}`,
      uploadDate: createdAt.toISOString(),
      ...length,
    },
  }
  const steps = [...way, { name: title, path: workPath(work) }]
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  }
  return [recording, breadcrumbs]
}

/** JSON that may stand in a script element: nothing in it ends the element or begins a comment. */
export function scriptJson(data: readonly StructuredData[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': data }
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
