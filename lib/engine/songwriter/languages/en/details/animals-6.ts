import type { Details } from '../../stanzas.ts'

/** Those who come by night. */
export const animals6: readonly Details[] = [
  {
    words: 'hedgehog hedgehogs',
    stanzas: `
      A rustle of leaves by the foot of the fence
      A brush with a nose and a bustling walk
      A saucer of cat food left by the step
      And a snuffle as loud as a roomful of talk

      Curled like a bun with the pins outside
      A pair of old gloves, and a box with some hay
      A turn on the scales that are kept for flour
      A nose coming out when the hands go away

      A doormat that walks by the light of the moon
      Slugs from the hostas, a beetle, a worm
      A hole cut in fences from yard to yard
      A grip on the lip of the dish that is firm

      Leaves in a heap that are not to be raked
      A note on the bonfire, look underneath
      A sneeze in the dark, and a small wet nose
      A mouthful of supper in very small teeth`,
  },
]
