import { ImageResponse } from 'next/og'
import { createElement } from 'react'
import { SOCIAL_IMAGE_HEIGHT, SOCIAL_IMAGE_WIDTH } from '#lib/site/shared-creation.ts'

/** The drawing has no text in it, so nothing is fetched for its sake. */
export async function pngOf(svg: string): Promise<ArrayBuffer> {
  const size = { width: SOCIAL_IMAGE_WIDTH, height: SOCIAL_IMAGE_HEIGHT }
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return await new ImageResponse(createElement('img', { src, ...size }), size).arrayBuffer()
}
