import type { Topic } from '../../stanzas.ts'

export const phones: Topic = {
  kin: 'phone phones phoned phoning telephone telephones cellphone cellphones smartphone smartphones landline voicemail voicemails text texts texted texting message messages messaging dial dials dialed dialing ringtone ringtones ringing caller battery batteries charger chargers recharge receiver switchboard hotline emoji emojis selfie selfies hang-up unread offline app apps touchscreen',
  you: {
    scene: `
      I text you, how are you? and back to my phone
      Come a (goose|snail) and a trumpet, a boat and a bone
      I've worked on it nightly, it might be, home soon
      Or I love you, or only, go look at the moon

      You walk when you're phoning, you can't help your feet
      You start in the (kitchen|bedroom) and end in the street
      I called you on Sunday, we talked on till four
      And you finished the sentence outside my own door`,
    later: `
      You'd one percent left on your phone, in the rain
      No coat and no ride and they'd canceled the train
      You could have called anyone, taxi or tow
      You called up to tell me, a rainbow, quick, go

      My phone had gone missing, you rang it, no sound
      It took till next Friday before it was found
      It held just one message, from you, saying, hi
      We're looking, be brave, little phone, do not cry`,
  },
  me: {
    scene: `
      My phone (placed|made) a call from the seat of my jeans
      My dentist got me, having words with some beans
      I sang to them, scolded them, told them my fears
      And he says it's the best call he's had in five years

      The phone says I'm valued, I'm (ninth|tenth) in the line
      They're playing a flute tune I've come to call mine
      I've cooked and I've eaten, I've washed up my plate
      When somebody answered, I told her to wait`,
    later: `
      My phone died at lunch, so I'd nowhere to look
      But up, at an oak, and a man with a book
      I asked was it new, and the man shook his head
      It is older than phones, and so am I, he said

      My phone fixes spelling, it's bossy and quick
      I texted some friends I'd bring pie, it wrote chick
      They'd built it a run, with a lamp and some hay
      I set the pie in it, it's there to this day`,
  },
  past: {
    scene: `
      You'd (holler|shout) on the phone, since the line was so long
      And you thought that the sound couldn't be very strong
      You'd ask was I eating? and half of the bus
      Would lean in and shout to you, yes, here with us

      You'd let the phone ring just the (once|one time), when you'd got
      Back home through the hills, and we saved quite a lot
      I'd wait with one ear off the pillow, in bed
      And nothing much better has ever been said`,
    later: `
      There's one message left on my phone, and it's you
      You ask for some lemons, just small ones will do
      It ends with a sneeze, and wherever I stand
      I say bless you, out loud, with the lemons in hand

      There's no one whose number I dial now, not one
      But yours, I could do it asleep, and I've done
      A stranger has got it, a plumber, he's nice
      He says it's all right, and he gives me advice`,
  },
  hook: `
    Ring, little phone, over mountain and wire
    Till the voice at the end of it warms like a fire

    Phone in the morning or phone me at noon
    Phone me from Paris or phone from the moon

    One bar on the phone, but it's plenty, it's fine
    Say hello, say hello, while you're still on the line`,
}
