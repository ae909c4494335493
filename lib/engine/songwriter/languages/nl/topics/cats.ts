import type { Topic } from '../../stanzas.ts'

export const cats: Topic = {
  kin: 'kat katten kater katers poes poezen poesje poesjes poezenhaar kattenhaar kitten kittens kattenluik kattenbak kattenvoer katje katjes spint spinnen spinnend gespin snor snorharen miauw miauwt mauwt poot poten pootje pootjes krabt krabpaal nagels klauwen muis muizen muisje huiskat straatkat cypers',
  you: {
    scene: `
      Mijn kat is voor (visite|iedereen|de post) al uren op de vlucht
      Ze zit op de kast, en ze blaast naar de rest
      Jij zegt niets, jij zit, en je leest, en je zucht
      En zij ligt op jouw schoot, en ze spint in je vest

      De kat ligt (alweer|heel breed|languit) op je nieuwste trui
      Je kunt nu niet weg, want je wekt haar toch niet
      Je been slaapt al uren, de zon wordt een bui
      Je haalt nog geen adem, zolang zij geniet`,
    later: `
      Een katje zat hoog in de boom, en het huilde
      De brandweer kwam langs met een ladder en touw
      De straat stond te roepen, en iemand die ruilde
      Zijn worst voor wat hoop, en het sprong toen naar jou`,
  },
  me: {
    scene: `
      Om (vier|vijf|zes) uur ligt er een poot op mijn neus
      Een tikje, zoals je een belletje tikt
      Ik slaap, zeg ik haar, maar er is hier geen keus
      De kat heeft de nacht al voor mij ingeschikt`,
    later: `
      Ik kocht haar een toren, van trappen zo vol
      Een muis aan een veer, en een bed als een boot
      De kat keek ernaar zonder enige lol
      En ging in de doos, want die was wel groot`,
  },
  past: {
    scene: `
      Er liggen nog haren (op je stoel|op de bank|op je jas) van de kat
      Daar heb ik je vroeger zo vaak om berispt
      Nu veeg ik niet meer, want waar zij bij je zat
      Heb ik allebei nog het meest gemist`,
    later: `
      De katten uit de straat zitten nog op je stoep
      Om zes uur precies, op een rij, met hun staart
      Ik breng ze hun eten, en als ik dan roep
      Dan klinkt het als jij, en dan komen ze bedaard`,
  },
  hook: `
    Kom maar binnen, poes, of ga weg, of blijf staan
    De deur die is open, de kachel is aan

    En de kat op de vensterbank spint er doorheen
    Ze kent elk refrein, en ze zingt er maar één`,
  soft: {
    scene: `
      De kat krult zich rond als een bol
      Een kussen van haar, van stilte vol
      Haar snorharen trillen, haar oor beweegt mee
      Ze droomt van een muis, of van twee`,
    later: `
      Het poesje loopt de kamer door
      Het maakt geen stap die ik nog hoor
      Het springt op bed, het draait zich rond
      En legt zijn staart over zijn mond`,
  },
}
