const FALLBACK_WORDS = 5
const FALLBACK_MAX = 50
const TAG = /^\s*[[【(].*[\]】)]\s*$/

/** The title as entered; else the description's first five words or the first sung line, cut short; else Untitled. */
export function songTitle(song: { title: string; description: string; prompt: string }): string {
  const entered = song.title.trim()
  if (entered) return entered
  const described = song.description.trim().split(/\s+/).slice(0, FALLBACK_WORDS).join(' ')
  const sung = song.prompt.split('\n').find((line) => line.trim() !== '' && !TAG.test(line)) ?? ''
  return cut(described || sung.trim()) || 'Untitled'
}

/** Cuts a text, but never through a character that takes two code units. */
function cut(text: string): string {
  return [...text].slice(0, FALLBACK_MAX).join('').trim()
}
