import type { Stance } from './stance.ts'

export const celebration: Stance = {
  name: 'celebration',
  keywords:
    'party happy joy celebrate dance fun weekend friday birthday tonight friends laugh good smile festival holiday win victory energetic upbeat',
  detail: `we {act} and the (whole|wide) (room|street|town) sings along
    (everybody's|all my friends are) (here|laughing|waiting) {place}
    we came to {act}, we came to (stay|play|shine)
    you're (dancing|shining|glowing) {place}
    somebody brought {keep.a} and a (song|cake|grin)
    we {act} like we own the (night|moon|town)
    my friends all {act} {time}
    I've got {keep.a} and you've got {keep.a}
    nobody's {dark} {place}
    we never {act} (quietly|alone|by the rules)
    I feel so {bright} {place}
    (we're|you're) (laughing|singing|shouting) {place}
    let me see you {act} (now|again|for me)
    (I lost|you lost|we lost) {keep.the} hours ago
    even the (quiet|shy|old) ones {act}
    {time} we {act}
    {scene}, and we (shout|laugh|cheer) for more
    I kissed {keep.the} for (luck|fun) {place}
    your (smile|laugh|song) goes up {rise}
    we (spin|jump|run) until {scene}`,
  turn: `and we (shine|glow|rise) {rise}
    and {scene} for all of us
    tonight (we're|you're|it's) {bless}
    and {abs} when we're all (here|young|home)
    and no one's going home till {scene}
    so let's {act} while we're (young|here|bright)
    it feels so (good|right|new) {place}
    this (night|town|life) is {bless}
    and we come alive {rise}
    I swear we could {act} (for days|till June|all year)
    and I'm so {bright} I could {act}
    and all our (troubles|worries) drop {fall}
    and we're still {bright} {place}`,
  lift: `can you feel it when {scene}?
    everybody (up|here|now), let's {act}
    hands up (high|now) {place}
    wait for it, until {scene}
    one more minute and we {act}
    here it comes {rise}
    (we've|I've) been waiting {place}
    don't you want to {act} tonight?
    (louder|closer|higher) now, till {scene}
    we're {bright}, we're {bright}, and {scene}
    turn around and {act} with me
    do you hear it {place}?
    (give me|bring me) {keep.a} and a (drum|beat|spark)`,
  answer: `we {act} until {scene}
    everybody, {act}
    we're (alive|shining|young|awake) {place}
    let's {act} (all night long|again|till two)
    we've got {bless}
    we (burn|shine|rise) {rise}
    tonight we {act} and (we don't care|nobody sleeps)
    come on and {act} with me
    {scene}, and we're {bright}
    nobody (sleeps|cries|hides) {place}
    we light it up {rise}
    the whole wide world is {place}
    (jump|sing|shout) with me when {scene}
    it's you and me {place}
    we were (made|born) to {act}
    {abs}, so sing it loud
    life is {bless}
    (throw|toss) {keep.the} up in the air
    I love the way you {act}`,
  bridge: `tomorrow we can {act}, but not now
    slow it (down|right down) {place}
    just your (voice|hand|heart) {place}
    remember when we couldn't {act}?
    when {scene}, we start again
    and if the lights go out, we'll {act}
    here's to {keep.the} and everyone we love
    I (want|came) to (stay|dance|be) {place}
    bring it back {rise}
    who needs {keep.a} when we've got a song?
    some days it's {burden}, not tonight`,
}
