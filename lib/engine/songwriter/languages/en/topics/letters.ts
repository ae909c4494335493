import type { Topic } from '../../stanzas.ts'

export const letters: Topic = {
  kin: 'letter letters mail mails mailed mailing mailbox mailboxes mailman mailmen envelope envelopes stamp stamps postcard postcards postman postage handwriting handwritten note notes ink inky pen pens penned penpal stationery parcel parcels package packages scribble scribbled scrawl scrawled correspondence memo typewriter',
  you: {
    scene: `
      Your handwriting (looks like|might be) a hen on the run
      I've held it up close, and I've held it to sun
      You're bringing a lemon, a lawyer, or lamb
      And it's signed with much love, or it could be with jam

      Your note for the store had the (bread|milk) and the tea
      Six stamps and a lemon, and at the end, me
      I asked, and they looked, but there's none on the shelf
      So I had to deliver the last one myself`,
    later: `
      You asked if the mailman got mail, he got none
      You wrote him four pages on what you had done
      He carried it, sorted, all day in his sack
      Then he sat on your step and he wrote you one back

      Your letter came nine years too late, by the sea
      By way of Peru, with a stain, brown as tea
      You asked, fish or stew? And should supper be late?
      I picked up the phone, out of breath, and said eight`,
  },
  me: {
    scene: `
      I (muddled|mixed up) two letters, and darling, my sweet
      Went off to the bank at the end of the street
      The bank has replied, with a stamp and a seal
      They were touched, but the debt, they regretted, was real

      I woke with a thought that would save all mankind
      I (scribbled|scratched down) a note in the dark, nearly blind
      The note says, big turnip, and underneath, no
      So I'm sorry, mankind, it was close, even so`,
    later: `
      I wrote a long letter, six pages of rage
      On the way to the mailbox I took out one page
      Then four, by the bakery, warm with its bread
      And I mailed it, with how are you? all that it said

      I still get the postcards for somebody, Ray
      Who lived here before me and then moved away
      His cousin got married, his team lost the cup
      And I wrote to say Ray's gone, but please, keep it up`,
  },
  past: {
    scene: `
      You'd write every Sunday, with news of the hens
      In (green|brown) ink, or purple, from leaky old pens
      You'd fill up the letter, then turn it, and go
      Around the four edges to tell me of snow

      We kept a loose brick by the (bakery|schoolyard) gate
      For notes, though they never said anything great
      It's raining, I'm hungry, my shoelace is blue
      And I ran there each morning, I knew you did too`,
    later: `
      The last of your plum jars, I ate it with toast
      And soaked off the label, I wanted it most
      In your handwriting, plums, and a date, and a blot
      And the tail on that P is the best that I've got

      I mailed you a letter, I know, all the same
      I licked the stamp down and I wrote your whole name
      It came back on Friday, a hand stamped in blue
      With a finger that pointed me home, as you'd do`,
  },
  hook: `
    Write me a letter, the long kind, in blue
    With a stamp on the corner and nothing but you

    Oh, mailman, climb up with your bag in the sun
    There are letters for all of us, bring me just one

    Fold it in three, put the stamp on it straight
    There's a letter gone flying right over the gate`,
}
