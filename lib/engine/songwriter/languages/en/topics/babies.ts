import type { Topic } from '../../stanzas.ts'

export const babies: Topic = {
  kin: 'babies infants diaper diapers crib cribs cradle cradles stroller strollers pacifier pacifiers rattle rattles bib bibs toddlers teething colic nursery onesie onesies burp burped burping bassinet highchair sonogram ultrasound midwife pregnant pregnancy babysit babysits babysitter babysitters babysitting stork booties breastfeeding godchild',
  you: {
    scene: `
      You (sing|hum) to each baby you meet on the bus
      They stop in mid-holler and turn round to us
      You've only one tune, it's the jingle for glue
      And they look at you, drooling, as if it were new

      The (crib|cradle) that you put up leans south by a bit
      You've eleven spare screws and a wheel that won't fit
      You got in to test it, you lay there, and slept
      And the baby kept watch, and the rest of us crept

      A (stranger's|neighbor's) new baby was put in your lap
      You stayed there, not breathing, through all of its nap
      It woke, and it looked at you, eye into eye
      And you told it, in detail, how planes learned to fly`,
    later: `
      You learned on a pillow, you passed your exam
      In folding a diaper by wrapping a ham
      And then came the baby, it kicked at the air
      And your first one was on like a hat, but with care

      A baby next door cried from midnight to three
      You went in your robe with a flashlight and tea
      You walked it in circles, you told it the score
      And they slept, the whole family, right there on the floor

      You've put away baby clothes, bit after bit
      You keep one small sock, and your thumb is the fit
      You put it on sometimes, you give it a bow
      And it nods, and it asks who's the baby here now`,
  },
  me: {
    scene: `
      The baby was (crying|wide awake), so we got in the car
      We drove it to sleep by the old railroad bar
      We parked, and it woke, so we drove up the hill
      If you're out after midnight, we're driving there still

      I went to the (office|meeting) in suit and in tie
      I talked about growth and they didn't ask why
      They clapped, and they told me, in case I'd not know
      There's a bib on your shoulder, with ducks in a row

      The book says that babies (sleep|doze) soundly till ten
      It's got a fine picture, I read it again
      I read it at midnight, I read it at three
      And the baby was eating the page on my knee`,
    later: `
      The baby has found that its hand has a back
      It turns it and looks, like a book off a rack
      I've had mine for years and I can't say I'd known
      So we lay on the blanket and looked at our own

      I once read the papers, I once knew the news
      I once had two matching, identical shoes
      This baby, today, on about the ninth try
      Said hi to my nose, and I started to cry

      They brought us a baby as red as a beet
      With somebody's chin and with somebody's feet
      I signed for it, shaking, they held me the door
      And I'd filled in more papers to sand down the floor`,
  },
  past: {
    scene: `
      You walked me, a baby, (till sunup|each evening), they said
      Up and down the dark hall, with your chin on my head
      You hummed, and one board always creaked by the stair
      And I still, when I hear it, could sleep standing there

      We've got it on tape, I'm a (baby|newborn), I bawl
      And you're there, getting closer, your voice down the hall
      You say, it's all right now, you say, I'm right here
      And I play it some nights, very close to my ear

      You held every baby the street ever had
      On one arm, (at market|out shopping), the good and the bad
      You'd say in its ear what the weather would be
      And they'd look at you gravely, and seem to agree`,
    later: `
      There are pencil marks climbing the frame of the door
      The lowest, a baby, a foot from the floor
      It's your hand that drew it, you pressed hard and slow
      And we've painted the house twice, and let that part show

      I opened the trunk and the booties were there
      A bib, and a bracelet, a curl of my hair
      And folded in tissue, in ink going brown
      Each word that I said, and you'd written it down

      There's somebody new here, a baby, a week
      With hair that stands up and with fuzz on its cheek
      It yawned, and one eyebrow went up, and hung there
      And we all of us turned round to look at your chair`,
  },
  hook: `
    Yawn, little baby, the whole world can wait
    It will be here tomorrow, it stays open late

    Ten little fingers and ten little toes
    There's a baby awake, and the whole building knows

    Oh, baby, oh, look at the size of the day
    There's a spoon, there's a dog, there's the moon on its way

    Roll out the stroller, the sidewalk is wide
    There's a baby on board and a world for the ride`,
  soft: {
    scene: `
      The (moon|lamp) has looked into the crib
      It saw your fist, it saw your bib
      It counted toes and got to ten
      And liked it, so it did again

      You've had a day of being new
      A (spoon|leaf), a sneeze, a sock or two
      You've met your feet, you've heard a bird
      And all of it without a word`,
    later: `
      Your hand is round my finger, tight
      It holds as if I were the kite
      I can't go far, I wouldn't, no
      I've nowhere finer I could go

      The milk is gone, the burp has come
      The dream is waiting by your thumb
      It's soft, it's white, it's got no end
      Go in, small one, and find your friend`,
  },
}
