import type { Theme } from './theme.ts'

export const letters: Theme = {
  name: 'letters',
  companions: 'morning rain winter',
  keywords:
    'letter letters write word words book page story poem paper ink photograph photo picture song time clock years promise secret truth regret lost miss missing ghost goodbye diary message phone call attic silence alone lonely',
  scenes: `the ink: dry, bleed through, fade to brown
    the pages+: turn, yellow, stick where you cried
    the phone: ring out, light up, wait face down
    the attic: creak, keep its dust, remember rain
    the photographs+: curl, fade, look away
    the clock: tick on, stop at three, run slow
    the piano: sit shut, hold one note, gather dust
    the mailbox: rust, swing open, stay empty
    the silence: grow, take a chair, answer first
    the hallway: stretch, echo, keep your step
    the lamp: burn low, buzz, wait up`,
  acts: `read between the lines
    fold the page in half
    burn the first draft
    dial half the number
    turn the picture round
    lick the envelope shut
    cross out every name
    keep the receipt
    play the message twice
    leave the last page blank
    hide the box of photos
    learn the silence by heart
    pull the book from the shelf
    type with frozen hands
    sing what I can't say
    tear the calendar
    find the perfect word
    dust the picture frames
    hum the second verse
    sign with love and blood
    start another page`,
  places: `in the attic room
    at the writing desk
    between the pages
    under the reading lamp
    on the bottom stair
    in the margin
    at the back of the drawer
    by the silent phone
    on the last line
    behind the picture frame
    by the candle stub
    in the library hall
    on the telephone
    in the blue notebook
    on the back of a card
    behind the curtain`,
  keepsakes: `bundle of letters
    dried-up pen
    photograph
    library book
    half-written song
    birthday card
    voicemail
    diary with a lock
    pressed flower
    shoebox of notes
    wedding invitation
    fountain pen
    music box
    torn calendar
    folded map
    sealed envelope
    old typewriter`,
  blessings: `the line I know by heart
    the answer in my hand
    the story that I tell
    the name in every book
    a song I can't forget
    the lamp beside my bed
    a chapter worth the wait
    the first word and the last
    my ink and my paper
    the truth in pencil lines
    a letter signed with love
    the page I turn back to`,
}
