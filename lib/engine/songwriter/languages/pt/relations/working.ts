import type { Relation } from '../../relations.ts'

/** Somebody works, or has worked for years. */
export const working: Relation = {
  any: `
    {you.fact}
    E isso dá nome à pessoa
    Quem põe a mão com vontade
    Faz qualquer coisa ser boa

    {you.fact}
    Tem cansaço que é bonito
    É o de quem, no fim do dia
    Fez bem mais do que foi dito

    (O calendário bem sabe|O despertador bem sabe|A porta da frente sabe)
    Quantas manhãs foram assim
    {you.fact}
    E deu conta até o fim

    (Ninguém vê o que se carrega|Muita coisa ninguém vê|Nem tudo sai no retrato)
    Do portão até o balcão
    {you.fact}
    E tudo passou por sua mão

    {you.fact}
    E conhece cada canto
    Quem chegou depois pergunta
    E aprende um bom tanto

    {fact}
    E não tem quem desminta
    Tem história que se escreve
    Com trabalho, não com tinta`,
  grief: '',
  funny: '',
}
