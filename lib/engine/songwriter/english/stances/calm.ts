import type { Stance } from './stance.ts'

export const calm: Stance = {
  name: 'calm',
  keywords:
    'calm quiet peace peaceful relax relaxed slow gentle soft rest still breathe lazy easy cozy evening content alone solitude walk simple',
  detail: `I {act} and let (it|things|the day|the world) (be|go|rest|wait|pass|drift)
    (today|tonight|for now|these days) I've no (plan|wish|aim|dream|need) but to {act}
    I (hold|carry|keep|have|find|leave) {keep.a} {place}
    (nobody|no one) (needs|calls|wants|hurries|follows|misses|bothers) me {place}
    I {act} (gladly|calmly|slowly|quietly|idly) (for a while|for a change|all alone|on my own|half the day)
    I (leave|lose|drop|shed) my (worries|sorrows|troubles|questions|hurry|reasons) {place}
    (we have|I have|I need|I want|I've got|you'll find) (just|only) {keep.a} {place}
    I (could|might|would) {act} all (afternoon|evening|day|weekend|winter|spring)
    I'm (learning|happy|ready|willing|able|trying) to {act} (alone|at last|in peace|again|with care|with grace)
    {keep.the} and I (don't|won't) (say a word|make a sound|mind the hour|miss the crowd|watch the clock|need a plan|break the hush)
    I (breathe out|lean back|lie still|sit still|look up|slow down|close my eyes) (when|while|as) {scene}
    all I (need|want|have|own|keep|ask) is {keep.a} (tonight|today|for now|these days|and time|and sleep)
    I (sit|rest|stay|doze|dream|drift) (a while|with you|for hours|and hum) {place}
    I used to (hurry|worry|argue|stumble|panic|run late), (now|these days|today) I {act}
    (time|the day|the hour|the year|life|the week) (moves|runs|goes|rolls) slow {place}
    I (lost|left|dropped|hid|forgot) my (watch|phone|map|list) {place}
    {time} I (only|simply|gladly|mostly|calmly|freely) {act}
    {scene} (and|while) I (hum a tune|close my eyes|catch my breath|pour some tea|doze a bit|feel no rush|stretch my legs|fold my hands)
    I'm {bright} {place} {time}
    my (thoughts|days|hours|years|cares|dreams) (drift by|float off|lift off|sail by) {rise}`,
  turn: `(and|now|here|so) {abs} (for a while|for a time|in the hush|bit by bit|as I rest|while I breathe)
    and (that's|it's|this is) (enough|plenty|all I need|all I want|all I ask|just right) {place}
    and (I am|we are|I rest|I sleep|I sit|we wake) {bright} {place}
    and (everything|each hour|my hurry|every ache|the racket|the evening) (fades|drops|drifts|sinks) {fall}
    (and|for|so) (it's|that's|peace is|noon is|dusk is|shade is) {bless}
    and I (don't mind|don't care|won't fret|won't stir|sleep well|lie still) (if|when|though|while) {scene}
    and nothing (hurts|stings|nags|rushes|burns|scares) (me|us|you) {place}
    I let (it all|my grief|the day|the rush|the past|the fight) (go|drop|slip|slide) {fall}
    and (life|rest|sleep|night|home|love) (is|feels like|looks like) {bless}
    and (the rest|the mail|the news|the bills|the crowd|my doubts) (can|must|will) wait {place}
    and (so|then|here|now) I {act} (again|in peace|at ease|with you|alone|once more)
    {scene}, and (that's|it's) (all right|okay|enough|just fine|no harm|plenty|good news)
    and I (rest|sit|keep|lie) (still|calm|warm|close) {hold}
    and (no one's|nobody's|I'm not|you're not|we aren't) {dark} {place}`,
  lift: `(listen|breathe out|look up|sit still|lie back|hold still) (now|here|a bit), and {scene}
    let the (hours|minutes|evening|seasons|morning|daylight) (pass|go|drift|spill) {place}
    (nowhere|no place) else to (be|go|run|stand|sit|dream) but here {place}
    (easy|gently|softly|slowly|quiet|steady) (now|then), (while|as) {scene}
    (breathe in|breathe out|lie back|sit down|settle in|ease in) (slow|with me|a while|again) {place}
    have you (ever|lately|really|never) (seen|heard|loved|watched) how {scene}?
    there's a (kind|sort|touch|bit) of (peace|calm|hush|rest|grace|ease) {place}
    (and|so) (if|when) {scene}, let it (be|come|last|play|pass|stay)
    I'd (stay|sleep|sit|rest|dream) (all autumn|all season|ten winters|a lifetime|for decades) {place}
    it (takes|needs|asks) so little: {keep.a}, (you|a song|sleep|the sun|some tea|good rain)
    (close your eyes|rest your head|hum to me|hold my arm|sit with me|stay in bed) (until|while|as) {scene}
    why (hurry|worry|argue|bother|run off|rush home) (when|while|if|now that) {scene}?
    just {act} and let the (day|week|world|crowd|year) (go by|roll on|run on|drift off|float past)`,
  answer: `let (it|this|things|grief|haste|fear) (go|drop|slip|sink) {fall}
    (I'm|we're|you're) (all right|okay|at rest|just fine|in luck|content) {place}
    (stay|rest|breathe|sit|dream|drift) (with me|near me|a while) {place}
    I {act} and the (day|hour|night|week|year|storm) (goes by|rolls on|drifts off|slips past)
    (at dawn|at dusk|by now|somehow|today|asleep|awake|at noon|at home|up close|at ease|in sleep) you're {bless}
    (rock|hold|keep|sway) me (slow|close|warm|still) {hold}
    (here I am|here we are|here I sit|here I stay) (again|at last|at ease) {place}
    {scene}, and (I'm|we're|you're) (at ease|at peace|content|all right|asleep|serene)
    I could {act} till the (day|week|year|song|rain|storm) is (done|through|gone)
    there's (room|space|time|peace) for (you|us|two|rest|sleep|all) {place}
    rest your (head|feet|eyes|hands|bones|heart) (here|now|with me) {place}
    (let's|we'll|come) {act} (a little more|a little while|in no great rush|without a plan|and say no more)
    (every|each) (day|hour|breath|night|hush|dusk) is {bless}
    I'm {bright} and (I'm quiet|I'm resting|half sleeping|I'm lazy|unhurried|still breathing) {place}
    {abs}, and (I|we) (let it|allow it|sit still|breathe out|don't mind|just smile|lie low)
    (I'll be|I'll stay|we'll rest|we'll be|I'll sit|I'll doze) {place} till {scene}
    (it|peace|rest|sleep|dusk|this) (carries|lifts|raises) me {rise}
    (give me|bring me|lend me|leave me|hand me|spare me) {keep.a} and a (chair|song|nap|book|stove|pear)
    (nothing to fix|nothing to prove|no one to chase|no race to win|no bill to pay|nothing to fear) (when|while|as) {scene}`,
  bridge: `the (news|world|phone|race|list|rush) can (wait|rest|stop|sleep) {place}
    (somewhere|out there|elsewhere|next door) they (hurry|argue|scramble|worry); I {act}
    (maybe|I guess|I think|surely|perhaps|you'd say) (peace|home|rest|calm) is {bless}
    I've been {dark}, (I know|I found|I learned|you lit) the (way|road) (back|home|out|through)
    if you (come by|stop by|drop in|can stay|have time|show up), we'll {act} (a while|and talk|and rest|in peace)
    (there's|I want|I need) (nothing|no gold|no more|no world) (beyond|besides|except) {keep.the}
    (someone|somebody|morning|evening|autumn|daybreak) (will|may|might|can) find us {place}
    I (don't need|won't ask|don't want) much: {keep.a}, (you|tea|rain|sleep|shade|time)
    and when the (evening|twilight|autumn|darkness|stillness|quiet) (comes|falls), (I'll|we'll) {act}
    (at last|today|right here|by dusk) I (put down|set down|lay down|leave|outlive|forgive) {burden}
    it (took|cost) me (years|decades|ages|a lifetime|long nights|seasons) to {act}`,
}
