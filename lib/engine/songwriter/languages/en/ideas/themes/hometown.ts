import type { Theme } from './theme.ts'

export const hometown: Theme = {
  name: 'hometown',
  companions: 'summer road garden',
  keywords:
    'hometown town home childhood friend friends school memory memories mother father brother sister grandmother young kids old back porch farm church field summer country fence bike family past remember yard',
  scenes: `the porch light: flicker, stay on, gather moths
    the screen door: slam, swing wide, complain
    the water tower: rust, watch the road, wear our names
    the church bells+: ring, carry far, count to nine
    the fields+: turn gold, run to the sky, wait for rain
    the old dog: bark twice, sleep in the shade, know the car
    the swing: creak, hang still, move with no one there
    the main street: empty, shrink, close at six
    the fireflies+: rise, spell it out, come back
    the corn: grow tall, lean and sigh
    the freight train: blow through town, shake the plates`,
  acts: `ride our bikes to the creek
    climb the water tower
    steal peaches from the yard
    skip the last bell
    sit on the tailgate
    catch fireflies in a jar
    carve names in the bench
    walk the railroad ties
    sneak out past the gate
    paint the fence again
    drive the back roads slow
    sing in the choir loft
    wave from the front porch
    dance in the old gym
    swim in the quarry lake
    trade cards on the stoop
    race to the county line
    lie on the hood and talk
    borrow the family car
    tell ghost stories all night
    walk home from the game`,
  places: `on the front porch steps
    behind the old gym
    out by the water tower
    on the tailgate
    at the county fair
    in my mother's kitchen
    down at the creek
    by the chain-link fence
    in the bleachers
    under the church bell
    on the gravel road
    at the drive-in show
    by the quarry lake
    in the back of the choir
    under the maple tree
    at the hardware store`,
  keepsakes: `team photograph
    rusted bicycle
    jar of fireflies
    baseball glove
    class ring
    letter jacket
    pocket radio
    penny from the tracks
    faded yearbook
    key to the old house
    homemade kite
    team scarf
    slingshot
    lunch box
    roll of film
    church-fair prize`,
  blessings: `the porch light left on
    the road I learned to ride
    the creek behind the house
    the summer that stayed
    the one who knew me then
    a peach in the heat of July
    a bell that I still hear
    the best of my old days
    the song at the county fair
    the yard where I learned to run
    my first and only home
    the gate that never locked`,
}
