import type { Stanzas } from '../../stanzas.ts'

/** Of somebody who is loved, thanked or feted. */
export const warm: Stanzas = `
  {you.fact}
  Zo ken ik jou, zo lang ik je ken
  En vraagt er iemand wie je bent
  Vertel ik dit, zo trots als ik ben

  {you.fact}
  Jij haalt daar zelf je schouders voor op
  Maar wie dat één keer heeft gezien
  Die krijgt dat beeld niet meer uit zijn kop

  {you.fact}
  Dat weet bij ons toch ieder kind
  En wie het niet weet, die hoort het nu
  Omdat je zo iemand niet vaak vindt

  {you.fact}
  Ik heb het nooit hardop gezegd
  Zoiets zeg je niet zomaar bij het eten
  Dus heb ik het in dit lied gelegd

  {you.fact}
  Dat lijkt misschien een kleinigheid
  Maar haal je dat uit al die jaren
  Dan raken wij het mooiste kwijt

  {you.fact}
  Dat komt niet in de krant, het staat niet op een lijst
  Maar tel ik na waar ik gelukkig van word
  Dan is dit waar mijn vinger steeds naar wijst

  {you.fact}
  Dan kijk ik naar je, en ik lach
  Je hoeft voor mij niets meer te doen
  Dit is genoeg voor elke dag

  {you.fact}
  Daar wordt het hele huis warm van
  Er is geen kachel en geen trui
  Die mij zo goed verwarmen kan

  {you.fact}
  Daar denk ik aan als het even tegenzit
  Dan wordt een dag nog half zo zwaar
  En zeg ik zachtjes, ja, het gaat om dit

  (Als iemand vraagt hoe jij nou bent|Vraagt iemand mij hoe jij nou bent|Wie weten wil hoe jij nou bent)
  Dan hoef ik niet lang na te denken
  {you.fact}
  Zo iemand kan alleen het leven je schenken

  (Er is één beeld dat ik bewaar|Er is één beeld dat altijd blijft|Eén ding neem ik altijd mee)
  Het gaat met me mee, waar ik ook ga
  {you.fact}
  En ik lach in mezelf, waar ik ook sta

  (De een wordt beroemd, de ander wordt rijk|Er zijn er beroemd, er zijn er rijk|De een wil een troon, de ander een kroon)
  Jij hoeft geen standbeeld op het plein
  {you.fact}
  En daarom wil iedereen bij jou zijn

  (Soms vraag ik me af waar het om gaat|Wat maakt een mens bijzonder, denk ik soms|Je vraagt je weleens af waar alles om draait)
  En dan zie ik jou, en dan weet ik het weer
  {you.fact}
  Zo simpel is het, en er hoeft niets meer

  (Een mens onthoudt geen hele jaren|Van al die jaren blijft niet alles|We weten heus niet alles meer)
  Een mens onthoudt een klein moment
  {you.fact}
  Dan zie ik jou, precies zoals je bent

  (Ik zou je zo uit duizend mensen halen|Al stond het plein vol, ik vond je zo|Al stond jij in een volle zaal)
  Daar heb ik niet eens licht bij nodig
  {you.fact}
  Een naambordje is overbodig

  {me.fact}
  En dat zeg ik niet zomaar voor de grap
  Het zit al heel lang in mijn hoofd
  En vandaag zet ik eindelijk die stap

  {me.fact}
  Dat hoort bij jou, dat hoort bij mij
  En zing ik het vandaag hardop
  Dan is het net of we er weer zijn, allebei

  (Ik heb dit nog nooit aan jou verteld|Nu moet je eens luisteren, het duurt niet lang|Er is iets wat ik al heel lang wil zeggen)
  Ik wist nooit goed hoe je zoiets zegt
  {me.fact}
  Zo, en nu is het op tafel gelegd

  {they.fact}
  En wie erbij was, die lacht
  Zo'n dag vergeet een mens niet meer
  Daar denk je nog aan, midden in de nacht

  {fact}
  Dat is een stuk van het hele verhaal
  En wie dat boek ooit openslaat
  Die leest die regel zeker drie, vier maal

  {fact}
  Ik zie het zo weer voor me staan
  Een mens vergeet een heleboel
  Maar dit zal nooit meer overgaan

  (Er zijn van die dingen, die blijven je bij|Sommige dingen raak je nooit kwijt|Van sommige dingen word je altijd blij)
  Je hoeft ze niet eens op te schrijven
  {fact}
  Dat mag voor altijd bij ons blijven

  {you.fact}
  En daar houdt het bij jou nog niet mee op
  {you.next}
  Dat krijgt niemand meer uit zijn kop

  {you.fact}
  En dan doe je alsof dat zo hoort
  {you.next}
  En over jezelf zeg je geen woord

  {fact}
  Dat vergeet ik van mijn leven niet meer
  {next}
  Ik zie het voor me, elke keer
`
