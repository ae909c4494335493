import type { Plot } from '../../stanzas.ts'

export const retirement: Plot = {
  person: 'you',
  open: `
    De wekker ging (vanmorgen|om zes uur|weer af), en jij zei, vandaag niet
    Je draaide je om, en je lachte erbij
    De bus reed voorbij, en hij had jou niet
    De dag ligt als een open veld aan je zij

    Je leverde (de sleutel|de pas|de jas) in, en je bleef nog even staan
    Je klopte op de deurpost, zoals op een paard
    De koffieautomaat is nog één keer gegaan
    En die laatste, die slechte, die heb je bewaard

    Je hebt (veertig|ontelbare|duizenden) maandagen achter de rug
    In regen, in mist, met je brood in je tas
    Nu fietst de hele stroom naar de stad, en jij fietst terug
    En belt, alsof het de eerste vakantiedag was`,
  turn: `
    Je maakte een lijst van wat nu eindelijk mag
    De schuur, en het dak, en een cursus Chinees
    Het eerste dat je deed, op de allereerste dag
    Was niks, en je vond dat je dat goed bewees

    Ze bellen nog wel, want er is iets met de kast
    Waar jij, zei men, ooit nog de sleutel van vond
    Jij zegt ze, de derde, een tik, en hij past
    En legt weer je voeten omhoog, met de hond

    Je dacht dat je niet zonder het rooster kon zijn
    Je schreef voor de zekerheid, koffie, om tien
    Nu loop je om tien in een t-shirt op het plein
    En heb je de klok al een week niet gezien`,
  lift: `
    De agenda is leeg, van begin tot het eind
    Er staat alleen nog wat je zelf hebt omlijnd

    De tas mag naar zolder, de wekker gaat mee
    Er is in de hele week nog maar één idee`,
  chorus: `
    # Nu is de tijd van jou
    Nu is de tijd van jou, en hij past als een jas
    Een dinsdag in het gras, met een boek en een glas
    Nu is de tijd van jou, en je hoeft niet te gaan
    De zon komt gewoon, en die kijkt jou dan aan

    # Geniet ervan, {call}
    Geniet ervan, {call}, van het bed, van het brood
    Van een middag die niks is, een middag in een boot
    Geniet ervan, {call}, je hebt het gedaan
    De wekker mag stil, en de rest mag blijven staan

    # Nooit meer maandag
    Nooit meer maandag, nooit meer de klok
    Nooit meer je haasten op één linkersok
    Nooit meer maandag, zing het maar mee
    De week is nu zaterdag, tot aan de zee`,
  bridge: `
    Er hangt nu een haakje op het werk zonder jas
    Er is er nu één die jouw stoel heeft gekregen
    Die vraagt nog een keer hoe het vroeger toch was
    En hoort dan je grappen, met zon en met regen

    En word je te rustig, dan weet je de weg
    Bij ons is er altijd nog koffie genoeg
    Dan schuif je maar aan, en dan zeg je, nou, zeg
    Ik heb het te druk, en het is nog zo vroeg`,
  meaning: `
    Wie telt al die ochtenden, vroeg uit bed
    De jas aan, de tas mee, door regen en kou
    Nu mag het weer regenen zoveel het wil
    De ochtend is vanaf nu van jou

    Ze zeggen, dan heb je ineens zo veel tijd
    Maar tijd heb je ons al die jaren gegeven
    Nu krijg je hem terug, met rente erbij
    Een heel groot stuk van het mooiste leven

    Het werk gaat door, zoals werk dat doet
    Er komt iemand nieuw, en die leert het vast snel
    Maar wat jij hier deed met een grap en een hand
    Dat leert men niet zomaar, en dat weet je wel`,
}
