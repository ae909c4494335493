import type { Random } from '../../random/random.ts'
import type { Title } from '../desk.ts'
import type { Direction } from '../direction.ts'
import { isOfShare } from '../share.ts'
import { WEEKDAYS } from './everyday-words.ts'
import { entries, scenesOf } from './lexicon.ts'
import { inflect } from './morphology.ts'
import type { Theme } from './themes/theme.ts'

const COLOURS =
  'paper neon golden quiet borrowed broken silver second last wild slow little electric crooked hollow crimson velvet midnight restless gentle stolen distant fading tender burning secret endless northern weightless blue'.split(
    ' ',
  )

const SMALL: ReadonlySet<string> = new Set(
  'a an the of in on at by to and or for with from under until when where before'.split(' '),
)
const PROPER =
  /\b(i|i'm|i'll|i'd|april|july|june|august|december|sunday|monday|tuesday|wednesday|thursday|friday|saturday|orion's|milky way|morse)\b/gi

const TRIES = 400
/** A theme has some hundreds of titles. */
const TITLE_BITS = 6

/** A title for a song of this direction; like lines, titles are shared out among seeds. */
export function createTitle(direction: Direction<Theme, unknown>, random: Random): Title {
  let title = drawTitle(direction, random)
  for (let tries = 0; tries < TRIES && !isOfShare(title.sung, TITLE_BITS, direction.share); tries++)
    title = drawTitle(direction, random)
  return title
}

function drawTitle({ theme }: Direction<Theme, unknown>, random: Random): Title {
  const words = theme.words.split(' ').map((word) => word.replaceAll('-', ' ').toLowerCase())
  const [word = '', other = ''] = random.shuffle(words)
  const makers: readonly (readonly [() => Title, number])[] = [
    [() => ({ sung: word, parts: [] }), 1],
    [() => ({ sung: `${random.pick(COLOURS)} ${word}`, parts: [] }), 3],
    [() => ({ sung: `${word} and ${other}`, parts: [] }), 1.5],
    [() => ({ sung: `${random.pick(WEEKDAYS)} ${word}`, parts: [] }), 0.7],
    [() => whole(short(entries(theme.acts), random)), 3],
    [() => whole(short(entries(theme.blessings), random)), 2],
    [() => whole(short(entries(theme.places), random)), 1.5],
    [() => fromScene(theme.scenes, random), 2],
  ]
  const title = random.weighted(makers)()
  return { ...title, sung: title.sung.replace(PROPER, (name) => name.charAt(0).toUpperCase() + name.slice(1)) }
}

/** "count the waves" as it stands over a song: "Count the Waves". */
export function titleCase(sung: string): string {
  return sung
    .split(' ')
    .map((word, index) => (index > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}

function whole(entry: string): Title {
  return { sung: entry, parts: [entry] }
}

function fromScene(text: string, random: Random): Title {
  const scene = random.pick(scenesOf(text).filter(({ action }) => action.split(' ').length <= 3))
  const { subject, plural, action } = scene
  const verb = inflect(action, plural ? 'base' : 's')
  return { sung: `${random.pick(['until', 'when', 'where', 'before'])} ${subject} ${verb}`, parts: [subject, action] }
}

function short(items: readonly string[], random: Random): string {
  return random.pick(items.filter((item) => item.split(' ').length <= 5 && !item.includes('our ')))
}
