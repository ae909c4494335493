import type { Creation, Upload, Voice } from '#server/db/generated/client.ts'
import { safeName } from '#server/services/downloads/safe-name.ts'

/** The folders of an export. They are named by titles, so that people find things. */
export const songFolder = ({ id, title }: Titled) => `songs/${named(title, id)}`
export const coverFolder = ({ id, kind, title, voiceName = '' }: Titled & { voiceName?: string }) =>
  `${kind}s/${named(`${title} ${voiceName}`, id)}`
export const voiceFolder = ({ id, name }: Voice) => `own voices/${named(name, id)}`
export const uploadFolder = ({ id, fileName }: Upload) => `uploads/${named(fileName, id)}`

type Titled = Pick<Creation, 'id' | 'kind' | 'title'>

const LONGEST = 60

/**
 * A folder name without dots that every system allows. It ends with a part of the id, so that it is unique even on
 * systems that ignore case.
 */
function named(title: string, id: string): string {
  const ending = ` ${id.slice(-8)}`
  return safeName(title.replaceAll('.', ' '), { ending, fallback: '', mostSigns: LONGEST }).trim()
}
