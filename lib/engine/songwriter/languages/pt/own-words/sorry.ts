import type { Stanzas } from '../../stanzas.ts'

export const sorry: Stanzas = `
  {me.fact}
  E não tem o que explicar
  Desculpa que vem com motivo
  Só serve pra se escapar

  {me.fact}
  E eu sei que te machucou
  Não importa se foi sem querer
  Importa é o que ficou

  {me.fact}
  Se eu pudesse, eu voltava
  Parava na mesma hora
  E fazia o que faltava

  {me.fact}
  Não vou pôr a culpa no dia
  Nem no cansaço, nem na pressa
  Fui eu, e eu bem sabia

  {me.fact}
  E agora o silêncio pesa
  Se duas pessoas se calam
  A casa fica surpresa

  {me.fact}
  E o orgulho ficou pra trás
  Entre ter razão e ter você
  Eu sei o que vale mais

  {me.fact}
  Desculpa é palavra pequena
  Pra um erro desse tamanho
  Mas dita de frente vale a pena

  {me.fact}
  E eu lembro disso toda hora
  Queria ter feito direito
  Quero fazer direito agora

  {me.fact}
  E eu penso no que você sentiu
  Você contava comigo
  Chamou, e ninguém te ouviu

  (Já ensaiei mil desculpas|Já escrevi mil desculpas|Procurei muita desculpa)
  E nenhuma parou de pé
  {me.fact}
  E eu sei bem como isso é

  (Você merecia mais|Você esperava mais|Você contava comigo)
  E eu devia estar lá
  {me.fact}
  E me dói só de lembrar

  (Não peço que você esqueça|Não peço que seja hoje|Não peço pra ser agora)
  Só peço pra me ouvir
  {me.fact}
  E isso não vai se repetir

  (Me olho no espelho e digo|Repito em voz alta e penso|De noite eu me deito e penso)
  Que eu devia ter pensado
  {me.fact}
  E você ficou de lado

  (Se eu dissesse que foi nada|Se eu fizesse de conta|Se eu mudasse de assunto)
  Mentia mais uma vez
  {me.fact}
  E olha o estrago que fez

  (Tem coisa que não se conserta|Tem erro que não se apaga|Tem falta que não se paga)
  Nem com flor, nem com jantar
  {me.fact}
  E eu vim só pra te falar

  {you.fact}
  E eu não soube dar valor
  A gente só sente a falta
  Quando esfria o cobertor

  {you.fact}
  E não merecia esperar
  Quem gosta chega na hora
  Eu não soube chegar

  (Você não fez nada errado|Nada disso foi culpa sua|Você só fez o seu lado)
  O erro tem um só dono
  {you.fact}
  E eu perdi o sono

  {fact}
  É isso que me envergonha
  A cabeça não tem sossego
  Nem deitada na fronha

  {fact}
  E é duro de confessar
  Mas quem ama e pisa na bola
  Tem mesmo é que falar

  {me.fact}
  E não foi só isso, não
  {me.next}
  Por isso eu peço perdão

  {fact}
  Eu conto porque é verdade
  {next}
  E não dá pra dizer metade

  {fact}
  E a conta não para aí
  {next}
  E você não merecia ouvir

  {fact}
  Eu penso nisso de madrugada
  {next}
  E não vou esconder mais nada

  {fact}
  E eu sei o que isso custou
  {next}
  E fui eu, e ninguém me obrigou
`
