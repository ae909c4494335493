import { type PlayerState, SILENT } from '#components/player/state.ts'
import { REPEAT_MODES } from './repeat-modes.ts'

const STORAGE_KEY = 'canto-player'

type Settings = Pick<PlayerState, 'volume' | 'volumeBefore' | 'repeat' | 'shuffle'>

/** Volume and playback modes as stored in this browser; the defaults if the storage is empty, refused or damaged. */
export function storedSettings(): Settings {
  const { volume, volumeBefore, repeat, shuffle } = SILENT
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    return {
      volume: fraction(stored.volume, volume),
      volumeBefore: fraction(stored.volumeBefore, volumeBefore),
      repeat: REPEAT_MODES.find((mode) => mode === stored.repeat) ?? repeat,
      shuffle: stored.shuffle === true,
    }
  } catch {
    return { volume, volumeBefore, repeat, shuffle }
  }
}

export function storeSettings({ volume, volumeBefore, repeat, shuffle }: Settings): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ volume, volumeBefore, repeat, shuffle }))
  } catch {
    // Storage may be refused; the settings then last as long as the page.
  }
}

function fraction(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise
}
