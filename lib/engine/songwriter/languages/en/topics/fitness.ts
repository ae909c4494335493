import type { Topic } from '../../stanzas.ts'

export const fitness: Topic = {
  kin: 'gym gyms fitness workout workouts exercise exercises exercised exercising trainer trainers weights dumbbell dumbbells barbell barbells pushup pushups push-up push-ups pull-ups sit-ups squats lunges yoga pilates stretch stretches stretched stretching muscle muscles biceps abs aerobics zumba sweat sweats sweating sweaty weightlifting weightlifter bodybuilder bodybuilding leotard',
  you: {
    scene: `
      You (do|count) forty push-ups in front of the news
      With me on your back, and I read the reviews
      You stop when the forecast is sunny and mild
      And in hurricane season your muscles go wild

      The gym has a (bench|corner), it's yours, by the door
      You've lifted one weight and you won't lift one more
      The rest of it's talking, who's sick and who's new
      And they all come out stronger for sitting with you`,
    later: `
      You talked me to yoga, one leg in the air
      I fell on the teacher, I fell on a chair
      You fell over also, on purpose, I know
      And we lay there and laughed with our feet in a row

      They told you that arm wouldn't lift anymore
      Your workout was teabags, you got up to four
      A can, in July, and by autumn the cat
      And you reached the high shelf and you took down your hat`,
  },
  me: {
    scene: `
      I joined a good gym in the (first week|cold days) of the year
      I've been there one time, just to ask, is it here?
      They have a nice fountain, they gave me a key
      And each month they lift eighty dollars from me

      I followed the (yoga|workout) on screen in my room
      My left was her right, and I knocked down the broom
      She said, now breathe in, and the doorbell went, so
      I've been holding that breath since an hour ago`,
    later: `
      I rowed in the gym for an hour and a half
      The screen showed a lake, with a hill and a calf
      I stood up, all sweaty, I still hadn't moved
      And I waved to the calf, and I felt it approved

      I found there's a muscle I hadn't known of
      It's under the arm, and a little above
      It told me all Tuesday, on stairs and in bed
      And we're friends now, I've named it, I'm calling it Ned`,
  },
  past: {
    scene: `
      You'd stretch by the (window|stove) every morning at six
      Your knees would go off like a bundle of sticks
      You'd say, that's the orchestra tuning, sit tight
      And I stretched there beside you, and fell to the right

      You'd show me your muscle, and then with one arm
      You'd lift me each (birthday|New Year's), I'd shriek with alarm
      And then the year came that you couldn't, you tried
      So I lifted you up, and you laughed till you cried`,
    later: `
      Your weights are still there by the rake and the hose
      I once couldn't lift one as high as my nose
      I lift them on Sundays, I count as you'd do
      With a grunt, and a whistle, and, that'll be two

      They've kept you your spot in the stretching class, there
      By the window, and no one has asked for the square
      I came and they let me lie down on your mat
      There's a crack like a bear, as you said, in a hat`,
  },
  hook: `
    Up on your toes and then down to the floor
    It's the workout of living, so give me one more

    Lift it up high till your muscles all sing
    You could lift a piano, or lift in the spring

    Stretch like a cat with its paws in the sun
    The exercise over, the day just begun`,
}
