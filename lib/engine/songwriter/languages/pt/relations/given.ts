import type { Relation } from '../../relations.ts'
import { habit } from './habit.ts'

/** Somebody gave, brought, helped or stayed. */
export const given: Relation = {
  any: `
    {you.fact}
    Sem cobrar e sem lembrar
    Quem dá assim nem percebe
    Quanto a gente vai guardar

    {you.fact}
    E nem pediu nada em troca
    Bondade não faz barulho
    É uma mão que a outra toca

    {you.fact}
    Parece gesto pequeno
    Mas foi ele que fez o dia
    Ficar um pouco mais sereno

    {you.fact}
    E nem esperou um obrigado
    Por isso eu canto bem alto
    Aqui, bem do seu lado

    {you.fact}
    E isso não tem recibo
    Não se paga, não se mede
    Se leva no peito, vivo

    (Quando o dia era pesado|Nos dias de mais aperto|Quando a vida dava nó)
    Eu nem sabia pedir
    {you.fact}
    E eu consegui seguir

    (Muita gente fala bonito|Muita gente promete|Promessa é coisa fácil)
    E some na hora H
    {you.fact}
    E você estava lá

    (Se eu fosse fazer a conta|Se eu fosse pagar de volta|Se eu fosse anotar tudinho)
    Faltava papel e caneta
    {you.fact}
    E não coube na caderneta

    {fact}
    E foi na hora em que faltava
    Tem coisa que chega pequena
    E era tudo o que se precisava`,
  grief: `
    {you.fact}
    Sem cobrar e sem lembrar
    Quem dá assim nem percebe
    Quanto a gente vai guardar

    {you.fact}
    E a sua mão foi embora
    Mas o que ela deu um dia
    Eu uso até agora

    (Quando o dia era pesado|Nos dias de mais aperto|Quando a vida dava nó)
    Eu nem precisava pedir
    {you.fact}
    E isso me faz seguir

    {you.fact}
    E eu nem sempre agradeci
    A gente só vê o tamanho
    Depois que já não está ali

    {you.fact}
    E era tão natural
    Que eu só fui ver o tamanho
    Quando faltou, no final

    {fact}
    E isso não vai embora
    Quem foi cuidado uma vez
    Aprende a cuidar agora`,
  funny: habit.funny,
}
