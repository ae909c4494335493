import { readFile } from 'node:fs/promises'
import { ImageResponse } from 'next/og'
import { createElement } from 'react'
import { DARK_GROUND } from '#components/layout/theme/theme.ts'

export const dynamic = 'force-static'
export const dynamicParams = false

/**
 * The icons of the installed app, and the tab's icon for browsers without SVG icons. They are drawn from app/icon.svg
 * when the site is built. Systems that cut icons to a shape of their own get one that fills its square. In a maskable
 * icon everything important must lie in the middle four fifths.
 */
const ICONS = {
  '48.png': { side: 48, fills: false, scale: 1 },
  '192.png': { side: 192, fills: false, scale: 1 },
  '512.png': { side: 512, fills: false, scale: 1 },
  'maskable.png': { side: 512, fills: true, scale: 0.84 },
  'apple.png': { side: 180, fills: true, scale: 1 },
} as const

export function generateStaticParams() {
  return Object.keys(ICONS).map((file) => ({ file }))
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { side, fills, scale } = ICONS[(await params).file as keyof typeof ICONS]
  const icon = await readFile('app/icon.svg', 'base64')
  const drawn = Math.round(side * scale)
  const style = {
    display: 'flex',
    width: side,
    height: side,
    padding: (side - drawn) / 2,
    ...(fills ? { background: DARK_GROUND } : {}),
  }
  const src = `data:image/svg+xml;base64,${icon}`
  const picture = createElement('img', { src, width: drawn, height: drawn, alt: '' })
  return new ImageResponse(createElement('div', { style }, picture), { width: side, height: side })
}
