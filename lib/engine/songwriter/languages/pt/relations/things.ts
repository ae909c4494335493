import type { Relation } from '../../relations.ts'

/** A thing by itself. */
export const things: Relation = {
  any: `
    {fact}
    Também entra na canção
    Tem coisa que a gente leva
    Sem ocupar nem a mão

    {fact}
    Quem esteve lá já sabe
    Em meia dúzia de palavras
    Uma história inteira cabe

    {fact}
    Parece pouco, e não é
    Tem coisa que, de tão simples
    Põe a gente de pé

    {fact}
    E tudo volta à memória
    Toda coisa, quando é nossa
    Tem por dentro uma história

    (Se a gente fizer a lista|Se eu fosse fazer a lista|Se um dia eu fizer a lista)
    Do que não pode faltar
    {fact}
    Vem logo em primeiro lugar

    (A vida é feita de coisas|O dia é feito de coisas|O mundo é feito de coisas)
    Pequenas de se ver
    {fact}
    E nunca vou me esquecer`,
  grief: `
    {fact}
    E é isso que mais me traz
    De volta, por um segundo
    O que já ficou pra trás

    {fact}
    Ninguém mais vê, mas eu vejo
    Tem coisa que a gente guarda
    Com mais cuidado que um beijo

    (Se a gente fizer a lista|Se eu fosse fazer a lista|Se um dia eu fizer a lista)
    Do que eu queria de volta
    {fact}
    E a lembrança não me solta

    {fact}
    E tudo volta à memória
    Toda coisa, quando é nossa
    Tem por dentro uma história`,
  funny: `
    {fact}
    E eu nem contei a metade
    A outra metade eu não conto
    Por pura caridade

    {fact}
    Anota, que é importante
    Eu ri na primeira vez
    E rio daqui em diante

    (Se alguém pedir explicação|Se um dia chamarem o padre|Se a polícia perguntar)
    A gente não sabe de nada
    {fact}
    E uma cara deslavada`,
}
