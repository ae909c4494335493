import type { Theme } from './theme.ts'

export const garden: Theme = {
  name: 'garden',
  companions: 'morning summer wild',
  keywords:
    'garden flower flowers rose bloom spring seed grow petal orchard bee butterfly rose lily daisy sunflower blossom april may green honey vine fruit romantic wedding love bouquet',
  scenes: `the roses+: open, climb the wall, lean on the fence, forgive the frost
    the bees+: hum, find the clover, come home gold
    the cherry tree: bloom, snow its petals, bow to the lawn
    the ivy: climb, hold the bricks, cover the gate
    the seeds+: split, wake up, take their time
    April: arrive, spill its rain, change the air
    the orchard: blush, drop its fruit, fill with wings
    the tulips+: nod, close for the night, stand up straight
    the gate: creak, swing, stand wide
    the jasmine: breathe, wait for dark, sweeten the air
    the blackbird: sing, start before dawn`,
  acts: `plant seeds in the rain
    kneel down in the dirt
    cut roses for the table
    leave the gate unlocked
    water the tomatoes
    prune the winter back
    pick plums from the branch
    sleep in the clover
    learn the names of flowers
    sit below the vines
    wait for the buds to break
    braid daisies in a chain
    turn the heavy soil
    follow the bees
    hum among the beans
    dry lavender in rows
    chase the neighbor's cat
    paint the garden gate
    share a ripe pear
    dance in the wet grass`,
  places: `by the garden gate
    under the cherry tree
    in the clover
    among the tall sunflowers
    on the mossy bench
    beside the rosemary
    along the orchard wall
    in the greenhouse light
    where the ivy climbs
    at the end of the row
    in the raspberry rows
    by the lily pond
    on the sunlit lawn
    in the potting shed
    under the apple boughs
    beneath the climbing rose`,
  keepsakes: `pressed violet
    packet of seeds
    pair of muddy gloves
    clay pot
    chain of daisies
    watering can
    bunch of thyme
    peach stone
    ribbon off the gift
    jar of plum jam
    straw basket
    terracotta bird
    tin of seeds
    linen dress
    garden spade
    crown of leaves`,
  blessings: `the rain my roots have known
    a rose beside the road
    the first green thing in spring
    a garden left to grow
    honey in the hive
    the bloom before the fruit
    a vine around my heart
    the sun on an open leaf
    the bench beneath the tree
    the shade in the heat of noon
    my April and my May
    a plum too ripe to wait`,
}
