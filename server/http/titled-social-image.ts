import { type DemoName, demoFacts } from '#lib/catalog/demo-songs.ts'
import { drawTitledSocialImage } from '#server/services/sharing/draw-social-image.ts'
import { pngOf } from './social-image-png.ts'

/** GET /social-images/{name}.png: a picture with a page's title beside the drawing of a demo song. */
export async function showTitledSocialImage({ title, demo }: { title: string; demo: DemoName }): Promise<Response> {
  const picture = drawTitledSocialImage({ title, visuals: demoFacts(demo).visuals })
  return new Response(await pngOf(picture), { headers: { 'content-type': 'image/png' } })
}
