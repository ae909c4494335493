import type { Topic } from '../../stanzas.ts'

export const computers: Topic = {
  kin: 'computer computers laptop laptops keyboard keyboards wifi router routers code codes coding coder coders program programs programmer programmers programming software hardware app apps bug bugs debug debugging password passwords screen screens monitor monitors cursor browser internet online download downloads upload server servers backup email emails website websites pixel pixels algorithm algorithms login reboot hacker robot robots digital tech geek',
  you: {
    scene: `
      The neighbors all (knock|come) when the wifi goes dead
      You go in your slippers and scratch at your head
      You pull out the plug, count to five, put it back
      And they send you home rich with a pie in a sack

      There's a duck by your keyboard, it's (rubber|plastic), it's blue
      You tell it what line after line ought to do
      You stop in a sentence, you slap at your knee
      And you thank the duck warmly for helping you see`,
    later: `
      My laptop went silent, it blinked and it died
      With two years of photos locked somewhere inside
      You sat up with (tweezers|toothpicks) and wouldn't eat lunch
      And there on the screen we all were, the whole bunch

      You called from your trip and you froze on the screen
      With the sun in your eyes and your teeth full of green
      I could have hung up, but I brought in a chair
      And I ate with you, frozen, your spoon in the air`,
  },
  me: {
    scene: `
      The password needs (seven|eleven) small signs and a star
      It can't be my name or the make of my car
      I typed something rude, and it told me, that's strong
      So I greet it like that every day, all year long

      I had one small bug in my (code, just at|program, by) noon
      I fixed it, and had about four of them, soon
      By midnight the screen was all crawling and red
      It was one missing comma, I went up to bed`,
    later: `
      I wrote that I couldn't come in, sick in bed
      The computer corrected my spelling to bread
      They talked of it kindly, they put it to vote
      And the get-well card came with a loaf and a note

      I plugged in the laptop I'd kept in the loft
      It thought for a minute, it grumbled, it coughed
      And there was a letter I never quite sent
      I didn't change one word, I pressed, and it went`,
  },
  past: {
    scene: `
      You (typed|wrote) with two fingers and all of it caps
      Each email a shout about weather and naps
      You signed every one of them, last name and all
      As if I had others who'd shout down the hall

      We built a computer, all screws, on a tray
      It took the whole (winter|summer) with parts in the way
      It lit up, it blinked, and it told us hello
      And you said hello back to it, solemn and slow`,
    later: `
      Your laptop said, password, I tried what I could
      Your street and your birthday, and nothing was good
      The hint was, my favorite, so pie, and then blue
      Then I typed my own name in, and that let me through

      I type the first letter, the screen knows the rest
      It fills in your name, since it knew you the best
      They showed me the setting that clears it for good
      And I thanked them, and nodded, and don't think I should`,
  },
  hook: `
    Turn it off, turn it on, let the whole screen glow
    There's a world in the wires and it's saying hello

    Every key on the keyboard, go on, make it sing
    It's the ones and the zeros that make the bells ring

    Oh, one little code and the dark goes away
    Like a street full of windows that's playing at day`,
}
