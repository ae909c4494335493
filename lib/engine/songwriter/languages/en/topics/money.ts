import type { Topic } from '../../stanzas.ts'

export const money: Topic = {
  kin: 'money cash coin coins penny pennies nickel nickels dime dimes dollar dollars cents wallet wallets purse bank banks banker bankers loan loans debt debts rent salary wage wages paycheck paychecks tax taxes budget budgets lottery jackpot millionaire millionaires savings mortgage mortgages invoice invoices accountant stocks investor investors inflation expensive haggle',
  you: {
    scene: `
      You've got a tin marked (Roof|Tires), and a tin that says Shoes
      And a tin that says Paris, and one for Bad News
      You open them, Fridays, you count, and you frown
      And the money for Paris buys tacos downtown

      You carry some pennies, a (pocketful|handful) or so
      And drop them, face up, where the children all go
      You walk on, you whistle, you don't turn about
      And you grin when behind you there goes up a shout

      A man plays the (trumpet|fiddle) for coins by the bank
      You asked, is it rent? It's for teeth, he was frank
      You told every teller, you told every booth
      And we're all of us buying him, tooth after tooth`,
    later: `
      You lent me the money when no one else would
      I swore that I'd pay you as soon as I could
      You wrote down the sum with a pencil, real small
      And the page with it on isn't there now at all

      You won twenty dollars, you jumped in the air
      You took us all out and we rode round the fair
      We had cotton candy, the wheel, and the chute
      And you came home with less than you started, to boot

      The bank turned us down in a letter, by mail
      You made it an airplane, you gave it a tail
      It flew past the landlord and in at his door
      And you said, that's what paper is properly for`,
  },
  me: {
    scene: `
      I opened my wallet, (a moth|some dust) and a dime
      A card for free coffee, expired by that time
      A picture of strangers that came with it, new
      And I've kept them there, smiling, they're family, too

      My paycheck came (Friday|in smiling), it nodded, and went
      It met, in the doorway, the gas and the rent
      They'd hats and a suitcase, they took it along
      And I've half a banana to finish this song

      I bought me a ticket, the (lottery|jackpot), for fun
      I'd given my cousins a house, every one
      We quarreled, they wanted a pool with the plot
      And I won not a cent, and forgave them the lot`,
    later: `
      I saved in a china pig, coins, all my own
      I got to nine dollars, the pig was full grown
      I couldn't come to it, the hammer, the crack
      So I'm poor, and he's rich, and he grins looking back

      They asked at the bank what I had for a loan
      A cat, I said, half of an old gramophone
      Four friends who would dig out my car from the snow
      And the man put his pen down, said, those I'd like to know

      The money was gone, and we'd one winter coat
      We shared it by shift, and we left it a note
      We'd soup, and a window the snow came in through
      And I've had better dinners since then, maybe two`,
  },
  past: {
    scene: `
      You'd (slip|fold) me a dollar, as small as a pea
      Hand to hand, at the door, so that no one would see
      You'd say, not a word, it's for something that's fun
      And I've got the last five, and I've not spent a one

      You counted the coins on the (table|oilcloth) at night
      In towers of ten by the one kitchen light
      You'd push one small tower my side of the bread
      That one came out over, so take it, you said

      You'd haggle for (peaches|a carpet), you'd walk off, you'd sigh
      You'd clutch at your wallet, you'd look at the sky
      You'd get it for half, and you'd shake the man's hand
      And you'd slip him the rest of it, under the stand`,
    later: `
      A twenty was pinned in your coat, with some thread
      In case you need cab money, so the note said
      I've left it in there, and I wear it in snow
      And I've never been stranded, wherever I go

      You left me no money, you left me the pan
      The trick with the window, the way the sink ran
      A list of who's lonely, with streets, and a key
      And there's no one in town who's as wealthy as me

      You owed me a nickel, you'd lost me a bet
      You told me, remind me, I'm good for it yet
      I found it taped under the lid of the tea
      It said, paid, with the date, and a drawing of me`,
  },
  hook: `
    Count all the money, it comes to a dime
    And we'll dance like we're millions, a cent at a time

    Roll, little penny, roll over the hill
    There's a whole lot of luck in a thin dollar bill

    Turn out the wallet and shake out the change
    There's enough for two coffees, and isn't that strange?

    All the cash in the bank couldn't buy us the sky
    But a dollar still gets us a big slice of pie`,
}
