import type { Plot } from '../../stanzas.ts'

export const teaching: Plot = {
  person: 'you',
  open: `
    (Kom in de kring|Ga zitten, ga staan|Kom er allemaal bij), en doe met me mee
    We leren iets nieuws, en we tellen, een, twee
    Het past in een liedje, het is zo gedaan
    En wat je gezongen hebt, blijft in je hoofd staan

    (Oren wijd open|Handen omhoog|Voeten in de maat), want daar gaat het al heen
    Dit liedje is er voor iedereen
    Je zingt het vandaag en je weet het dan goed
    Ook morgen, als iemand het weten moet

    Een liedje over {x}, (wie zingt er|wie doet er|wie klapt er) met mij
    Een liedje over {x}, en dan leer je erbij
    We starten vooraan, bij het eerste begin
    En zo komt het stukje voor stukje erin`,
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
    Dat heeft mij een liedje ooit zelf beloofd`,
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
    En wie nog niet meedoet, die loeit als een kalf`,
  bridge: `
    Er komt ooit een dag, dan ben jij hier groot
    Dan weet je niet meer wie er naast je zat
    Maar dit liedje zing je, met een kind op schoot
    In de auto, op de fiets, of in het bad

    En weet je het niet, nou, dan is dat geen ramp
    Je vraagt het gewoon, en een vraag is nooit raar
    Het is net een knopje, daar brandt straks een lamp
    Steek dus maar je vinger op, dan wordt het wel klaar`,
  meaning: `
    Nu nog een keertje, van voren af aan
    Want twee keer gezongen is twee keer geleerd
    En wie zich vergist, die begint maar opnieuw
    Want fout is maar fout tot je het nog eens probeert

    Wat je nu weet, dat raak je niet kwijt
    Het weegt niets, het past in je kleinste zak
    En komt er een toets of een vraag of een dag
    Dan zing je het zachtjes, op je gemak`,
}
