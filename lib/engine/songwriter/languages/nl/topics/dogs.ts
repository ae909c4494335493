import type { Topic } from '../../stanzas.ts'

export const dogs: Topic = {
  kin: "hond honden hondje hondjes puppy puppy's pup pups teckel labrador herdershond blaft blaffen geblaf kwispelt kwispelen kwispel hondenmand hondenriem halsband hondenhok bot botje kluif snuit hondenkoekje* uitlaten asiel vacht tennisbal",
  you: {
    scene: `
      De hond kent jouw stap al (van ver|van de trap|van de straat), en hij staat
      Hij kwispelt de kopjes al haast van de plank
      Voor mij doet hij dat niet, hoe het ook gaat
      Hij heeft nu een baas, en ik ben de bank

      Je zou met de hond maar (een rondje|een half uur|even snel) gaan
      Je kwam na drie uur, met een tak in je haar
      Je had met een buurvrouw bij de vijver gestaan
      En de hond was het vieste, op jou na, dat is waar`,
    later: `
      De hond uit het asiel wou niet komen, geen stap
      Je legde je neer op je buik, op de grond
      Een uur lang geen woord, geen koekje, geen grap
      Toen legde hij zijn kop tegen jouw mond`,
  },
  me: {
    scene: `
      Mijn hond kan (een poot|een rol|een kunstje), als hij zin heeft, en worst
      Ik zeg hem, zit, en dan ga ik maar vast
      Hij kijkt met een blik van, ik heb wel wat dorst
      Ik haal hem zijn water, en hij slaapt bijna vast`,
    later: `
      Ik gooide de stok, en hij keek hem na
      Toen keek hij naar mij, of ik gek was, gewoon
      Dus ging ik hem halen, door modder, en ja
      Hij kwispelde toen, en dat was dan mijn loon`,
  },
  past: {
    scene: `
      De riem hangt nog steeds (bij de deur|aan de haak|in de gang) op zijn plek
      Ik pak hem soms vast, en hij rinkelt heel zacht
      Je liep met de hond tot de brug en het hek
      Daar sta ik nu zelf, en daar heb ik gewacht`,
    later: `
      Er blaft er een, ver weg, en dan kijk ik op straat
      Zo blafte de hond als jij kwam uit je werk
      Ik doe nu de deur op een kier, het is laat
      En luister nog even, tot de klok van de kerk`,
  },
  hook: `
    En de hond loopt vooraan, en de rest holt maar mee
    Door de straat, door het bos, door de modder, naar zee

    Met een staart als een vlag, zo kom jij aangerend
    Er is niets dat zo blij als een hond je herkent`,
}
