import { expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import type { SongPlot } from '../../../songwriter/languages/names.ts'
import { readBrief } from '../../read-brief.ts'

type Read = {
  readonly plot?: SongPlot | null
  readonly call?: string | null
  readonly about?: readonly string[]
  readonly facts?: readonly string[]
}

it.each<readonly [description: string, understood: Read]>([
  [
    'lied für mathilda, sie hat einen stoffhasen namens Möhrchen',
    { facts: ['Du hast einen Stoffhasen namens Möhrchen'] },
  ],
  ['lied für opa heinz, er war lokführer', { facts: ['Du warst Lokführer'] }],
  [
    'ich hab die prüfung beim dritten mal bestanden, die ersten zwei male bin ich gegen die mülltonne gefahren',
    {
      facts: [
        'Ich hab die Prüfung beim dritten Mal bestanden',
        'Die ersten zwei Male bin ich gegen die Mülltonne gefahren',
      ],
    },
  ],
  [
    'Sommer 1998 am Baggersee mit Anja, sie ist dann nach Kanada gezogen und ich hab mich nie getraut ihr zu sagen dass ich sie liebe',
    {
      plot: 'nostalgia',
      facts: [
        'Sommer 1998 am Baggersee mit dir',
        'Du bist dann nach Kanada gezogen',
        'Ich hab mich nie getraut dir zu sagen, dass ich dich liebe',
      ],
    },
  ],
  [
    'Ein Lied darüber, wie ich mit meinem Vater auf der Mosel gepaddelt bin. Er hat immer Leberwurstbrote mitgehabt',
    { facts: ['Ich bin mit dir auf der Mosel gepaddelt', 'Du hast immer Leberwurstbrote mitgehabt'] },
  ],
  [
    'Ein Lied zur Hochzeit von Katrin und Sebastian, er hat ihr Gummibärchen durchs Fenster gereicht',
    { plot: 'wedding', facts: ['Sebastian hat Katrin Gummibärchen durchs Fenster gereicht'] },
  ],
  [
    'meine eltern feiern goldene hochzeit, renate und horst, er ist ihr dreimal auf den fuß getreten',
    { plot: 'wedding', facts: ['Ihr feiert goldene Hochzeit', 'Horst ist Renate dreimal auf den Fuß getreten'] },
  ],
  [
    'mein hund rocky ist gestorben, er war 14, er hat jeden den er kannte mit nem schuh begrüßt',
    { plot: 'memorial', facts: ['Du hast jeden, den du kanntest, mit einem Schuh begrüßt'] },
  ],
  [
    'Danke an Frau Yilmaz, sie hat für uns gekocht und lässt uns rein wenn sie müde ist. ihr garten ist wild',
    {
      plot: 'thanks',
      call: 'Frau Yilmaz',
      facts: ['Sie haben für uns gekocht', 'Sie lassen uns rein, wenn Sie müde sind', 'Ihr Garten ist wild'],
    },
  ],
  [
    'unser mathelehrer herr dr. petersen hört nach 40 jahren auf, er hat sich nie beschwert',
    {
      plot: 'retirement',
      call: 'Herr Dr Petersen',
      facts: ['Sie hören nach 40 Jahren auf', 'Sie haben sich nie beschwert'],
    },
  ],
  [
    'werbelied für unsere bäckerei lindner, waschen schneiden foehnen, termine ohne wartezeit, sonntags ab 7 offen',
    { plot: 'shop', facts: ['Waschen, Schneiden, Föhnen', 'Termine ohne Wartezeit', 'Sonntags ab 7 offen'] },
  ],
  ['lied zum zähneputzen lernen für emil', { plot: 'teaching', about: ['zähneputzen'], facts: [] }],
  [
    'Ein Lied, mit dem die Kinder lernen, wie man sich richtig die Hände wäscht, vor dem Essen und nach dem Klo',
    { plot: 'teaching', about: ['Händewaschen'], facts: [] },
  ],
  ['lied damit meine klasse die wochentage lernt', { plot: 'teaching', about: ['wochentage'], facts: [] }],
  ['er will klavier lernen, lied für meinen opa kurt', { plot: null, facts: ['Du willst Klavier lernen'] }],
  ['mein ex hat mich betrogen, drei wochen vor der hochzeit', { plot: 'heartbreak' }],
  ['Für meinen Kumpel Kalle, der nach Leipzig zieht. Ich werd ihn vermissen', { plot: 'farewell' }],
  ['unsere handballmädels vom TV Hohnstedt, C-Jugend', { plot: 'team' }],
  ['für meine kollegin birgit, ihr mann ist im april gestorben', { plot: 'encouragement', call: 'Birgit' }],
  ['Schlaflied für einen kleinen Fuchs, der seine Mama sucht', { plot: 'lullaby', call: 'kleiner Fuchs' }],
  ['schlaflied für ein elefantenbaby', { call: 'kleiner Elefant' }],
  ['Lied über einen kleinen Dachs, der nicht schlafen kann', { facts: ['Ein kleiner Dachs kann nicht schlafen'] }],
])('%s', (description, understood) => {
  const { plot, hearer, subjects, facts } = readBrief({ description, interfaceLanguage: 'de' }, parseEnglish)
  const read = {
    ...{ plot, call: hearer?.call ?? null },
    ...{ about: subjects.map(({ text }) => text), facts: facts.map(({ text }) => text) },
  }
  expect(Object.fromEntries(Object.keys(understood).map((key) => [key, read[key as keyof Read]]))).toEqual(understood)
})
