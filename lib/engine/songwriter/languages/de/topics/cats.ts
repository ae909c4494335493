import type { Topic } from '../../stanzas.ts'

export const cats: Topic = {
  kin: 'katze katzen kater katers kätzchen katzenbaby katzenfell kitten schnurrt schnurren schnurrend pfote pfoten tatze tatzen miau miaut miauen krallen kratzbaum samtpfote mieze miezekatze stubentiger schnurrhaare mäusejagd katzenklo katzenfutter hauskatze tigerkatze straßenkatze perserkatze siamkatze katzenklappe',
  you: {
    scene: `
      Vor meiner Katze (flieht|bebt|rennt) sonst der Besuch
      Sie sitzt auf ihrem Stuhl und zeigt die Krallen
      Du setzt dich hin und liest in einem Buch
      Und sie lässt sich auf deine Knie fallen`,
    later: `
      Ein Kätzchen saß im Baum und kam nicht runter
      Die andern riefen, schleppten Leitern an
      Du setztest dich und gähntest nur darunter
      Da kam's und sah, wie gut man gähnen kann`,
  },
  me: {
    scene: `
      Um (vier|fünf|sechs) liegt eine Pfote im Gesicht
      Ein Klaps, als ob es eine Klingel sei
      Ich sag, ich schlafe noch, das glaubt sie nicht
      Die Katze meint, die Nacht ist jetzt vorbei`,
    later: `
      Ich kaufte ihr ein Schloss mit Türmen dran
      Mit Maus am Faden, Plüsch und Kletterseil
      Die Katze sah es, ging zur Schachtel, dann
      Bezog sie drin ihr Schlafwagenabteil`,
  },
  past: {
    scene: `
      Auf deinem Stuhl (am Ofen|am Fenster|im Erker) liegen Haare
      Vom Katzenfell, die grauen, überall
      Die Katze schlief darauf all diese Jahre
      Bei dir, und wärmte dich auf jeden Fall`,
    later: `
      Die Katzen aus dem Hof sind noch gekommen
      Sie saßen abends alle vor der Tür
      Ich hab den Teller von dir hergenommen
      Sie fraßen still und danken dir dafür`,
  },
  hook: `
    Katze, komm rein, oder geh, oder bleib
    Du stehst in der Tür wie ein Zeitvertreib

    Schnurr, Katze, schnurr, wie ein Boot, das uns trägt
    Bis die Nacht ihre Ohren nach hinten legt`,
  soft: {
    scene: `
      Das Kätzchen leckt sich noch die Pfote
      Die weiße, und danach die rote
      Dann rollt es sich um sich herum
      Und schnurrt und fällt ganz langsam um`,
    later: `
      Die Katze geht auf leisen Sohlen
      Sie will sich nur ein Kissen holen
      Sie dreht sich dreimal, legt sich hin
      Da liegt der Schlaf im Kissen drin`,
  },
}
