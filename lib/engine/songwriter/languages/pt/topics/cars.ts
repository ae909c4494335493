import type { Topic } from '../../stanzas.ts'

export const cars: Topic = {
  kin: 'carro carros carrinho* carrão automóvel automóveis volante motor motores pneu pneus estrada estradas rodovia* gasolina buzina buzinas buzinar porta-malas para-choque para-brisa oficina* mecânico mecânica mecânicos freio freios embreagem dirigir dirijo dirige dirigindo dirigia dirigiu garagem garagens caminhonete* caminhão caminhões caminhoneir* picape* kombi kombis fusca fuscas opala chevette uno trânsito engarraf* congestion* moto motos motoca motocicleta* motociclista* motoqueir* gps retrovisor capô lataria autoescola cnh',
  you: {
    scene: `
      Seu carro (tosse|chora|ronca) na serra
      Você fala: isso, meu bem
      Faz carinho no volante
      E a gente empurra também`,
    later: `
      Seu carro errou a saída
      E fomos dar num riacho
      Teve banho, milho e queijo
      No mapa, até hoje não acho`,
  },
  me: {
    scene: `
      Meu carro faz um (ruído|barulho|zunido)
      Que some lá na oficina
      Está ótimo, me dizem
      E ele volta na outra esquina`,
    later: `
      Trânsito: o carro do lado
      Cantava o meu mesmo rádio
      Baixei o vidro, em dueto
      E a pista virou estádio`,
  },
  past: {
    scene: `
      (No carro|Na estrada), você cantava
      Com a letra toda errada
      Eu, do banco, nunca quis
      Que ela fosse consertada`,
    later: `
      Deixei seu banco do jeito
      Que estava, um pouco pra trás
      No carro, o pé mal alcança
      E eu não mexo nunca mais`,
  },
  hook: `
    Liga o carro, pega a pista
    Que o mar já já está à vista

    Roda, carro, roda o mundo
    Com a gente lá no fundo`,
}
