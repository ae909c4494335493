import type { Topic } from '../../stanzas.ts'

export const office: Topic = {
  kin: 'office offices desk desks printer printers copier copiers toner meeting meetings boss bosses coworker coworkers colleague colleagues stapler staplers staples paperclip paperclips inbox memo memos spreadsheet spreadsheets payroll paycheck deadline deadlines overtime cubicle cubicles invoice invoices workday workplace accounting clipboard receptionist conference boardroom',
  you: {
    scene: `
      The printer is (blinking|beeping), the toner is low
      The boss has been in there and dealt it a blow
      You lay both hands on it and hum it a tune
      And it prints the report that we needed in June

      Your desk has a plant that was (only a|brown as a) stick
      Thrown out with the boxes, and looking so sick
      It's grown through Accounting and round through Supply
      And the boss ducks his head now, each time he goes by`,
    later: `
      I got up in the meeting and lost the whole thread
      I looked at the slide and the slide looked back, dead
      You knocked the whole coffee pot over the floor
      And I found the right page as they ran for the door

      You took one week off and the office went gray
      The clock on the wall stopped at noon the first day
      Nobody could find us the keys, or a spoon
      You walked in on Monday, it ticked, it was noon`,
  },
  me: {
    scene: `
      I ran up (ten|six) flights with my hair soaking wet
      I hadn't had breakfast or found my socks yet
      The office was dark and the desks were all still
      It was Sunday, a pigeon looked in from the sill

      Somebody's eating my (lunch|sandwich) every day
      I taped up a note on the office fridge, hey
      They wrote underneath it, more mustard, less ham
      So I made it that way, that's how helpful I am`,
    later: `
      The meeting has lasted for most of my youth
      A man with a pointer is searching for truth
      I've drawn on my (notepad|handout) a boat and a bay
      And when they said, questions, I sailed it away

      I stay until seven, the lights click to dim
      The cleaner goes by with a mop and a hymn
      Last night on my desk I found, written in pen
      Go home now, it's paper, it's all here at ten`,
  },
  past: {
    scene: `
      Your desk was by mine, with a drawer (full of|just for the) tea
      At four you'd roll over your chair next to me
      You'd say, here's the thing, and it wasn't the thing
      It was somebody's hip, or the dentist, or spring

      You'd (come|walk) from the office with ink on your cuff
      With paper, one side blank, and that was enough
      I drew on the backs of the numbers you'd made
      A horse, and a sun, and a whole long parade`,
    later: `
      Your name's on the office list still, by the phone
      Extension two-twenty, a line of its own
      I pressed it at closing, and down the hall rang
      Your desk, in the dark, and I swear that it sang

      They've given your desk to a kid, twenty-two
      Who found in the drawer a list that you drew
      The good soups in town, every star, every crime
      And we go by your list now, one soup at a time`,
  },
  hook: `
    Leave the desk, leave the lamp, take the stairs to the street
    There's an evening out there and it's looking for feet

    Let the printer run out, let the telephone ring
    There's a tree by the office, it's heard that it's spring

    It's only an office, a clock and a chair
    But oh, how it shines when the right ones are there`,
}
