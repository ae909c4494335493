import type { Theme } from './theme.ts'

export const letters: Theme = {
  name: 'letters',
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
    pull the book from the shelf`,
  places: `in the attic room
    at the writing desk
    between the pages
    under the reading lamp
    on the bottom stair
    in the margin
    at the back of the drawer
    by the silent phone
    on the last line
    behind the picture frame`,
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
    wedding invitation`,
  natures: `a page I can't turn
    the line I crossed out twice
    the story that I tell
    a word I never said
    the name in every book
    a letter with no stamp
    the ghost inside the house
    an answer come too late
    the truth in pencil lines
    a chapter left undone`,
  likenesses: `ink in the rain
    a page torn from a book
    a name upon my tongue
    a letter under a door
    dust on a piano
    a word without a mouth
    a clock inside the wall
    a photograph in the sun`,
  words: 'Postscript Paper Photograph Margins Voicemail Ink Chapter Signature Attic Unsent',
}
