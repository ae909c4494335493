import { createByteWriter } from './bytes.ts'

export type SongTags = {
  readonly title: string
  readonly artist: string
  readonly comment: string
  readonly encoder: string
  /** '' for songs without words. */
  readonly lyrics?: string
  readonly tempoBpm?: number
  /** As ID3 wants it: "C", "F#m". */
  readonly key?: string
  /** ISO 639-2, three letters: "eng"; "und" when absent. */
  readonly language?: string
}

const UTF8 = 3

/** An ID3v2.4 tag, to stand before the first frame of an MP3. */
export function id3Tag(tags: SongTags): Uint8Array<ArrayBuffer> {
  const frames = createByteWriter()
  const frame = (id: string, content: Uint8Array) => {
    const size = syncSafe(content.length)
    frames
      .text(id)
      .u8(...size)
      .u16be(0)
      .bytes(content)
  }
  const plain = (value: string) => createByteWriter().u8(UTF8).text(value).take()
  const { language = 'und', tempoBpm, key, lyrics = '' } = tags
  const inLanguage = (value: string) => createByteWriter().u8(UTF8).text(language).u8(0).text(value).take()
  frame('TIT2', plain(tags.title))
  frame('TPE1', plain(tags.artist))
  frame('TSSE', plain(tags.encoder))
  if (tempoBpm !== undefined) frame('TBPM', plain(String(Math.round(tempoBpm))))
  if (key !== undefined) frame('TKEY', plain(key))
  frame('TLAN', plain(language))
  frame('COMM', inLanguage(tags.comment))
  if (lyrics !== '') frame('USLT', inLanguage(lyrics))
  const size = syncSafe(frames.length)
  return createByteWriter()
    .text('ID3')
    .u8(4, 0, 0, ...size)
    .bytes(frames.take())
    .take()
}

/** 28 bits in four bytes whose highest bit stays clear. */
const syncSafe = (size: number) => [(size >>> 21) & 127, (size >>> 14) & 127, (size >>> 7) & 127, size & 127]
