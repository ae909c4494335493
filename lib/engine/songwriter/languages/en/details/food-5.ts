import type { Details } from '../../stanzas.ts'

/** Drinks with ice in them, and machines that cook. */
export const food5: readonly Details[] = [
  {
    words:
      'whisky whiskey gin gin_and_tonic gin_and_tonics cocktail cocktails margarita margaritas martini martinis bourbon scotch rum tequila vodka bloody_mary mojito mojitos baileys glass_of_sherry',
    stanzas: `
      Ice in the glass with a crack and a clink
      A slice of something hung over the rim
      A fizz at the top, and a straw going round
      A nod to the bottle, its label gone dim

      A measure poured out, and a measure for luck
      Amber that climbs up the side in a line
      A sniff, and a sip, and a look at the lamp
      And a hum in the throat that says it is fine

      A shaker in both of the hands, like a drum
      Salt round the rim, and a squeeze of green lime
      A paper umbrella, a cherry, a stick
      And two fat olives for taking some time

      A tray carried out to the chairs on the grass
      A bowl full of peanuts, a bowl full of ice
      The sun going over the top of the fence
      And one more small one, the first was so nice`,
  },
  {
    words:
      'air_fryer air_fryers slow_cooker slow_cookers crock_pot crockpot instant_pot microwave microwaves microwaved microwaving pressure_cooker',
    stanzas: `
      A hum, and a light, and a plate going round
      A beep that is heard at the end of the hall
      A lid with a fog, and a fork for a poke
      And the middle of it not hot, after all

      A basket that shakes with a rattle like stones
      A dial and a number, a push and a wait
      Steam let out with a terrible hiss
      And all of it crisp as it slides to the plate

      A pot on the counter from morning till six
      A smell coming under the door to the street
      The booklet in French at the back of a drawer
      Whatever went in coming out good to eat

      A space on the counter, the toaster pushed back
      Leftovers spun till the edges go hard
      A splatter of sauce, and a cloth, and a sigh
      And one slice of pizza bent stiff as a card`,
  },
]
