import { spell, tableOf, voweled } from './table.ts'

const LETTERS = tableOf(
  'اA أA إA آA ء~ ىA ةA ئ~ ؤ~ بb تt ثth جj حh خQ دd ذd رr زz سs شsh صs ضd طt ظz عA غg فf قk كk لl مm نn هh وW يi پp چch ڤv گg ژz کk یi',
)

/** An Arabic word in Latin letters. A is any vowel: one that is not written, or a letter that stands for several. */
export const arabic = (word: string): string =>
  voweled(spell(word.replaceAll('تش', 'چ').replaceAll('دج', 'ج'), LETTERS).replaceAll('j', 'J'))
