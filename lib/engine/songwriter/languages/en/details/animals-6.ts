import type { Details } from '../../stanzas.ts'

/** Those who come by night, told in sentences. */
export const animals6: readonly Details[] = [
  {
    words: 'hedgehog hedgehogs',
    own: `
      {fact}
      {He} {puts} out a saucer at dusk by the wall
      {He} {sits} on the step with the kitchen light off
      And {waits} for a doormat with feet to call

      The (fence|hedge|gate) [has] a hole that [is] just the right size
      {He} {cuts} it with saw and with care
      {fact}
      And {hears} the small feet of the traffic go there`,
    stanzas: `
      (The leaves|Some leaves|The ferns) [start] to rustle, it [sounds] like a man
      But out [comes] the smallest of snouts
      It [snuffles] the length of the old garden wall
      And [sneezes], and then [has] a think, and no doubts

      (A ball|One ball|The ball) [lies] all pins at the edge of the path
      There [is] not a sound from in there
      Then one little face [opens] out like a bud
      To see if the danger [has] gone off somewhere`,
    later: `
      The frost [comes] down hard, and the heap of old leaves
      Still [lies] by the shed like a bed
      And under it somebody [sleeps] till the spring
      With all of the winter above its small head`,
    hook: `
      Hedgehog, oh hedgehog, out late and alone
      With supper to snuffle from under a stone

      A hedgehog's all needles, and under them mild
      A hedgehog at night is a small thing gone wild`,
  },
]
