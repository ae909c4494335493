import type { Topic } from '../../stanzas.ts'

export const trains: Topic = {
  kin: 'trein treinen treintje treintjes stoomtrein* stoptrein sneltrein intercity treinreis treinkaartje* station stations perron spoor sporen rails wagon wagons locomotief spoorweg spoorboekje conducteur machinist overstap* coupé spoorboom spoorbomen vertrekbord treinstel nachttrein',
  you: {
    scene: `
      Je staat op het perron (met je neus|met je haar|met je sjaal) in de wind
      Je kent elke trein aan zijn fluit, aan zijn zucht
      Je telt de wagons hardop, net als een kind
      En steekt bij de laatste je duim in de lucht

      De trein had (een uur|een half uur|twee uur) oponthoud in het veld
      De mensen keken boos naar de klok, naar een koe
      Toen heb jij een grap aan de wagon verteld
      En zongen we samen, de conducteur toe`,
    later: `
      Je vroeg aan een vreemde, waar gaat u naartoe
      Bij Zwolle kende jij al zijn kleinkind, zijn hond
      Hij stapte uit, zwaaide, een tikje nog moe
      En jij had zijn appels, een zak vol, en rond`,
  },
  me: {
    scene: `
      De trein staat (weer stil|alweer|te wachten) in een wei, en een stem zegt heel vaag
      Er is iets met blaadjes, of iets met een sein
      Er staat een koe naast me, die kauwt nogal traag
      We kennen elkaar nu, zo'n vriendschap is fijn`,
    later: `
      Ik sprong in de trein, en de deuren gingen dicht
      Daar stond nog mijn koffer, alleen op het perron
      We keken elkaar aan, in het ochtendlicht
      En hij had een heel mooie dag in de zon`,
  },
  past: {
    scene: `
      We zaten (achterin|bij het raam|tegenover elkaar) in de trein, met ons brood
      Jij wees naar de sloten, een reiger, een dak
      Je kende elk dorp, en elk hek, en elke boot
      En gaf me het raam, en de helft van je zak`,
    later: `
      Ik rij nog ons lijntje, het station is nu dicht
      De trein stopt niet meer, maar ik zwaai even wel
      Er staat op dat perron nog een plek vol met licht
      Waar jij met je pet stond, en floot, als een bel`,
  },
  hook: `
    En de trein gaat maar door, van de stad naar de zee
    Ja, de trein zingt zijn maat, en wij zingen hem mee

    Nog een fluit, nog een hand uit het raam, en we gaan
    Over rails die vooruit in de morgenzon staan`,
  soft: {
    scene: `
      De trein rijdt langzaam door de nacht
      Hij draagt de sterren, heel zacht, heel zacht
      Hij stopt bij ieder slaapstation
      En neemt de dromen mee, wagon voor wagon`,
    later: `
      De machinist doet zijn lampje uit
      De stoomfluit geeft een klein geluid
      De rails, die zilver zijn van de maan
      Die laten de wielen nu stil staan`,
  },
}
