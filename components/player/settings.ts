import { type PlayerState, REPEAT_MODES, SILENT } from './state.ts'

const STORAGE_KEY = 'canto-player'

type Settings = Pick<PlayerState, 'volume' | 'volumeBefore' | 'repeat'>

/** Volume and repeat as this browser was left; the defaults where storage is empty, refused or damaged. */
export function keptSettings(): Settings {
  const { volume, volumeBefore, repeat } = SILENT
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    return {
      volume: fraction(kept.volume, volume),
      volumeBefore: fraction(kept.volumeBefore, volumeBefore),
      repeat: REPEAT_MODES.find((mode) => mode === kept.repeat) ?? repeat,
    }
  } catch {
    return { volume, volumeBefore, repeat }
  }
}

export function keepSettings({ volume, volumeBefore, repeat }: Settings): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ volume, volumeBefore, repeat }))
  } catch {
    // Storage may be refused; the settings then last as long as the page.
  }
}

function fraction(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise
}
