import type { Stanzas } from '../../stanzas.ts'

/** Of somebody or a time that is gone. */
export const grief: Stanzas = `
  {you.fact}
  Ik zie het zo weer voor me staan
  Een mens vergeet een heleboel
  Maar dit is nooit voorbijgegaan

  {you.fact}
  Dat leek toen zo gewoon, zo klein
  Nu zou ik er alles voor geven
  Om daar nog één keer bij te zijn

  {you.fact}
  Ik heb je daar nooit voor bedankt
  Nu zing ik het, wat laat misschien
  En hoop dat het bij jou belandt

  {you.fact}
  Dat pakt geen mens me nog af
  Het ligt hier op een warme plek
  Bij alles wat je me verder gaf

  {you.fact}
  Dat draag ik met me mee op straat
  Er is geen mens die het aan me ziet
  Maar ik weet wie er naast me gaat

  {you.fact}
  Daar vertel ik nog vaak over, weet je dat
  Dan wordt het heel even stil aan tafel
  En denkt iedereen, wat een geluk dat ik jou had

  (Je vraagt wat ik mis, en ik weet het wel|Ze vragen soms wat ik het meeste mis|Wat mis ik nou het meest, vraag ik mij af)
  Dat zijn niet de grote feesten
  {you.fact}
  Dat mis ik van alles nog wel het meeste

  (De grote dagen staan in het album|De feesten, die staan op de foto|Van alle reizen hangen er foto's)
  Maar dit heb ik bewaard op een andere plek
  {you.fact}
  Dat zie ik voor me, ook zonder bestek

  (Soms ruik ik iets, soms hoor ik een stem|Er hoeft maar iets kleins te gebeuren|Soms loop ik ergens, en dan ineens)
  En dan ben jij heel even weer hier
  {you.fact}
  Ik lach, en mijn ogen doen mee op hun manier

  (Ze zeggen dat alles slijt met de jaren|Ze zeggen, de tijd die neemt alles mee|De tijd neemt veel mee, dat is waar)
  Maar sommige dingen bewaar je goed
  {you.fact}
  Dat zit in mijn handen, dat zit in mijn bloed

  (De straat is hetzelfde, de bomen ook|Het huis is hetzelfde, de straat ook nog|Alles staat nog waar het stond)
  Alleen is het stiller dan het was
  {you.fact}
  Dat hoor ik nog als ik thuiskom, in mijn jas

  ('s Avonds, als alles wat stiller wordt|Soms, als het regent en niemand iets zegt|Als ik niet slapen kan, laat in de nacht)
  Dan haal ik het tevoorschijn, heel zacht
  {you.fact}
  En zo brandt er licht in de langste nacht

  {fact}
  Dat leek toen een gewone dag
  Je weet pas later wat je had
  En hoe het licht toen op alles lag

  {fact}
  Dat is al zo lang geleden, en toch
  Doe ik mijn ogen even dicht
  Dan is het er, ik zie het nog

  {me.fact}
  En dat gaat niet zomaar voorbij
  Het gaat wat liggen, zegt men dan
  Maar het blijft altijd ergens in mij

  {me.fact}
  Ik heb het aan bijna niemand verteld
  Het is een zin, meer is het niet
  Maar er is niets wat zwaarder telt

  {they.fact}
  En alles was toen nog dichtbij
  Ik heb het nooit ergens opgeschreven
  Maar het staat tot de laatste letter in mij

  (Er zijn dingen die je bewaart|Je kunt niet alles bewaren|Wat bewaar je nou van al die jaren)
  Geen kast is er groot genoeg voor
  {fact}
  Maar zoiets gaat altijd met je door

  {fact}
  Dat zie ik als ik mijn ogen sluit
  {next}
  En dat gaat er nooit meer uit

  {you.fact}
  Dat bewaar ik, dat leg ik niet neer
  {you.next}
  En 's ochtends heel vroeg is het er soms weer
`
