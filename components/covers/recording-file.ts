import { UPLOAD_MAX_BYTES } from '#lib/catalog/limits.ts'

const ENDINGS = ['wav', 'mp3', 'm4a', 'ogg', 'flac', 'aac', 'aiff', 'opus', 'oga']
const TYPES = ['wav', 'mpeg', 'mp3', 'mp4', 'm4a', 'ogg', 'flac', 'aac', 'aiff', 'opus'].flatMap((name) => [
  `audio/${name}`,
  `audio/x-${name}`,
])

/** What a file chooser offers. */
export const RECORDING_ACCEPT = [...TYPES, ...ENDINGS.map((ending) => `.${ending}`)].join(',')

/** Why a file need not even be sent, as a code of `errors`; null for one that may be a recording. */
export function recordingProblem(
  file: Pick<File, 'name' | 'type' | 'size'>,
): 'fileTypeInvalid' | 'fileTooLarge' | null {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!TYPES.includes(file.type) && !ENDINGS.includes(ending)) return 'fileTypeInvalid'
  return file.size < UPLOAD_MAX_BYTES ? null : 'fileTooLarge'
}
