import type { Relation } from '../../relations.ts'

/** Somebody hates, dislikes or refuses something. */
export const dislike: Relation = {
  any: `
    {fact}
    {He} {makes} no secret of it, and no speech
    The look [says] it all, like a cat by a bathtub
    And {he} {moves} just a bit out of reach

    {fact}
    That [makes] what {he} {likes} worth a good deal more
    A nod that goes out to whatever is passing
    Is worth no more than a swinging door

    {fact}
    It [doesn't] get better with time or with wine
    Some things and some people just never make friends
    And {he} {knows} where to draw the line

    {fact}
    And {he} {takes} the long way to keep out of its sight
    Past two extra corners, a hill and a river
    And {walks} every step with the purest delight

    (Everyone [knows] of a thing they would banish|There [is] one thing that each person would banish|Most people [know] what they'd gladly abolish)
    If somebody made them the king for a day
    {fact}
    By noon it would sit on a ship far away

    (They [try] to persuade {him} with sugar and reasons|Everyone [tries] it, with sugar and reasons|Friends [come] along with their sugar and reasons)
    They [say], only once, go on, just for the fun
    {fact}
    {He} {thanks} them all kindly, and with that it [is] done

    (Some people [pretend], for the sake of the party|Others [pretend], for the sake of the evening|Most people [pretend] to be liking whatever)
    They [smile] till it [hurts], and they [say] it's all right
    {fact}
    And honest is kinder than merely polite

    (There [are] bigger things people [can] quarrel over|It [isn't] a thing that [is] worth a long quarrel|Friends [don't] have to like all the same things)
    There's plenty of room in a house for a no
    {fact}
    And the people who [love] {him} [let] it be so`,
  grief: `
    {fact}
    And even that's missed, though it's strange to say
    Who wouldn't give much for one more of those grumbles
    On any old rainy and regular day

    {fact}
    So nobody brings it up, nobody will
    It's kept from the house out of something like manners
    As though it could bother {him} still

    (A stone in the churchyard says only the best things|An obituary tells only the best things|When people stand up, they say only the best things)
    There's room for a couple of flattering lines
    {fact}
    And that's where the actual person still shines

    (Nobody argues the point any longer|There's nobody left now to argue it over|No one is left who will grumble about it)
    The house is at peace, and the peace is too wide
    {fact}
    And nobody's there for the opposite side`,
  funny: `
    {fact}
    The thing itself [wonders] what it might have done
    It [lies] there at night and [goes] over the details
    And [sends] its regrets out to everyone

    {fact}
    One might just as well try to talk to a cat
    And get it to swim, or to pay its own taxes
    Or walk into church in a hat

    (The United Nations [sends] a committee|A team of great diplomats [comes] from Geneva|Two expert negotiators [come] over)
    They [have] a good treaty, a pen and a smile
    {fact}
    And they [sit] in their car with the lights off a while

    (If looks were a laser, it wouldn't be standing|If looks could do damage, there'd not be much left now|If looks were a weapon, they'd want a permit)
    There'd be a small hole and a bit of gray smoke
    {fact}
    And only a newcomer [makes] the joke`,
}
