import type { Topic } from '../../stanzas.ts'

export const school: Topic = {
  kin: 'scuola scuole scolar* scolast* asilo elementari medie liceo classe classi compagno compagna compagni compiti compito maestr* lezion* lavagn* gesso gessetto gessi zaino zaini zainett* quadern* banco banchi astucci* pagell* interrog* ricreazion* intervallo bidell* prof professor* insegnant* alunn* matite matita gomma righell* merenda campanella aritmetica grammatica geografia preside verifica verifiche',
  you: {
    scene: `
      Alzi la mano (di scatto|dal fondo|con calma), in classe, e chiedi
      Perché, come mai, da quando, per chi
      La campana è suonata, la gente in piedi
      E pure il bidello rimane lì`,
    later: `
      Nel tuo zaino c'è posto per mezzo asilo
      Merende, cerotti, un astuccio in più
      Chi ha perso la penna, la gomma, il filo
      Lo sa a che banco si va: ci sei tu`,
  },
  me: {
    scene: `
      Il dito del prof (scorreva|scendeva|viaggiava) pian piano
      Io studiavo il soffitto, la crepa, il sole
      S'è fermato sul mio, che sfortuna, che mano
      Sapevo, del mondo, due sole parole`,
    later: `
      A scuola ho studiato la guerra sbagliata
      Con date, battaglie e generali
      L'ho detta lo stesso, l'ho ben raccontata
      E i vinti, da allora, non son più uguali`,
  },
  past: {
    scene: `
      Facevi i compiti (a terra|sul muro|in cucina), la lingua di fuori
      Io ti passavo la gomma e il righello
      Di tutta la scuola, gli anni migliori
      Son quelli per terra, e il resto cancello`,
    later: `
      La scuola è la stessa, han ridato il verde
      Ma sotto al portone si legge ancora
      Il tuo nome inciso, che non si perde
      Facesti tardi, per quello, un'ora`,
  },
  hook: `
    Suona la campana, si spalanca il portone
    La scuola è finita, comincia la lezione

    Fra banchi e quaderni, fra gomma e matita
    La scuola è un'ora, il resto è la vita`,
}
