import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { SINGERS, singerNamed } from '#lib/engine/voices/singers.ts'
import { recognise } from './recognise.ts'
import { createChoir, timesOf, writeVoice } from './singers-sing.ts'

const LINES = [
  'Morning paints the kitchen in the colour of a peach',
  'I left a folded letter on the corner of the beach',
  'Every little window has a story it could tell',
  'We are running down the valley to the ringing of the bell',
  'Carry me over the river tonight',
  'Hold on to the glow of the neon light',
  'Nobody knows where the summer goes',
  'I was lost in the rain with a hole in my shoe',
  'Then the radio played and it reminded me of you',
  'Turn the engine off and listen to the trees',
  'There is thunder in the distance and a shiver in the breeze',
  'Give me one good reason not to stay',
  'All my colours wash away',
  'You were dancing with a shadow on the wall',
  'And the city never noticed us at all',
  'Take the broken pieces of my heart',
  'Build a better engine from the part',
  'Silver on the water and a feather in the sand',
  'Tell me that tomorrow you will reach and take my hand',
  'We will sing it louder than before',
]
const ASKED_SHARE = 0.9
/** Seconds a syllable. */
const USUAL = 0.33
const HURRIED = 0.23

const english = SINGERS.filter(({ languages }) => languages.includes('en'))

describe('a recogniser of speech', async () => {
  const perform = await createChoir()
  const folder = mkdtempSync(join(tmpdir(), 'canto-singing-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each([
    ...english.map(({ name }) => [name, USUAL] as const),
    ['wren', HURRIED] as const,
    ['alder', HURRIED] as const,
  ])('tells sung lines apart: %s at %d s a syllable', async (name, syllableSec) => {
    const performance = await perform(singerNamed(name), LINES, syllableSec)
    const file = join(folder, `${name}.wav`)
    writeVoice(file, performance)
    const missed = performance.score.vocal!.lines.flatMap((line) => {
      const heard = recognise({ file, ...timesOf(performance.score, line) }, LINES)
      return heard === line.text ? [] : [`${line.text} → ${heard}`]
    })
    console.log(`${name} ${syllableSec} s: ${LINES.length - missed.length} of ${LINES.length}`, missed)
    expect(1 - missed.length / LINES.length).toBeGreaterThanOrEqual(ASKED_SHARE)
  })
})
