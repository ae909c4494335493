/** Numbers as words of one language. */
export type Numbers = {
  /** As in counting: "two hundred one". */
  cardinal(value: number): string
  /** By another of the language's sets of number rules, as CLDR names them. */
  by(set: string, value: number): string
  /** Of a year; some languages go by what stands around it. */
  year(value: number, found?: Pick<Found, 'before' | 'after'>): string
  /** Digit by digit: "867" is "eight six seven". */
  digits(written: string): string
  /** Before the words that follow in the line, which may ask for a gender. */
  counting(value: number, following: string): string
  /** As written, with its fraction: "2.5", "1,000". */
  written(text: string, following?: string): string
}

export type Found = {
  readonly groups: Readonly<Record<string, string | undefined>>
  /** What stands before and behind it in the line. */
  readonly before: string
  readonly after: string
}

/** A way of writing, and how it is read aloud: null leaves it to later rules. */
export type ReadingRule = {
  /** With the flag "g", and others as needed. */
  readonly find: RegExp
  readonly say: (found: Found, numbers: Numbers) => string | null
}

/** How signs, numbers and short forms are read aloud in a language. */
export type ReadingRules = {
  /** Names of CLDR's sets of number rules; `masculine` and `feminine` where a counted word asks for them. */
  readonly sets: {
    readonly cardinal: string
    readonly masculine?: string
    readonly feminine?: string
    readonly year?: string
  }
  /** In place of the sets, for languages whose numbers CLDR writes in signs that nobody can spell. */
  readonly spell?: (value: number) => string
  /** Puts right what CLDR's rules give. */
  readonly mend?: (words: string) => string
  /** Counted words that take the feminine, at their beginning. */
  readonly feminine?: RegExp
  /** Words behind a number that it does not count. */
  readonly notCounted?: RegExp
  /** Years, where they are said otherwise than numbers of four digits; how depends on what stands before and behind. */
  readonly year?: (value: number, found: Pick<Found, 'before' | 'after'>, numbers: Numbers) => string

  /** The word between a number and its fraction. */
  readonly point: string
  /** Whether a fraction is read digit by digit, or as a number once there are two of them. */
  readonly fraction: 'digits' | 'number'
  /** For zero among digits, where it has a name of its own there. */
  readonly zero?: string
  readonly minus: string
  /** "{n}" is the number. */
  readonly percent: string
  /** Words for 1/2, 1/3, 2/3, 1/4 and 3/4. */
  readonly parts: readonly [string, string, string, string, string]

  /** "one other" or "one few other" by sign; after "~" the word is feminine. */
  readonly money: Readonly<Record<CurrencySign, string>>
  /** "cent cents", for less than a whole one. */
  readonly cents: string
  /** Between whole ones and cents: "three pounds ninety-nine"; null where the number is read with its fraction. */
  readonly centsAfter: string | null
  /** Words for thousands and millions that follow a sum, and what comes between them and its unit. */
  readonly millions: { readonly words: string; readonly of: string }

  readonly time: (hour: number, minute: number, numbers: Numbers) => string
  /** Behind a time, where the language has them. */
  readonly dayHalves?: Readonly<Record<string, string>>
  readonly date: (day: number, month: number, year: number | null, numbers: Numbers, before: string) => string
  /** Month before day, where both could be. */
  readonly monthFirst?: true

  /** What follows the digits of an ordinal, as a regular expression; with the group "fem" where it is feminine. */
  readonly ordinalMarks?: string
  readonly ordinal: (value: number, feminine: boolean, numbers: Numbers) => string

  /** Names of a to z, divided by spaces. */
  readonly letters: string
  /** Capitals that are said otherwise than by the names of their letters. */
  readonly initialisms?: Readonly<Record<string, string>>
  /** Capitals that are spelled although they could be read as a word. */
  readonly spelled?: string
  /** Short forms, as regular expressions, and what they stand for. */
  readonly abbreviations: Readonly<Record<string, string>>
  readonly and: string
  readonly plus: string
  readonly equals: string
  /** For "#love" and "#1", with "{n}" for what follows. */
  readonly hashtag: string
  readonly numberSign: string
  /** In addresses. */
  readonly at: string
  readonly dot: string
  readonly slash: string
  /** Ways of writing that other languages do not have, or read otherwise; tried first. */
  readonly own?: readonly ReadingRule[]
}

export const CURRENCY_SIGNS = ['$', '€', '£', '¥', '₩', '₫', '₺', 'zł', 'Rp', 'R$'] as const
export type CurrencySign = (typeof CURRENCY_SIGNS)[number]
