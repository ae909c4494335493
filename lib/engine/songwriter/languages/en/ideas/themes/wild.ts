import type { Theme } from './theme.ts'

export const wild: Theme = {
  name: 'wild',
  companions: 'sky winter hometown',
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
    leave the path behind
    sing to the canyon wall
    pitch the tent in the dark
    wade the icy creek
    chase the morning mist
    name the distant peaks
    trail a finger through the stream
    bury the coals at dawn
    ride the ridge bareback`,
  places: `at the river's bend
    on the mountainside
    under the tallest pine
    by the dying fire
    where the trail divides
    at the top of the ridge
    in the shade of the oak
    on the far bank
    deep in the valley
    out past the tree line
    in the cedar shade
    by the canyon wall
    on the narrow bridge
    in a bed of fern
    under the eagle's nest
    at the end of the trail`,
  keepsakes: `river stone
    walking stick
    raven feather
    tin cup
    pocketknife
    pressed leaf
    pinecone
    wool blanket
    canteen with a dent
    compass made of brass
    wool hat
    carved flute
    torn map
    lantern made of tin
    bundle of sage
    deerskin drum`,
  blessings: `a river that won't freeze
    the pine that holds the hill
    a fire on the ridge
    wild honey in the comb
    the clearing in the trees
    a trail that leads me home
    the thaw that frees the stream
    a mountain made of years
    my north above the trees
    clean water after miles
    the green beneath the snow
    the echo that comes back`,
}
