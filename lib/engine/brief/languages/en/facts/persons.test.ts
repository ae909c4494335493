import { describe, expect, it } from 'vitest'
import { parseEnglish } from '../../../../../../server/assets/english.ts'
import { readBrief } from '../../../read-brief.ts'

const read = (description: string) => readBrief({ description }, parseEnglish)
const told = (description: string) => read(description).facts.map(({ text }) => text)

describe('who does what', () => {
  it.each([
    ['I miss my grandma who passed away', ['I miss you']],
    ['song for my daughter Mei, we drove her there', ['We drove you there']],
    ['song for my dog Bo, he sneezes a lot', ['You sneeze a lot']],
    ['song for Gus, he restores old radios and hates cake', ['You restore old radios and hate cake']],
    ['a girl I like called Nadia, she works at the library', ['You work at the library']],
    ['my best friends Ana, Bea and Cleo, we shared a flat', ['We shared a flat']],
    ['me learning the cello at 71', ["I'm learning the cello at 71"]],
    ['ode to socks, I wear odd ones, my sister knits them', ['I wear odd ones', 'My sister knits them']],
    ['thank you to the nurses, they let him keep his radio', ['You let him keep his radio']],
    ['Eid song for my cousins Amira and Yusuf, they always argue', ['You always argue']],
    ['complaint about Mondays', []],
    ['we met on a night train, 8 months, 41 so far', ['We met on a night train']],
    ["a goodnight song for Noah, he's 3, loves diggers", ["You're 3 and you love diggers"]],
  ])('%s', (description, lines) => {
    expect(told(description)).toEqual(lines)
  })

  it.each([
    ['song for my brother Tim, he is marrying Ade, they met in a queue', ["You're marrying Ade", 'You met in a queue']],
    [
      "song for my brother's wedding, he's marrying Lucy, she makes him laugh",
      ["You're marrying Lucy", 'Lucy makes you laugh'],
    ],
    ['we finally have a baby girl, Nora, after 6 years', ['We finally have you after 6 years']],
    ['left my husband, sold the house, moved to Crete', ['I left my husband', 'I sold the house', 'I moved to Crete']],
    ['our dog Milo, adopted him after my divorce', ['We adopted you after my divorce']],
    [
      'our dog Pip is missing since friday, posters on every tree',
      ['You have been missing since Friday', 'Posters on every tree'],
    ],
    ['song for my mum who raised 4 kids, worked nights', ['You raised 4 kids', 'You worked nights']],
    ['song for our club, founded in 1903, we never win', ['Founded in 1903', 'We never win']],
    ['song for my parents, married 40 years, they still dance', ["You've been married 40 years", 'You still dance']],
    ['song for my dog Rex who hates the mailman and snores', ['You hate the mailman and snore']],
    ['song for my roommate Carl, he microwaves fish and denies it', ['You microwave fish', 'You deny it']],
    ['my baby son Rafi sneezed and scared himself', ['You sneezed', 'You scared yourself']],
    [
      'song for my team, they answer 200 calls a day and still laugh',
      ['You answer 200 calls a day', 'You still laugh'],
    ],
    [
      'song about photosynthesis, plants breathe in carbon dioxide and give us oxygen',
      ['Plants breathe in carbon dioxide', 'Plants give us oxygen'],
    ],
    [
      'thanksgiving song, it is our first one without grandpa, his chair is by the window',
      ['It is our first one without grandpa', 'His chair is by the window'],
    ],
    ['encourage Ana before her piano exam', ['Your piano exam']],
    ['quitting smoking, day 12', ["I'm quitting smoking", 'Day 12']],
    ['thanks to the stranger who gave my mum his seat', ['You gave my mum your seat']],
    ['my grandpa and I built a canoe that never floated', ['We built a canoe that never floated']],
    ["I'm moving out of my parents' house", ["I'm moving out of my parents' house"]],
    ['Gloria has moved in, she rearranged my spices', ['You have moved in', 'You rearranged my spices']],
    ['welcome home song for my brother back from the navy', ["You're back from the navy"]],
    [
      'been seeing this boy for three weeks, he makes me pancakes',
      ["I've been seeing this boy for three weeks", 'You make me pancakes'],
    ],
    ['Eli failed his driving test again, cheer him up', ['You failed your driving test again']],
    ['my phone fell in the canal and so did I', ['My phone fell in the canal and so did I']],
    ["ode to my grandmother's biscuit tin, it never had biscuits", ['Your biscuit tin never had biscuits']],
    ["my neighbour's dog Bruno barks all night", ['You bark all night']],
    ["to whoever stole my bike, it was my dad's", ["It was my dad's"]],
    ['for Ruth, she forgets my name now but hums our song', ['You forget my name now', 'You hum our song']],
    ["our women's rugby team the Velvet Hammers won their first match", ['You won your first match']],
    ['funny rant about airline fees, they charged me for a pen', ['They charged me for a pen']],
    ['for my husband, deployed in Poland', ["You're deployed in Poland"]],
    [
      'my uncle Rob has a story for every scar and none of them are true',
      ['You have a story for every scar and none of them are true'],
    ],
    [
      "I'm scared of flying but my son is getting married in Lisbon",
      ["I'm scared of flying", "You're getting married in Lisbon"],
    ],
    [
      'my dad lost his hearing but still turns the radio on for mum',
      ['You lost your hearing', 'You still turn the radio on for mum'],
    ],
    ['song for coach Bev, she yells because she cares', ['You yell because you care']],
    ['the day my twins were born the power went out', ['The day my twins were born the power went out']],
    ['happy anniversary to us, 12 years and one broken oven', ['12 years and one broken oven']],
    ['thanks for the kidney, Dave', ['Thanks for the kidney']],
    ['song for my cat Miso, I came home and my cat sang', ['I came home', 'You sang']],
    [
      "my wife has alzheimer's, she doesn't know what day it is",
      ["You have alzheimer's", "You don't know what day it is"],
    ],
    ['farewell for Graham. Known for his terrible ties', ["You're known for your terrible ties"]],
    ['my wife Ngozi makes jollof that starts arguments', ['You make jollof that starts arguments']],
    ['thank you Ms Rivera for not giving up on me', ['You never gave up on me']],
    ['mum sold my childhood piano without telling me', ['You sold my childhood piano without telling me']],
    ['our village lost its only shop', ['Our village lost its only shop']],
    ['song for the barber who cut my hair before chemo', ['You cut my hair before chemo']],
    ["I'm a night nurse and my cat thinks I'm dead", ["I'm a night nurse", "You think I'm dead"]],
    ['song about being sober for a year', ["I've been sober for a year"]],
  ])('is told of whoever does it: %s', (description, lines) => {
    expect(told(description)).toEqual(lines)
  })

  it.each([
    ["sorry mum, I said I hate you, I didn't mean it", 'Mum'],
    ['get well soon grandpa, the dog waits at your chair', 'Grandpa'],
    ['my hometown in Ohio, the mill closed, my brother still lives there', null],
    ['I moved to Berlin alone, my mum cries on the phone', null],
    ['I forgot our anniversary, my wife is not speaking to me', 'my love'],
    ['because my mum will hear it please keep it clean, song about my new job at the zoo', null],
    ['song about my first marathon, my kids in the front row', null],
    ["my sister's wedding, she is marrying Joe", 'sister'],
    ['song for Mr Hall, my english teacher, he reads poems on tables', 'Mr Hall'],
    ['song for my baby girl, she laughs at the dog', 'little one'],
    ['my brother is finishing his PhD on moss', 'brother'],
    ["song for my best friend's baby, she is called Wren", 'Wren'],
    ['song for my parents, they still dance in the kitchen', 'Mom and Dad'],
    ['my mum and dad, they met at a chip shop', 'Mum and Dad'],
    ["I'm the mother of the bride, my little girl Ivy marries Ben in June", 'Ivy'],
    ['apology to my whole street, my rooster Kevin starts at 4', 'everyone'],
    ['I lost my keys again and locked the dog out', null],
    ['explain gravity to 6 year olds with apples and a very patient cat', null],
    ['my best mate is moving to New Zealand', 'my friend'],
    ['my ex wife is getting married again and I am fine with it', null],
    ['sold the house, moved to Crete', null],
    ['birthday song for my twin, we shared a womb', 'my twin'],
    ['song about my two moms, one cooks and the other sings off key', 'my dears'],
    ['song for my sister-in-law who hosts every christmas', 'my dear'],
    ['song for coach Bev, under 9s soccer', 'Bev'],
    ['two brothers, one bike, one summer', null],
    ['wedding song for my dads, 25 years late', 'my dears'],
    ['Complaint about Mondays', null],
    ['Teaches kids the water cycle', null],
  ])('is sung to: %s', (description, call) => {
    expect(read(description).hearer?.call ?? null).toBe(call)
  })

  it.each([
    ['new baby song for Ida and Jonas, they had a girl on Sunday', null],
    ['song for my wife, she is pregnant', null],
    ['my friends just had a baby boy called Finn', 'new-baby'],
    ['welcome little Lena, born on Sunday', 'new-baby'],
    ["I won the lottery, my wife doesn't know yet", null],
    ['he left me for my best friend and invited me to the wedding', 'heartbreak'],
    ['the house key back from my ex, she never said sorry', 'heartbreak'],
    ['our dog Milo, adopted him after my divorce', null],
    ['song for my friends, we met in the hospital', 'friendship'],
    ["I'm falling for a guy at the coffee shop called Leo", 'falling'],
    ['song about the planets, Mercury is the smallest', 'teaching'],
    ['my brother teaches karate and cries at adverts', null],
    ['the wifi died during my exam and my cat sat on the router', null],
    ['she left for Spain with her pottery teacher and my blender', 'heartbreak'],
    ['my husband moved out in May', 'heartbreak'],
    ["I'm in love with my flatmate and he thinks we're just friends", 'falling'],
    ['my girlfriend lives in Tokyo and I live in Leeds', 'missing'],
    ['our little Ada was born on the motorway', 'new-baby'],
    ['our daughter moved out, the house is too quiet', 'missing'],
    ['my sourdough starter is older than my marriage', null],
    ['our colleague Graham is leaving after 23 years', 'farewell'],
    ['my girlfriend Nour has been my best friend since school', 'devotion'],
  ])('is the kind of song that suits them: %s', (description, plot) => {
    expect(read(description).plot).toBe(plot)
  })

  it.each([
    ['jingle for my bakery Crumb & Co in Portland, we open at 6', 'Crumb & Co'],
    ['team song for the Spikes from Omaha, we lost every game', 'the Spikes'],
    ["jingle for our hardware shop Bolt's, free coffee", "Bolt's"],
    ['jingle for our bike shop Second Wind on Canal Street', 'Second Wind'],
    ['jingle for my pub hole in the wall in Leeds', 'Hole in the Wall'],
    ['my tattoo studio Ink & Anchor, walk-ins on Fridays', 'Ink & Anchor'],
    ['we are Bright Side Cleaning from Reno, we do the corners', 'Bright Side Cleaning'],
    ['opening song for my bakery in Ghent called Brood & Boter', 'Brood & Boter'],
    ["jingle for my sister's nail salon Claws & Effect in Newark", 'Claws & Effect'],
    ["jingle: Mo's garage, Bristol. brakes, tyres", "Mo's Garage"],
  ])('names a shop without its town: %s', (description, brand) => {
    expect(read(description).brand).toBe(brand)
  })

  it.each([
    ['song about my hometown, the mill closed, my brother still lives there', null],
    ['I quit my job, bought a ticket to Lima, my plants are with Dave', null],
    ['Eid song for my cousins Amira and Yusuf', 'Amira and Yusuf'],
    ['song about my cat Professor Whiskers, he steals ham', 'Professor Whiskers'],
  ])('hears it: %s', (description, call) => {
    expect(read(description).hearer?.call ?? null).toBe(call)
  })

  it('is as old as is said beside the name', () => {
    expect(read('song for my daughter Marnie, 7, she draws whales').age).toBe(7)
    expect(read('song for the twins, they are 3, they share a bed').age).toBe(3)
    expect(read('song about my cat Professor Whiskers, he steals ham').hearer?.kind).toBe('cat')
  })
})
