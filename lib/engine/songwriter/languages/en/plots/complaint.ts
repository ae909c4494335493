import type { Plot } from '../../stanzas.ts'

export const complaint: Plot = {
  person: 'me',
  open: `
    I set (two|three|five) alarms and I went to bed proud
    I'd set every one of them nasty and loud
    I woke up at ten from the best sleep in years
    They all rang at supper and hurt both my ears

    For (nine|ten|twelve) days of sunshine I lugged it about
    A big black umbrella, at the height of the drought
    This morning I left it, I said, well, that's that
    I've a duck in each pocket, a pond in my hat

    I'm (ninth|fifth|tenth) in the line, and they've put on a flute
    I've vacuumed the stairs and I've pressed my one suit
    A voice said, good morning, I was so overcome
    That I hit the red button with most of my thumb

    I'm (famous|well known|respected) for {doing}, just ask anyone
    The man at the newsstand keeps count, just for fun
    He chalks every morning in bundles of ticks
    He's covered the wall, and he's ordered more bricks`,
  turn: `
    I wrote a complaint, it had photos and charts
    It had a beginning and several more parts
    They wrote me right back, they were sorry, and then
    They sent me a coupon to do it again

    I told it at lunch with the voices and all
    I stood on a chair and I acted the fall
    They cried, they were banging their forks on the wood
    And I thought, for a bad day, that one's pretty good

    The book says to breathe, and to count up to ten
    To picture a lake, and to breathe out again
    I got to the lake, it was peaceful and wide
    And {x.the} looked back from the opposite side

    The horoscope promised me romance and gold
    It didn't say {doing}, I should have been told
    There's more in the fine print for those of my sign
    See also tomorrow, from seven to nine`,
  lift: `
    So if you hear howling from up the next block
    It's only a grown-up, attacking a rock

    I'm not one to grumble, I've said so before
    I said it on Tuesday, and kicked the shed door

    Now breathe with me, everyone, slowly, that's right
    I'm calm, I'm a cloud, I'm a swan, I might bite`,
  chorus: `
    # {doing} Again
    {doing} again, won't you give us a wave
    I meant to be early, and polished, and brave
    {doing} again, you could set clocks by me
    I'm the best in the business, I do it for free

    # Not {x.the} Again
    Oh, not {x.the} again, when the day was so clean
    The birds at it early, the lights turning green
    Oh, not {x.the} again, I was this close to glad
    It was nearly the best seven minutes I've had

    # What Did I Do to {x.the}
    What did I do to {x.the}? I was nice
    I said please, I said thank you, I said it all twice
    What did I do to {x.the}? Tell me straight
    I've come with carnations, I'm willing to wait

    # I'd Like to Complain
    I'd like to complain, is there someone I see?
    I've brought my own pencil, I've filled in form B
    I'd like to complain, with a lamp and a pen
    And somebody nodding, and asking, and then?

    # One of Those Days
    It's one of those days, and the good zipper rips
    The sugar is salt, and the coffee cup drips
    It's one of those days, and it's quarter to nine
    If it's all in by lunchtime, the evening is mine`,
  bridge: `
    There must be a person for whom it goes right
    Their toaster is honest, the traffic is light
    They come home to supper with nothing to tell
    I think of them sometimes, and hope they are well

    And when I am ninety, they'll ask what I miss
    I bet there's a morning exactly like this
    My shirt inside out and my heart going thump
    And all of the street full of puddles to jump

    Perhaps {x.the} would say I came in through the door
    At war with the morning an hour before
    I hadn't had breakfast, I snapped, and I spat
    And I have to admit there'd be something in that`,
}
