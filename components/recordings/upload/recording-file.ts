import { UPLOAD_MAX_BYTES } from '#lib/catalog/limits.ts'

const TYPES = /^audio\/(x-)?(wav|wave|mpeg|mp3|mp4|m4a|ogg|flac|aac|aiff|opus)$/
const ENDINGS = /\.(wav|mp3|m4a|ogg|flac|aac|aiff?|opus|oga)$/i

/** What the browser's own file dialog offers. */
export const RECORDING_ACCEPT = 'audio/*,.wav,.mp3,.m4a,.ogg,.flac,.aac,.aiff,.aif,.opus,.oga'

/** Why a file need not even be sent, as a code of `errors`; null for one that may be a recording: the server hears it. */
export function recordingProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  if (!TYPES.test(type) && !ENDINGS.test(name)) return 'fileTypeInvalid'
  return size <= UPLOAD_MAX_BYTES ? null : 'fileTooLarge'
}

/** Bytes as people say them: "850 kB", "3.4 MB". */
export function fileSize(bytes: number, language: string): string {
  const inMegabytes = bytes >= 1_000_000
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: inMegabytes ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: inMegabytes ? 1 : 0,
  }).format(bytes / (inMegabytes ? 1_000_000 : 1000))
}
