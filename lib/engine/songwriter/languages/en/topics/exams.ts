import type { Topic } from '../../stanzas.ts'

export const exams: Topic = {
  kin: 'exam exams examination examinations examiner test tests tested testing quiz quizzes quizzed study studies studied studying studious grade grades grading grader midterm midterms finals essay essays flashcard flashcards cram crams crammed cramming revise revision textbook textbooks diploma diplomas certificate semester scholarship graduate graduation homework',
  you: {
    scene: `
      You've (taped|pinned) up your notes for the test round the house
      The bones of the foot and the heart of a mouse
      The fridge is the liver, the dog is the spleen
      And I know every vein and the turns in between

      You study out loud, and you (coach|quiz) the house fern
      You say that to teach is the best way to learn
      It's had the whole Romans, from rise to the fall
      If ferns could hold pencils, it would beat us all`,
    later: `
      The eve of my test you stayed up, and you'd ask
      The questions in voices, with crown and with mask
      Next day in the silence I opened the thing
      And I laughed right out loud, it was read by a king

      You failed the exam by a point, and brought cake
      For the fifty-nine answers without a mistake
      We drank to each answer, an hour it took
      Then you wiped off your fingers and opened the book`,
  },
  me: {
    scene: `
      I still (dream|have dreams) I've a test, and I've come in my robe
      They're asking for rivers, I can't find the globe
      My pencil is carrot, the questions are Greek
      And I wake up and kiss all my bills on the cheek

      With (one|that) big exam coming up, I began
      By washing the windows, the oven, the fan
      I sorted the soup cans from barley to pea
      The cat has been polished, I'm still on page three`,
    later: `
      The test wanted numbers, I drew it a horse
      The grader wrote, wrong, and then, lovely, of course
      A point for the mane, half a point for the tail
      And it carried me, just, to the grade above fail

      I passed the exams in the rivers and kings
      In magma, in mosses, the bones that make wings
      Not one of those questions, as far as I know
      Was how you fold bedsheets, or when you should go`,
  },
  past: {
    scene: `
      You'd sharpen my pencils the night before tests
      (Six|Five) yellow ones, wrapped in a napkin, like guests
      You'd say, it's just paper, you won't even blink
      And one had your teeth marks, clear down to the pink

      We'd study all night in the coin laundry, late
      With (peanuts|doughnuts), two textbooks, a chair and a crate
      You'd quiz me on rivers, the shirts went in line
      And I can't see a towel now and not think, the Rhine`,
    later: `
      I passed the exam, and my feet, on their own
      Went up to your porch, where the grass has all grown
      I read, ninety-seven, out loud, to your tree
      And could hear you ask what had become of the three

      Your study card slid from the stove, gray with lint
      What's water at boiling? it asked, in faint print
      I turned it, two hundred and twelve, it was true
      And under it, good, now make tea for us two`,
  },
  hook: `
    Pencils down, pencils down, throw the doors open wide
    The test is all over, there's summer outside

    Test me on rivers, on rulers, on Rome
    I'll sing you the answers on every street home

    The exam is tomorrow, the moon is tonight
    So close up the textbook and turn out the light`,
}
