import type { Details } from '../../stanzas.ts'

/** What children learn: the stanzas teach it, in their order. */
export const lessons2: readonly Details[] = [
  {
    words: 'einmaleins malnehmen zweierreihe fünferreihe kleine_einmaleins',
    stanzas: `
      Zwei, vier, sechs, acht, zehn, und so geht es mit zwei
      Zwölf, vierzehn und sechzehn, und achtzehn, und dann
      Die Zwanzig, und schon ist die Reihe vorbei
      Zehnmal zwei Strümpfe, die zieht man sich an

      Fünf, zehn, fünfzehn, zwanzig, die Fünf ist jetzt dran
      Dann fünfundzwanzig und dreißig, ein Stück
      Fünfunddreißig und vierzig, und weiter, und dann
      Kommt fünfundvierzig und fünfzig, zum Glück`,
    later: `
      Und zehnmal ist einfach, da hängt man was dran
      Nur eine Null, und schon steht sie da
      Und einmal bleibt alles genau, wie's begann
      Das Einmaleins kann ich, drum sing ich hurra`,
    hook: `
      Einmaleins, Einmaleins, mal zwei und mal drei
      Einmaleins, Einmaleins, und ich bin dabei`,
  },
  {
    words:
      '7er_einmaleins 7er-einmaleins siebenerreihe siebener_einmaleins siebener-einmaleins 7er_reihe 7er-reihe einmaleins_der_7',
    stanzas: `
      Sieben und vierzehn, die sind noch ganz leicht
      Dann einundzwanzig, achtundzwanzig, und dann
      Mit fünfunddreißig ist die Hälfte erreicht
      Von hier aus, da fängt schon die andere an

      Zweiundvierzig und neunundvierzig, na klar
      Fünf, sechs, sieben, acht, sechsundfünfzig, das sitzt
      Dann dreiundsechzig, das stimmt bis aufs Haar
      Und siebzig, und niemand hat länger geschwitzt`,
    later: `
      Und acht mal die Sieben, das merkt man sich so
      Fünf, sechs, sieben, acht, in der Reihe gesagt
      Dann weiß man es morgen noch irgendwo
      Wenn einer nach sieben mal acht einen fragt`,
    hook: `
      Das Einmaleins der Sieben, das sing ich im Gehn
      Das Einmaleins der Sieben bis siebenmal zehn`,
  },
  {
    words: 'wasserkreislauf verdunstung verdunstet kondensiert kondensation niederschlag grundwasser wasserdampf',
    own: `
      {fact}
      Die Sonne scheint warm auf das Meer und den See
      Da steigt aus dem Wasser ganz leise der Dampf
      Und wird eine Wolke, so weiß wie der Schnee

      Dann fällt es als Regen hinab auf das Land
      Die Wolke wird leicht, die so voll war und schwer
      {fact}
      Das fließt mit dem Bach und dem Fluss bis ins Meer`,
    stanzas: `
      Die Sonne erwärmt erst den See und das Meer
      Das Wasser verdunstet, als Dampf steigt es auf
      Dort oben ist Kälte, da wird er ganz schwer
      Er kondensiert, und die Wolke wächst drauf

      Dann fällt er als Niederschlag, Regen und Schnee
      Ein Teil sickert tief in die Erde hinein
      Der Rest läuft durch Bäche und Flüsse zum See
      Am Meer wartet wieder der Sonnenschein`,
    later: `
      Das Glas auf dem Tisch war mal Wolke und Schnee
      War Pfütze und Eis und ein Dinosaurierbad
      Der Wasserkreislauf, der hat kein Ende
      Er dreht sich und dreht sich, so rund wie ein Rad`,
    hook: `
      Verdunstung nach oben, und Regen fällt dann
      Verdunstung nach oben, von vorne fängt's an

      Wasserkreislauf, Wasserkreislauf, vom Meer in die Höh
      Wasserkreislauf, Wasserkreislauf, und zurück in den See`,
  },
  {
    words: 'farben farben_lernen grundfarben farben_mischen rot_gelb_blau',
    own: `
      {fact}
      Das Rot ist die Kirsche, das Gelb ist das Licht
      Das Grün ist der Frosch, und das Blau ist der Himmel
      Und mischen wir zwei, kriegt was Neues Gesicht

      Das Rot und das Gelb geben Apfelsine
      Das Gelb und das Blau geben Grün, seht mal her
      {fact}
      Und alle zusammen, die malen noch mehr`,
    stanzas: `
      Das Rot und das Gelb und das Blau sind die drei
      Aus denen man alle die anderen macht
      Das Rot und das Gelb, da wird Orange dabei
      Wie Möhre und Kürbis, wer hätt's gedacht

      Das Gelb und das Blau geben Grün wie das Gras
      Das Rot und das Blau machen Lila daraus
      Und alle zusammen, das ist dann der Spaß
      Ergeben ein Braun wie der Igel vorm Haus`,
    later: `
      Und macht man das Licht aus, ist alles nur grau
      Dann schlafen die Farben im Kasten und warten
      Am Morgen, da sind sie dann wieder so da
      Das Rot auf dem Dach und das Grün hier im Garten`,
    hook: `
      Farben, Farben, Rot, Gelb und Blau
      Farben, Farben, wir kennen sie genau`,
  },
  {
    words: 'planeten planet sonnensystem merkur jupiter uranus neptun',
    own: `
      {fact}
      Merkur läuft ganz vorne, die Venus kommt dann
      Die Erde ist unser, der Mars ist ganz rot
      Dann kommt schon der Jupiter, riesig, heran

      Neptun ist der letzte und blau und ganz kalt
      Saturn hat den Ring, und Uranus liegt quer
      {fact}
      Acht sind es zusammen, und es gibt keinen mehr`,
    stanzas: `
      Merkur ist der erste, ganz klein und ganz heiß
      Die Venus, die zweite, ist hell, wenn es tagt
      Die Erde ist dritte, in Blau und in Weiß
      Der Mars ist der vierte, und rot, wie man sagt

      Der Jupiter kommt dann, der größte von allen
      Saturn hat den Ring, und den sieht man von fern
      Uranus liegt quer, ist zur Seite gefallen
      Neptun ist der achte, am weitsten vom Stern`,
    later: `
      Und schaut man am Abend mal lange hinauf
      Ein Punkt, der nicht zwinkert, der steht da ganz still
      Da ziehn die Planeten schon ewig die Bahn
      Und winken uns zu, wenn man's glauben will`,
    hook: `
      Acht Planeten, acht Planeten, die kreisen um das Licht
      Acht Planeten, acht Planeten, vergessen kann man's nicht`,
  },
  {
    words: 'teilen_lernen bitte_und_danke freundlich_sein das_teilen',
    own: `
      {fact}
      Ein Apfel für einen, der ist schnell gegessen
      Ein Apfel für zwei, der schmeckt zweimal so gut
      Und wer was gegeben hat, wird nicht vergessen

      Zusammen, da wird da ein Bild dann daraus
      Der eine hat Stifte, der andre Papier
      {fact}
      Und morgen gibst du dann ein Stück davon mir`,
    stanzas: `
      Wer fragt, der bekommt, und wer dankt, kriegt noch mehr
      Ein Lächeln ist frei, und das kostet nicht viel
      Man reicht sich die Hand und man sagt, du bist dran
      Dann wird aus dem Streit wieder schnell ein Spiel

      Drei Kinder, zwei Schaufeln, da wechselt man ab
      Erst du und dann ich, und dann sie, immer rund
      Und wird von den Keksen der letzte mal knapp
      Dann bricht man ihn durch für den anderen Mund`,
    later: `
      Am Abend ist weniger da in der Dose
      Und trotzdem ist einem im Bauch ganz warm
      Denn wer mit dem Teilen beginnt, der hat mehr
      Da sitzt man zu zweit, und man sitzt Arm in Arm`,
    hook: `
      Teilen, teilen, eins du und eins ich
      Teilen, teilen, das ist gut für dich und mich`,
  },
  {
    words: 'händewaschen hände_waschen hände_gewaschen hände_wäscht',
    own: `
      {fact}
      Das Wasser läuft warm, und die Seife macht Schaum
      Der Daumen will auch und der kleinste der Finger
      Und gleich sind wir sauber, man sieht uns noch kaum

      Erst hierhin, dann dahin, und zwischen die Finger
      Wir reiben die Handflächen, singen dazu
      {fact}
      Dann kommt noch das Handtuch und rubbelt im Nu`,
    stanzas: `
      Die Ärmel nach oben, der Hahn wird gedreht
      Die Hände erst nass, dann die Seife, die schäumt
      Die Handflächen reiben, so gut, wie es geht
      Der Handrücken auch, und nichts wird versäumt

      Dann zwischen den Fingern, der Daumen kommt dran
      Und zähl dabei zwanzig, so lang, wie man muss
      Dann spülen, bis nichts mehr vom Schaum bleiben kann
      Und abtrocknen, fertig, ein Handtuch zum Schluss`,
    later: `
      Und kommt man vom Spielen, und kommt man vom Klo
      Und steht schon das Essen am Tisch und macht Dampf
      Dann geht es ans Händewaschen, und zwar so
      Mit Seife und Wasser gewinnt man den Kampf`,
    hook: `
      Händewaschen, Händewaschen, Wasser und Seife, und dann
      Händewaschen, Händewaschen, reiben, so gut jeder kann`,
  },
  {
    words:
      'mülltrennung mülltrennen müll_trennen müll_trennt recycling biomüll gelbe_tonne gelber_sack papiertonne biotonne',
    stanzas: `
      Karton und Papier, die sind blau einsortiert
      Da werden daraus neue Hefte gemacht
      Der Becher, die Dose, und ausgeleert spaziert
      Das alles ins Gelbe, das wäre vollbracht

      Die Schale vom Apfel, der Tee und das Ei
      Die kommen ins Braun, da wird Erde daraus
      Das Glas nach den Farben, es gibt davon drei
      Der Rest kommt ins Schwarze, und sauber ist's Haus`,
    later: `
      Und was man sortiert, das kommt wieder zurück
      Als Heft und als Flasche, als Rad und als Stuhl
      Aus Altem wird Neues, und zwar Stück um Stück
      Der Müllberg wird kleiner, und das find ich cool`,
    hook: `
      Mülltrennung, Mülltrennung, Blau, Gelb und Braun
      Mülltrennung, Mülltrennung, man muss nur genau schaun`,
  },
  {
    words: 'photosynthese fotosynthese chlorophyll blattgrün',
    stanzas: `
      Die Wurzel trinkt Wasser, das steigt bis ins Blatt
      Das holt sich noch Kohlendioxid aus der Luft
      Das Chlorophyll, das es so grün gemacht hat
      Fängt Sonnenlicht ein zwischen Blüten und Duft

      Aus Wasser und Gas und dem Licht wird dann mehr
      Das Blatt baut sich Zucker, es wächst und gedeiht
      Und Sauerstoff gibt es nach draußen noch her
      Den atmen wir ein, und das jederzeit`,
    later: `
      Und steht man im Wald, und man atmet tief ein
      Dann hat diese Luft grad ein Blatt uns gemacht
      Und was wir dann ausatmen, holt es sich rein
      Das Grün und die Sonne, die haben's gebracht`,
    hook: `
      Photosynthese, aus Wasser und Licht
      Photosynthese, ohne Grün geht es nicht

      Fotosynthese, aus Luft und aus Licht
      Fotosynthese, ohne Grün geht es nicht`,
  },
]
