import localFont from 'next/font/local'

/** The Latin files are part of the first paint; fonts.css says what stands in for them until they are there. */
const display = localFont({
  src: '../node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
  variable: '--font-display-latin',
  weight: '400 700',
  adjustFontFallback: false,
})

/** Where it comes late, the page keeps its stand-in, which hardly anybody tells apart: text that is being read does not move. */
const text = localFont({
  src: '../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  variable: '--font-text-latin',
  weight: '100 900',
  display: 'optional',
  adjustFontFallback: false,
})

export const fontVariables = `${display.variable} ${text.variable}`
