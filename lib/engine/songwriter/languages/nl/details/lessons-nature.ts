import type { Details } from '../../stanzas.ts'

/** What is taught, in its order: the first half in verse one, the second in verse two. */
export const lessonsNature: readonly Details[] = [
  {
    words: 'waterkringloop waterkringlopen kringloop_van_het_water watercyclus',
    stanzas: `
      De zon schijnt op zee, op de sloot en het meer
      En damp stijgt onzichtbaar omhoog in de lucht
      Verdampen, zo heet dat, en hoog is het koud
      Daar koelt hij weer af, na die verre vlucht

      Condenseren heet dat, en druppels zo klein
      Die vormen een wolk, en die wordt zwaar en groot
      Dan valt het als regen, als hagel, als sneeuw
      Dat heet neerslag, en dat komt terecht in de sloot`,
    later: `
      Een deel zakt de grond in, en grondwater heet het
      Een deel stroomt door beken, rivieren, naar zee
      En daar schijnt de zon weer, en alles begint
      Van voren af aan, elke druppel doet mee`,
    hook: `
      Verdampen, een wolk, en dan regen op zee
      De waterkringloop, en elke druppel doet mee`,
  },
  {
    words: 'fotosynthese bladgroen',
    stanzas: `
      De wortels, die drinken het water uit de grond
      Het klimt door de stengel omhoog naar het blad
      En kleine mondjes in het blad gaan dan open
      Daar komt CO2 uit de lucht, wist je dat

      Het groen in het blad heet bladgroen, dat vangt
      Het licht van de zon, en daar is het om te doen
      Van water en lucht en dat licht maakt het blad
      Glucose, dat is suiker, en zo groeit het groen`,
    later: `
      En wat er dan overblijft, dat is zuurstof
      Die gaat weer het blad uit, de lucht in, heel gauw
      De plant heeft haar eten, en wij hebben lucht
      Dus zeg maar eens tegen een boom, dank aan jou`,
    hook: `
      Water en lucht, en de zon op het blad
      Suiker en zuurstof, fotosynthese is dat`,
  },
  {
    words: 'seizoenen seizoen jaargetijden jaargetijde',
    stanzas: `
      In de lente komt groen aan de takken, de dag
      Wordt langer, een lammetje staat in de wei
      De zomer is warm, en de zon staat het hoogst
      Dan eten we ijs, en de school geeft ons vrij

      De herfst maakt de bladeren geel, rood en bruin
      Ze vallen, het waait, en de avond komt gauw
      De winter is koud, en de dag is het kortst
      Met ijs op de sloot, en een jas tegen kou`,
    later: `
      De aarde staat scheef, en ze draait om de zon
      Daarom wordt het warm, en daarom weer koud
      Vier keer drie maanden, dan is het een jaar
      Dan komt weer de lente, zo nieuw en zo oud`,
    hook: `
      Lente en zomer, en herfst, en dan kou
      De winter erbij, vier seizoenen voor jou`,
  },
  {
    words: 'planeten zonnestelsel',
    stanzas: `
      Mercurius draait er het dichtst bij de zon
      Dan Venus, de heetste, en dan komen wij
      De aarde, en Mars, zo rood als een steen
      Vier rotsplaneten, de eerste rij

      Dan Jupiter, reus, en de grootste van al
      Saturnus heeft ringen van ijs en van gruis
      Uranus draait liggend, Neptunus is blauw
      En verder van de zon is geen ervan thuis`,
    later: `
      Acht zijn het er samen, elk volgt zijn baan
      De zon in het midden, die geeft ze het licht
      En Pluto heet dwerg, want die is te klein
      Zo ken je ze nu met je ogen dicht`,
    hook: `
      Mercurius, Venus, de aarde en Mars erbij
      Jupiter, Saturnus, Uranus, Neptunus op rij`,
  },
  {
    words:
      'recycling recyclen recycleren recyclet afval_scheiden afval_te_scheiden afvalscheiding vuilnis_scheiden vuilnis_te_scheiden afval',
    stanzas: `
      Papier en karton gaan gevouwen bij elkaar
      De flessen van glas in de glasbak, zo luid
      Plastic en blik en een pak van de melk
      Die gaan in een zak, daar komt weer iets uit

      Een klokhuis, een schil en wat blad uit de tuin
      Die gaan in de groene bak, dat wordt compost
      En wat er niet past in een van die drie
      Heet rest, en hoe minder daarvan, hoe minder het kost`,
    later: `
      Een batterij lever je in bij de winkel
      Een trui die te klein is, die geef je maar door
      En alles wat eerst nog vuilnis heette
      Krijgt zo een nieuw leven, en daar doen we het voor`,
    hook: `
      Papier bij papier, en het glas in de bak
      Afval scheiden, dat doe je met gemak`,
  },
  {
    words: 'zintuigen zintuig',
    stanzas: `
      Met je ogen, daar zie je mee, kleuren en licht
      Met je oren, daar hoor je geluid en muziek
      Met je neus ruik je soep, en een roos, en de zee
      Met je tong proef je zoet, zout en zuur, heel uniek

      Met je huid kan je voelen, is het koud of warm
      Is het zacht als een kat, is het ruw als een steen
      Dat is bij elkaar dan al vijf, tel maar mee
      Vijf zintuigen zijn het, die heeft bijna iedereen`,
    hook: `
      Zien en dan horen, en ruiken erbij
      Proeven en voelen, vijf op een rij`,
  },
]
