import type { Topic } from '../../stanzas.ts'

export const bicycles: Topic = {
  kin: 'fiets fietsen fietst fietste gefietst fietsje fietsbel* fietspad* fietser fietsers fietsband* fietsenmaker fietsenrek fietstocht* fietslicht* bakfiets racefiets* mountainbike* wielren* wielrenner* snelbinder* bagagedrager zadel trapper trappers ketting spaken stuurbel fietspomp bandenplak* driewieler tandem zijwieltjes tegenwind elfstedentocht e-bike omafiets',
  you: {
    scene: `
      Je fietst met een (kast|kerstboom|matras) achterop, door de straat
      Eén hand aan het stuur, en een jas in de wind
      Je belt als een koning, en iedereen gaat
      Opzij, want je lacht als een fietsend kind

      Jouw fiets heeft geen (licht|bel|rem) meer, en zijn spatbord is rot
      Hij piept bij elke slag, en jij piept er wat mee
      Hij is al drie keer gejat, want hij staat nooit op slot
      En steeds bracht de dief hem terug, die wou hem niet mee`,
    later: `
      We hadden de wind tegen, tien kilometer lang
      Jij reed er voorop, met je rug als een deur
      Je riep, het gaat goed, in een soort van gezang
      En ik zat erachter, uit de wind, in jouw geur`,
  },
  me: {
    scene: `
      Mijn fiets heeft een (slag|tik|lek) in zijn wiel, en ik ook
      We slingeren samen de straat uit, naar huis
      De ketting slaat door, en mijn broekspijp die dook
      Erachteraan, nu hink ik, met vet op mijn kruis`,
    later: `
      Ik zette mijn fiets bij het station in een rek
      Er stonden er tienduizend, allemaal zwart
      Ik zoek nu al dagen, van paal tot aan hek
      En groet elk zadel, met pijn in mijn hart`,
  },
  past: {
    scene: `
      Jij liep naast mijn fiets, met je hand (op mijn rug|op mijn zadel|aan mijn jas)
      Je riep dat je vasthield, en je hield niet meer vast
      Ik keek om en zag dat je heel ver weg was
      Je zwaaide, en ik zwaaide terug, heel verrast`,
    later: `
      Jouw fiets staat nog buiten, de band is nu zacht
      Ik pomp hem soms op, en dan rij ik een stuk
      Het zadel te hoog, en de bel die nog lacht
      En zo fiets ik even in jouw geluk`,
  },
  hook: `
    Op de fiets, op de fiets, met de wind in je rug
    Door de polder naar zee, en we gaan nooit meer terug

    Trap maar door, trap maar door, over dijk, over brug
    Met een lied aan het stuur en de zon op je rug`,
}
