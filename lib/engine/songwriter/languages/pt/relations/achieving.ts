import type { Relation } from '../../relations.ts'

/** Somebody won or finished something. */
export const achieving: Relation = {
  any: `
    {you.fact}
    E eu vi o quanto custou
    Quem só olha pra chegada
    Não sabe por onde passou

    {you.fact}
    Pode gritar na janela
    Tem vitória que é de um só
    E a rua faz parte dela

    {you.fact}
    E ninguém te deu de graça
    Cada pedaço foi seu
    Pode erguer como uma taça

    (Teve hora de desistir|Teve dia sem vontade|Teve pedra no caminho)
    E ninguém viu da janela
    {you.fact}
    E a vista daí é bela

    {fact}
    E ninguém mais se segura
    A gente sabe quanto tempo
    Durou essa aventura`,
  grief: '',
  funny: '',
}
