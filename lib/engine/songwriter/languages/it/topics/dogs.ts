import type { Topic } from '../../stanzas.ts'

export const dogs: Topic = {
  kin: 'cane cani cagnolin* cagnon* cagna cagnetta cagnett* canile canili cucciol* guinzagl* cuccia scodinzol* abbai* bau museruola bastardin* meticci* bassott* barboncin* labrador golden retriever beagle chihuahua bulldog mastino segugio levriero setter terrier osso zampa',
  you: {
    scene: `
      Il cane (del bar|del fornaio|di sotto) ti vede, e si scioglie
      Ti aspetta da ore sullo zerbino
      Gli chiedi dei reumi, dell'osso, delle foglie
      E lui ti accompagna fin dal postino

      In spiaggia un cane (bagnato|ignoto|di tutti) ha scelto te
      Per scuotersi l'acqua di tutto il mare
      Gli altri scappavano, e tu: perché?
      È un complimento, lascialo fare`,
    later: `
      Lanci il bastone, e il cane, seduto
      Ti guarda come a dire: e adesso?
      Vai tu a riprenderlo, e lui, lì, muto
      Applaude con la coda il tuo progresso

      Al canile volevi soltanto guardare
      Due minuti, dicevi, per cortesia
      Al ritorno, dietro, c'era a russare
      Un cane che occupa tutta la via`,
  },
  me: {
    scene: `
      Il cane si siede (davanti|vicino|composto) al mio piatto
      Non chiede: mi pensa, con intensità
      Io fingo di leggere, ma è un ricatto
      E mezza bistecca, si sa dove va

      Alle sei piove, (fa freddo|fa buio|c'è nebbia), e il cane è contento
      Mi porta le scarpe, con grande decoro
      Io metto l'ombrello, lui il sentimento
      Saluta ogni palo, è il suo lavoro`,
    later: `
      Ho detto al cane: a cuccia, da bravo
      S'è messo nel letto, al posto mio
      Mi ascoltava sereno, mentre parlavo
      E a cuccia, alla fine, ci vado io

      Il cane ha sepolto le chiavi di casa
      L'ho visto in giardino, col naso di terra
      Scaviamo da un'ora, l'aiuola è invasa
      E lui scodinzola: bella, la guerra`,
  },
  past: {
    scene: `
      Il cane (correva|scattava|volava) al tuo fischio, di là dal prato
      Due note soltanto, la terza saliva
      Ho provato anch'io, e mi ha guardato
      Con tanta bontà, però non veniva

      Tenevi biscotti (in tasca|in giacca|nel cappotto) per tutti i cani
      Sapevi di osso e di caramella
      Ti vedo ancora, al parco, le mani
      Piene di nasi, e ogni coda a ciambella`,
    later: `
      Il guinzaglio è appeso dov'era
      Fa un piccolo suono se sfioro il muro
      Esco alle otto, come ogni sera
      Il giro lo so, anche se è scuro

      Un cane stamani mi è corso addosso
      Aveva sbagliato persona, lo so
      Ma ho detto il tuo nome, col cuore grosso
      E lui, per favore, scodinzolò`,
  },
  hook: `
    Basta la coda di un cane sul muro
    E il giorno è più buono, il cuore al sicuro

    Corri, cane, corri, e riportami il giorno
    Lo lancio lontano, e tu fai ritorno`,
  soft: {
    scene: `
      Il cane ha girato
      Tre volte in tondo
      Poi s'è sdraiato
      In fondo al mondo`,
    later: `
      In sogno rincorre
      La luna sul prato
      La notte trascorre
      Col muso appoggiato`,
  },
}
