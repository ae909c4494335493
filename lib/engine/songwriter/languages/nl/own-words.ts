import type { OwnWords } from '../own-words.ts'

/** The person's own words stand in the unrhymed lines, as they come. */
export const ownWords: OwnWords = {
  warm: `
    {fact}
    En wie jou kent, die lacht en knikt
    {next}
    Zo heeft nog niemand het geflikt

    {fact}
    Dat vertel ik door aan wie het horen mag
    {next}
    En daar lach ik om, de hele dag

    {fact}
    Dat is het eerste wat ik van jou vertel
    {next}
    En wie dat hoort, die kent jou al wel

    {fact}
    Jij zegt dan, ach, dat stelt toch niks voor
    {next}
    En wij, wij zingen gewoon door

    {fact}
    Dat lijkt zo klein als je het schrijft
    Maar gooi je al het andere weg
    Dan is dat precies wat er blijft

    {fact}
    Dat weet de straat, dat weet het plein
    En wie het niet weet, die vertel ik het nog
    En daar doe ik gebaren bij, groot en klein`,
  funny: `
    {fact}
    Ik wou dat ik het zelf verzonnen had
    {next}
    Er is gelachen tot in de volgende stad

    {fact}
    Je zou toch denken, daarmee is het klaar
    {next}
    En ook dat is helaas nog waar

    {fact}
    Ik heb getuigen, twee, en die huilden erbij
    {next}
    En dan zegt er weer iemand, dat treft alleen jij

    {fact}
    Ik schreef het op, met de datum en de tijd
    En stuur het naar iemand die erover gaat
    Dan ben ik het tenminste kwijt

    {fact}
    Ja, lach maar, jij hebt daar niet gezeten
    Ik had er zelf ook om gelachen
    Maar ik zat er middenin, moet je weten`,
  grief: `
    {fact}
    Dat zie ik als ik mijn ogen sluit
    {next}
    Zo kom je er niet zomaar uit

    {fact}
    Dat heb ik bewaard, ik leg het niet neer
    {next}
    En 's ochtends heel vroeg is het er soms weer

    {fact}
    Het is niet veel als ik het zo vertel
    {next}
    En toch, 's nachts laat, dan telt het wel

    {fact}
    Ik heb het verteld aan een vreemde in de trein
    Hij knikte vriendelijk, en keek uit het raam
    Hij weet niet hoe groot iets kleins kan zijn

    {fact}
    Er zijn van die dagen, dan hoor ik alleen dat
    Dan vraagt er iemand of er iets is
    En zeg ik, nee, mijn bril is wat nat`,
  sorry: `
    {fact}
    Ik hoor nu zelf ook hoe dat klinkt
    {next}
    En hoe de moed dan in mijn schoenen zinkt

    {fact}
    Dat wordt niet mooier, hoe ik het ook draai
    {next}
    Er past geen praatje bij, en geen lawaai

    {fact}
    Ik zei het liefst dat een ander het was
    {next}
    Maar ik zie mezelf daar staan in het glas

    {fact}
    Daar hoort geen maar bij, en ook geen want
    Ik heb het van alle kanten bekeken
    En fout was het aan elke kant

    {fact}
    Jij werd heel stil, en toen wist ik het ook
    Ik heb de hele avond geoefend
    Mijn mooiste zin brak, en de volgende ook`,
  lesson: `
    {fact}
    Zeg het één keer hard, dan heb je het haast
    {next}
    En zeg het dan nog eens, wat minder gehaast

    {fact}
    Dat is het begin, dus knoop het in je oor
    {next}
    En morgen zeg jij het de klas hier voor

    {fact}
    En als je dat weet, dan kom je al ver
    Tik met je pen de maat op de bank
    Dan schittert het straks in je hoofd als een ster`,
  soft: `
    {fact}
    Dat slaapt nu ook, zo zacht, zo klein
    {next}
    De maan wil ook bij jou nog zijn

    {fact}
    Dat wordt nu stil, zo stil als sneeuw
    {next}
    De nacht komt langs met een grote geeuw

    {fact}
    Doe nu je ogen maar dicht
    Dat is er morgen vroeg nog steeds
    En ik ben er ook, bij het licht`,
  cheer: `
    {fact}
    Dat zingen we hier van het doel tot de stip
    {next}
    En fluit er dan iemand, dan is dat een tip

    {fact}
    Dat schrijven we met krijt op de kleedkamerwand
    {next}
    Daar zijn we op trots, van hier tot aan het strand

    {fact}
    Dat schrijven we met krijt op de kleedkamerwand
    De anderen hebben een kast vol met goud
    Wij hebben dit, en elkaar bij de hand`,
  plain: `
    {fact}
    De rest mag je van mij gerust vergeten
    {next}
    Dat is het al, en meer hoef je niet te weten

    {fact}
    Dat is het wel zo'n beetje, meer heb ik niet
    {next}
    Daar kijk je lang naar, en dan wordt het een lied

    {fact}
    Daar kan ik een hele middag naar kijken
    {next}
    En dan zie ik de volgende ook nog verstrijken

    {fact}
    Zo simpel is het, en verder is er niks aan
    Er zijn wel verhalen die groter zijn
    Maar dit bleef als laatste bij mij staan

    {fact}
    Dat mag met grote letters op de muur
    Er zijn genoeg liedjes over koningen
    En deze gaat over een gewoon uur`,
  hook: `
    {fact}
    Dat zing ik zacht, dat zing ik hard, dat zing ik nog een keer

    {fact}
    Zo is het begonnen, en zo zingen we weer`,
}
