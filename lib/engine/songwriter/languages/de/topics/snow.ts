import type { Topic } from '../../stanzas.ts'

export const snow: Topic = {
  kin: 'schnee schneit schneien schneite schneemann schneemänner schneeflocke schneeflocken flocke flocken winter winters winterabend schlitten rodeln rodelt ski skier skifahren skilaufen snowboard eis eiszapfen frost gefroren schneeball schneeballschlacht schlittschuh schlittschuhe eingeschneit lawine handschuhe skipiste schneesturm winterlandschaft',
  you: {
    scene: `
      Beim ersten Schnee (rennst|gehst|läufst) du im Hemd hinaus
      Und legst den Kopf zurück, den Mund weit offen
      Du kommst mit nassen Haaren in das Haus
      Und sagst, es hat dich mittendrin getroffen`,
    later: `
      Der Schneemann, den du bautest, trägt den Schal
      Von dir, weil du gesagt hast, dass ihn friert
      Du gehst mit rotem Hals, dir ist's egal
      Der Schneemann, sagst du, wär sonst gleich blamiert`,
  },
  me: {
    scene: `
      Ich hab den Schnee (um sechs|um fünf|um vier) schon weggeschoben
      Den ganzen Weg, und stand da stolz und warm
      Dann kam der Pflug, und alles lag hier oben
      Noch höher als zuvor, mir bis zum Arm`,
    later: `
      Der Schlitten ging ganz gut, bis auf den Zaun
      Ich lag im Schnee und sah die Sterne schon
      Ein Kind kam an und fragte, was wir baun
      Ich sagte, einen Engel, in Person`,
  },
  past: {
    scene: `
      Du zogst (den roten|den alten|den schweren) Schlitten bis zum Wald
      Ich saß darauf und sagte, schneller, schneller
      Im Schnee war's um die Füße bitterkalt
      Und doch war nie ein Nachmittag mal heller`,
    later: `
      Der Schnee liegt wieder auf der Bank, ganz glatt
      Ich hab auf deine Seite nichts geschrieben
      Ich hab nur, wo man sonst gesessen hat
      Den Platz für dich ein bisschen freigerieben`,
  },
  hook: `
    Schnee auf den Dächern und Schnee auf dem Haar
    So leise wie heute war lang noch kein Jahr

    Lass es schneien, lass schneien, die Stadt wird ganz rund
    Und wir fangen die Flocken mit offenem Mund`,
  soft: {
    scene: `
      Der Schnee fällt weich, der Schnee fällt leis
      Er macht die ganze Straße weiß
      Er deckt die Autos alle zu
      Die Autos schlafen jetzt wie du`,
    later: `
      Der Schneemann steht im Hof allein
      Er will heut Nacht der Wächter sein
      Er passt auf alle Träume auf
      Und hat ein Mützchen oben drauf`,
  },
}
