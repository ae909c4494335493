import type { Topic } from '../../stanzas.ts'

export const books: Topic = {
  kin: 'book books bookshelf bookshelves bookcase bookstore bookshop bookmark bookmarks bookworm library libraries librarian librarians read reads reading reader readers page pages chapter chapters novel novels novelist paperback paperbacks hardcover storybook storybooks author authors poetry fiction literature encyclopedia atlas comic comics',
  you: {
    scene: `
      You read while you're (walking|chewing), you read on the stairs
      You read in the market and lean on the pears
      You've said, beg your pardon, to post and to tree
      And once, turning pages, you said it to me

      You've borrowed the same book (three|four) times since the fall
      The librarian stamps it, says nothing at all
      You know how it ends, with a trunk, in the rain
      You hope that this time she'll get down off the train`,
    later: `
      When I was laid up, you came in with a chair
      And read me a book with a duke and a bear
      Your duke had a lisp and your bear had the blues
      And I coughed a week longer, with so much to lose

      You lend me your books and you've scribbled them through
      In pencil it says there, oh please, and, who knew
      I skip what the author so carefully wrote
      And I read down the side of it, note after note`,
  },
  me: {
    scene: `
      I'd owed them a book (twenty|thirty) years to the day
      I took it back in, with my wallet, to pay
      The librarian looked at my bookmark, and smiled
      And gave me two weeks, as you would to a child

      I started a novel, eight hundred and four
      Pages with (princes|generals), and snow, and a war
      It fell on my face every night on page two
      I've a bump, but I feel I know more than I knew`,
    later: `
      I had ten pages left, so I read them all slow
      Like somebody walking with nowhere to go
      I finished at two and sat on by the lamp
      And I missed them already, the mule and the camp

      I bought an old paperback out of a bin
      For Joe, who won't read this, was written within
      And Joe never had, all the pages were tight
      So I'm reading it for him, a chapter a night`,
  },
  past: {
    scene: `
      You'd read by the (bed|lamp) and you'd skip half a page
      I'd sit up, the mouse isn't out of the cage!
      You'd sigh and go back and you'd let the mouse out
      And be asleep first, there was never a doubt

      We'd read in two chairs with (one|the) lamp in between
      You'd say, listen to this, and you'd read me the scene
      I'd groan, and I'd listen, and lose my own place
      I finish my books now at quite a good pace`,
    later: `
      Your bookmark's still there at page two-sixty-three
      I've read up to that, and I let the rest be
      They're all on the dock and the ship's coming in
      I leave them there waving, it's yet to begin

      I opened a library book, and the card
      Had your name and the date, and you'd pressed the pen hard
      You'd kept it all August, three weeks overdue
      And I think that I'm going to keep it late, too`,
  },
  hook: `
    Turn the page, turn the page, let the tall ship sail
    There's a lamp on the desk and a whale in the tale

    Open the book and the whole room flies
    With a map in its hands and the moon in its eyes

    Every book on the shelf is a door left ajar
    And the story walks in and says, here we all are`,
}
