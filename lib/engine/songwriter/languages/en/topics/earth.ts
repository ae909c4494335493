import type { Topic } from '../../stanzas.ts'

export const earth: Topic = {
  kin: 'earth earthly planet globe climate environment environmental environmentalist recycle recycles recycled recycling compost pollution polluted plastic plastics glacier glaciers ozone carbon emissions solar windmill windmills turbine turbines litter wildlife habitat conservation endangered ecology ecological ecosystem sustainable renewable landfill marsh wetland wetlands coral reef rainforest',
  you: {
    scene: `
      You (pick up|gather) the litter that blows by the train
      The bottles, the wrappers washed down by the rain
      You walk into work with your coat like a sack
      And a mile of the planet is clean at your back

      You (sort|rinse) the recycling like putting to bed
      The glass in the green and the tins in the red
      I threw in one lid, and you heard it upstairs
      And you came with a flashlight, and said, that's not theirs`,
    later: `
      They'd cut the old elm by the bank, for more cars
      You climbed it with blankets, and pickles in jars
      You sang until Tuesday, the mayor came by
      And the earth has one elm more, a hundred feet high

      You bought me a globe with a bulb in, to keep
      The blue of the oceans turned on while I sleep
      You drew us a dot with a ballpoint, right there
      And it covers three countries, and you didn't care`,
  },
  me: {
    scene: `
      I gave up on (plastic|plastics), I carry a crate
      A jar for my coffee, a spoon and a plate
      I clank like a knight when I run for the bus
      And the planet says, lovely, but why all the fuss?

      I started a (compost|compost heap), I fed it my peels
      It moves in the night, so I think it has wheels
      It's eaten the gate and it's warm as a cow
      And it's grown a tomato, I bow to it now`,
    later: `
      Four billion-odd years, through the fire and the ice
      The earth has held up all the whales and the mice
      It turns without asking for thanks or for pay
      And I talk of one pan that I washed yesterday

      We planted the burned earth, we knelt there in black
      Ten thousand, in rain, of the size of a tack
      I won't see their tops, I know how a tree grows
      But a wren came and tried one, and stayed, on its toes`,
  },
  past: {
    scene: `
      You held up an orange, (a lamp was|and a lamp for) the sun
      That's earth, you would tell me, and see how it's spun?
      You stuck in a clove there, and that one was me
      And I went round to morning, as slow as can be

      You knew the (whole planet|wide earth) by the back of one hill
      The fox, and the foxglove, the spring by the mill
      You said no one breaks what they've once called by name
      And I learned forty mosses, and no two the same`,
    later: `
      The marsh that you saved from the road is still there
      It earns not a cent, and the frogs do not care
      I go there at sundown, I stand in the sedge
      And they stop for me once, and then start, edge to edge

      You planted the bare earth in back of the store
      No permit, by night, with a pail and a door
      There's nine maples now, and there's people at lunch
      And nobody knows, and I sit with the bunch`,
  },
  hook: `
    Spin, little planet, all green and all blue
    It's the only one going with coffee and you

    Turn, earth, oh, turn, take us round to the light
    With a bird up and singing the last of the night

    One blue little planet, one roof and one floor
    So we wipe off our feet when we come in the door

    It's a small bit of earth and it's hanging on air
    There is room for a tree, and a tree over there`,
}
