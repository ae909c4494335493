import type { Topic } from '../../stanzas.ts'

export const coffee: Topic = {
  kin: 'coffee coffees café cafés cafe cafes coffeehouse espresso espressos latte lattes cappuccino cappuccinos mocha macchiato decaf caffeine barista baristas cup cups mug mugs saucer saucers brew brews brewed brewing grounds grinder percolator coffeepot thermos cream foam sip sips sipped kettle',
  you: {
    scene: `
      You don't (speak|talk) till the coffee, I've learned not to try
      You point at the cup, and you open one eye
      Then halfway down, slowly, a person appears
      And you greet me as if it had been several years

      The table we (like|want|get) is the table that tips
      You fold up a napkin in neat little strips
      You slide it beneath with your foot, like a pro
      Then you lift up your coffee and say, here we go`,
    later: `
      You poured me a coffee with art on the top
      I said, it's a swan, and you told me to stop
      I said, it's a leaf, it's a foot, it's a moose
      You said, it's your face, and I called for a truce

      You don't want a coffee, you just want a sip
      Then one bit of cookie, the bit with the chip
      I order two coffees now, two of the cake
      And you look so surprised at my little mistake`,
  },
  me: {
    scene: `
      They asked for my name at the coffee bar, so
      I (told it|gave it), and spelled it, and said it quite slow
      The cup that they gave me said, this is for Lou
      That was two years ago, now I sign that way, too

      I gave up on coffee last (Monday|Tuesday) at eight
      By nine I had shouted at someone's front gate
      By ten I was weeping at socks on the line
      By noon I'd had two, and the world was just fine`,
    later: `
      I tipped the whole cup on the shirt I had pressed
      It looks like a map of the south and the west
      A woman leaned over and pointed at Spain
      And she told me her life, all the way, on the train

      The first cup of coffee, with nobody near
      The kettle winds down and the window goes clear
      Ten minutes when nobody's asked me a thing
      I sit with my feet up, as rich as a king`,
  },
  past: {
    scene: `
      You'd (tip|turn) up my coffee cup, study the grounds
      A letter, a boat, and a man with two hounds
      And always they said that I ought to stay late
      And finish the cake that was left on the plate

      You'd sit in the (window|corner) and save me a seat
      I'd come ten past four with the (rain|snow) on my feet
      You'd ordered already, my cup would be set
      With your saucer on top, and it hadn't cooled yet`,
    later: `
      I went for a coffee, the boy at the till
      Had set out two cups, and then stood very still
      I told him, that's right, and I paid for the two
      I drank the one hot, and one cooled there for you

      Your old coffee mug has a crack, top to toe
      It can't hold a drop now, I can't let it go
      It holds all my pencils, it stands where I write
      So you still pour for me, every word, every night`,
  },
  hook: `
    Pour me a cup, let it steam, let it stand
    The morning can wait with its hat in its hand

    One cup for you and another for me
    And we'll see how much morning a morning can be

    Oh, the coffee is on and the door's open wide
    You can smell it for miles, come on in, come inside`,
}
