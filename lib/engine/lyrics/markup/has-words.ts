/** A part's name in brackets, which is never sung. */
export const TAG = /[[【［]([^\][【】［］]*)[\]】］]/
export const HAS_WORD = /[\p{L}\p{N}]/u

/** Whether lyrics hold anything that can be sung, besides the names of their parts. */
export function hasWords(lyrics: string): boolean {
  return HAS_WORD.test(lyrics.replace(new RegExp(TAG, 'g'), ' '))
}
