import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where yt-dlp is: as it was set, nowhere for "off", else the first one on the PATH. */
export function findYtDlp(setting: string | undefined, path: string): string | null {
  if (setting) return setting === 'off' ? null : setting
  return (
    path
      .split(delimiter)
      .map((folder) => join(folder, 'yt-dlp'))
      .find(isProgram) ?? null
  )
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return file.startsWith('/')
  } catch {
    return false
  }
}
