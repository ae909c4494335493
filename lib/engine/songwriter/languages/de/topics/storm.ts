import type { Topic } from '../../stanzas.ts'

export const storm: Topic = {
  kin: 'sturm stürme stürmt stürmisch gewitter donner donnert donnern blitz blitze blitzt regen regens regnet regnen regentag regenschirm regenschirme schirm schirme regenbogen regenjacke gummistiefel pfütze pfützen wolkenbruch hagel hagelt orkan unwetter nass wind platzregen dachrinne niesel nieselregen',
  you: {
    scene: `
      Wenn's donnert, holst du (Decken|Kissen|Kekse) und Kakao
      Und baust ein Zelt aus Stühlen auf dem Flur
      Bei jedem Blitz zählst du ganz laut, genau
      Und sagst, der ist noch hinterm Bahnhof nur

      Du hast (den Schirm|den Hut|die Mütze) vergessen, wie so oft
      Du gehst im Regen, langsam, ohne Eile
      Du hast auf Sonne bis zuletzt gehofft
      Jetzt springst du in die Pfütze, eine Weile`,
    later: `
      Der Sturm nahm uns den Strom für eine Nacht
      Du hast die Karten aus dem Schrank geholt
      Du hast im Kerzenlicht ganz frech gelacht
      Und mich bei jedem Spiel gemein versohlt`,
  },
  me: {
    scene: `
      Ich hab ja keine Angst, wenn's (donnert|wettert|rumpelt), nein
      Ich wollte nur im Schrank mal etwas suchen
      Das kann schon eine halbe Stunde sein
      Mit Mantel überm Kopf und Apfelkuchen`,
    later: `
      Mein Regenschirm ging auf und flog davon
      Er flog so schön, ich hab ihm nachgewinkt
      Ein Nachbar sah ihn noch auf dem Balkon
      Wo er seitdem sein Regenwasser trinkt`,
  },
  past: {
    scene: `
      Du rochst den Regen (immer|lange), eh er kam
      Du hobst die Nase, sagtest, in zwei Stunden
      Und wer dir glaubte und die Wäsche nahm
      Der hat's am Abend immer wahr gefunden`,
    later: `
      Heut Nacht war so ein Donner, so ein Krach
      Ich hab gezählt, so wie wir immer zählten
      Bei vier war's über deinem alten Dach
      Und ich lag wach, und deine Zahlen fehlten`,
  },
  hook: `
    Lass es donnern, lass regnen, wir haben ein Dach
    Und wer vorhin noch schlief, der ist jetzt mit uns wach

    Regen, oh Regen, komm, wasch uns die Stadt
    Bis jede Straße zwei Himmel hat`,
  soft: {
    scene: `
      Der Donner räumt den Keller auf
      Er stellt nur Kisten oben drauf
      Er meint es gar nicht laut und schwer
      Er hört gleich auf, dann schläft auch er`,
    later: `
      Die Pfütze hält den Himmel fest
      Mit Stern und Mond und Vogelnest
      Da schaukelt er so hin und her
      Und Regen gibt es heut nicht mehr`,
  },
}
