import type { Topic } from '../../stanzas.ts'

export const bus: Topic = {
  kin: 'bus bussen busje bushalte* buschauffeur* buschauffeurs streekbus schoolbus nachtbus buslijn buskaart* lijnbus stadsbus busrit* busstation halte haltes dienstregeling ov-chip* strippenkaart touringcar',
  you: {
    scene: `
      Je rent naar de bus met je (jas|tas|sjaal) als een vlag
      De chauffeur kent je al, hij houdt even de deur
      Je hijgt nog een mop, en hij zegt goeiedag
      En heel de bus krijgt dan een beetje meer kleur

      Je staat in de bus op (voor iedereen|voor een kind|voor een hond), altijd weer
      Je staat aan een lus, en begint zo een praatje
      Bij halte drie lacht er een stugge meneer
      Bij halte zeven is dat dan je maatje`,
    later: `
      We misten de bus, en de volgende ook
      We zaten in het hokje, met regen op het dak
      Jij trok op de ruit een gezicht in de rook
      Van adem, en deelde een koek uit je zak`,
  },
  me: {
    scene: `
      De bus reed net weg, ik zag nog (zijn licht|zijn rug|zijn rook)
      Ik rende, ik riep, en ik zwaaide, en toen
      Zwaaide op de achterbank een kleuter ook
      En gaf me een kushand, en kon er niks aan doen`,
    later: `
      Ik drukte op stop, en de bus die reed door
      Ik drukte nog eens, en toen nog tweemaal kort
      Nu sta ik in een dorp waar ik niets van hoor
      Er is hier een kip, en een half leesbaar bord`,
  },
  past: {
    scene: `
      Je stond bij de bushalte, (altijd te vroeg|in de regen|met een krant)
      Je zwaaide me uit tot de bus was de hoek om
      Ik zit nog aan die kant, en ik steek mijn hand
      Bij dat hokje omhoog, en ik weet best waarom`,
    later: `
      De lijn is nu anders, de bus rijdt nu om
      Hij komt niet meer langs waar jij woonde, die straat
      Ik stap een halte eerder uit, en ik kom
      Dan toch langs jouw raam, en zie hoe het nu staat`,
  },
  hook: `
    En de bus zingt zijn lied op de steen van de straat
    Schuif maar op, zing maar mee, het is nooit nog te laat

    Neem de bus naar het eind, tot het eind van de lijn
    Waar de stad is vergeten, en wij er weer zijn`,
}
