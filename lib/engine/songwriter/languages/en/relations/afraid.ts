import type { Relation } from '../../relations.ts'

/** Somebody is afraid of something. */
export const afraid: Relation = {
  any: `
    {fact}
    {He} {doesn't} pretend that it isn't so
    It [takes] a brave person to say in the open
    The thing that most others let nobody know

    {fact}
    But fear [is] a dog that [is] louder than large
    It [barks] at the gate, and whoever [walks] by it
    Soon [finds] out who [is] in charge

    {fact}
    And nobody [laughs], or not very long
    For everyone knows what it's like to lie listening
    And hope that they heard the thing wrong

    {fact}
    It [helps] to have somebody there, that's all
    Somebody's hand or somebody's shoulder
    Or somebody's light in the hall

    (Everyone [has] something under the bed|Everyone [fears] something, under it all|There [is] something that [frightens] the bravest of people)
    Some [hide] it by talking too loud
    {fact}
    And nobody [stands] alone in that crowd

    (No one [makes] courage from nothing whatever|Courage [is] not something made out of nothing|Nobody [bakes] any courage from nothing)
    It [needs] a good pinch of fear, as bread needs yeast
    {fact}
    So {he} {has} the main ingredient, at least

    (Others [walk] past it and [go] on with dinner|To other folks' eyes there [is] nothing to look at|Others [walk] past and they [don't] even see it)
    They [look] at it once, and they [see] only air
    {fact}
    And a friend is somebody who checks if it's there

    (A life without fear would be easy to carry|A heart without fear would be easy to carry|A person not frightened of anything, ever)
    As light as a cup, and about as deep
    {fact}
    It [shows] there [is] something {he} {wants} to keep`,
  grief: `
    {fact}
    So somebody still leaves a lamp on at night
    It isn't for reasons that reason would follow
    It's only that leaving it off isn't right

    {fact}
    Whoever is frightened has something to lose
    And that's what it [is], underneath all the trembling
    A love with its heart in its shoes

    (The bravest are not the ones nothing can frighten|The brave are not those who have nothing to fear|Courage is not only found in the fearless)
    They're those who go on with a lump in the throat
    {fact}
    And {he} {wears} no armor, {he} {wears} a coat

    (Nobody gets to the end without trembling|Everyone comes to some nights without sleeping|Everyone's life has a few nights of trembling)
    It isn't a thing that the strong ones are spared
    {fact}
    And love is a hand there for those who are scared`,
  funny: `
    {fact}
    It [has] its own fears, if the truth were told
    It [hears] {him} come in, and it [stops] its breathing
    And its hands, if it [has] any, [turn] cold

    {fact}
    There [is] an escape plan drawn up for the day
    With arrows and exits, a whistle, a helmet
    And a chair to jump on along the way

    (Volcanoes, tax inspectors, nothing [can] scare {him}|A tax form, an earthquake, {he} {yawns} at the lot|An earthquake [comes] by, and {he} {asks} for more coffee)
    A bull in the road [is] a friend to be made
    {fact}
    And that [is] the end of the hero parade

    (The experts [look] into it, testing and tapping|A study [comes] out with a chart and a graph|Someone [looks] into it, testing and tapping)
    The numbers [are] in, and the danger [is] small
    {fact}
    And {he} {reads} out the numbers from far down the hall`,
}
