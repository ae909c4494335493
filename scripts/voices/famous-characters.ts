/**
 * Characters and groups that belong to somebody, as single words and as full names, in plain lower-case letters. No voice of the
 * catalogue may carry one; public figures are in server/services/moderation/names.
 */
export const FAMOUS_CHARACTERS: readonly string[] = `
mickey mouse, minnie, donald duck, goofy, pluto, bambi, dumbo, simba, nala, mufasa, timon, pumbaa, ariel, aladdin, jafar, mulan, moana,
elsa, olaf, rapunzel, merida, stitch, woody, buzz lightyear, nemo, dory, wall-e, shrek, fiona, puss in boots, gru, minion, po, garfield,
odie, snoopy, charlie brown, popeye, bugs bunny, daffy, tweety, sylvester, porky, elmer fudd, scooby, shaggy, velma, fred flintstone,
barney rubble, yogi bear, tom and jerry, homer simpson, bart simpson, marge simpson, lisa simpson, krusty, peter griffin, stewie,
cartman, kenny mccormick, rick sanchez, morty, spongebob, squidward, patrick star, sandy cheeks, plankton, dora, peppa pig, bluey, bingo,
finn the human, jake the dog, marceline, steven universe, batman, robin hood, joker, superman, wonder woman, spiderman, spider-man, hulk,
thor, loki, iron man, captain america, wolverine, deadpool, groot, rocket raccoon, thanos, venom, harley quinn, catwoman, bane, magneto,
darth, vader, yoda, luke skywalker, leia, han solo, chewbacca, obi-wan, kenobi, palpatine, grogu, mandalorian, kirk, spock, picard,
gandalf, frodo, bilbo, gollum, aragorn, legolas, gimli, sauron, saruman, galadriel, arwen, mordor, hobbit, harry potter, hermione,
ron weasley, dumbledore, snape, voldemort, hagrid, katniss, indiana jones, james bond, rambo, rocky balboa, terminator, robocop, morpheus,
neo anderson, sherlock, watson, dracula, marlowe, willy wonka, mary poppins, matilda, winnie, tigger, eeyore, paddington, pinocchio,
mario, luigi, bowser, yoshi, wario, waluigi, peach toadstool, zelda, ganondorf, kirby, samus, sonic, tails, knuckles, eggman, pikachu,
charizard, ash ketchum, mewtwo, lara croft, kratos, atreus, geralt, ciri, yennefer, triss, master chief, cortana, glados, wheatley,
solid snake, cloud strife, sephiroth, tifa, aerith, sora, kazuya, ryu, ken masters, chun-li, scorpion, sub-zero, raiden, steve minecraft,
creeper, tracer, genji, ellie williams, joel miller, naruto, sasuke, sakura, kakashi, itachi, hinata, luffy, zoro, nami, sanji, chopper,
goku, vegeta, gohan, piccolo, frieza, bulma, krillin, sailor moon, usagi, ichigo, rukia, light yagami, ryuk, edward elric, alphonse, eren,
mikasa, levi ackerman, armin, tanjiro, nezuko, zenitsu, inosuke, gojo, itadori, megumi, deku, bakugo, todoroki, all might, saitama, genos,
gon freecss, killua, kurapika, hisoka, spike spiegel, asuka, shinji, rei ayanami, totoro, chihiro, kiki, ponyo, doraemon, nobita,
shinchan, anya forger, hatsune, miku, rin kagamine, kagamine, luka megurine, kaito, gumi, conan, inuyasha, kagome, yugi, bts, exo,
twice, stray kids, blackpink, gorillaz, queen, kiss, muse, oasis, blur, pulp, tool, rush, yes, cream, journey, eagles, doors, kinks,
clash, ramones, pixies, cure, wings, genesis, toto, asia, europe, chicago, boston, kansas, abba, enigma, era, aqua, scooter band
`
  .split(/,\s*/)
  .map((name) => name.trim())
