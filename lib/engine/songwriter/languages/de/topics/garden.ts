import type { Topic } from '../../stanzas.ts'

export const garden: Topic = {
  kin: 'garten gärten garteln gärtnern gärtnert gärtner gärtnerin gartens gemüsegarten schrebergarten kleingarten vorgarten beet beete beeten blume blumen rose rosen tulpe tulpen tomate tomaten gurken bohne bohnen salat unkraut gießen gießt gießkanne rasen rasenmäher pflanze pflanzen blüte blüten blüht apfelbaum äpfel kirschbaum hecke kompost erde spaten schnecken balkonpflanzen zwiebeln beeren',
  you: {
    scene: `
      Du kennst im Garten (jeden Wurm|jeden Ast|jedes Blatt) beim Namen
      Und sagst den Bohnen, dass sie wachsen solln
      Du steckst die Zettel zu den kleinen Samen
      In Schrift wie Ranken, die nach oben wolln

      Du hast noch Erde unter jedem Nagel
      Und schwörst, du warst nur kurz beim (Kraut|Kohl|Beet), mehr nicht
      Du bringst uns Beeren heim trotz Frost und Hagel
      Und sagst, im Garten war noch gutes Licht`,
    later: `
      Im Frühjahr hast du mir ein Beet gegeben
      Ein kleines, bei den Rosen, ganz am Rand
      Da wollte anfangs gar nichts bei mir leben
      Dann hast du nachts gegossen, unerkannt`,
  },
  me: {
    scene: `
      Ich hab Tomaten (auf dem Dach|am Zaun|im Hof) gezogen
      Drei Stück, und eine hat der Vogel schon
      Die zweite hat der Hagel krumm gebogen
      Die dritte wohnt bei mir auf dem Balkon`,
    later: `
      Der Garten macht inzwischen, was er mag
      Das Unkraut hat die Rosen überstimmt
      Ich sitze mittendrin am Nachmittag
      Und frag die Schnecke, ob sie's auch so nimmt`,
  },
  past: {
    scene: `
      Du hast im (März|Mai|Herbst) die Beete umgegraben
      Den Hut im Nacken, Bindfaden im Mund
      Die Rosen wollten so viel Pflege haben
      Und kriegten von dir jede freie Stund`,
    later: `
      Im Garten blüht jetzt, was du noch versteckt
      Die Zwiebeln, und ich wusste nicht mal, wo
      Auf einmal war der ganze Weg bedeckt
      Mit Blau, und das warst du, du warst ja so`,
  },
  hook: `
    Lass ihn wachsen, den Garten, lass blühen, was will
    Die Rosen sind laut, und der Kohl ist ganz still

    Komm in den Garten, die Äpfel sind schwer
    Nimm einen, nimm zwei, und dann komm wieder her`,
  soft: {
    scene: `
      Die Rose macht die Blätter zu
      Die Biene hat jetzt auch mal Ruh
      Die Bohne träumt von ihrem Stiel
      Der kleine Wurm, der träumt nicht viel`,
    later: `
      Im Garten geht der Mond umher
      Er zählt die Beeren kreuz und quer
      Er kommt bis sieben, kommt bis acht
      Dann sagt er allen gute Nacht`,
  },
}
