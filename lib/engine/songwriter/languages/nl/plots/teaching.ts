import type { Plot } from '../../stanzas.ts'

export const teaching: Plot = {
  person: 'you',
  open: `
    Sla je schrift maar open, (punt|slijp|zoek) je potlood even
    Er vliegt nu nog een vlieg, maar zo is het stil
    Wat hier vandaag op het bord staat geschreven
    Dat onthoud je zingend, of je wil of niet wil

    Ga (zitten|staan|liggen), of hang op je kop aan de bank
    Dit hier is een les met een trommel eronder
    De meester klapt mee, en de muur en de plank
    En wie nu niet zingt, doet het morgen maar zonder

    Vandaag gaat het over {x}, (kom erbij|let goed op|daar gaan we), ga staan
    Vandaag is het bord maar een muur voor de maat
    Wie wiebelt, die wiebelt, dat mag, trek het je niet aan
    Want dit is een les die door al je botten gaat

    De juf heeft (een krijtje|een trommel|een liedje), en ze tikt op de rand
    Ze zegt, wat je zingt, dat vergeet je niet snel
    Dus haal nu je ene oor uit de krant
    En het andere oor, dat luistert al wel`,
  turn: `
    Je hoeft het niet meteen in één keer te kennen
    Je zingt het, je fluit het, je stampt op de trap
    Zoals je ook op één dag niet leerde rennen
    Het zit in je voeten nog voor je het snapt

    En vraagt er morgen iemand, leg eens uit
    Dan ga je er rustig even voor staan
    Je telt tot vier, en je haalt een geluid
    Uit je buik, en daar komt heel het antwoord vandaan

    De een schrijft het op, en de ander die tekent
    Er is er een die met zijn handen leert
    Je broertje heeft het op zijn tenen berekend
    En goed is gewoon goed, hoe je het ook hebt geleerd`,
  lift: `
    Nu samen, de hele rij, ook die bij het raam
    Eerst zacht, als een geheim, en dan hard, als je naam

    Nog één keer, en dan zit het, echt waar, in je hoofd
    Dat heeft mij mijn eigen juf ook beloofd`,
  chorus: `
    # Zo onthoud je het wel
    Zo onthoud je het wel, met een stem en een tel
    Zo onthoud je het wel, in de bus, op de trap, bij de bel
    En kom je het tegen, dan weet je het nog
    Zo onthoud je het wel, want je zingt het toch

    # Zing het en je weet het
    Zing het en je weet het, van voor en van achter
    Zing het en je weet het, eerst hard en dan zachter
    Je fietst ermee weg, en het fietst met je mee
    Zing het en je weet het, in de regen, aan zee

    # Alles over {x}
    Alles over {x}, en we zingen het luid
    Alles over {x}, van begin tot besluit
    Je zingt het op zolder, je zingt het op straat
    Tot iedereen weet hoe het liedje gaat

    # Doe het nog een keer, {call}
    Doe het nog een keer, {call}, en nog een keer vlug
    Vooruit gaat het goed, en nu ook nog terug
    Doe het nog een keer, {call}, je kent het al half
    En de rest komt vanzelf, als de melk bij het kalf`,
  bridge: `
    Er komt ooit een dag, dan ben jij hier groot
    Dan weet je niet meer wie er naast je zat
    Maar dit liedje zing je, met een kind op schoot
    In de auto, op de fiets, of in het bad

    En weet je het niet, nou, dan is dat geen ramp
    Je vraagt het gewoon, en een vraag is nooit raar
    Het is net een knopje, daar brandt straks een lamp
    Steek dus maar je vinger op, dan wordt het wel klaar`,
}
