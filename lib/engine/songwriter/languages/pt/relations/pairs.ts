import type { Relation } from '../../relations.ts'

/** Two facts of which nothing more is known, whoever they tell of. */
export const pairs: Relation = {
  any: `
    {fact}
    E isso é só o começo
    {next}
    E tem coisa que não tem preço

    {fact}
    E a história não para aí
    {next}
    E eu conto o que eu vi e ouvi

    {fact}
    Guarda bem essa primeira
    {next}
    E a canção já está inteira

    {fact}
    E o resto vem na sequência
    {next}
    E não é coincidência

    {fact}
    Se alguém duvidar, eu repito
    {next}
    E foi assim, tenho dito

    {fact}
    Isso é bom, e ainda tem mais
    {next}
    E não se esquece jamais

    {fact}
    Põe na conta do coração
    {next}
    E canta junto o refrão`,
  grief: `
    {fact}
    E isso vem quando anoitece
    {next}
    E a gente nunca esquece

    {fact}
    E a saudade sabe de cor
    {next}
    E guarda só o melhor

    {fact}
    E o tempo passou, e não levou
    {next}
    E tudo isso ficou

    {fact}
    Eu fecho os olhos e vejo
    {next}
    E vem inteiro, num lampejo`,
  funny: `
    {fact}
    E ainda nem é a metade
    {next}
    E tudo isso é verdade

    {fact}
    Até aí, tudo normal
    {next}
    E a plateia passou mal

    {fact}
    Eu juro que não inventei
    {next}
    E nem o pior eu contei

    {fact}
    Anota, que tem mais um
    {next}
    E isso é um dia comum`,
}
