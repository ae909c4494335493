import type { Topic } from '../../stanzas.ts'

export const school: Topic = {
  kin: 'schule schulen grundschule schulhof schultasche schulranzen ranzen schüler schülerin schülerinnen lehrer lehrerin lehrern lehrerinnen klasse klassen klassenzimmer klassenfahrt unterricht hausaufgabe hausaufgaben mathe matheunterricht mathelehrer mathelehrerin deutschlehrerin tafel kreide pause pausenbrot einschulung abitur abi zeugnis zeugnisse kindergarten kita erzieherin gymnasium lernen lesen einmaleins schulbank referat',
  you: {
    scene: `
      Du malst der Acht zwei (Füße|Augen|Hörner) und dem Kreis
      Ein Lächeln, Kreidestaub am linken Ohr
      Und dass man Mathe dann auf einmal weiß
      Das kommt der ganzen Schule komisch vor`,
    later: `
      Im Klassenzimmer war ein Kind, das nie sprach
      Du hast dich in der Pause hingesetzt
      Du gabst ihm ein Stück Apfel, und danach
      Hat es die halbe Schule vollgeschwätzt`,
  },
  me: {
    scene: `
      Ich hatte Hausaufgaben, (wirklich|diesmal), echt
      Der Hund war's nicht, wir haben keinen Hund
      Der Bus, der Wind, mir ist das alles recht
      Ich suche noch nach einem guten Grund`,
    later: `
      Ich kam zur Schule, und es war ganz leer
      Kein Fahrrad da, kein Hausmeister, kein Licht
      Ich hatte Mathe drauf wie nie so sehr
      Dass Samstag ist, das wusste ich nur nicht`,
  },
  past: {
    scene: `
      Wir saßen in der (letzten|dritten|zweiten) Bank, du und ich
      Du schobst mir einen Zettel unterm Tisch
      Da stand, das ist der Lehrer, und ein Strich
      Bei näherem Betrachten war's ein Fisch`,
    later: `
      Die Schule riecht noch so, nach Wachs und Brot
      Ich ging am Tag der offnen Tür hinein
      Da fand ich deinen Namen, blau und rot
      Und ritzte meinen gleich daneben rein`,
  },
  hook: `
    Schule, oh Schule, der Gong und die Bank
    Und Kreide am Ärmel, und Frühling im Schrank

    Und läutet die Glocke, dann rennen wir los
    Der Schulhof war klein, und wir waren so groß`,
}
