/** Windows keeps these for devices, whatever follows the first dot. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])$/i
const FORBIDDEN = /[\p{Control}/\\:*?"<>|]/gu
/** Direction marks and other invisible characters, but not the joiners that words and emoji are made with. */
const UNSEEN = /(?![\u200c\u200d])\p{Format}/gu

/** Systems allow 255 bytes; browsers add " (1)" and ".part" to them. */
const MOST_BYTES = 240
const MOST_SIGNS = 120

type Around = {
  /** What follows the name, such as ".mp3". */
  readonly ending?: string
  /** What it is called when nothing of the name is left. */
  readonly fallback: string
  readonly mostSigns?: number
}

/**
 * A name for a file or folder that Windows, macOS and Linux all allow, as near to `name` as possible: no folders, no
 * control or direction characters, no device, nothing hidden, no dot or space at its end, short enough with its ending.
 */
export function safeName(name: string, { ending = '', fallback, mostSigns = MOST_SIGNS }: Around): string {
  const plain = name
    .normalize('NFC')
    .toWellFormed()
    .replace(UNSEEN, '')
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
  const short = shortened(plain, MOST_BYTES - Buffer.byteLength(ending), mostSigns).replace(/[. ]+$/, '')
  const base = short.split('.', 1)[0] ?? ''
  const free = RESERVED.test(base.trim()) ? `_${short}` : short
  return `${free || fallback}${ending}`
}

/** The beginning of a text; no letter or emoji is cut in two. */
function shortened(text: string, mostBytes: number, mostSigns: number): string {
  let name = ''
  let bytes = 0
  let signs = 0
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    bytes += Buffer.byteLength(segment)
    signs++
    if (bytes > mostBytes || signs > mostSigns) break
    name += segment
  }
  return name
}
