import type { Stance } from './stance.ts'

export const celebration: Stance = {
  name: 'celebration',
  keywords:
    'party happy joy celebrate dance fun weekend friday birthday tonight friends laugh good smile festival holiday win victory energetic upbeat',
  detail: `we {act} and the (whole|wide) room sings along
    everybody's here {place}
    we came to {act}, we came to stay
    you're dancing {place}
    somebody brought {keep.a} and a song
    we {act} like we own the night
    my friends all {act} {time}
    I've got {keep.a} and you've got {keep.a}
    nobody's {dark} {place}
    we never {act} quietly
    I feel so {bright} {place}
    we're laughing {place}
    let me see you {act}
    we lost {keep.the} hours ago
    even the (quiet|shy|old) ones {act}
    you wear that {keep} like a crown`,
  turn: `and we (shine|glow|rise) {like}
    and {scene} for all of us
    tonight we're {nature}
    and {abs} when we're all here
    and no one's going home till {scene}
    so let's {act} while we're young
    it feels so good {place}
    this night is {nature}
    and we come alive {like}
    I swear we could {act} for days
    and I'm so {bright} I could {act}`,
  lift: `can you feel it when {scene}
    everybody {act} now
    hands up high {place}
    wait for it, until {scene}
    one more minute and we {act}
    here it comes {like}
    we've been waiting {place}
    don't you want to {act} tonight
    louder now, till {scene}
    we're {bright}, we're {bright}, and {scene}
    turn around and {act} with me`,
  answer: `we {act} until {scene}
    everybody, {act}
    we're (alive|shining|young) {place}
    let's {act} all night long
    we're {nature}
    we burn {like}
    tonight we {act} and we don't care
    come on and {act} with me
    {scene}, and we're {bright}
    nobody sleeps {place}
    we light it up {like}
    the whole wide world is {place}
    jump with me when {scene}
    it's you and me {place}
    we were made to {act}
    {abs}, so sing it loud`,
  bridge: `tomorrow we can {act}, but not now
    slow it down {place}
    just your voice {place}
    remember when we couldn't {act}
    when {scene}, we start again
    and if the lights go out, we'll {act}
    here's to {keep.the} and everyone we love
    I want to stay {place}
    bring it back {like}`,
}
