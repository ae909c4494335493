import { understands } from '#tests/support/brief/understands.ts'

understands('en', [
  [
    "My dad is retiring. He's never missed a day, hates dogs (been bit 3 times lol) and now he just wants to go fishing with his buddy Ray",
    {
      names: ['Ray'],
      facts: [
        "You're retiring",
        "You've never missed a day",
        'You hate dogs',
        "You've been bit 3 times",
        'Now you just want to go fishing with your buddy Ray',
      ],
    },
  ],
  [
    "thank you song for my daughter's kindergarten teacher, Mrs. Alvarez. She taught Lily to read and tie her shoes, and always gave her a hug",
    {
      ...{ call: 'Mrs Alvarez', names: ['Mrs Alvarez', 'Lily'] },
      facts: ['You taught Lily to read and tie her shoes', 'You always gave her a hug'],
    },
  ],
  [
    'sorry song for my girlfriend Jess. i forgot our anniversary and went to play pool with the boys instead. i know i messed up',
    { call: 'Jess', names: ['Jess'] },
  ],
  [
    'In memory of my grandmother Ruth, who passed away in March at the age of 91. She baked bread every Sunday and called everyone "sweetheart". Gentle, not too sad.',
    {
      ...{ call: 'Ruth', names: ['Ruth'] },
      facts: [
        'We lost you in March at the age of 91',
        'You baked bread every Sunday',
        'You called everyone sweetheart',
      ],
    },
  ],
  [
    'Fun song for my grade 2 class about the water cycle. Evaporation, condensation. A chorus that repeats so they can remember it.',
    { names: [], facts: ['Evaporation, condensation'] },
  ],
  [
    'funny song about my flatmate who never buys toilet roll and labels all his cheese',
    { about: [], facts: ['You never buy toilet roll', 'You label all your cheese'] },
  ],
  [
    'wedding song for my cousin Bea and her fella Owen, she does falconry',
    { names: ['Bea', 'Owen'], facts: ['You do falconry'] },
  ],
  ['song about the life cycle of a frog', { topics: [] }],
  ['for my best friend Priya, gonna miss her', { names: ['Priya'] }],
  [
    'my dad turns 70, he is scared of geese. make it funny but he should cry a bit at the end',
    { call: 'Dad', facts: ["You're scared of geese"] },
  ],
  [
    'wedding song for Ngozi and Tunde, mention Enugu and that his mother prayed 9 years for this day',
    { plot: 'wedding', facts: ['Your mother prayed 9 years for this day'] },
  ],
  [
    'wedding song for nina and raj, 3rd of may in Leicester. me and nina shared a desk',
    { ...{ plot: 'wedding', call: 'Nina and Raj' }, facts: ['We shared a desk'] },
  ],
  [
    'my hamster is full of seeds and he is also very loud',
    { names: [], facts: ["You're full of seeds", "You're also very loud"] },
  ],
  [
    'we had to put our old dog Rufus to sleep last week, he slept on the stairs',
    { plot: 'memorial', facts: ['We had to put you to sleep last week', 'You slept on the stairs'] },
  ],
  [
    'jingle for my cake stall, open 24/7, no hidden fees, I bake when I say I will',
    { plot: 'shop', without: [], facts: ['Open 24/7', 'No hidden fees', 'I bake when I say I will'] },
  ],
  [
    'roast my boss, the only thing he says is circle back. he is not sorry',
    { names: [], facts: ['You only say circle back'] },
  ],
  [
    "coach Ramsey is hanging up the whistle. 'run it again' is what she always yelled",
    { names: ['Ramsey'], facts: ["You're hanging up the whistle", 'You always yelled run it again'] },
  ],
  [
    'he ended 4 years by email, dont use his name (its steve)',
    { plot: 'heartbreak', names: [], facts: ['You ended 4 years by email'] },
  ],
  ['forgot my mums birthday again 😬 make it funny', { call: 'Mum', facts: ['I forgot your birthday again'] }],
  [
    'song for my gran Ida from her grandson leo, she always wins at cards and loses her keys',
    { call: 'Ida', sender: 'Leo', facts: ['You always win at cards', 'You lose your keys'] },
  ],
  [
    'for my twins Ada and Noor, their dad drives a truck and is away till May. tell them he waves at every bridge',
    {
      call: 'Ada and Noor',
      facts: ['Your dad drives a truck', 'Your dad is away till May', 'He waves at every bridge'],
    },
  ],
  [
    'our quiz team the Soggy Biscuits, lost every week but they still clap for everyone',
    { plot: 'team', facts: ['You lost every week', 'You still clap for everyone'] },
  ],
  [
    'my brother dev is marrying aisha in june, he backed into her car at a costco parking lot and she made him pay for the bumper lol',
    {
      ...{ plot: 'wedding', call: 'Dev', names: ['Dev', 'Aisha'] },
      facts: [
        "You're marrying Aisha in June",
        'You backed into her car at a Costco parking lot',
        'Aisha made you pay for the bumper',
      ],
    },
  ],
  [
    'my mum passed 3 weeks ago. she always had the radio on while she was ironing. nothing religious. her name was maureen',
    {
      ...{ plot: 'memorial', names: ['Maureen'] },
      facts: ['We lost you 3 weeks ago', 'You always had the radio on while you were ironing'],
    },
  ],
  [
    'my cat biscuit knocks EVERYTHING off the counter n then looks me dead in the eye. sassy jazz',
    { call: 'Biscuit', facts: ['You knock everything off the counter', 'You look me dead in the eye'] },
  ],
  [
    'lulaby for my grandson otis hes scared of the dark but theres an owl outside his window that keeps watch',
    {
      ...{ plot: 'lullaby', call: 'Otis' },
      facts: ["You're scared of the dark", "There's an owl outside your window that keeps watch"],
    },
  ],
  [
    'sorry to my little sister bea. i read her diary when we were kids. shes 30 now and STILL brings it up, fair enough',
    {
      ...{ plot: 'apology', call: 'Bea' },
      facts: ['I read your diary when we were kids', "You're 30 now and you still bring it up"],
    },
  ],
  [
    'dads retiring after 38 years driving the number 12 bus, now he can finaly go fishing whenever. names frank',
    {
      ...{ plot: 'retirement', names: ['Frank'] },
      facts: ["You're retiring after 38 years driving the number 12 bus", 'Now you can finally go fishing whenever'],
    },
  ],
  ['jingle 4 my barbershop fade and fable on 9th ave', { plot: 'shop', brand: 'Fade and Fable' }],
  ['bowling team song!! the gutter gals, tuesday nights', { plot: 'team', facts: ['Tuesday nights'] }],
  [
    'he left me for his DENTIST. i kept the couch tho',
    { plot: 'heartbreak', facts: ['You left me for your dentist', 'I kept the couch'] },
  ],
  ['golden anniversary for grandma ruth and grandpa earl', { plot: 'devotion', names: ['Ruth', 'Earl'] }],
  ['dragons and dinosaurs for my son', { topics: ['dragons', 'dinosaurs'], facts: [] }],
  ['planets in order for my 6yo, mercury venus earth. NO pluto he gets upset', { without: ['pluto'] }],
  [
    'song for our volunteer fire dept, they pulled my goats out of a flood',
    { facts: ['You pulled my goats out of a flood'] },
  ],
  [
    'my landlord never fixes the boiler, make it a furious punk song',
    { plot: 'complaint', facts: ['My landlord never fixes the boiler'] },
  ],
  [
    'our neighbours keep having parties on Tuesdays, angry rap',
    { plot: 'complaint', call: 'neighbours', facts: ['You keep having parties on Tuesdays'] },
  ],
  [
    'our neighbour always waves from her window, sweet song',
    { plot: null, facts: ['You always wave from your window'] },
  ],
])
