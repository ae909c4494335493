import type { Details } from '../../stanzas.ts'

/** Drinks with ice in them, and machines that cook. */
export const food5: readonly Details[] = [
  {
    words:
      'whisky whiskey gin gin_and_tonic gin_and_tonics cocktail cocktails margarita margaritas martini martinis bourbon scotch rum tequila vodka bloody_mary mojito mojitos baileys glass_of_sherry',
    own: `
      {fact}
      {He} {drops} in the ice with a clink and a splash
      {He} {stirs} with a finger when no one [can] see
      And {wears} a small leaf like a spy's false mustache

      {He} {lifts} up the (glass|ice) to the last of the sun
      {He} {tells} an old joke with a twist at the end
      {fact}
      And every old joke [is] a very old friend`,
    stanzas: `
      The (ice|lemon) [goes] round with a musical sound
      The evening [comes] up to the bar for a chair
      A paper umbrella [keeps] rain off a plum
      And somebody [tries] it on top of their hair

      (A coaster|The coaster) [sticks] fast to the foot of the glass
      The talk [grows] as warm as the ice [makes] it cool
      The lamps [are] turned low and the record [goes] round
      And grown people [laugh] like the last day of school`,
    later: `
      The ice [melts] to nothing, the lemon [lies] bare
      The glasses [are] rinsed and turned over to dry
      The drink was a small thing, the evening was long
      And most of the sweetness was who sat close by`,
    hook: `
      A cocktail at sundown, the ice going clink
      There's talk in the evening, and more than a drink

      Gin or a whiskey, a toast to the moon
      The night's very young, and it's over too soon`,
  },
  {
    words:
      'air_fryer air_fryers slow_cooker slow_cookers crock_pot crockpot instant_pot microwave microwaves microwaved microwaving pressure_cooker',
    own: `
      {fact}
      {He} {turns} up the dial and {he} {walks} right away
      {He} {peeks} through the lid though the booklet [says] no
      And {speaks} of the labor it [takes], by the way

      {He} {reads} half a (page|line) of the booklet and {shrugs}
      {He} {pushes} two buttons and {waits} for a sound
      {fact}
      And dinner [comes] out of it, crackling and browned`,
    stanzas: `
      The (lid|light) [starts] to glow and the kitchen [can] rest
      The stew [says] a word to itself now and then
      A beep [wakes] the cat and it [goes] back to bed
      And the smell [comes] upstairs to the front room by ten

      (The plate|A plate) [takes] a ride on a slow merry-go-round
      The seconds [count] down with a hum and a glow
      The middle [is] ice and the edges [are] fire
      And back it [goes] in for a minute or so`,
    later: `
      The cord [is] wrapped up and the lid [is] wiped dry
      The counter [grows] quiet, the little lights [fade]
      The button [does] all of the stirring and heat
      But never the table where supper [is] laid`,
    hook: `
      The air fryer hums and the slow cooker sighs
      And dinner appears as a happy surprise

      A beep from the microwave, ready to eat
      There's steam on the lid and a chair for the feet`,
  },
]
