import type { LineVoice, SectionKind } from '../../lyrics/markup/lyric-section.ts'
import type { Random } from '../../random/random.ts'
import type { SungLine } from '../../score/score.ts'
import type { CastSinger, SingerFor, SongRequest } from '../settings/request.ts'
import type { Settings } from '../settings/settings.ts'
import type { PhraseLine, WordSection, Words } from '../words/words.ts'

type Gender = 'm' | 'f'

/** Who sings a song: the second singer answers behind the lead or, in a duet, has lines of their own. */
export type Cast = { readonly lead: CastSinger; readonly second: CastSinger | null }

/** Chooses the singers, and says of every line who sings it. */
export function castSong(
  { voice }: Pick<SongRequest, 'voice'>,
  { attributes, profile }: Settings,
  read: Words,
  singerFor: SingerFor,
  random: Random,
): { cast: Cast; words: Words } {
  const drawn = random.fork('voice').chance(0.5) ? 'f' : 'm'
  // Somebody asks for two, and the lyrics do not say who they are.
  const words = { ...read, isDuet: read.isDuet || (attributes.isDuet && read.voices.length === 0) }
  const roles = rolesIn(words, voice === 'random' ? attributes.voice : voice, drawn)
  const sections = takingTurns(words).map((section) => withSingers(section, roles))
  const wanted = { language: words.language, suited: profile.vocal.manners }
  const lead = singerFor({
    ...wanted,
    gender: roles.genders[0],
    requested: attributes.manners,
    random: random.fork('singer'),
  })
  const { backing } = profile.vocal
  const isJoined = linesOf(sections).some(({ by, behind }) => by || behind)
  const second =
    isJoined || backing?.wordless || backing?.answers
      ? singerFor({
          ...wanted,
          gender: roles.genders[1],
          requested: [],
          besides: lead.name,
          random: random.fork('second singer'),
        })
      : null
  return { cast: { lead, second }, words: { ...words, sections } }
}

function linesOf<Line>(
  sections: readonly { readonly phrases: readonly { readonly lines: readonly Line[] }[] }[],
): Line[] {
  return sections.flatMap(({ phrases }) => phrases.flatMap(({ lines }) => lines))
}

/** Which of the voices that lyrics name is the lead, and of what genders the two singers are. */
type Roles = { readonly lead: 0 | 1; readonly genders: readonly [lead: Gender, second: Gender] }

const otherThan = (gender: Gender): Gender => (gender === 'm' ? 'f' : 'm')

/** The lead is of the gender that somebody wants, as far as the lyrics leave that open. */
function rolesIn({ voices: [first, second], sections, isDuet }: Words, wanted: Gender | null, drawn: Gender): Roles {
  const lines = linesOf(sections)
  if (!first) {
    const lead = wanted ?? drawn
    const areTwo = isDuet || lines.some(({ voice }) => voice === 'both')
    return { lead: 0, genders: [lead, areTwo ? otherThan(lead) : lead] }
  }
  if (!second) {
    const gender = first.gender ?? wanted ?? drawn
    // The named voice sings alone, unless the lyrics leave lines open for a voice of the requested gender.
    const isLed = wanted !== null && gender !== wanted && lines.some(({ voice }) => voice !== 0)
    return isLed ? { lead: 1, genders: [wanted, gender] } : { lead: 0, genders: [gender, otherThan(gender)] }
  }
  const one = first.gender ?? (second.gender ? otherThan(second.gender) : (wanted ?? drawn))
  const two = second.gender ?? otherThan(one)
  const isTurned = wanted !== null && one !== wanted && two === wanted
  return isTurned ? { lead: 1, genders: [two, one] } : { lead: 0, genders: [one, two] }
}

/**
 * Assigns the lines that the lyrics leave open. Both sing the choruses of a duet. If a tag says no more than "duet", the two
 * take turns in the other sections.
 */
function takingTurns({ sections, voices, isDuet }: Words): WordSection[] {
  if (voices.length < 2 && !isDuet) return [...sections]
  const isAlone = sections.filter(({ kind, phrases }) => kind !== 'chorus' && phrases.length > 0).length < 2
  const seen = new Map<SectionKind, number>()
  return sections.map((section) => {
    const { kind } = section
    if (kind === 'chorus') return withVoices(section, () => 'both')
    if (!isDuet) return section
    const ordinal = seen.get(kind) ?? 0
    seen.set(kind, ordinal + 1)
    if (isAlone || kind === 'bridge') return withVoices(section, (at, of) => (at < of / 2 ? 0 : 1))
    // The pre-chorus goes to the singer who did not sing the verse.
    return withVoices(section, () => ((ordinal + (kind === 'pre-chorus' ? 1 : 0)) % 2 === 0 ? 0 : 1))
  })
}

function withVoices(section: WordSection, voiceAt: (phrase: number, of: number) => LineVoice): WordSection {
  const { phrases } = section
  const voiced = phrases.map((phrase, at) => ({
    ...phrase,
    lines: phrase.lines.map((line) => ({ ...line, voice: line.voice ?? voiceAt(at, phrases.length) })),
  }))
  return { ...section, phrases: voiced }
}

function withSingers(section: WordSection, { lead }: Roles): WordSection {
  const phrases = section.phrases.map((phrase) => ({
    ...phrase,
    lines: phrase.lines.map((line) => {
      const by = singerOf(line, lead)
      return by ? { ...line, by } : line
    }),
  }))
  return { ...section, phrases }
}

/** Words in parentheses are the other singer's. */
function singerOf({ voice, behind }: PhraseLine, lead: 0 | 1): SungLine['by'] {
  const isLead = voice === undefined || voice === lead
  if (behind) return isLead || voice === 'both' ? 'second' : undefined
  return voice === 'both' ? 'both' : isLead ? undefined : 'second'
}
