import type { Plot } from '../../stanzas.ts'

/** A team's or a school's anthem. */
export const team: Plot = {
  person: 'me',
  open: `
    O ônibus cheira a (pomada|laranja)
    E canta mais que o motor
    O motorista aprendeu
    E faz a voz de tenor

    No começo eram (seis|três|dez) nomes
    E uma camisa furada
    Quem entrava usava ela
    E quem saía, mais nada

    Às (seis|cinco) da manhã, neblina
    A turma já está de pé
    Alguém trouxe pão pra todos
    Perdeu o frio pro café`,
  turn: `
    Levamos de sete a zero
    E cantamos até a praça
    Abriram toda janela
    Achando que vinha a taça

    Tem quem corre, tem quem pensa
    Tem quem só carrega a água
    Quando falta quem carrega
    O time inteiro deságua

    Na parede tem retrato
    De bigode e de meião
    A gente toca a moldura
    Antes de pisar no chão`,
  meaning: `
    Ganhar dura uma tarde
    Perder também vai passar
    O que fica é a turma inteira
    Que volta pra treinar

    Ninguém aqui joga só
    Um tropeça, o outro vem
    A força que falta num
    É a que sobra em alguém

    A taça fica na estante
    E junta pó, é normal
    O que a gente leva pra vida
    É a turma no final`,
  lift: `
    Mão no meio, uma por cima
    Da outra, até virar rima

    Escuta o bumbo na esquina
    É a nossa gente que anima`,
  chorus: `
    # Somos {brand}
    Somos {brand}, pode gritar
    Que o eco responde no morro
    Somos {brand}, e se um tropeçar
    Tem vinte chegando em socorro

    # Mais alto, {brand}
    Mais alto, {brand}, que a rua acorda
    Até o pombo sair do lugar
    Mais alto, {brand}, que o peito transborda
    E o outro lado vai escutar

    # Todo mundo junto
    Todo mundo junto, na chuva e na lama
    Quem ficou pra trás, a gente chama
    Todo mundo junto, de trás e de frente
    Quem perde o fôlego usa o da gente`,
  bridge: `
    Um dia o joelho estala
    E a gente fica no banco
    Gritando com quem é novo
    Boné no cabelo branco

    Se não vier nem torcida
    E a taça for de papel
    A gente acorda no frio
    E beija como troféu`,
}
