/** Some decoded sound: −1..1, one array a channel, all equally long, in the order of WAV files (front left first). */
export type SourceBlock = {
  readonly sampleRate: number
  readonly channels: readonly Float32Array[]
}

/**
 * Decoders that the engine is fed with. Each gives blocks of a bounded size one by one, decodes no further than it is
 * asked, and frees itself when its reader stops. Whatever they throw means that the file cannot be read any further.
 */
export type RecordingDecoders = {
  /** MPEG audio, layers I to III. */
  mpeg(bytes: Uint8Array): AsyncIterable<SourceBlock>
  /** Vorbis in Ogg. */
  vorbis(bytes: Uint8Array): AsyncIterable<SourceBlock>
  /** ADTS frames of AAC. */
  aac(frames: Iterable<Uint8Array>): AsyncIterable<SourceBlock>
  /** Opus, FLAC and AAC in FLAC, Ogg, MP4 and Matroska files. */
  contained(bytes: Uint8Array): AsyncIterable<SourceBlock>
}
