/** How a language is heard. */
export type Ear = {
  /** The pieces of a line whose sound is known one by one, in small letters: words, characters, morae. */
  piecesOf(line: string): readonly string[]
  /** Phones with a digit for the stress after each vowel, "W EY1 V"; null for what it does not know. */
  phonesOf(piece: string): readonly string[] | null
  /** Whether a piece of one syllable is passed over lightly. */
  isLight(piece: string): boolean
  /** The same text for consonants that a near rhyme takes for one another, '' for those that it does not hear. */
  kinOf(phone: string): string
  /** From where two lines must sound alike: the last stressed vowel, or the last vowel. */
  readonly rhymesFrom: 'stressed' | 'last'
}

export type Prosody = {
  /** One number a syllable: 2 stressed, 1 half, 0 light. */
  readonly stresses: readonly number[]
  /** The sounds of the last word from the rhyming vowel on, without digits; '' when the word is unknown. */
  readonly rhyme: string
  /** The same with consonants replaced by their kin. */
  readonly near: string
  /** The consonants before the rhyme. Words that share rhyme and onset do not rhyme; null in languages in which they do. */
  readonly onset: string | null
  readonly lastWord: string
  /** Words whose sound is not known. */
  readonly unknown: readonly string[]
}

export function scan(line: string, ear: Ear): Prosody {
  const stresses: number[] = []
  const unknown: string[] = []
  let phones: readonly string[] | null = null
  let lastWord = ''
  for (const piece of ear.piecesOf(line)) {
    phones = ear.phonesOf(piece)
    lastWord = piece
    if (!phones) unknown.push(piece)
    const vowels =
      phones?.filter((phone) => /\d$/.test(phone)) ?? Array.from({ length: guessSyllables(piece) }, () => '1')
    const light = vowels.length === 1 && ear.isLight(piece)
    for (const vowel of vowels) stresses.push(light || vowel.endsWith('0') ? 0 : vowel.endsWith('2') ? 1 : 2)
  }
  return { stresses, unknown, lastWord, ...rhymeOf(phones, ear) }
}

/** A guess from the spelling: characters of Asian scripts, else groups of vowels, a silent last e left out. */
function guessSyllables(word: string): number {
  const signs = word.match(/[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '').replace(/e$/, '')
  return Math.max(1, signs + (letters.match(/[aeiouyıœæ]+/g) ?? []).length)
}

function rhymeOf(phones: readonly string[] | null, ear: Ear): Pick<Prosody, 'rhyme' | 'near' | 'onset'> {
  if (!phones) return { rhyme: '', near: '', onset: '' }
  const stressed = ear.rhymesFrom === 'stressed' ? phones.findLastIndex((phone) => /[12]$/.test(phone)) : -1
  const from = stressed >= 0 ? stressed : phones.findLastIndex((phone) => /\d$/.test(phone))
  let start = from
  while (start > 0 && !/\d$/.test(phones[start - 1] ?? '0')) start--
  const plain = (some: readonly string[]) => some.map((phone) => phone.replace(/\d$/, ''))
  const sounds = plain(phones.slice(from))
  return {
    rhyme: sounds.join(' '),
    near: sounds.map(ear.kinOf).filter(Boolean).join(' '),
    onset: ear.rhymesFrom === 'last' ? null : plain(phones.slice(start, from)).join(' '),
  }
}

/** 1 for a full rhyme, 0.5 for a near one, 0.2 for the same vowel, 0 for none or for the same word. */
export function rhymeQuality(a: Prosody, b: Prosody): number {
  if (a.rhyme === '' || b.rhyme === '' || a.lastWord === b.lastWord) return 0
  if (a.rhyme === b.rhyme) return a.onset !== null && a.onset === b.onset ? 0 : 1
  if (a.near === b.near) return 0.5
  return vowelOf(a) === vowelOf(b) ? 0.2 : 0
}

/** The vowel that the rhyme begins with. */
export function vowelOf({ rhyme }: Prosody): string {
  return rhyme.split(' ')[0] ?? ''
}
