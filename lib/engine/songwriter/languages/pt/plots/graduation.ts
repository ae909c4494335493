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
    Junta pra foto, sorri
    Que amanhã não é mais aqui

    Você pro norte, eu pro sul
    Debaixo do mesmo azul`,
  chorus: `
    # Conseguimos, {call}
    Conseguimos, {call}, quem diria
    Depois de tanta madrugada
    Conseguimos, {call}, e a folia
    Começa na porta da entrada

    # O último sinal
    O último sinal tocou
    E a escola inteira ficou muda
    O último sinal tocou
    E agora é a vida que estuda

    # A gente se vê por aí
    A gente se vê por aí
    Num ponto, num bar, num sinal
    A gente se vê por aí
    Não tem nem cara de final`,
  bridge: `
    Lá no fundo dava medo
    E a gente disfarçou bem
    Gritando que ia pra longe
    E olhando se vinha alguém

    Em vinte anos tem encontro
    Com crachá, salgado e vinho
    Você vai fazer careta
    E eu reconheço o focinho`,
}
