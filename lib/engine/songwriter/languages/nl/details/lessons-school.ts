import type { Details } from '../../stanzas.ts'

/** What is taught, in its order: the first half in verse one, the second in verse two. */
export const lessonsSchool: readonly Details[] = [
  {
    words: 'tafels tafel_van tafels_van keersommen vermenigvuldigen keertafels',
    stanzas: `
      Een keersom is optellen, steeds weer hetzelfde
      Drie keer de vier is vier, vier en nog vier
      Vier en vier is acht, en dan nog vier is twaalf
      Drie keer vier is twaalf, dat leren we hier

      Keer één blijft het zo, en keer tien krijgt een nul
      Keer twee is het dubbele, dat weet je al snel
      Keer vijf eindigt steeds op een vijf of een nul
      Keer negen is tien keer, min één keer, dat lukt wel`,
    later: `
      En draai je hem om, dan verandert er niets
      Want drie keer de vijf is vijf keer de drie
      Nog even wat oefenen, elke dag een rijtje
      Dan zeg je ze op, voor ik weet niet wie`,
    hook: `
      De tafels, de tafels, van één tot en met tien
      Keer op keer op keer, laat het maar eens zien`,
  },
  {
    words: 'dagen_van_de_week weekdagen de_zeven_dagen',
    stanzas: `
      Op maandag begint het, de week is weer nieuw
      En dinsdag is twee, en die komt er al gauw
      Op woensdag, dag drie, zijn we halverwege
      Dan donderdag, vier, met de lucht grijs of blauw

      En vrijdag is vijf, en dan zijn we er bijna
      Dan zaterdag, zes, en de school is dan vrij
      En zondag is zeven, de laatste van al
      En dan komt er maandag, de eerste, weer bij`,
    later: `
      Nu achter elkaar, en dan klappen we mee
      Maandag, dinsdag, woensdag erbij
      Donderdag, vrijdag, en dan nog een keer
      Zaterdag, zondag, zeven op rij`,
    hook: `
      Maandag, dinsdag, woensdag, donderdag, ja
      Vrijdag, zaterdag, zondag erna`,
  },
  {
    words: 'maanden_van_het_jaar maanden twaalf_maanden',
    stanzas: `
      Januari begint, met een nieuw jaar en kou
      En februari is kort, achtentwintig, dat telt
      Maart brengt de lente, april brengt de buien
      En mei zet de bloemen weer neer in het veld

      In juni begint de zomer, dan juli
      Augustus is warm, met vakantie en zon
      September is herfst, en oktober vol blad
      November is mist, tot december begon`,
    later: `
      December is twaalf, met de lichtjes, het eind
      Dan gaat de kalender weer terug naar één
      Twaalf maanden, vier seizoenen, één jaar
      Zo gaat het al eeuwen, en zo gaat het heen`,
    hook: `
      Januari, februari, maart en april
      Mei, juni, juli, zing mee als je wil`,
  },
  {
    words: 'alfabet abc letters_van_het_alfabet',
    stanzas: `
      A, B, C, D, en dan E, F en G
      Dan komt er een H, en een I en een J
      K, L en M, en dan zijn we al half
      N, O en P, en we zingen weer mee

      Dan Q, en dan R, en dan S en de T
      U, V en de W, daar komen ze aan
      X en de Y, en de Z op het eind
      Zesentwintig letters, die hier nu staan`,
    later: `
      A, E, I, O, U, dat zijn klinkers, die zing je
      De andere letters, die klinken erbij
      Met al deze letters maak jij elk woord
      Je naam, en een brief, en een liedje voor mij`,
    hook: `
      A, B, C, D, en zo door tot de Z
      En wie ze kan zingen, die kent het alfabet`,
  },
  {
    words: "kofschip 't_kofschip t_kofschip dt-regels dt-regel",
    stanzas: `
      De stam van het werkwoord, die zoek je het eerst
      Het hele werkwoord, en dan haal je -en weg
      De laatste letter, daar kijk je dan naar
      En zit die in 't kofschip, dan schrijf je, dat zeg

      Een t erachteraan, zoals werkte en fietste
      En zit hij er niet in, dan doet de d mee
      Zoals in hij speelde, zoals in hij leerde
      Dus gewerkt met een t, en gespeeld met een d`,
    later: `
      De t en de k, en de f en de s
      De ch en de p, en dan ben je al klaar
      Onthou maar 't kofschip, de letters erin
      En schrijf je een werkwoord, dan klopt het, kijk maar`,
    hook: `
      Zit hij in 't kofschip, dan schrijf je een t
      En anders een d, dus onthoud het, zing mee`,
  },
  {
    words: 'provincies twaalf_provincies provincies_van_nederland hoofdsteden',
    stanzas: `
      Groningen, Friesland en Drenthe, dat is noord
      Overijssel, Flevoland, Gelderland, zes
      Utrecht, Noord-Holland, Zuid-Holland, dat is negen
      Zeeland en Brabant en Limburg, einde les

      Groningen, Leeuwarden, Assen en Zwolle
      Lelystad, Arnhem, en Utrecht erna
      Haarlem, Den Haag, en dan Middelburg nog
      Den Bosch en Maastricht, en dan roep je hoera`,
    hook: `
      Twaalf provincies, van noord tot aan zuid
      Twaalf provincies, dus zing ze maar luid`,
  },
]
