import type { Plot } from '../../stanzas.ts'

/** To somebody who is ill or on the mend: light and kind. */
export const getWell: Plot = {
  person: 'you',
  open: `
    I've brought you some (flowers|berries|grapes), they're right there by the bed
    I've fluffed up the pillow in back of your head
    The curtain's half open, the light's coming through
    And I've got all day to just sit here with you

    The doctor says (rest now|bed rest|lie down), you ask for how long
    You say you feel better, you say you feel strong
    You're up on one elbow, you're out with one knee
    And then you lie down again, one, two, and three

    The (day|clock|hour) goes so slow when you're stuck in your bed
    You count all the cracks in the ceiling instead
    You've counted them twice, and you've counted them through
    So here is a song, it's a new thing to do

    We heard you're (not well|laid up|in bed), and the word went around
    And everyone's sending you love by the pound
    There's cards, and there's flowers, there's wishes to tell
    And each says the one thing, get well, and get well

    You're under the (blanket|covers|sheets), just the tip of your nose
    The rest of you hides from your chin to your toes
    The phone's been put down, and the light's been put low
    There's nothing to do now, and nowhere to go`,
  turn: `
    This morning they tell me you ate a bit more
    You sat at the window, you looked at the door
    You grumbled a little, you asked for your shoes
    You're grumbling, you're better, it's wonderful news

    A bit more each morning, a bit more each night
    Your cheeks have some color, your eyes have some light
    It's two steps ahead, and then one to the rear
    But look where you were, and now look, you are here

    I know there are days when it hurts, and it's slow
    When nobody tells you how long it will go
    You don't have to smile then, just hold on to me
    I'll sit there as quiet as quiet can be

    The chair by the window is warm from the sun
    The kettle is on, and the washing is done
    You'll find, when you get up, we've saved the best seat
    With a rug for your knees and a stool for your feet

    And one day quite soon you'll be out in the air
    The sky over you, and the sun everywhere
    You'll walk a bit slowly, and stop for a while
    And someone will see you, and give you a smile`,
  meaning: `
    The body is clever, it knows what to do
    It works on the night shift, repairing you
    It needs no instructions, it needs no advice
    Just time, and a pillow, and somebody nice

    You'd rather be up, and be out and about
    You'd rather be anywhere else, I don't doubt
    But healing's a job, and it's yours for today
    And lying there doing it's doing okay

    Don't think about all that is not getting done
    There isn't a thing there that matters, not one
    The list can be left for a while on the shelf
    The one thing to look after now is yourself

    I'm no good at bandages, no good at pills
    I can't cure a fever, I can't cure the chills
    But I've got a tune, and I've heard people say
    It can't hurt to sing when you're feeling that way`,
  lift: `
    So lie back and listen, there's nothing to do
    The tune will do all of the moving for you

    They say that a song is as good as a rest
    So here is one for you, I'm doing my best

    So close your eyes now, if it helps, and just hear
    It isn't a cure, but it's meant to bring cheer

    You don't have to smile, or be brave, or be dressed
    Just breathe in and out, and I'll see to the rest`,
  chorus: `
    # Get Well, {call}, Get Well
    Get well, {call}, get well, get well
    {you.fact}
    There's nothing to rush to, no clock and no bell
    Get well, {call}, get well, get well

    # Mend, {call}, Mend
    Mend, {call}, mend, take it easy and slow
    {fact}
    Mend, {call}, mend, there is nowhere to go
    You'll know when you're ready, and we'll let you know

    # A Little Bit Better
    A little bit better, {call}, day by day
    {you.fact}
    A little bit better is on the way
    A little is plenty, a little's okay

    # Nothing to Do but Rest
    Nothing to do but rest, so rest
    {fact}
    Nothing to do but rest, that's best
    Get well first, and forget the rest

    # A Thought for You
    A thought for you, {call}, a thought for you
    {me.fact}
    It can't mend a thing, but it's something to do
    A thought for you, {call}, a thought for you

    # One Dose of a Song
    One dose of a song, {call}, three times a day
    {they.fact}
    One dose of a song, there is nothing to pay
    No spoon and no pill, you can take it and play

    # Slow Is All Right
    Slow is all right, {call}, slow is all right
    You don't have to do it all in one night
    Slow is all right, {call}, slow gets there, too
    And somebody's here who is waiting for you

    # Back to Yourself
    Back to yourself, that's the way to go
    {you.fact}
    Back to yourself, you can take it slow
    Back to yourself, it's a place you know

    # Be a Good Patient, {call}
    Be a good patient, {call}, lie low
    {fact}
    Be a good patient, it's hard, I know
    Be a good patient, and then you can go

    # Good Days Are Coming Back
    Good days are coming back, {call}, you'll see
    {you.fact}
    Good days are coming back, wait here with me
    They only went out for a minute or three

    # Soon, {call}, Soon
    Soon, {call}, soon, and if not soon, then
    A little bit later you'll be well again
    Soon, {call}, soon, let it come, let it go
    The good things are used to arriving slow

    # One Good Hour
    One good hour, and then a good day
    One good hour is on the way
    One good hour, and another one, too
    And all of them lining up, waiting for you

    # Get Well Soon, {call}
    Get well soon, {call}, but take your time
    Each day is a stair, it's a little climb
    Get well soon, {call}, we'll be here, you'll see
    With the door wide open, as glad as can be

    # Lie Still, {call}
    Lie still, {call}, let the sheets be cool
    There's nowhere to be, there's no work, no school
    Lie still, {call}, and close your eyes
    And wake a bit better each time you rise

    # Sleep Is a Doctor
    Sleep is a doctor, it comes when you're low
    It works in the dark, and it works quite slow
    Sleep is a doctor, it charges no fee
    It sits at your bed, and it lets you be

    # Too Quiet without You
    It's too quiet without you, come back, come back
    We're all out of step, and we're all off track
    It's too quiet without you, but don't you rush
    We're keeping your place in the hum and the hush`,
  bridge: `
    The nights may be long, and the small hours slow
    When nobody's up, and there's nowhere to go
    Then think that there's someone who thinks of you, too
    And wishes the morning to hurry to you

    I hope there's a morning, and let it be soon
    You wake, and you notice you're humming a tune
    And nothing is heavy, and nothing is sore
    And you look at the day like an opening door

    The world has gone on, and it's not going well
    It's missing a something, it's easy to tell
    Whatever you're missing, it's missing you, too
    There's room being kept here for no one but you

    You're allowed to be grumpy, allowed to be sad
    You're allowed to say loudly that all of it's bad
    You don't have to sparkle, you don't have to shine
    And grumbling is often the first healthy sign

    One day you'll be telling it, up and about
    The pills and the pillow, the days you sat out
    You'll tell it so well that we all have to cheer
    And it will be over, and you will be here`,
}
