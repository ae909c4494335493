import type { Topic } from '../../stanzas.ts'

export const night: Topic = {
  kin: 'notte notti nottat* nottambul* notturn* buio mezzanotte luna insonn* insonnia pigiam* cuscin* sveglia comodino pecore lampion* sogno sogni sogna sognare dormire dorme dormi dormiv* sonno falena falene lume buia letto',
  you: {
    scene: `
      Di notte (cammini|ti aggiri|ti alzi) col passo leggero
      Apri il frigo, e la luce ti veste
      Mi passi mezza mela, e per davvero
      Le tre di notte diventano feste

      Alle due di notte (suoni|chiami|bussi), hai un'idea
      Andiamo a vedere la luna sul fiume
      Sediamo in pigiama, come in platea
      C'è luce così che non serve il lume`,
    later: `
      A notte fonda, col mal di denti
      Mi hai letto gli orari dei traghetti
      Con voce da fiaba, porti e venti
      Al quinto dormivo, coi pugni stretti

      Lasci una luce accesa, la notte
      Per chi rientra tardi, dici, o si sbaglia
      C'è chi è passato, le scarpe rotte
      E ha preso un biscotto, e una maglia`,
  },
  me: {
    scene: `
      Sono le tre, e (la sveglia|il soffitto|la notte) mi guarda
      Conto le pecore: cento e ventuno
      L'ultima è lenta, si ferma, ritarda
      E chi riprende più sonno? Nessuno

      Di notte (il frigo|la casa|il rubinetto) racconta la vita
      Il termo sospira, il parquet gli risponde
      Io ascolto, la voglia di sonno è svanita
      E il letto è una barca in mezzo alle onde`,
    later: `
      Ho avuto un'idea, stanotte, geniale
      L'ho scritta al buio, sul comodino
      Stamattina leggo: cipolla, canale
      Si vede che il genio passava vicino

      A mezzanotte ho aperto il balcone
      C'era una luna, grande così
      Di fronte qualcuno, in canottiera
      Guardava anche lui, e ha detto: eh, sì`,
  },
  past: {
    scene: `
      Di notte guidavi (piano|in silenzio|cantando), io sul sedile
      Fingevo di dormire, contavo i lampioni
      Arrivava il tuo fischio, basso, gentile
      Non ho più sentito quelle canzoni

      Lasciavi la porta (socchiusa|accostata|aperta) di un dito
      Un filo di luce fino al mio letto
      La notte stava fuori, senza invito
      La lascio ancora così, per rispetto`,
    later: `
      Di notte mi sveglio, e so che ora è
      L'ora che tu andavi in cucina
      Un bicchiere, tre passi, sempre tre
      Li sento, e poi è solo mattina

      La stessa luna sul tuo portone
      Ci passo davanti, ogni tanto, tardi
      C'è un'altra tenda, c'è una canzone
      Saluto, nel buio, caso mai guardi`,
  },
  hook: `
    La notte è una stanza col tetto scoperto
    C'è posto per chi non dorme, è tutto aperto

    Notte, resta ancora, non fare mattina
    Che il mondo, di notte, è una cosa vicina`,
  soft: {
    scene: `
      La notte si siede
      Sul tuo davanzale
      Nessuno la vede
      Nessuno sta male`,
    later: `
      La luna ha due mani
      Di latte e di cera
      Ti tiene il domani
      In tasca, stasera`,
  },
}
