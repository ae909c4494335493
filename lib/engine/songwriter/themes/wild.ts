import type { Theme } from './theme.ts'

export const wild: Theme = {
  name: 'wild',
  keywords:
    'mountain forest tree wood woods river valley wild wolf bird nature trail hill hike pine canyon lake stream eagle wilderness earth leaf leaves field deer walk path stone',
  scenes: `the river: bend, run high, carve the stone, say it all
    the pines+: lean in, keep the snow, whisper down
    the owl: call twice, turn its head, cross the moon
    the trail: climb, fork again, give out
    the valley: fill with mist, open up, hold the echo
    the ridge: catch fire, rise ahead, break the wind
    the ravens+: wheel, keep count, scatter
    the deer+: lift their heads, step from the trees, drink at the bank
    the campfire: burn down, spit and glow, hold back the dark
    the leaves+: let go, turn, cover the path
    the wind: comb the grass, change its mind, know the way`,
  acts: `follow the river down
    climb above the trees
    sleep beneath the pines
    read the stars for north
    drink from the cold spring
    carve a mark in the bark
    walk until the trail gives out
    call across the canyon
    gather wood for the fire
    cross the rope bridge
    listen for the owl
    carry water up the hill
    leave the path behind`,
  places: `at the river's bend
    on the mountainside
    under the tallest pine
    by the dying fire
    where the trail divides
    at the top of the ridge
    in the shade of the oak
    on the far bank
    deep in the valley
    out past the tree line`,
  keepsakes: `river stone
    walking stick
    raven feather
    tin cup
    pocketknife
    pressed leaf
    pinecone
    wool blanket
    canteen with a dent
    compass made of brass`,
  natures: `a river that won't freeze
    the pine that holds the hill
    a fire on the ridge
    the echo I call back
    wild honey in the comb
    the clearing in the trees
    a trail that leads me home
    solid ground at last
    the thaw that frees the stream
    a mountain made of years`,
  likenesses: `a river leaving stone
    smoke above the pines
    a hawk on rising air
    an echo coming back
    a seed inside the snow
    roots around a rock
    a wolf outside the light
    a leaf upon the stream`,
  words: 'River Timberline Wildfire Echo Evergreen Canyon Wolf-Moon Headwater Campfire Bramble',
}
