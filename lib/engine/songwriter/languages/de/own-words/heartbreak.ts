import type { Stanzas } from '../../stanzas.ts'

/** Where love is over. */
export const heartbreak: Stanzas = `
  {you.fact}
  Ich hab es erst gar nicht verstanden
  Ich stell noch immer zwei Tassen hin
  Als wär noch immer wer vorhanden

  {you.fact}
  Und draußen fährt der Bus wie immer
  Die Welt hat nichts davon gemerkt
  Nur hier ist's leer in jedem Zimmer

  {you.fact}
  Ich frag mich, wann das angefangen hat
  Ich such den Tag in dem Kalender
  Und find ihn nicht, auf keinem Blatt

  {you.fact}
  Das sag ich leise vor mich hin
  Bis es nach einem Satz klingt und nicht mehr
  Danach, wie müde ich davon bin

  (Sie sagen alle, das vergeht|Die Freunde sagen, das geht vorbei)
  Ich nicke, und es regnet weiter
  {you.fact}
  Und ich bin davon nicht gescheiter

  (Ich nehm die alte Straße noch|Ich geh den alten Weg noch lang)
  Als kämst du gleich aus einem Tor
  {you.fact}
  Und trotzdem stell ich mir das vor

  (Ich hab dein Bild noch an der Wand|Ich hab dein Bild noch nicht gelöscht)
  Ich dreh's nur manchmal um bei Nacht
  {you.fact}
  Das hab ich nie von dir gedacht

  {me.fact}
  Und das war offenbar zu viel
  Oder zu wenig, wer kann's wissen
  Ich kannte ja nicht mal das Spiel

  {me.fact}
  Das kriegst du nicht, das bleibt bei mir
  Du hast den Rest ja mitgenommen
  Die Platten und das halbe Klavier

  (Ich räum die Wohnung um bei Nacht|Ich schieb die Möbel hin und her)
  Das Sofa steht jetzt an der Tür
  {me.fact}
  Und kann am Ende nichts dafür

  {they.fact}
  Das hat man mir im Bus erzählt
  Ich tat, als wüsste ich es schon
  Und hab die Haltestellen gezählt

  {thing.fact}
  Das steht noch da und weiß von nichts
  Ich wollt es längst schon runtertragen
  Im ersten Grau des Tageslichts

  {fact}
  Das wird mal eine alte Geschichte
  Dann lach ich drüber, irgendwann
  Bis dahin schreib ich halt Gedichte

  (Heut hab ich neue Blumen gekauft|Heut hab ich das Bett frisch bezogen)
  Ich ließ mal Luft herein ins Haus
  {fact}
  Ich atme ein, ich atme aus

  {fact}
  Das ist ein Satz, der passt in eine Hand
  {next}
  Und füllt das Zimmer bis hinauf zur Wand

  {you.fact}
  Das tut noch weh, wenn man dran rührt
  {you.next}
  Ich hab's wohl lange schon gespürt`
