import type { Relation } from '../../relations.ts'

/** People met. */
export const meeting: Relation = {
  any: `
    {fact}
    E ninguém imaginava
    Que dali, daquele acaso
    Uma vida começava

    {fact}
    Foi questão de um minuto
    O acaso, quando capricha
    Planta, e já colhe o fruto

    {fact}
    E o mundo nem deu por isso
    A rua seguiu andando
    E ali nascia um compromisso

    {fact}
    Podia ter sido só um oi
    Mas tem olhar que demora
    E a gente sabe como foi

    (Tem coisa que não se marca|Ninguém marcou na agenda|Ninguém avisou na hora)
    Nem se escreve no papel
    {fact}
    E o acaso tirou o chapéu

    (Um minuto mais cedo ou mais tarde|Bastava um passo pro lado|Bastava chegar atrasado)
    E nada disso existia
    {fact}
    E foi o melhor dia

    (Toda história tem começo|Toda festa tem um começo|Todo amor tem um começo)
    O deste é bom de contar
    {fact}
    E o resto veio devagar`,
  grief: `
    {fact}
    E ninguém imaginava
    Que dali, daquele acaso
    Uma vida começava

    {fact}
    E eu volto sempre pra lá
    Pro primeiro minuto de tudo
    Que ainda está no lugar

    (Tem coisa que não se marca|Ninguém marcou na agenda|Ninguém avisou na hora)
    Nem se escreve no papel
    {fact}
    E o acaso tirou o chapéu`,
  funny: `
    {fact}
    E ninguém pediu socorro
    O cupido errou de rua
    E acertou bem no cachorro

    {fact}
    Podia ter ficado nisso
    Mas um puxou conversa
    E olha só o rebuliço

    (Ninguém marcou na agenda|Ninguém avisou na hora|Não tinha flor nem violino)
    Nem tocou violão no fundo
    {fact}
    E virou de ponta-cabeça o mundo`,
}
