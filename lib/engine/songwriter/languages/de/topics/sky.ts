import type { Topic } from '../../stanzas.ts'

export const sky: Topic = {
  kin: 'himmel himmels wolke wolken bewölkt horizont sonnenaufgang sonnenuntergang abendrot morgenrot weltall weltraum universum planet planeten sternschnuppen polarstern astronaut astronautin astronauten rakete raketen galaxie galaxien komet kometen milchstraße mars venus sonnensystem teleskop ballon drachensteigen flugzeug flugzeuge fliegen fliegt pilot pilotin sternbild sternbilder stern',
  you: {
    scene: `
      Du liegst (im Gras|am Hang|im Hof) und siehst den Himmel an
      Da drüben fährt ein Nilpferd mit dem Rad
      Ich seh nur Wolken, du siehst, was es kann
      Bei dir hat jede Wolke ihr Format`,
    later: `
      Du hast mir mal den Morgenstern gezeigt
      Durch eine leere Rolle, früh um vier
      Du sagtest, wenn man lange genug schweigt
      Dann zwinkert er, und zwinkert einmal hier`,
  },
  me: {
    scene: `
      Es sollte Sternschnuppen (heut Nacht|um zehn|um elf) nur regnen
      Ich lag im Garten, Decke, Tee, bereit
      Da kam, um meinen Wünschen zu begegnen
      Die größte Wolke dieser Jahreszeit`,
    later: `
      Ich hab dem Himmel mal gesagt, was drückt
      Er hat gehört, zumindest kam's so vor
      Dann hat er eine Wolke rangerückt
      Und schob sie sacht vor sein gespitztes Ohr`,
  },
  past: {
    scene: `
      Du wusstest (immer|abends|blind noch), wo der Polarstern steht
      Du nahmst mein Kinn und drehtest es dorthin
      Und sagtest, dass man nie verlorengeht
      Das glaub ich, seit ich selber unterwegs bin`,
    later: `
      Der Himmel heute Abend war so rot
      Ich hätt dich angerufen, komm mal raus
      So stand ich mit dem halben Abendbrot
      Und schaute ihn für beide von uns aus`,
  },
  hook: `
    Schau in den Himmel, da oben ist Platz
    Für Wolken, für Wünsche, für Bussard und Spatz

    Himmel, du großer, du machst niemals zu
    Es liegt alles drunter, die Stadt, ich und du`,
  soft: {
    scene: `
      Die Wolke ist ein weißes Schaf
      Sie frisst den Mond und fällt in Schlaf
      Da guckt er aus der Wolle raus
      Und leuchtet ihr den Weg nach Haus`,
    later: `
      Ein Stern ist heute Nacht für dich
      Der blinzelt klein und wunderlich
      Er sagt, ich bleib, bis du erwachst
      Und freu mich, wenn du morgen lachst`,
  },
}
