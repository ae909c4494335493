import localFont from 'next/font/local'

/** The Latin files are part of the first paint. fonts.css defines the fallback that is shown until they have loaded. */
const display = localFont({
  src: '../node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
  variable: '--font-display-latin',
  weight: '400 700',
  adjustFontFallback: false,
})

/**
 * If this font comes late, the page keeps the fallback, so that text does not move while it is read. Hardly anybody can
 * tell the two apart.
 */
const text = localFont({
  src: '../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  variable: '--font-text-latin',
  weight: '100 900',
  display: 'optional',
  adjustFontFallback: false,
})

export const fontVariables = `${display.variable} ${text.variable}`
