import { notFound } from 'next/navigation'
import { showTitledSocialImage } from '#server/http/titled-social-image.ts'
import { allSocialImages } from '../social-images.ts'

export const dynamic = 'force-static'
export const dynamicParams = false

/** The pictures in link previews, drawn when the site is built. */
export async function generateStaticParams() {
  const addresses = (await allSocialImages()).keys()
  return Array.from(addresses, (address) => ({ file: address.replace('/social-images/', '') }))
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const picture = (await allSocialImages()).get(`/social-images/${(await params).file}`)
  return picture ? await showTitledSocialImage(picture) : notFound()
}
