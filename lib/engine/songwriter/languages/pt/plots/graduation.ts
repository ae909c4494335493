import type { Plot } from '../../stanzas.ts'

/** Leaving school together, and what comes next. */
export const graduation: Plot = {
  person: 'past',
  open: `
    (Entramos|Sentamos|Caímos) na sala errada
    Você e eu, no mesmo dia
    Por vergonha de sair
    Vimos toda a geometria

    Na carteira (lá do fundo|da janela|junto à porta)
    Ficou seu nome, a caneta
    O meu embaixo, com erro
    Que você riscou com seta

    Chapéu (caindo|descendo|girando) na testa
    Beca feita pra gigante
    Você tropeçou na escada
    E a foto foi nesse instante`,
  turn: `
    Na prova, veio a borracha
    Com a resposta por baixo
    Era errada, e fomos nós
    De mãos dadas, morro abaixo

    O sinal tocou às doze
    E ninguém saiu correndo
    Tantos anos de relógio
    E a gente ali, se esquecendo

    A cantina deu de graça
    O último pão de queijo
    A tia limpou a conta
    E cobrou da turma um beijo`,
  meaning: `
    O diploma cabe num quadro
    O caminho não cabe, não
    Foi degrau por degrau, com calma
    E às vezes sem corrimão

    Ninguém chega lá sem ajuda
    Mas o passo quem deu foi você
    Agora o mundo se abre
    Pra quem não parou de aprender

    Hoje a porta é de saída
    E de entrada também é
    Quem aprendeu a andar caindo
    Sabe bem ficar de pé`,
  lift: `
    Olha o diploma na mão
    Quanta noite, e quanto chão

    Bate palma, que chegou
    O dia que se esperou`,
  chorus: `
    # O dia chegou, {call}
    O dia chegou, {call}, quem diria
    Depois de tanta madrugada
    O dia chegou, {call}, e a alegria
    Não cabe inteira na entrada

    # Valeu a pena, {call}
    Valeu a pena, {call}
    Cada noite, cada lição
    Valeu a pena, {call}
    E o futuro está na mão

    # Chegou o dia
    Chegou o dia, quem diria
    Depois de tanta lição
    Chegou o dia, e a alegria
    É diploma e é canção

    # Do primeiro ao último dia
    Do primeiro ao último dia
    {fact}
    Do primeiro ao último dia
    E hoje é só alegria`,
  bridge: `
    Houve dia de dar medo
    De pensar em desistir
    Quem chegou aqui já sabe
    O que é cair e seguir

    Ninguém estuda sozinho
    Há quem espere acordado
    Hoje a foto é de uma só pessoa
    Com muita gente ao lado`,
}
