import type { Relation } from '../../relations.ts'

/** Somebody loves or likes a thing. */
export const fond: Relation = {
  any: `
    {you.fact}
    É só tocar no assunto
    O olho já acende a luz
    E a gente se acende junto

    {you.fact}
    E dá gosto de assistir
    Quem tem um amor na vida
    Tem sempre pra onde ir

    {you.fact}
    E isso pega, é contagioso
    Quem senta perto um pouquinho
    Também acha mais gostoso

    {you.fact}
    Não é moda nem dinheiro
    É um gosto que não tem hora
    E que dura o ano inteiro

    (Tem gente que passa a vida|Tem quem passe a vida inteira|Muita gente vai e volta)
    Procurando o que gostar
    {you.fact}
    E nem precisa procurar

    (Pode chover na segunda|Pode faltar luz na rua|Pode o mundo vir abaixo)
    Pode o dia começar mal
    {you.fact}
    E já muda o astral

    {fact}
    E nem precisa explicar
    Quem gosta de alguma coisa
    Já sabe onde descansar`,
  grief: `
    {you.fact}
    E hoje, por onde eu passo
    Se encontro isso no caminho
    É como ganhar um abraço

    {you.fact}
    E o gosto não foi embora
    Quem ficou aprendeu junto
    E gosta por dois agora

    (O amor que alguém tem por algo|Aquilo que alguém amava|O que uma pessoa adora)
    Não vai embora com ela
    {you.fact}
    E isso ficou na janela`,
  funny: `
    {you.fact}
    O resto vem em segundo
    Se pegasse fogo na casa
    Salvava isso antes do mundo

    {you.fact}
    Se der corda, não tem fim
    Já vi quem perguntou a hora
    Sair de lá de manhãzinha, enfim

    (Já tentei mudar de assunto|A gente muda de assunto|Alguém puxa outro assunto)
    Pra chuva, imposto ou futebol
    {you.fact}
    E volta antes do pôr do sol`,
}
