import type { Topic } from '../stanzas.ts'

/** Of a thing that no topic knows: {x} with its article, never the subject of a verb; {did} is a whole clause. */
const thing: Topic = {
  kin: '',
  you: {
    scene: `
      Je hebt me (gisteren|laatst|een keer) {x} heel precies verklaard
      Met vork en mes, en het zout was de maan
      Sindsdien heb ik alle stukken bewaard
      En kijk ik heel anders de dingen aan

      Begint er iemand over {x}, dan (word je wakker|veer jij op|lichten je ogen), vanzelf
      Je krijgt ineens kleur, en je stem wordt ook breed
      Je praat dan van zeven tot half elf
      En niemand aan tafel die merkt wat hij eet`,
    later: `
      Omdat jij zo straalde, heb ik {x} bestudeerd
      In bed, in de bus, en ik miste mijn stop
      Het is aanstekelijk, en ik heb het geleerd
      Nu begin ik ook zelf, en ik hou niet meer op

      Je hebt voor {x} een apart plankje gemaakt
      Daar mag niemand aankomen, kijken mag wel
      Ik kijk naar je ogen, en word dan geraakt
      Want alles wordt daarin zo helder, zo snel`,
  },
  me: {
    scene: `
      Ik denk (vandaag|alweer|altijd) aan {x}, al vanaf het ontbijt
      Met brood in mijn mond en mijn jas nog los
      Bij het tandenpoetsen raakte ik het niet kwijt
      Het liep me toen na, als een hond door het bos

      Je kunt over {x} wel (een boek|een serie|een boekenkast) schrijven
      Drie delen, met plaatjes, en goud op de kant
      Ik laat het voorlopig bij dit liedje blijven
      Met een deksel als trommel in mijn hand

      {did}, dat (weet|kent|hoort) nu zo'n beetje de hele straat
      De bakker die vraagt hoe het daarmee nou zit
      Het stond in de krant, met een foto, ik laat
      Hem iedereen zien die hier naast me zit`,
    later: `
      Ik heb over {x} bij het eten verteld
      De een die viel stil, en de ander die at
      De derde heeft meteen een vierde gebeld
      En toen werd het laat, want die wist ook nog wat

      Ik had zonder {x} wel beter geslapen
      En meer op de bank, en was eerder klaar
      Maar vraag het eens aan wie mij dan zag gapen
      Die zegt dat ik straalde, en dat is nog waar

      {did}, en ik hang het nu maar aan de muur
      Met datum, en plaats, en een lijst eromheen
      Dan heb ik iets eigens, en was het ook duur
      Het is een record, en zo heb ik er één`,
  },
  past: {
    scene: `
      Begon je over {x}, dan werd alle (thee|soep|koffie) koud
      Ik keek op de klok, voor de zoveelste maal
      Nu ben ik bijna precies net zo oud
      En wacht ik op jou, en dat hele verhaal

      Jij kon over {x} een hele nacht praten
      Ik sliep (op de bank|aan de tafel|bij de kachel), en jij ging maar voort
      Ik zou er nu alles voor liggen laten
      Om nog iets te horen, één zin, één woord`,
    later: `
      Ik denk weer aan {x}, en ik pak de telefoon
      Ik leg hem weer neer, want jij neemt niet op
      Ik zeg het de stoel dan, op dezelfde toon
      En de stoel die luistert, met zijn jas op zijn kop`,
  },
  hook: `
    Een lied over {x}, en we zingen het luid
    De buurman hangt zingend al half uit de ruit

    Ik denk weer aan {x}, en ik denk het op de maat
    Nu zit het vanavond ook in de straat`,
}

/** Dutch descriptions name deeds as nouns or as a clause. */
export const anything = { thing, deed: thing }
