import type { Topic } from '../../stanzas.ts'

export const painting: Topic = {
  kin: 'paint paints painted painting paintings painter painters paintbrush paintbrushes brushstroke brushstrokes canvas canvases easel easels palette watercolor watercolors acrylic acrylics sketch sketches sketched sketching sketchbook sketchbooks draw draws drew drawn drawing drawings artist artists gallery galleries mural murals pastel pastels crayon crayons chalk turpentine sculptor sculptors sculpture sculptures',
  you: {
    scene: `
      There's (blue|green|red) on your elbow and white in your hair
      You've painted since breakfast, the lake and a chair
      I ask how it's going, you squint, and you say
      The chair came out fine, but the lake ran away

      You set up your easel (outside of|in back of) the store
      Where no one has looked at the dumpsters before
      You painted the pigeons, the crates in the sun
      And now there are tourists, well, so far there's one

      You're after one color, you mix and you (stare|swear)
      The brown of the river, the brown of a bear
      You paint until midnight and knock in your tea
      And you run up the stairs with it, shouting for me`,
    later: `
      You painted me once, and I sat like a stone
      My nose was an island, my ear was a cone
      I said, that's not like me. You told me to wait
      And I'm twelve years in now, and it's right up to date

      They hung up your painting, you hid with the coats
      A man stood an hour by the one with the boats
      He told the whole room, I was born on that, red
      And you came from the coats, and, oh, tell me, you said

      You painted our kitchen one Sunday, in June
      You thought it would take you the whole afternoon
      You put in one bird, and one branch for its feet
      And by now there's a forest wherever we eat`,
  },
  me: {
    scene: `
      The class was to paint what we saw in the bowl
      Three (pears|plums) and a pitcher, mine looked like some coal
      The teacher came round, and she looked, and she sat
      And she said, it takes courage to leave it like that

      I paint by the numbers, where four is light blue
      I ran out of four at the (sheep|boat), and of two
      My sky is hot pink and my mill is maroon
      And it sold at the school fair by mid-afternoon

      I (started|set out) on the fence with a paint they call Peace
      It's gone on the cat and it's gone on the geese
      It said on the can that one coat ought to do
      It's one on the fence, on the mailman there's two`,
    later: `
      I can't draw a horse, it comes out as a chair
      I can't draw a hand, so I hide it in hair
      I went to the park with a sketchbook today
      And I looked at one leaf till the noon went away

      The gallery guard said to not stand so near
      I'd got to the part where the paint is all smear
      Up close it was mud, and ten steps back, a stream
      I've tried it on Mondays: they're not what they seem

      A kid with some chalk drew a door on my wall
      A knob and a mat and a bell, very small
      I pass by it nightly, I hunt for my key
      And I've started to knock there, in case it's for me`,
  },
  past: {
    scene: `
      You'd paint on the porch with a (rag|brush) in your teeth
      The sky going on and the field underneath
      I'd wash out the jars and you'd give me, to keep
      The colors left over, for painting my sheep

      You drew on the (napkins|menus), the bills and the mail
      The waiter, the cat, with a question mark tail
      You'd leave them behind when we got up to go
      And I went back for one, and you never did know

      You had me sit still by a bowl and a pear
      I (scratched|yawned) and I swung on the legs of the chair
      You painted the window, the pear, and the bowl
      And a blur where I'd been, and said, look, it's your soul`,
    later: `
      Your brushes stand up in the jar by the sink
      The thin ones, the wide ones, one stained a hard pink
      I don't know how to paint, but I rinse them for you
      And I stand them back up with their heads to the view

      You never quite finished the one of the lake
      There's pencil for reeds and a chalk line for wake
      A painter friend offered, I asked her to leave
      That corner of white where you rolled up your sleeve

      I saw it tonight as I came to the bridge
      The orange you'd paint on the back of the ridge
      I'd told you for years that there isn't such light
      And I stopped the car there, and I said, you were right`,
  },
  hook: `
    Paint it in yellow and paint it in red
    There's a whole empty canvas of morning ahead

    Oh, give me a brush and a bucket of blue
    I'll paint the whole street till the sky's coming through

    Color on color, it runs and it shines
    Let the paint have its way and go over the lines

    Hang the painting up crooked, it's not even dry
    There is more of the sun in it than in the sky`,
}
