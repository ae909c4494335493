import { expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../read-brief.ts'

const read = (description: string) => readBrief({ description, interfaceLanguage: 'nl' }, parseEnglish)

/** What a Dutch wish tells, and the kind of song that it asks for. */
const WISHES: readonly (readonly [wish: string, plot: string | null, facts: readonly string[]])[] = [
  [
    'Grappig nummer over mijn collega Dennis die altijd te laat komt, zijn wachtwoord vergeet en onze yoghurt pikt. Niet te gemeen hoor',
    null,
    ['Je komt altijd te laat', 'Je vergeet je wachtwoord', 'En je pikt onze yoghurt'],
  ],
  [
    'Wim gaat met pensioen na 41 jaar bij de brandweer. hij kookte soep voor de ploeg, kon niet tegen zijn verlies en gaat nu met de camper naar Noorwegen',
    'retirement',
    [
      ...['Je gaat met pensioen na 41 jaar bij de brandweer', 'Je kookte soep voor de ploeg'],
      ...['Je kon niet tegen je verlies', 'En je gaat nu met de camper naar Noorwegen'],
    ],
  ],
  [
    'Slaapliedje voor Noor, met haar knuffelkonijn en de regen op het dakraam, en papa die naast haar bedje zit',
    'lullaby',
    ['Met je knuffelkonijn en de regen op het dakraam', 'En papa zit naast je bedje'],
  ],
  [
    'Een liefdesliedje over de zomer op Terschelling in 1994 met Bas, we aten patat op de dijk',
    'devotion',
    ['Die zomer op Terschelling in 1994', 'We aten patat op de dijk'],
  ],
  [
    'Sorry lied voor mijn zus Anouk. ik ben haar verjaardag vergeten en heb haar auto in de prak gereden',
    'apology',
    ['Ik ben je verjaardag vergeten', 'En ik heb je auto in de prak gereden'],
  ],
  [
    'lied voor mn beste vriendin Lotte ze leent mn kleren en geeft ze nooit terug haha',
    'friendship',
    ['Je leent mijn kleren', 'En je geeft ze nooit terug'],
  ],
  [
    'Slaapliedje over een olifantje dat niet kan slapen omdat zijn slurf koud is',
    'lullaby',
    ['Je kan niet slapen omdat je slurf koud is'],
  ],
  [
    'Bedanklied voor de thuiszorg van mijn moeder. Ze kwamen elke dag en zongen oude liedjes met haar',
    'thanks',
    ['Jullie kwamen elke dag', 'En jullie zongen oude liedjes met haar'],
  ],
  [
    'Bedankje voor de buren, Ineke en Bart, die ons in huis namen toen onze keuken in brand stond',
    'thanks',
    ['Jullie namen ons in huis toen onze keuken in brand stond'],
  ],
  [
    'onze hond Boris is ingeslapen, 14 jaar. een lobbes die elke postbode likte en bang was voor onweer. hij lag op papa zijn voeten',
    'memorial',
    ['Je was een lobbes die elke postbode likte', 'En je was bang voor onweer', "Je lag op papa's voeten"],
  ],
  [
    'Reclamespot voor Kapsalon Haarfijn: knippen zonder afspraak, kinderen krijgen een lolly en op donderdag zijn we open tot 9 uur',
    'shop',
    ['Knippen zonder afspraak', 'Kinderen krijgen een lolly', 'En op donderdag zijn we open tot 9 uur'],
  ],
  [
    'Lied over heimwee naar Curaçao, mijn moeder maakte funchi, nu zit ik in Almere en regent het al drie weken',
    'missing',
    ['Mijn moeder maakte funchi', 'Nu zit ik in Almere', 'En het regent al drie weken'],
  ],
  [
    'Nummer voor Koen, die gepest wordt omdat hij stottert. Hij weet alles van vulkanen',
    'encouragement',
    ['Je wordt gepest omdat je stottert', 'Je weet alles van vulkanen'],
  ],
  [
    'afscheid van onze conrector mevrouw Jansen, streng maar rechtvaardig, kende alle 900 leerlingen bij naam',
    'farewell',
    ['Je bent streng maar rechtvaardig', 'Je kende alle 900 leerlingen bij naam'],
  ],
  [
    'Liefdesliedje voor Annemiek van Joop, ze heeft me leren dansen en ik haar leren vissen',
    'devotion',
    ['Je hebt me leren dansen', 'En ik jou leren vissen'],
  ],
  [
    'liedje voor mn ex, ze nam de hond mee en liet de strijkplank achter. mag best een beetje bitter',
    'heartbreak',
    ['Je nam de hond mee', 'En je liet de strijkplank achter'],
  ],
  [
    'verliefd op jongen in de trein van 8:12 naar leiden, hij leest dikke boeken. hij heet geloof ik thomas',
    'falling',
    ['Ik zie je in de trein van 8:12 naar Leiden', 'Je leest dikke boeken'],
  ],
  [
    'Lieke en Thomas gaan trouwen! Zij is altijd te vroeg, hij altijd te laat.',
    'wedding',
    ['Zij is altijd te vroeg', 'Hij altijd te laat'],
  ],
  [
    'Nummer over mijn buurman die elke zondagochtend zijn heg gaat snoeien. Lekker sarcastisch',
    null,
    ['Je gaat elke zondagochtend je heg snoeien'],
  ],
  [
    'Voor mijn man Erik, we zijn 25 jaar getrouwd, hij heeft nog nooit een verjaardag vergeten',
    'devotion',
    ['We zijn 25 jaar getrouwd', 'Je hebt nog nooit een verjaardag vergeten'],
  ],
  ['Rap over de tafel van 2 voor groep 4', 'teaching', ['Eén keer twee is twee', 'Twee keer twee is vier']],
]

it.each(WISHES)('%s', (wish, plot, facts) => {
  const brief = read(wish)
  const told = brief.facts.map(({ text, joined }) => joined ?? text)
  expect([brief.plot, told.slice(0, facts.length)]).toEqual([plot, facts])
  if (plot !== 'teaching') expect(told.length).toBe(facts.length)
})

it.each([
  ['afscheidslied voor onze stagiaire Yasmin, ze durfde tegen de baas in te gaan', 'Yasmin'],
  ['Onze buurvrouw mevrouw De Wit is 90 geworden, ze geeft de kinderen dropjes over de heg', 'mevrouw De Wit'],
  ['Voor ons bomma Jeanne, ze wordt 85', 'Jeanne'],
  ['Slaapliedje over een klein olifantje', 'olifantje'],
  ['slaapliedje over een beertje in het bos', 'beertje'],
])('%s is sung to %s', (wish, call) => {
  expect(read(wish).hearer?.call).toBe(call)
})

it('takes nobody who is told of for whom a song is for', () => {
  const { hearer, plot } = read('Een smartlap over mijn eerste auto, ik heb er mijn vrouw in leren kennen')
  expect([hearer, plot]).toEqual([null, null])
})

it('sings neither a signature nor what a song is not to be', () => {
  const { sender, facts } = read('Voor papa. Je stond altijd langs de lijn. Niet te zoet graag. Liefs Roos')
  expect([sender, facts.map(({ text }) => text)]).toEqual(['Roos', ['Je stond altijd langs de lijn']])
})

it.each([
  ['Lied om te leren tandenpoetsen', 'tandenpoetsen'],
  ['afvalscheiding rap voor groep 6', 'afvalscheiding'],
  ['Een liedje waarmee kleuters de dagen van de week leren', 'dagen van de week'],
  ['liedje over veilig oversteken', 'veilig oversteken'],
  ['kort liedje voor op de crèche: opruimen', 'opruimen'],
])('%s teaches a subject', (wish, subject) => {
  const { plot, subjects, facts } = read(wish)
  expect([plot, subjects.map(({ text }) => text), facts]).toEqual(['teaching', [subject], []])
})
