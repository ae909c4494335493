import type { ChatAnswer } from '../fakes/chat-server.ts'

/** The answer of a model that keeps to the schema. */
export function songJson(title: string, verse: readonly string[], chorus: readonly string[]): string {
  const sections = [
    { kind: 'verse', lines: verse },
    { kind: 'chorus', lines: chorus },
  ]
  return JSON.stringify({ brief: 'What was asked for', title, sections: [...sections, ...sections] })
}

export const says = (content: string): ChatAnswer => ({ kind: 'content', content })

const VERSE = [
  'My father parked the old red truck',
  'Beside the barn in ninety-two',
  'The mirror hangs, the door is stuck',
  'The morning light comes shining through',
]
const CHORUS = ['Red truck, take me down the road', 'With all the years that you have stowed']

/** About the old red truck of a father. */
export const TRUCK = songJson('The Old Red Truck', VERSE, CHORUS)
/** The same song in another language than the one asked for. */
export const SPANISH = songJson(
  'La vieja camioneta',
  [
    'Mi padre dejó la vieja camioneta',
    'Al lado de la casa con el sol',
    'Y cuando yo la miro en la mañana',
    'Recuerdo lo que fue su corazón',
  ],
  ['Old red truck, llévame por el camino', 'Con todos los años que están aquí'],
)
/** A song, but not of what was asked for. */
export const RIVER = songJson(
  'The River',
  [
    'The river runs beneath the bridge',
    'And carries all the leaves away',
    'I watch the water from the ridge',
    'And wonder what the stones would say',
  ],
  ['Run, river, run down to the sea', 'And bring the summer back to me'],
)
/** With a word that nobody may sing here. */
export const HATEFUL = TRUCK.replaceAll('Beside the barn', 'Heil Hitler said')
