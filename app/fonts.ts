import localFont from 'next/font/local'

/** The Latin files are part of the first paint; the other ranges load when a page has such letters. */
const display = localFont({
  src: '../node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
  variable: '--font-display-latin',
  weight: '400 700',
  adjustFontFallback: 'Times New Roman',
})

const text = localFont({
  src: '../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  variable: '--font-text-latin',
  weight: '100 900',
  adjustFontFallback: 'Arial',
})

export const fontVariables = `${display.variable} ${text.variable}`
