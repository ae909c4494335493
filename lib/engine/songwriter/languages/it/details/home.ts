import type { Details } from '../../stanzas.ts'

/** The house, what gets lost in it, what grows beside it and what goes on in it. */
export const home: readonly Details[] = [
  {
    words:
      'orto orti ortolan* pomodor* zucchin* lattug* basilico vanga zappa zappare vangare concim* melanzan* peperon* semin* raccolto',
    stanzas: `
      (La terra|La zolla|La zappa) è ancora umida di notte
      Un filo di verde mette fuori il naso
      Il sole prende posto fra le canne
      E niente, qui, succede per caso

      Il primo pomodoro è una scoperta
      Profuma la mano, profuma il mattino
      Il sale, un filo d'olio, un po' di pane
      E tutto il paradiso è un panino

      L'acqua scende piano lungo il solco
      Qualcuno parla piano ai pomodori
      La zucchina cresce di nascosto
      E si sta volentieri un poco fuori`,
    later: `
      Poi torna l'inverno, l'orto riposa
      La vanga si asciuga dietro la porta
      Ma i semi nel buio conoscono il tempo
      E ad aprile la terra è risorta`,
    hook: `
      Un seme, la pioggia, un orto, il sole
      Il resto lo fa chi sa e chi vuole

      Le mani nell'orto, il pane, il sale
      E ogni pomodoro è Natale`,
  },
  {
    words:
      'giardin* fiori fiore fiorai* fiorist* gerani geranio rose roseto rosaio tulipan* orchide* piante pianta_grassa annaffi* innaffi* vasi aiuol* ortensi* gelsomin* girasol* margherite potare poti potava potavi mazzo_di_fiori pollice_verde ciclamin*',
    stanzas: `
      (Una rosa|Un fiore|Un bocciolo) si apre senza avvertire
      E l'aria della stanza cambia colore
      Chi entra si ferma un passo più in là
      E il mondo per poco respira col cuore

      L'acqua si posa pian piano sui vasi
      La terra assetata ne vuole ancora
      Un'ape controlla i petali nuovi
      E il giardino è pronto prima dell'aurora

      Un nastro si annoda intorno agli steli
      La carta fruscia, profuma la via
      C'è chi cerca un fiore per dire scusa
      E un petalo solo mette allegria`,
    later: `
      I petali cadono, uno per uno
      Lo stelo si piega verso la sera
      Ma il fiore l'ha fatto, quel suo lavoro
      E chi l'ha veduto ricorda com'era`,
    hook: `
      Un fiore nel vaso, un fiore in mano
      E il giorno, anche grigio, va più lontano

      Dillo coi fiori, col rosso, col blu
      Che un fiore lo dice un poco di più`,
  },
  {
    words:
      'trasloco traslochi traslocare traslocato scatolon* casa_nuova nuova_casa prima_casa cambi_casa cambiare_casa cambiato_casa appartament* ristruttur* imbianc* mobili_da_montare',
    stanzas: `
      (Lo scatolone|L'armadio|Il divano) non passa dalle scale
      Tre persone si grattano il mento
      Un piatto si trova dentro uno stivale
      E il cane abbaia al cambiamento

      Le stanze vuote fanno l'eco ai passi
      Si sceglie dove va a dormire il letto
      La prima cena è sopra a due cartoni
      E mai fu più bello avere un tetto`,
    later: `
      Un giorno le scatole sono finite
      C'è il nome sul campanello, e la luce
      La casa nuova impara le voci
      E la prima tenda qualcuno la cuce`,
    hook: `
      Quattro muri, una chiave, una casa, il sole
      E dentro poi ci si mette chi si vuole`,
  },
  {
    words: 'chiavi chiave portachiavi mazzo_di_chiavi',
    stanzas: `
      (Le tasche|Le giacche|Le borse) si rovesciano sul letto
      Esce di tutto, e proprio quelle no
      Si guarda nel frigo, si guarda nel vaso
      E intanto stan nella porta, da un po'

      Un mazzo che suona, un passo di corsa
      La toppa fa scena, la serratura tace
      Il vicino saluta dal pianerottolo
      E sullo zerbino si fa la pace`,
    later: `
      Le chiavi si perdono e poi si ritrovano
      Stavano al sole, sul muretto
      Chi ha una casa dove tornare
      Un modo lo trova, o dorme sul tetto`,
    hook: `
      Le chiavi, le chiavi, ma dove saranno
      Si perdono sempre, e sempre ci stanno`,
  },
  {
    words: 'occhial* montatura lenti_a_contatto lente_d’ingrandimento',
    stanzas: `
      Si cercano a tavola, si cercano in bagno
      Si cerca perfino nel lampadario
      E intanto stanno sulla fronte, in alto
      E chi li cerca gira al contrario

      Il vetro si appanna davanti alla pasta
      Il mondo diventa una nuvola bianca
      Un lembo di maglia lo rimette a fuoco
      E la forchetta riparte, mai stanca`,
    later: `
      La sera gli occhiali riposano chiusi
      Sul libro aperto, sul comodino
      E chi li portava vede nel sogno
      Lontano e vicino, vicino, vicino`,
    hook: `
      Gli occhiali sul naso, gli occhiali in testa
      E il mondo, a guardarlo bene, è una festa`,
  },
  {
    words: 'telecomand* tv televis* divano divani serie_tv telenovel* quiz netflix puntata puntate',
    stanzas: `
      (Il divano|Il cuscino|La coperta) ha preso la forma giusta
      Il telecomando è finito sotto
      La sigla comincia, si abbassa la luce
      E al primo colpevole cade il biscotto

      Solo una puntata, si dice, una sola
      E all'alba si scopre chi era l'assassino
      La tisana è fredda, la luce è azzurra
      E il gatto ha preso l'altro cuscino`,
    later: `
      Finisce la serie, scorrono i nomi
      E in stanza si parla ancora di quello
      Lo schermo è nero, il divano è caldo
      E il posto vicino resta il più bello`,
    hook: `
      Il divano, la sera, la tivù, la coperta
      E una puntata che resta aperta`,
  },
  {
    words: 'mercato mercati bancarell* mercatin* spesa supermercat* ortofrutt* carrello fruttivendol*',
    stanzas: `
      (I banchi|Le tende|Le voci) si aprono prima del sole
      Le pesche si mettono in bella mostra
      Si chiede il prezzo, si ride, si tratta
      E poi si racconta la vita nostra

      Il carrello ha una ruota che va a sinistra
      Si va per il pane, si è già dai gelati
      La lista diceva sei cose soltanto
      E in cassa si arriva affannati`,
    later: `
      Le borse si posano in mezzo al tavolo
      Odore di frutta per tutta la via
      Il mercato è finito, restano foglie
      E due chiacchiere da portar via`,
    hook: `
      Al mercato la frutta, le voci, il sole
      Si paga il prezzemolo e non le parole`,
  },
]
