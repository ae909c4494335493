import type { Topic } from '../../stanzas.ts'

export const coffee: Topic = {
  kin: 'koffie koffiezet* koffiekop* koffiemok* koffiebonen koffiepauze koffiedik koffiemolen espresso cappuccino latte bakkie bakje filterkoffie oploskoffie cafeïne koffiemelk melkschuim koffiehuis mok mokken kopje kopjes thee theepot theekop* theezakje* koekje koekjes barista thermos* thermoskan',
  you: {
    scene: `
      Je zegt nog geen woord tot het (eerste|tweede|derde) kopje op is
      Je wijst naar de melk, en je bromt naar het brood
      En niemand kan zien of dat nee of een knik van je kop is
      Dan koffie, en jij praat ineens over alles, en groot

      Je zet koffie (met een sok|met je ogen dicht|op gevoel), met een schep teveel
      Een lepel kan erin staan, zo sterk, en zo zwart
      Dan lach jij, en zegt, zo heb je een deel
      Van de nacht in je kopje, dat is goed voor het hart`,
    later: `
      We zouden één kopje, één koffie, niet meer
      Toen werd het al donker, het licht ging al aan
      Je vertelde nog iets, en toen vroeg die meneer
      Of wij hier ook woonden, of nog zouden gaan`,
  },
  me: {
    scene: `
      Ik heb (zonder koffie|voor mijn koffie|nuchter) vandaag al gedaan
      Een schoen in de koelkast, mijn bril in de la
      Ik groette de kapstok, en die bleef daar staan
      Nu drink ik een kopje, en ik kijk mij eens na`,
    later: `
      De machine zegt, ontkalken, en dan piept ze maar wat
      Ik druk op een knop, en ze spuugt op mijn mouw
      Ik kocht toen een filter, zoals oma dat had
      En zit nu met koffie die loopt, lief en trouw`,
  },
  past: {
    scene: `
      Jouw mok staat (nog altijd|achteraan|vooraan) op de plank, met dat oor
      Ik zet elke ochtend nog koffie voor twee
      Ik merk het dan pas, en dan drink ik maar door
      En neem ik jouw kopje dus ook nog maar mee`,
    later: `
      Je blies in je koffie, en vertelde, en blies
      En dronk hem dan koud, voor de zoveelste maal
      Nu drink ik hem heet, en het is niet precies
      Zo lekker als koud, met zo'n lang verhaal`,
  },
  hook: `
    Zet de koffie maar op, want de dag is nog jong
    Er is altijd een kopje, en een lied op de tong

    Met een kop tussen de handen, de damp langs je neus
    Is de ochtend een vraag, en de koffie de keus`,
}
