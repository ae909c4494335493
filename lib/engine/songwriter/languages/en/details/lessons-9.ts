import type { Details } from '../../stanzas.ts'

/** What is taught with a pencil: kinds of words, division, coins, prime, odd and even numbers, place value. */
export const lessons9: readonly Details[] = [
  {
    words:
      'parts_of_speech part_of_speech eight_parts_of_speech noun nouns proper_noun proper_nouns verb verbs adjective adjectives adverb adverbs pronouns_and_verbs preposition prepositions conjunctions interjection interjections',
    own: `
      {fact}
      {He} {circles} the nouns on the back of the mail
      {He} {draws} a wild line under each of the verbs
      And {gives} every adjective shoes and a tail

      {He} {sticks} paper (labels|name tags) on lamp, bed, and chair
      {He} {jumps} for a verb, and {he} {skips}, and {he} {spins}
      {fact}
      Then slowly [comes] in, and a sentence [begins]`,
    stanzas: `
      (A noun|The noun) is a person, a place, or a thing
      A sister, a city, a cat, or a kite
      A verb is the doing, to run or to be
      The cat runs and leaps, and the kite takes to flight

      (An adjective|Each adjective) tells what a noun may be like
      The small cat, the old town, the kite that is gray
      An adverb tells how, when or where it is done
      It ran away quickly and came back today

      (A pronoun|The pronoun) steps in for a noun, she or it
      Prepositions say where, such as under or by
      Conjunctions will join, with an and or a but
      Interjections call out, with a wow or a hi`,
    later: `
      The words are like bricks, and the kinds are like shapes
      With six or with seven a house can be made
      And someone who never was there for the day
      Can sit in that sentence, in sun and in shade`,
    hook: `
      Noun for the thing, and a verb for the deed
      Adjective, adverb, and off at full speed

      Parts of speech, parts of speech, all in a row
      Nouns have the name, and the verbs make it go`,
  },
  {
    words:
      'learns_division learning_division teaches_division teaching_division about_division division_facts division_problem division_problems division_sum division_sums division_table division_tables short_division do_long_division learns_long_division teaches_long_division learns_to_divide learning_to_divide how_to_divide how_division_works divides_numbers dividing_numbers multiplication_and_division division_and_multiplication quotient quotients divisor divisors remainders',
    own: `
      {fact}
      {He} {deals} out the buttons in piles on the floor
      {He} {counts} every pile, and they all [are] the same
      And {pockets} the one that [is] left, and no more

      {He} {breaks} up the (chocolate|fudge bar) in squares, in a row
      {He} {works} out for each of the plates what [is] due
      {fact}
      With twelve among six, it [is] everyone's two`,
    stanzas: `
      (Division|Plain sharing) means sharing in parts all the same
      Take twelve, and make three equal piles on the mat
      Each pile will have four, and so twelve shared by three
      Makes four, and the sharing is over with that

      (It's times|Just times) going backward, for three fours are twelve
      So twelve split by four gives the three back again
      Divide by a one, and a number stays put
      By itself, it is one, be it twelve, be it ten

      (Share thirteen|Split thirteen) by four, and each pile will have three
      And one is left over that no pile can use
      That one's the remainder, and R is its sign
      So three and R one is the answer to choose`,
    later: `
      The sum's on the paper, the plates are all clean
      And nobody's piece was the least in the end
      There's one kind of fair that a child knows by heart
      The same for the cutter, the same for the friend`,
    hook: `
      Divide it by two, and divide it by three
      Piles all the same, and as fair as can be

      Division's the sharing of all that is there
      The same on each plate and the same at each chair`,
  },
  {
    words:
      'value_of_coins values_of_coins names_of_coins penny_nickel penny,_nickel pennies,_nickels dimes_and_quarters quarters_and_dimes how_money_works history_of_money learns_about_money learning_about_money teaches_about_money identifying_coins four_quarters_in_a_dollar financial_literacy',
    own: `
      {fact}
      {He} {lays} out the coins in a row by their size
      {He} {rubs} with a pencil to print every head
      And {knows} every one by its feel, with shut eyes

      {He} {opens} a (store|shop) on the step with three plums
      {He} {sells} one for pennies and {wraps} it with care
      {fact}
      {He} {gives} every penny of change from {his} chair`,
    stanzas: `
      (A penny|One penny) is one cent, a nickel is five
      A dime's thin and little, and yet it is ten
      A quarter is twenty-five, silver and wide
      Count four to a dollar, and start once again

      (The money|First, money) is earned when a job has been done
      It goes for the needs, for the roof and the bread
      And some can be saved for a want, bit by bit
      And some can be given to others instead`,
    later: `
      Before there were coins there were cattle and shells
      A man with a goat had to find one with corn
      It's only a promise that people all keep
      However the paper is folded and torn`,
    hook: `
      Penny and nickel and quarter and dime
      Save up a dollar, a bit at a time

      Earn it and spend it and save it and share
      Coins in a jar, and a few left to spare`,
  },
  {
    words:
      'prime_number prime_numbers primes composite_number composite_numbers prime_or_composite prime_factor prime_factors prime_factorization factor_tree factor_trees sieve_of_eratosthenes',
    own: `
      {fact}
      {He} {crosses} out numbers in rows by the score
      {He} {circles} the ones that [are] left in the net
      And {climbs} the back stairs by the primes to the door

      {He} {tries} to lay (pebbles|pennies) in rows, all alike
      With seven it only [goes] in a long line
      {fact}
      {He} {does} it with six, and with eight, and with nine`,
    stanzas: `
      (A prime|Each prime) can be split by itself and by one
      And nothing besides them divides it just right
      So two, three and five, and then seven are prime
      Eleven, thirteen, and they go out of sight

      (The one|But one) isn't prime, it divides by just one
      The two is the only one even of all
      And six is composite, it's two times a three
      For primes build the numbers, the big and the small`,
    later: `
      They come with big gaps, and they never run out
      A Greek proved it once, and it's true to this day
      Cicadas sleep thirteen or seventeen years
      And secrets are locked in big primes, stored away`,
    hook: `
      Two, three and five, and then seven in line
      Prime is for one and itself, not for nine

      Prime number, prime number, no one can split
      Only itself and a one ever fit`,
  },
  {
    words:
      'odd_number odd_numbers even_numbers odd_and_even odd_or_even odds_and_evens even_and_odd even_or_odd odd,_even',
    own: `
      {fact}
      {He} {sorts} the wet socks into pairs on the stair
      {He} {finds} there [are] nine, and {he} {looks} all around
      And {waves} the one sock that [is] missing its pair

      {He} {walks} down the (street|road), even doors on one side
      {He} {waves} to the odd ones, just over the way
      {fact}
      {He} {skips} by the twos to the end of the day`,
    stanzas: `
      (The evens|All evens) make partners, with no one alone
      The two, and the four, and the six, and the eight
      They end in those figures, or zero, each one
      Split twenty in two, and it's ten to a plate

      (The odds|All odds) have one over, with nobody's hand
      The one, and the three, and then five, seven, nine
      However it's long, the last figure will tell
      Odd, even, odd, even, they go down the line

      (Two odds|Odd pairs) make an even, the lone ones join hands
      Two evens make even, as anyone sees
      But one of each kind always comes to an odd
      A two and a five make a seven with ease`,
    later: `
      An odd is just one who is still on its own
      It waits with a place kept beside on the seat
      Then somebody comes, and the bench is all twos
      And that's how the odd and the even ones meet`,
    hook: `
      Two, four, six, eight, and they walk hand in hand
      One, three, five, seven, and one's left to stand

      Even or odd, look at only the end
      Odd is an even in need of a friend`,
  },
  {
    words: 'place_value place_values ones_and_tens tens_and_ones ones,_tens hundreds,_tens expanded_form base_ten',
    own: `
      {fact}
      {He} {bundles} up straws by the ten with a band
      {He} {lays} the loose ones to the right in a row
      And {holds} up a hundred at once in one hand

      {He} {writes} down a seven, a zero behind
      {He} {sees} it grow ten times as tall with one stroke
      {fact}
      {He} {adds} six more zeros, and all for a joke`,
    stanzas: `
      (The ones|All ones) stand far right, and they count up to nine
      And one more makes ten, so they step up a place
      The tens are next door on the left of the ones
      A two over there means two tens in that space

      (A hundred|One hundred) is ten tens, the third place along
      Three hundreds, four tens, and two ones, three four two
      A zero keeps places where nothing is there
      Without it a ninety's a nine, and won't do`,
    later: `
      The same little nine can be nine, or a lot
      It's all in the place where it happens to stand
      Ten digits are plenty for every last star
      And every last grain of a whole desert's sand`,
    hook: `
      Ones on the right, and the tens by their side
      Hundreds stand next to them, puffed up with pride

      Place value, place value, look at the seat
      Ten times as big for each step of the feet`,
  },
]
