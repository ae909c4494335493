import type { Relation } from '../../relations.ts'
import { habit } from './habit.ts'

/** What others do or did. */
export const others: Relation = {
  any: `
    {they.fact}
    E quem estava por perto
    Conta até hoje essa história
    De peito e sorriso aberto

    {they.fact}
    Quem ouve pede pra repetir
    E eu conto tudo de novo
    Que é bom de contar e de ouvir

    {they.fact}
    Parece cena de cinema
    Só que aconteceu de verdade
    E coube neste poema

    {they.fact}
    E a vida, que não avisa
    Escreveu mais uma linha
    Dessas que a gente precisa

    {they.fact}
    E tudo isso faz sentido
    Uma coisa puxa outra
    E o fio não fica perdido

    (Tem cena que a gente guarda|Tem coisa que a gente guarda|Tem hora que a gente guarda)
    Sem precisar de retrato
    {they.fact}
    E foi assim, de fato

    (Toda história tem um pedaço|Toda conversa tem um pedaço|Em toda história tem parte)
    Que a gente gosta mais de contar
    {they.fact}
    E ninguém me deixa pular

    {fact}
    E a gente olhando de perto
    Tem coisa que sai sem ensaio
    E é o que dá mais certo`,
  grief: `
    {they.fact}
    E eu lembro de cada rosto
    O tempo passa, mas deixa
    Na boca da gente um gosto

    {they.fact}
    E isso ficou na história
    Tem gente que não está mais
    E mora nessa memória

    (Tem cena que a gente guarda|Tem coisa que a gente guarda|Tem hora que a gente guarda)
    Sem precisar de retrato
    {they.fact}
    E foi assim, de fato

    {fact}
    E hoje, quando se fala nisso
    A mesa fica mais quieta
    Como quem tem um compromisso`,
  funny: habit.funny,
}
