import type { Plot } from '../../stanzas.ts'

/** The town or the house one comes from, or back to. */
export const home: Plot = {
  person: 'me',
  open: `
    Voltei, depois de (dez|três|seis) anos
    O dono, o mesmo boné
    Abriu o caderno da venda
    E cobrou um picolé

    Nosso portão quer (um jeito|um tranco|um mimo)
    Ergue, empurra, dá um chute
    Quem é de casa já sabe
    Quem não é, que bata e escute

    {place} me viu (de fralda|sem dente|de bicicleta)
    E faz questão de lembrar
    Na padaria, na missa
    E no meio do jantar`,
  turn: `
    Minha cama é a mesma, e o pé
    Passa um palmo do colchão
    Na cozinha, falam baixo
    E eu durmo nessa canção

    Morei num prédio espelhado
    Com fonte, porteiro e flor
    Quem mais falava comigo
    Era o tal do elevador

    Espirrei na padaria
    Às oito, sem perceber
    Às nove, tinha três chás
    Na porta, pra eu escolher`,
  meaning: `
    Lugar não é só no mapa
    É cheiro, é voz, é calçada
    A gente sai pelo mundo
    E leva a rua dobrada

    Tem cidade mais bonita
    Tem rua com mais jardim
    Mas nenhuma outra esquina
    Sabe tanto assim de mim

    Casa é onde a gente erra
    E ninguém vem corrigir
    É onde a porta conhece
    O jeito da gente abrir`,
  lift: `
    Dobra a esquina devagar
    Que o cachorro vem cheirar

    Não tem praia nem castelo
    Tem um banco e um chinelo`,
  chorus: `
    # Voltei pra casa
    Voltei pra casa, acende o fogão
    Que eu trouxe fome de um ano inteiro
    Voltei pra casa, e a minha mão
    Acha no escuro o açucareiro

    # {place}, cheguei
    {place}, cheguei, pode espalhar
    Da praça até o ribeirão
    {place}, cheguei, e vou sentar
    No banco da mesma estação

    # Aqui é meu lugar
    Aqui é meu lugar
    Com goteira e com cachorro
    Aqui é meu lugar
    Da rua de baixo até o morro`,
  bridge: `
    Eu jurei que não voltava
    Nem que fosse numa corda
    Bastou um cheiro de jaca
    Na rua, e a gente acorda

    Um dia vendem a casa
    Pintam de verde o portão
    Eu levo o som da goteira
    No balde, feito violão`,
}
