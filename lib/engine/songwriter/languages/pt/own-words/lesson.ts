import type { Stanzas } from '../../stanzas.ts'

export const lesson: Stanzas = `
  {fact}
  Repete, não tem segredo
  Se esquecer, é só cantar
  E contar em cada dedo

  {fact}
  Pode fechar o caderno
  O que se aprende cantando
  Dura verão e inverno

  {fact}
  Explica pra sua avó
  Quem sabe ensinar pra outro
  Nunca mais vai dar um nó

  {fact}
  Não precisa ter pressa, não
  Primeiro a gente entende
  Depois vira canção

  {fact}
  Se errar, começa de novo
  Ninguém nasceu já sabendo
  Nem o pinto dentro do ovo

  {fact}
  Guarda bem essa lição
  Amanhã, se perguntarem
  A resposta está na mão

  {fact}
  Pergunta, se não entendeu
  Quem pergunta aprende em dobro
  E o colega aprende o seu

  {fact}
  Fala alto e bate o pé
  Quem já sabe ajuda o outro
  Que aprender assim é que é

  (Agora presta atenção|Escuta bem essa parte|Essa parte é importante)
  Que eu vou falar devagar
  {fact}
  Agora é sua vez de falar

  (Uma palma, duas palmas|Mão na testa, mão no joelho|Olha o dedo, conta junto)
  E a turma inteira responde
  {fact}
  Quem sabe já não se esconde

  (Na escola ou dentro de casa|No banho ou na hora da janta|No ônibus ou na calçada)
  Dá pra treinar cantando
  {fact}
  E a gente vai se lembrando

  (Ontem ninguém sabia|Ontem parecia difícil|No começo era difícil)
  Hoje já sai de primeira
  {fact}
  Cantando, é brincadeira

  (Quem ensina é o passarinho|Quem ensina é a cantiga|Quem ensina é esta música)
  Que gruda e não vai embora
  {fact}
  Canta comigo agora

  (O papagaio aprendeu|O cachorro já aprendeu|Até o gato aprendeu)
  Só de ouvir a gente cantar
  {fact}
  Não tem como não lembrar

  {fact}
  Essa parte é a primeira
  {next}
  E a lição já está inteira

  {fact}
  Já passou da metade
  {next}
  E ninguém achou dificuldade
`
