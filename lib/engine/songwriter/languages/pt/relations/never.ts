import type { Relation } from '../../relations.ts'

/** Somebody never did something, or never does. */
export const never: Relation = {
  any: `
    {you.fact}
    Nem com pressa, nem com sono
    Quem tem uma palavra só
    Não deixa ela sem dono

    {you.fact}
    E ninguém fez propaganda
    O que uma pessoa não faz
    Também diz por onde ela anda

    {you.fact}
    Nem uma vez, nem de leve
    Por isso é que esta canção
    Vem pagar o que te deve

    {you.fact}
    E isso ninguém vê na rua
    É um silêncio que cuida
    E essa bondade é só sua

    (Motivo nunca faltou|Desculpa nunca faltou|Ocasião nunca faltou)
    Pra fazer o que todo mundo faz
    {you.fact}
    E eu admiro isso demais

    (Muita gente, no seu lugar|Tanta gente, no seu lugar|Outra pessoa, no seu lugar)
    Fazia sem nem pensar
    {you.fact}
    E eu não esqueço de contar

    {fact}
    E não é por esquecer
    Tem gente que sabe bem
    O que não precisa fazer`,
  grief: '',
  funny: `
    {you.fact}
    Cientista já veio ver
    Trouxe lupa, fita e caderno
    E saiu sem entender

    {you.fact}
    Tem até bolão na rua
    Quem acertar o dia
    Ganha a Terra e leva a Lua

    (No dia em que acontecer|Se um dia isso acontecer|Quando isso acontecer)
    Vai ter banda e feriado
    {you.fact}
    E o palanque já tá armado

    {fact}
    E promete que um dia vai
    A gente espera sentado
    E da cadeira não sai`,
}
