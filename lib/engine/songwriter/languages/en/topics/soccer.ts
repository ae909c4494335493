import type { Topic } from '../../stanzas.ts'

export const soccer: Topic = {
  kin: 'soccer football footballer footballers goal goals goalie goalkeeper keeper goalpost goalposts pitch penalty penalties whistle whistles referee ref midfield midfielder striker strikers defender defenders winger halftime offside dribble dribbles dribbling kickoff cleats team teams teammate teammates league match matches scored scorer tackle tackles header stadium championship',
  you: {
    scene: `
      You (say that|tell them) you're sorry each tackle you make
      You help them stand up, give their elbow a shake
      You've scored once this season, your own goal, it's true
      And the other team lifted you, they love you too

      The pitch has gone dark, so you (play on|shoot at) the wall
      With a goal drawn in chalk and a (half-dead|half-flat) old ball
      You do the announcer, the crowd and the cup
      And I clap from the kitchen, and you hold it up`,
    later: `
      We were losing by seven with minutes to go
      You chased every ball as if you didn't know
      The ref blew his whistle, you lay on your back
      And said, now we've tired them, next week we attack

      You told me, in penalties, don't watch the eyes
      The eyes tell you stories, the eyes tell you lies
      You look at the foot that stands still on the grass
      I've tried it with salesmen, and not one could pass`,
  },
  me: {
    scene: `
      Our team has lost (seven|eleven), we're used to the view
      The goalie brings crosswords and finishes two
      Last Sunday we tied, and it wasn't our fault
      A dog took the ball and it came to a halt

      Our (pitch|field) has a slope and a puddle, a tree
      We win the first half going down it, by three
      At halftime we switch and the hill wins, the cheat
      It's four to three, always, we're used to defeat`,
    later: `
      The cross came in high and it came in too late
      It hit someone's ear and it rolled on, like fate
      Across the goal line with a kind of a sigh
      We carried that ear round the field shoulder-high

      When the whistle has blown we sit down in the mud
      With oranges, ice, and a small bit of blood
      Too tired to stand up and too dark to play
      Then somebody nudges the ball anyway`,
  },
  past: {
    scene: `
      You never did learn what was offside, or why
      You'd stand at the (corner|sideline) with coffee and pie
      You'd cheer for a throw-in, you'd cheer for the ref
      You'd cheer until half of the pitch had gone deaf

      Two (coats|bags) were the goal and a tree was the post
      You'd argue it in when we doubted it most
      The score by the evening was thirty to nine
      You'd say, next goal wins, and we thought that was fine`,
    later: `
      Your cleats had the mud of the last game you played
      They hung on the nail by the door, and it stayed
      I knocked them in April, and where the dirt fell
      By June there was grass, and it's doing quite well

      The first match without you, I turned and I passed
      To the left, where you'd be, and the ball traveled fast
      It rolled by the corner flag, into the hay
      And nobody said I had passed the wrong way`,
  },
  hook: `
    Come on, let it fly, let it bend, let it roll
    With the whole of the town on its feet for the goal

    It's only a ball and a pitch and a game
    And the whole of the hillside is calling its name

    Blow the whistle, kick off, there is time, there is ground
    There's a goal at each end and the ball's nice and round`,
}
