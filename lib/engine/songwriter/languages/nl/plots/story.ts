import type { Plot } from '../../stanzas.ts'

export const story: Plot = {
  person: 'me',
  open: `
    Ik heb hier een stoel, en ik heb nog wat tijd
    En iets in mijn hoofd, en dat wil ik nu kwijt
    Het is niet zo lang, en het is niet zo groot
    Maar niemand zal zeggen dat ik het zomaar vergroot`,
  turn: `
    Wie zoiets hoort, die knikt en zegt, tja
    En denkt aan iets anders, en lacht nog wat na
    Zo gaat dat met dingen, je draagt ze met je mee
    En zing je er één, dan herinner je er twee`,
  meaning: `
    Je denkt dat het grote de doorslag geeft
    De reizen, de feesten, het geld op de bank
    Maar vraag het aan iemand die terugkijkt, en dan
    Blijft juist het kleine er hangen, als klank

    Er zijn van die dingen, die staan in geen krant
    Geen mens die er ooit een bericht over schreef
    Je draagt ze maar rond, als een steen in je hand
    En soms ben je blij dat zo'n steen je bleef

    Wat het nu betekent, dat weet ik nog niet
    Misschien weet een ander het beter dan ik
    Ik weet alleen dat het terugkomt, en blijft
    En dat ik het zing met een lach en een snik`,
  lift: `
    Dat is het dan al, en veel meer is het niet
    Het stond in geen boek, dus het werd maar een lied

    En wie zoiets kent, die zingt zachtjes met mij
    En wie het niet kent, die krijgt het erbij`,
  chorus: `
    # Zo ging het
    Zo ging het, zo ging het, ik heb niets verzonnen
    {fact}
    Zo ging het, zo ging het, en zo is het begonnen
    En wie het hoort, heeft er iets bij gewonnen

    # Een klein verhaal
    Dit is een klein verhaal, meer is het niet
    {fact}
    Dit is een klein verhaal, en ik maak er een lied
    Voor iedereen die er zichzelf in ziet

    # Zomaar een lied
    Zomaar een lied, en het past in een hand
    Het hoeft op geen podium, hoeft niet in de krant
    Zomaar een lied, en ik fluit het op straat
    En wie het gehoord heeft, die weet hoe het gaat`,
  bridge: `
    Ooit weet ik het zelf misschien niet meer zo goed
    Dan moet iemand mij dit maar voorzingen, zacht
    Dan zeg ik, dat ken ik, zo ging het, zo moet
    En dan ben ik er weer, met één lach, in één nacht

    Ik had ook kunnen zingen van helden en roem
    Van schepen op zee en van bergen van goud
    Maar dit is van mij, en wat ik hier noem
    Is alles waar ik op mijn manier van houd`,
}
