import { notFound } from 'next/navigation'
import { showTitledPicture } from '#server/http/social-picture.ts'
import { allPictures } from '../pictures.ts'

export const dynamic = 'force-static'
export const dynamicParams = false

/** What stands where the links of pages are shown; drawn when the site is built. */
export async function generateStaticParams() {
  const addresses = (await allPictures()).keys()
  return Array.from(addresses, (address) => ({ file: address.replace('/pictures/', '') }))
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const picture = (await allPictures()).get(`/pictures/${(await params).file}`)
  return picture ? await showTitledPicture(picture) : notFound()
}
