import type { Topic } from '../../stanzas.ts'

export const snow: Topic = {
  kin: 'sneeuw sneeuwt sneeuwde sneeuwen gesneeuwd sneeuwpop* sneeuwbal* sneeuwvlok* vlok vlokken winter winters winterjas winterdag* schaats schaatsen schaatst schaatsbaan elfsteden* slee sleetje sleeën vorst vriest bevroren ijskoud ijspegel* ijzel wanten muts mutsen kachel rijp ski skiën skivakantie',
  you: {
    scene: `
      Er ligt een (klein|dun|half) laagje sneeuw, en jij staat al klaar
      Met een pan als een hoed, en een wortel in je zak
      De sneeuwpop heeft straks al jouw sjaal en jouw haar
      En staat te regeren naast de afvalbak

      Je schaatst als (een kast|een stoel|een ooievaar), met je armen omhoog
      Je roept, aan de kant, en je lacht al vooraf
      Dan lig je weer languit, met sneeuw op je oog
      En kruipt naar de kant toe, en neemt weer de draf`,
    later: `
      Het sneeuwde die nacht, en de straat was gesmoord
      Je veegde een pad, tot het huis op de hoek
      Die oude man daar heeft je niet eens gehoord
      Maar bracht je om tien uur een stuk van zijn koek`,
  },
  me: {
    scene: `
      Het sneeuwt, en mijn fiets (is een berg|is verdwenen|is nu kunst), ik loop maar
      Ik glij bij de bakker, ik glij bij de school
      Ik zwaai met mijn armen, als kende ik daar
      Een hele fanfare, en ik was het idool`,
    later: `
      Ik bouwde een sneeuwpop, hij leek op mijn baas
      Ik gaf hem een stropdas, een map en een pet
      Hij smolt, en zijn glimlach, die zakte, helaas
      Ik heb hem een stoeltje in de schaduw gezet`,
  },
  past: {
    scene: `
      Je trok aan de slee, met je (wanten|muts|schoenen) vol sneeuw
      Ik zat erop, zei, harder, en jij was het paard
      Nu sneeuwt het, zo stil dat ik even maar schreeuw
      En hoor dat de heuvel nog iets heeft bewaard`,
    later: `
      Er ligt weer een laagje, er staat nog geen stap
      Jij riep ons dan wakker, al was het pas vier
      Nu sta ik in sloffen, alleen, op de trap
      En zet dan de eerste, voor jou, met plezier`,
  },
  hook: `
    Laat het sneeuwen, de stad wordt een blad zonder lijn
    En wij zetten de stappen die er morgen nog zijn

    Ja, het sneeuwt, en de hele straat houdt zich heel zacht
    En wie lacht, hoor je ver, in die spierwitte nacht`,
  soft: {
    scene: `
      De sneeuw valt stil op dak en heg
      Ze dekt de fiets toe, en de weg
      De sneeuwpop heeft zijn ogen dicht
      En lacht nog zacht, in het lantaarnlicht`,
    later: `
      De vlokken dwarrelen één voor één
      Ze zoeken een bed, en weten al waarheen
      De sneeuw maakt de straat zo zacht als een schaap
      En zelfs de oude kachel valt in slaap`,
  },
}
