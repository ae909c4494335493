/** Media types by the ending of a file of ours. */
const TYPES: Readonly<Record<string, string>> = {
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
  aac: 'audio/aac',
  aiff: 'audio/aiff',
  opus: 'audio/ogg',
  oga: 'audio/ogg',
  mid: 'audio/midi',
  zip: 'application/zip',
  lrc: 'text/plain; charset=utf-8',
  musicxml: 'application/vnd.recordare.musicxml+xml',
}

export function audioType(fileName: string): string {
  return TYPES[fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}
