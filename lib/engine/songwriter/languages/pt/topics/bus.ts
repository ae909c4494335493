import type { Topic } from '../../stanzas.ts'

export const bus: Topic = {
  kin: 'ônibus onibus busão buzão buzu micro-ônibus lotação catraca* roleta cobrador* motorista* rodoviária* passageiro* passageira* circular ponto-de-ônibus coletivo coletivos bilhete-único terminal baú van vans perueiro',
  you: {
    scene: `
      No ônibus, você (segura|carrega)
      Bolsa de quem vai em pé
      Em três pontos, tem no colo
      Um bolo, um galo, um boné`,
    later: `
      O ônibus quebrou na ponte
      Você batucou no banco
      Quando o guincho veio, o povo
      Pediu pra esperar um tanto`,
  },
  me: {
    scene: `
      Corri: o ônibus (saiu|partiu|passou)
      Dei tchau, por educação
      O motorista, lá dentro
      Deu tchau de volta, com a mão`,
    later: `
      Dormi no ônibus, no ombro
      De um senhor desconhecido
      Passou do ponto três vezes
      Pra não fazer um ruído`,
  },
  past: {
    scene: `
      No ônibus das (seis|dez|três), você
      Guardava um banco pra mim
      Com a bolsa, o guarda-chuva
      E um: tá ocupado, sim`,
    later: `
      O nosso ônibus mudou
      De cor, número e trajeto
      Mas na curva do mercado
      Meu ombro te busca, quieto`,
  },
  hook: `
    Sobe, que o ônibus vem vindo
    Quem vai junto vai sorrindo

    Acelera, motorista
    Que a saudade está na pista`,
}
