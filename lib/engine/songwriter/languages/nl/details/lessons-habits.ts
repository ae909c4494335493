import type { Details } from '../../stanzas.ts'

/** What is taught, in its order: the first half in verse one, the second in verse two. */
export const lessonsHabits: readonly Details[] = [
  {
    words: 'tandenpoetsen tanden_poetsen tanden_te_poetsen tanden_gepoetst tandenborstel tandpasta poetst_tanden',
    stanzas: `
      Een beetje tandpasta, niet groter dan een erwt
      Je borstel gaat zachtjes in rondjes, heel klein
      De buitenkant eerst, van de een naar de ander
      Tot voor en opzij alle tanden schoon zijn

      Dan poets je vanbinnen, en dan bovenop
      De kiezen achterin, want die doen ook mee
      Twee keer op een dag, en twee hele minuten
      Na het ontbijt één, voor het slapen is twee`,
    later: `
      Nu spugen, en klaar, en de borstel weer schoon
      De gaatjes, die krijgen bij jou hier geen kans
      En lach in de spiegel, en kijk eens, daar staat
      Een rij witte tanden met heel veel glans`,
    hook: `
      Poetsen, ja poetsen, in rondjes, heel fijn
      Tandenpoetsen, en schoon moet het zijn`,
  },
  {
    words: 'handen_wassen handen_te_wassen handen_wast wassen_handen handenwassen',
    stanzas: `
      De kraan open, handen, die worden nu nat
      Een beetje zeep erop, en dan wrijf je maar rond
      De palmen, de ruggen, de vingers ertussen
      Zo blijven je handen en jij gezond

      De duimen, de nagels, de polsen erbij
      En zing ondertussen een liedje, heel zacht
      Twintig tellen lang, en dan spoel je ze schoon
      En droog ze goed af, met de handdoek, met kracht`,
    later: `
      Voordat je gaat eten, en na de wc
      Na buiten, na niezen, na aai van een dier
      Dan gaan de bacillen het putje weer in
      En jij gaat weer spelen, met schoon plezier`,
    hook: `
      Zeep en wat water, en wrijven, daar gaan we maar
      Handen wassen, en afdrogen, en klaar`,
  },
  {
    words: 'oversteken veilig_oversteken over_te_steken zebrapad stoplicht verkeersregels verkeersles',
    stanzas: `
      Eerst stop je bij de stoeprand, dat is het begin
      Je staat even stil, en je rent niet, je wacht
      Je kijkt eerst naar links, en dan kijk je naar rechts
      Dan nog eens naar links, en je luistert heel zacht

      Komt er een auto, een fiets of een bus
      Dan wacht je tot alles voorbij is gegaan
      Is alles weer leeg, dan loop je maar door
      Recht naar de overkant, en blijf niet meer staan`,
    later: `
      En is er een zebra, dan loop je daar graag
      Bij rood moet je wachten, bij groen mag je gaan
      En kijk naar wie rijdt, of hij jou ook echt ziet
      Dan kom je aan de overkant veilig aan`,
    hook: `
      Links en dan rechts, en dan links nog een keer
      Oversteken, en kijk goed naar het verkeer`,
  },
  {
    words: 'klokkijken klok_kijken klok_te_kijken klok_leren',
    stanzas: `
      De kleine wijzer wijst aan welk uur het is
      De grote, die wijst de minuten erbij
      Staat hij op de twaalf, dan is het precies
      Eén uur of twee uur of drie, op een rij

      Op drie is het kwart over, op zes is het half
      Half drie is dus nog niet helemaal drie
      Op negen kwart voor, en dan is het haast zover
      Dan komt weer een uur, en zo tel je die`,
    later: `
      Een uur heeft er zestig, minuten, en elk
      Minuutje telt zestig seconden, zo snel
      Een dag heeft in totaal vierentwintig uren
      Tik tak, en nu ken je de wijzers wel`,
    hook: `
      Tik tak, tik tak, de kleine wijst het uur
      De grote de minuten, daar hangt hij aan de muur`,
  },
  {
    words: 'veters_strikken veters_te_strikken strikken_veters',
    stanzas: `
      Twee veters, een kruis, en de een gaat eronder
      Dan trek je ze aan, en dat is al een knoop
      Nu maak je een lus, als een oor van een haas
      En hou hem goed vast, of hij gaat op de loop

      De andere veter gaat om die lus heen
      Dan duw je hem zacht door het gaatje, kijk maar
      Nu heb je twee oren, trek aan allebei
      De strik die zit vast, en je schoen is klaar`,
    hook: `
      Kruisen, eronder, een lus en een rond
      Veters strikken, en geen sleept er over de grond`,
  },
  {
    words: 'opruimen opruim speelgoed_opruimen',
    stanzas: `
      De blokken, die gaan in de bak bij elkaar
      De auto's op de plank, en de poppen in bed
      De boeken rechtop, met hun rug naar voren
      Dan wordt nog de doos met de stiften neergezet

      De jas aan de haak, en de schoenen op rij
      De puzzel met alle stukjes in de doos
      Wat stuk is, dat breng je even naar groot
      En zo duurt het opruimen maar een korte poos`,
    later: `
      Nu kijk je eens rond, en de vloer is weer vrij
      Nu kan je weer dansen, en draai maar in 't rond
      En morgen, dan weet je waar alles weer ligt
      Omdat je er zelf een plekje voor vond`,
    hook: `
      Opruimen, opruimen, alles op zijn plek
      Opruimen, samen, en niemand wordt gek`,
  },
]
