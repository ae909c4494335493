import type { Stanzas } from '../../stanzas.ts'

/** Of anything, sung to nobody in particular. */
export const plain: Stanzas = `
  {fact}
  Dat is toch waar het vaak om gaat
  Niet om het grote, niet om het goud
  Maar om iets kleins, bij ons in de straat

  {fact}
  Dat vergeet ik niet, al word ik honderd jaar
  Sommige dingen blijven bij je
  Je voelt in je jas, en dan zijn ze daar

  {fact}
  Een ander haalt zijn schouders op
  Maar ik heb er een lied van gemaakt
  Nu gaat het nooit meer uit mijn kop

  {fact}
  Daar word ik even stil van
  Je hoeft niet ver te gaan voor iets
  Waar je zo lang naar kijken kan

  {fact}
  En wie dat hoort, die lacht misschien
  Je moet er even bij gaan zitten
  En dan begin je het ook te zien

  {thing.fact}
  Dat past in een hand, dat past in een zin
  Maar doe je je ogen er even voor dicht
  Dan zit er een heel leven in

  {they.fact}
  Ik sta erbij en ik kijk ernaar
  De wereld draait rond, met alles erop
  En dit stukje ervan is zo klein en zo waar

  {me.fact}
  En nee, daar heb ik geen spijt van
  Je leeft maar kort, en je leeft maar één keer
  En dan doe je gewoon wat je kan

  {me.fact}
  Dat is van mij, dat neemt niemand me af
  Er zijn er met goud en met boten
  Ik heb dit, en al wat het leven mij gaf

  (Er zijn al genoeg liedjes over koningen|Je kunt over grote dingen zingen|Ik had een groot verhaal willen maken)
  Maar dit kwam steeds weer bovendrijven
  {fact}
  En daarom moest ik het wel opschrijven

  (Vraag je me waar ik aan denk|Wil je weten wat mij bezighoudt|Als iemand mij vraagt waar ik zit met mijn hoofd)
  Dan hoef ik maar één ding te zeggen
  {fact}
  De rest valt toch niet uit te leggen

  (Een mens vergeet meer dan hij wil|Je denkt dat je zoiets vergeet|Ik dacht dat ik het wel vergeten zou)
  Maar het komt terug, iedere keer weer
  {fact}
  En elke keer betekent het meer

  (Soms zit ik gewoon wat voor me uit te kijken|Soms zit je zomaar bij het raam|Soms sta je gewoon bij de afwas)
  En dan schiet je ineens iets te binnen
  {fact}
  En de dag mag opnieuw beginnen

  {fact}
  Dat is nog maar het halve verhaal
  {next}
  En zo is het allemaal

  {fact}
  De rest mag je van mij gerust vergeten
  {next}
  Dat is het al, meer hoef je niet te weten
`
