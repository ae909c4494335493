import { DEMO_SONGS, type DemoName } from '#lib/catalog/demo-songs.ts'
import { showDemoPicture } from '#server/http/social-picture.ts'

export const dynamic = 'force-static'
export const dynamicParams = false

/** Of every demo song, for the pages it stands for where their links are shown; drawn when the site is built. */
export function generateStaticParams() {
  return Object.keys(DEMO_SONGS).map((name) => ({ file: `${name}.png` }))
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  return await showDemoPicture((await params).file.replace(/\.png$/, '') as DemoName)
}
