import { DEMO_SONGS, type DemoName, demoFacts } from '#lib/catalog/demo-songs.ts'

export const dynamic = 'force-static'
export const dynamicParams = false

/**
 * The times at which each demo song's words are sung, beside its sound in public/demos. Pages fetch them when the song
 * is first heard.
 */
export function generateStaticParams() {
  return Object.keys(DEMO_SONGS).map((name) => ({ file: `${name}.json` }))
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const name = (await params).file.replace('.json', '') as DemoName
  return Response.json(demoFacts(name).lines)
}
