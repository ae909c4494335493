import { describe, expect, it } from 'vitest'
import { parseEnglish } from '../../../../../../server/assets/english.ts'
import { readBrief } from '../../../read-brief.ts'

const read = (description: string) => readBrief({ description }, parseEnglish)
const told = (description: string) => read(description).facts.map(({ text }) => text)

describe('what English descriptions tell', () => {
  it.each([
    [
      'song for Mrs Adeyemi, the school crossing lady. she knows every name, wears purple gloves and gives high fives',
      ["You're the school crossing lady", 'You know every name', 'You wear purple gloves', 'You give high fives'],
    ],
    [
      'a song for my wife Lena, she comes home at breakfast, pockets full of stickers, falls asleep with her shoes on',
      ['You come home at breakfast', 'Pockets full of stickers', 'You fall asleep with your shoes on'],
    ],
    [
      'for my brother Cal who fixed bikes for all the kids and never charged anybody',
      ['You fixed bikes for all the kids', 'You never charged anybody'],
    ],
    ['roast my mate Gaz, hes been building a shed for three years', ["You've been building a shed for three years"]],
    [
      'team song for the Magpies, we never win and coach Dee brings orange slices',
      ['We never win', 'Coach Dee brings orange slices'],
    ],
    [
      'my grandmother Ruth kept a jar of buttons and let me sort them by color',
      ['You kept a jar of buttons', 'You let me sort them by color'],
    ],
    ['a song about our group chat where nobody ever answers', ['Nobody ever answers']],
    [
      'song about my cat biscuit. orange, 7 kilos, steals socks, only drinks from the bathroom tap',
      ["You're orange", '7 kilos', 'You steal socks', 'You only drink from the bathroom tap'],
    ],
    [
      'song for my mum denise. does aqua aerobics every tuesday, burns every single roast and calls everyone petal',
      ['You do aqua aerobics every Tuesday', 'You burn every single roast', 'You call everyone petal'],
    ],
    [
      'my husband is away, i sleep on his side of the bed and the dog waits by the door',
      ["You're away", 'I sleep on your side of the bed', 'The dog waits by the door'],
    ],
    [
      'lullaby for theo, he wont sleep without his elephant mr trunk and the hall light left on',
      ["You won't sleep without your elephant Mr Trunk and the hall light left on"],
    ],
    ['jingle for my cafe the copper kettle, open 7 till 3, closed mondays', ['Open 7 till 3', 'Closed Mondays']],
    [
      'anthem for the marsh lane foxes. last season we lost every game, once 9-0, this year we won our first match. loud stadium rock with clapping, driving drums, kids choir at the end',
      ['We lost every game last season', 'Once 9 to 0', 'We won our first match this year'],
    ],
    [
      'welcome song for baby amara, born 4th of may at 5 in the morning, and her big brother kofi wanted a dog',
      ['You were born 4th of May at 5 in the morning', 'Your big brother Kofi wanted a dog'],
    ],
    [
      'love song, just me and dan doing the big shop on sunday and him always putting the biscuits back',
      ["We're doing the big shop on Sunday", "You're always putting the biscuits back"],
    ],
    ['im sober now and i know what sundays look like', ["I'm sober now", 'I know what Sundays look like']],
    [
      'christmas song for our family, grandma falls asleep before the pudding, uncle pete gives everyone torches, power cut last year so we needed them',
      [
        'Grandma falls asleep before the pudding',
        'Uncle Pete gives everyone torches',
        'Power cut last year',
        'We needed them',
      ],
    ],
    [
      'tell the story of how i lost my wedding ring: took it off to make bread, blamed the kids, then my neighbour ruth bit into the loaf i gave her',
      [
        'I lost my wedding ring',
        'I took it off to make bread',
        'I blamed the kids',
        'You bit into the loaf I gave you',
      ],
    ],
    ['my nan rosa died in march. she grew sweet peas', ['We lost you in March', 'You grew sweet peas']],
    [
      'first dance for priya and callum, they met at a bus stop when she lent him her umbrella and he never gave it back',
      ['You met at a bus stop when she lent him her umbrella', 'He never gave it back'],
    ],
    ['for my husband Ray, 31 years, he warms my side of the bed', ['31 years, you warm my side of the bed']],
    ['about losing my job and finding out i like baking bread', ['I lost my job', 'I found out I like baking bread']],
    ['a song about the last day of summer camp, canoes, mosquito bites', ['Canoes, mosquito bites']],
    ['roast my roommate Dev: he uses my towel, microwaves fish', ['You use my towel', 'You microwave fish']],
    [
      'sorry mum for scratching the new car, I told you it was a trolley',
      ['I scratched the new car', 'I told you it was a trolley'],
    ],
    [
      'song about our tortoise Gladys who escaped twice and was found in a shed',
      ['You escaped twice', 'You were found in a shed'],
    ],
    [
      'sorry Nell for reading her diary and telling everyone about Josh',
      ['I read your diary', 'I told everyone about Josh'],
    ],
    ['thanks coach Dan for believing in me and driving me home', ['You believed in me', 'You drove me home']],
    ['my coworker Brian microwaves broccoli at 9am', ['You microwave broccoli at 9am']],
    ['love song to my wife Jo who sings the wrong words to every song', ['You sing the wrong words to every song']],
    [
      'song about the summer we spent at the lake, jumping off the dock and burning marshmallows',
      ['The summer we spent at the lake', 'We jumped off the dock', 'We burned marshmallows'],
    ],
    ['wedding song for Dana and Ruben, both nurses, they live on a boat', ["You're both nurses", 'You live on a boat']],
    [
      "lullaby for my son Theo, he won't sleep unless he's got his elephant",
      ["You won't sleep unless you've got your elephant"],
    ],
    [
      'A song to teach my class the water cycle: the sun warms the sea, makes clouds and falls as rain',
      ['The sun warms the sea', 'The sun makes clouds', 'The sun falls as rain'],
    ],
    [
      "The summer I was 17 me and Danny drove my brother's Fiesta to the beach and slept on the sand",
      ['The summer I was 17', "We drove my brother's Fiesta to the beach", 'We slept on the sand'],
    ],
    [
      "thank you song for Mrs Okafor, my daughter's reading teacher, who stayed behind. Now Lily reads to her little brother",
      ['You stayed behind', 'Now Lily reads to her little brother'],
    ],
    [
      'i have a test on the water cycle. has to have evaporation, condensation, precipitation, collection in that order and what each one means',
      ['I have a test on the water cycle', 'Evaporation, condensation', 'Precipitation, collection'],
    ],
    [
      'i love a man in my building and all we have ever done is argue over the laundry timetable',
      ['I love a man in my building', 'All we have ever done is argue over the laundry timetable'],
    ],
    ['my husband is away, its day 12', ["You're away", "It's day 12"]],
    [
      'birthday song for my nan Maureen, shes 83 and does line dancing in her slippers',
      ["You're 83 and you do line dancing in your slippers"],
    ],
    ['sorry song to my mate Gareth. i told him it was a heron', ['I told you it was a heron']],
    [
      'a happy song about my garden shed, it leaks but it has a radio',
      ['My garden shed leaks', 'My garden shed has a radio'],
    ],
    ['protest song, they want to close our swimming pool', ['They want to close our swimming pool']],
    ['song for my friend Shanice running her first marathon', ["You're running your first marathon"]],
    ['anniversary of Ruth and Harold, 50 years. he proposed on a ferris wheel', ['Harold proposed on a ferris wheel']],
  ])('%s', (description, facts) => {
    expect(told(description)).toEqual(facts)
  })

  it.each([
    [
      'my mum Nirmala is marrying Desmond, who drives the 44 bus',
      ["You're marrying Desmond", 'Desmond drives the 44 bus'],
    ],
    [
      'my rabbit Gravy chews chargers and thumps when the news is on',
      ['You chew chargers and thump when the news is on'],
    ],
    ['song for Ann, she drove an ambulance, never charged', ['You drove an ambulance', 'You never charged']],
    [
      'our team lost every match but one, we sing on the bus',
      ['Our team lost every match but one', 'We sing on the bus'],
    ],
    ['roast Greg, he microwaves fish, leaves one spoon of milk', ['You microwave fish', 'You leave one spoon of milk']],
    ['song for Paul. No engine. We live by the sea', ['No engine', 'We live by the sea']],
    ['lullaby for Wren, rain on the roof', ['Rain on the roof']],
    ['for my neighbour, he never let anyone thank him', ['You never let anyone thank you']],
    ['apology to Bo. I sold it because I needed money', ['I sold it because I needed money']],
    ['complaint about self checkouts. it was a LEEK', ['It was a leek']],
    ["my nan always said 'eat, then cry'", ['You always said "eat, then cry"']],
    ['for Bo, something we can play after the mass. she sang', ['You sang']],
    ['I drive trucks, two days of nothing, country song thanks', ['I drive trucks', 'Two days of nothing']],
    ['thanks to Wanjiru. she taught me to read. from Joseph, night watchman', ['You taught me to read']],
  ])('are told of whoever they are told of, and of nobody else: %s', (description, lines) => {
    expect(told(description)).toEqual(lines)
  })

  it('go on from each other as they were joined', () => {
    const { facts } = read('song for my uncle Tevita, he lived by the sea but he cannot swim, so Kenny swims')
    expect(facts.map(({ text, joined }) => joined ?? text)).toEqual([
      'You lived by the sea',
      'But you cannot swim',
      'So Kenny swims',
    ])
  })

  it('are their own where people say who they are, and sung to nobody in passing', () => {
    const { hearer, sender, facts } = read("I'm Luka, 19, taking the bus to Rotterdam. the dog won't look at me")
    expect([hearer, sender]).toEqual([null, 'Luka'])
    expect(facts.at(-1)?.text).toBe("The dog won't look at me")
  })

  it('are nothing of what the song is to be without', () => {
    for (const [description, word] of [
      ['song for Grandpa Joe. No politics. He is 80 and grows leeks', 'politics'],
      ['No sad stuff. We want to dance. song for our street party', 'sad stuff'],
      ['song for Bo. No religion. He was a baker', 'religion'],
    ] as const) {
      expect(told(description).join()).not.toMatch(/no /i)
      expect(read(description).without.join()).toContain(word)
    }
  })

  it('are signed by nobody who came from somewhere', () => {
    expect(read('song for my parents. They drove all night. From Boston to Maine').sender).toBeNull()
    expect(read('song for my nan Betty, from Cork').sender).toBeNull()
    expect(read('my best dog ever. Biscuit').sender).toBeNull()
  })

  it('are the lines of a times table', () => {
    expect(told('the 7 times table for my class')).toContain('8 times 7 is 56')
  })

  it('sings to nobody who is named in passing', () => {
    const { hearer, names } = read('road trip song, four girls, a rusty red fiat, jess gets carsick and sam has one cd')
    expect(hearer).toBeNull()
    expect(names).toEqual(['Jess', 'Sam'])
  })

  it('sings to both of a couple in small letters', () => {
    expect(read('first dance for priya and callum, they met at a bus stop').hearer?.name).toBe('Priya and Callum')
  })

  it.each([
    [
      'memorial song for my uncle Piet. piano tuner, always carried a fork in his coat, used to hum with the fridge',
      ['You were a piano tuner', 'You always carried a fork in your coat', 'You used to hum with the fridge'],
    ],
    [
      'farewell for Oona, 21 years painting ferries, older than the boss, retiring to Malta',
      ['You spent 21 years painting ferries', "You're older than the boss", "You're retiring to Malta"],
    ],
    ['Granny Ebba turns 88, drove a tram in Oslo, hates cake', ['You drove a tram in Oslo', 'You hate cake']],
    [
      'song for my aunt Lia. one tenant read her letters, turned out to be a spy',
      ['One tenant read your letters', 'One tenant turned out to be a spy'],
    ],
    [
      'funny song about my dog Bolt, eats the post, the bank sent a letter and they accepted it',
      ['You eat the post', 'The bank sent a letter', 'They accepted it'],
    ],
    [
      'song about a landlord, every answer is "ask the cat". our roof is a sieve',
      ['Every answer is "ask the cat"', 'Our roof is a sieve'],
    ],
    [
      'Nana Jo is 90, swims in the lido, hides toffees for the grandkids',
      ["You're 90 and you swim in the lido", 'You hide toffees for the grandkids'],
    ],
    [
      'Juno, retired greyhound, 3 legs, only runs for cheese',
      ["You're a retired greyhound", 'You have 3 legs', 'You only run for cheese'],
    ],
    [
      'song for our dog Waffles, hates the postman, swears at the vicar',
      ['You hate the postman', 'You swear at the vicar'],
    ],
    [
      'my brother Keith turns 50 on saturday. drives a gritter for the council, has a shed with 11 radios',
      ['You drive a gritter for the council', 'You have a shed with 11 radios'],
    ],
    ['song for Ann, maths teacher', ["You're a maths teacher"]],
    ['song for my wife Sol. married 25 years', ["We've been married 25 years"]],
    [
      'song for my daughter Lei, first nurse in the family, passed second time',
      ["You're the first nurse in the family", 'You passed second time'],
    ],
    [
      'sorry song to my wife Carla. Ella played the cello and she saw my empty seat',
      ['Ella played the cello', 'Ella saw my empty seat'],
    ],
  ])('are whole sentences, by whoever they are told of: %s', (description, lines) => {
    expect(told(description)).toEqual(lines)
  })

  it.each([
    [
      'a funny song about my cat knocking everything off the table at 4am',
      ['You knock everything off the table at 4am'],
    ],
    ['song about my dad teaching me how to fish when I was 7', ['You taught me how to fish when I was 7']],
    ['about my uncle leaving for Peru, his empty chair', ["You're leaving for Peru", 'Your empty chair']],
    ['something about our hamster chewing my cables', ['You chew my cables']],
    ['about our dog eating the birthday cake', ['You ate the birthday cake']],
    ['song about my mum dancing in the kitchen', ["You're dancing in the kitchen"]],
    ['about my roommate never washing the dishes', ['You never wash the dishes']],
    [
      'song about my mother in law rearranging our cupboards every time she visits',
      ['You rearrange our cupboards every time you visit'],
    ],
    ['song about our boiler breaking down on the coldest night', ['Our boiler broke down on the coldest night']],
    ['about the printer at work being broken again', ['The printer at work is broken again']],
    ['about the old elm behind our school being cut down', ['The old elm behind our school is being cut down']],
    [
      'about me and my best mate building a raft when we were ten, and him falling in the river',
      ['We built a raft when we were ten', 'You fell in the river'],
    ],
    ['about people talking in cinemas', ['People talk in cinemas']],
    [
      'about a lighthouse keeper writing letters he never sends',
      ['A lighthouse keeper is writing letters he never sends'],
    ],
    [
      'about dad burning the toast every sunday and mum pretending to like it',
      ['Dad burns the toast every Sunday', 'Mum pretends to like it'],
    ],
    ["a song about my mother's hands, always smelling of flour", ['Your hands always smell of flour']],
  ])('tell what somebody is said to be doing: %s', (description, lines) => {
    expect(told(description)).toEqual(lines)
  })

  it.each([
    ['song about being tired of my job in a call centre', ["I'm tired of my job in a call centre"]],
    [
      'happy song about moving into our first flat, Leeds, eating pizza off a box',
      ["We're moving into our first flat", "We're eating pizza off a box"],
    ],
    ['about losing my job at the mill after 22 years', ['I lost my job at the mill after 22 years']],
    ['song about losing every game', ['I lose every game']],
    [
      'about falling asleep on the bus and waking up at the last stop',
      ['I fell asleep on the bus', 'I woke up at the last stop'],
    ],
    ['a song about getting old and not minding it', ["I'm getting old", "I don't mind it"]],
    ['about being in love with somebody who never calls', ["I'm in love with somebody who never calls"]],
    ['about missing my ex who moved to Toronto', ['I miss my ex', 'You moved to Toronto']],
    ['about being dumped by text', ['I was dumped by text']],
    ['about not sleeping since february', ["I've not been sleeping since February"]],
    ['about waiting for three years for a kidney', ["I've been waiting for three years for a kidney"]],
    [
      "we're moving to Portugal in march, selling everything, scared but excited",
      ["We're moving to Portugal in March", "We're selling everything", "We're scared but excited"],
    ],
  ])('tell of whoever sings, where nobody else does it: %s', (description, lines) => {
    expect(told(description)).toEqual(lines)
  })

  it.each([
    ['kids song about brushing your teeth'],
    ['punk song about parking wardens'],
    ['song about my swimming lessons'],
    ['for my daughter, about being brave'],
    ['song about our wedding'],
  ])('tell nothing of things and of nobody: %s', (description) => {
    expect(told(description).filter((line) => /^(?:I|We|You)\b/u.test(line))).toEqual([])
  })

  it.each([
    ['bossa nova about coffee getting cold while we talk', []],
    ['techno track about a cat that walks over my keyboard', ['You walk over my keyboard']],
    ['house about my boots', []],
    ['city pop about a rooftop', []],
    ['she lost a house about ten years ago', ['She lost a house about ten years ago']],
  ])('tell what the song is about, and not its style: %s', (description, lines) => {
    expect(told(description)).toEqual(lines)
  })

  it.each([
    [
      "roast of my mate Dave who's always late and thinks he can grill",
      ["You're always late", 'You think you can grill'],
    ],
    ["funny song: my cat thinks she's the landlord", ["You think you're the landlord"]],
    ['sorry to my mum for shouting at her last night', ['I shouted at you last night']],
    ['my girlfriend and I are long distance', ['We are long distance']],
    [
      'thank you to the crew who carried my nan, one of them held her cat',
      ['You carried my nan', 'One of you held her cat'],
    ],
    [
      "for my daughter Zoe who's in the school musical and terrified",
      ["You're in the school musical", "You're terrified"],
    ],
    ['song for Kayla, she alwyas brings snacks', ['You always bring snacks']],
    [
      'I ran my first marathon, my daughters at the finish line with a sign',
      ['I ran my first marathon', 'My daughters at the finish line with a sign'],
    ],
    ['about my sister and me sharing a room', ["We're sharing a room"]],
    ["birthday song for my mate Spanner, 40, can't cook", ["You can't cook"]],
    ['sorry i broke your mug, Jess, i glued it', ['I broke your mug', 'I glued it']],
    ['lullaby for twins Ada and Ivy, born early', ['You were born early']],
    [
      'he proposed on top of a ferris wheel and dropped the ring',
      ['He proposed on top of a ferris wheel', 'He dropped the ring'],
    ],
    ['an apology to my girlfriend for missing her recital', ['I missed your recital']],
    [
      'song for the lady who found my wallet and posted it back with a note',
      ['You found my wallet', 'You posted it back with a note'],
    ],
    ['to my stepdad, I never said thanks', ['I never said thanks']],
  ])('say who does what: %s', (description, lines) => {
    expect(told(description)).toEqual(lines)
  })

  it.each([
    ['I ran my first marathon at 61, my daughters at the finish line with a sign', undefined],
    ['my band finally played our first gig, one of them was my mum', undefined],
    ['about becoming a dad for the first time', undefined],
    ['kids song about a snail racing a hare', undefined],
    ['love song to pizza', undefined],
    ['he left me for my best friend', undefined],
    ['about working nights as a nurse, coffee at 4', undefined],
    ['about hiking with my daughter, blisters and bears', 'little one'],
    ['about growing up without a dad, and my nan raising four of us', 'Nan'],
  ])('are sung to nobody who is only mentioned: %s', (description, call) => {
    expect(read(description).hearer?.call ?? undefined).toBe(call)
  })

  it('sings no love song to a tortoise, and to both who marry', () => {
    expect(read('song about our tortoise Plato, older than my husband').plot).toBeNull()
    expect(read('wedding of my dad Len (71) and Concetta (68)').hearer?.name).toBe('Len and Concetta')
  })

  it('knows who is sung to, of those who are named', () => {
    expect(read('thank you to the nurses who sang to my mum').hearer?.kin).toBe('nurses')
    expect(read('new baby! her name is Ines, her dad fainted').hearer?.name).toBe('Ines')
    expect(read('break up song. he took the air fryer. i kept the dog').hearer).toBeNull()
    expect(read('song for my mother in law Patricia, she irons tea towels').hearer?.call).toBe('Patricia')
  })

  it('takes a lost wedding ring for no wedding', () => {
    expect(read('how i lost my wedding ring').plot).toBeNull()
  })

  it('teaches what is to be taught', () => {
    const { plot, subjects, hearer } = read('a song that teaches my 5 yr old to tie shoelaces with the bunny ears way')
    expect([plot, subjects[0]?.text, hearer]).toEqual(['teaching', 'tying shoelaces', null])
    const lesson = read('teaching song, moons of jupiter in order, year 5, test on friday. io europa ganymede')
    expect(lesson.subjects.map(({ text }) => text)).toEqual(['moons of jupiter'])
    expect(lesson.facts.map(({ text }) => text)).not.toContain('Test on Friday')
  })
})

it.each([
  ['UNCLE TEVITA 80 THIS SATURDAY!! grows taro', 'birthday', 80],
  ['song for my nan, 90 on friday', 'birthday', 90],
  ['we meet at 12 on sunday', null, null],
])('"%s" is for somebody whose day it is, or for nobody', (description, plot, age) => {
  expect([read(description).plot, read(description).age]).toEqual([plot, age])
})
