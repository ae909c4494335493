import type { Stanzas } from '../../stanzas.ts'

export const heartbreak: Stanzas = `
  {fact}
  And I said, sure, that's fine, that's okay
  {next}
  I said that to the fridge, yesterday

  {fact}
  They said, leave that part out of the song
  {next}
  I left out what I could, it's this long

  {fact}
  I'm not bitter, I told the whole street
  {next}
  And they nod, and they look at their feet

  {fact}
  I let go of it, finger by finger
  {next}
  There's the thumb, and it's likely to linger

  {fact}
  I was ever so calm, I am told
  {next}
  With the soup on the table, gone cold

  {fact}
  I came up with an answer last night
  {next}
  It's a little bit late, but it's right

  {fact}
  I tell people, their heads tilt, like so
  {next}
  One more head, and I'm going to go

  {fact}
  Would you like to hear more? You would not
  {next}
  That's about all the good news I've got

  {fact}
  I can laugh about that, watch me try
  {next}
  That was something that flew in my eye

  {fact}
  And the sun had the nerve to come out
  {next}
  And the ice cream truck jingled about

  {fact}
  That's the whole of it, that's how it went
  {next}
  I'm all right, to some sixty percent

  {fact}
  It's a stair that I thought would be there
  {next}
  And my foot's coming down through the air

  {fact}
  I read that in a voice like the news
  {next}
  Then the weather, then sports, then the blues

  {fact}
  They said, plenty of fish in the sea
  {next}
  I get seasick, so that's not for me

  {fact}
  I have put it on paper, in ink
  {next}
  Then it went round and round in the sink

  {fact}
  I have told it to people, and smiled
  In the voice that you use for the weather
  Then I laughed, and the laugh was too wild

  {fact}
  I have written you letters, I did
  There's eleven of them, and a poem
  In a tin, and I sat on the lid

  {fact}
  I can say that and hold a straight face
  Like a waiter reciting the specials
  Then I sob in the usual place

  {fact}
  So I went and I cut my own hair
  With the small kitchen scissors, at midnight
  And it's fine, if you don't stand just there

  {fact}
  And I wish you all good things, I do
  May your pillow be warm on both sides, and
  Every shopping cart squeak, just for you

  {fact}
  There's a group for that, Thursdays, with cake
  We go round in a ring, and we say it
  And the cake is the part we can take

  {you.fact}
  I would like to say that didn't sting
  I've had wasps in my shirt, I've had taxes
  I would take them, with bells on, and sing

  {you.fact}
  It was clear to the whole world but me
  There were ships out at sea that had heard it
  And a man on the moon, drinking tea

  {fact}
  I was asked to put down how I feel
  I wrote, fine, and the point of it snapped off
  With a noise like a very small squeal

  {fact}
  There's a record I play when it's late
  It has one scratch, it skips in the chorus
  It goes, love, love, love, love, and I wait

  {fact}
  I have painted the bathroom since then
  It's a green that is called something hopeful
  And tomorrow I'll paint it again

  {fact}
  If you hear someone singing this, wave
  You don't have to come over or answer
  Just a hand up, to say, that was brave
`
