import type { Plot } from '../../stanzas.ts'

/** A jingle for a shop, a café or a firm: short lines. A brand stands without an article or "em", which would need its sex. */
export const shop: Plot = {
  person: 'me',
  open: `
    A porta de (ferro|vidro|lata)
    Sobe às sete em ponto
    Quem vem com problema
    Sai com tudo pronto

    Calçada (varrida|lavada|molhada)
    Bom-dia no ar
    Só falta uma coisa
    Você vir entrar

    {place} (acorda|levanta|desperta)
    Com a cara amassada
    E aqui já tem gente
    Sorrindo na entrada`,
  turn: `
    Faltou um trocado?
    Traz quando puder
    O caderno é velho
    E tem boa fé

    Se o dia foi torto
    Aqui tem cadeira
    E quem não pergunta
    Nem de brincadeira

    O seu primo veio
    Trazendo a vizinha
    E a vizinha trouxe
    A rua todinha`,
  lift: `
    Pode entrar sem susto
    Que o preço é justo

    Encosta o cansaço
    Que aqui tem espaço`,
  chorus: `
    # É {brand}, pode chegar
    É {brand}, pode chegar
    Que a casa é sua também
    É {brand}, pode levar
    E volta, que faz um bem

    # {brand}, bom dia
    {brand}, bom dia
    Que bom ter você
    {brand}, bom dia
    O que vai querer?

    # {place} tem {brand}
    {place} tem {brand}
    Pergunta a qualquer pessoa
    {place} tem {brand}
    A fama é grande, e é boa

    # Entra, a casa é sua
    Entra, a casa é sua
    Tem luz e tem lugar
    Entra, a casa é sua
    O resto é só chegar`,
  bridge: `
    Não temos mil portas
    Nem escada que anda
    Tem gente que atende
    E um gato que manda

    De noite, contando
    O caixa do dia
    O troco melhor
    Foi sua alegria`,
}
