import { capital } from '../../../../lyrics/first-letter.ts'
import type { Random } from '../../../../random/random.ts'
import { type Direction, findDirection, type SongOptions } from '../../../direction.ts'
import { compileRule } from '../../../rule.ts'
import { withArticle } from '../morphology/morphology.ts'
import { expand } from './grammar.ts'
import { createLexicon, entries } from './lexicon.ts'
import { ENGLISH } from './registry.ts'
import type { Stance } from './stances.ts'
import type { Theme } from './themes/theme.ts'

type EnglishDirection = Direction<Theme, Stance>

/** Draws ideas for songs in English. */
export function englishIdeas(options: SongOptions, random: Random): () => string {
  const direction = findDirection(options, ENGLISH)
  const lexicon = createLexicon(direction.theme, direction.words.props, direction.companion, random.fork('lexicon'))
  return () => {
    const rule = `${random.pick(entries(OPENERS))} ${subjectFor(direction, random)}${random.pick(entries(TWISTS))}`
    const text = expand(compileRule(rule.replaceAll('{style}', styleWord(direction))), lexicon, random)
    return text
      .replace(/\s+/g, ' ')
      .replace(/ ([,.])/g, '$1')
      .replace(/^A (\S+)/, (_, next: string) => capital(withArticle(next)))
  }
}

function styleWord({ style }: EnglishDirection): string {
  return style === 'R&B' ? 'R&B ' : `${style.toLowerCase()} `
}

const OPENERS = `A (slow|gentle|driving|hopeful|late-night|bright|restless|tender|stubborn|warm|sparse|soaring|dusty|playful) {style}song about
  A {style}song (built around|that begins with|that keeps returning to)
  Write a (tender|bold|dreamy|cheerful|bittersweet|quiet|defiant) {style}song about
  A (bittersweet|hushed|sunlit|stormy|hypnotic|homemade|wide-open) {style}(ballad|anthem|tune|number) about
  Something {style}and (honest|reckless|simple|cinematic|strange|sweet), about
  A duet with nobody, {style}at heart, about`

const SUBJECTS: Readonly<Record<string, string>> = {
  longing: `finding {keep.the} that somebody left {place}
    still hearing a voice {place}
    the first {weekday} alone {place}
    someone who keeps {keep.a} and waits {place}`,
  devotion: `two people who {act} and forget the time
    falling in love {place}
    a couple who share {keep.a} and very little else
    the person who waits {place} {time}`,
  freedom: `leaving {keep.the} behind and never looking back
    the morning after quitting everything, {place}
    someone who {act.s} without a plan
    a one-way trip that starts {place}`,
  celebration: `a party that starts {place} and won't end
    friends who {act} {time}
    the best night of the year, {place}
    strangers who {act} together for one night`,
  hope: `getting back up {place}
    learning to {act} again after a hard year
    someone who carries {keep.a} for luck
    the moment {time} when it all turns around`,
  defiance: `giving {keep.the} back and walking out
    refusing to {act} ever again
    finding out the truth {place}
    the last word, shouted {place}`,
  nostalgia: `the summer when we all {act.past}
    finding {keep.a} from fifteen years ago
    going home and standing {place} again
    old friends who used to {act}`,
  calm: `doing nothing at all {place}
    the small joy of {keep.a} {time}
    someone who only wants to {act}
    an hour of peace {place}`,
  meeting: `two strangers who meet {place}
    a first kiss {place} {time}
    someone who drops {keep.a} and finds love
    asking a stranger to {act}`,
}

const TWISTS = `, while {scene}.
  . The chorus should feel like {bless}.
  , with a chorus you can (shout|whisper|hum) {place}.
  , told (by|from the view of) {keep.the}.
  , until {scene}.
  . It ends just as {scene}.
  , and what {keep.the} has to do with it.
  . Picture this: {scene} and nobody speaks.
  , sung as if {scene.past} for the last time.
  , (half a prayer|half a joke|equal parts ache and grin).
  . Somewhere in the second verse, {scene}.
  , where hope feels like {bless}.`

function subjectFor({ stance }: EnglishDirection, random: Random): string {
  return random.pick(entries(SUBJECTS[stance.name] ?? SUBJECTS.hope ?? ''))
}
