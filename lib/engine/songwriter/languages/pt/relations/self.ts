import type { Relation } from '../../relations.ts'
import { memory } from './memory.ts'

/** What the singer does, has or is. */
export const self: Relation = {
  any: `
    {me.fact}
    E digo isso sem rodeio
    Quem canta o que traz por dentro
    Não deixa nada no meio

    {me.fact}
    E não é de hoje, não
    Faz tempo que eu quero dizer
    Hoje eu disse, na canção

    {me.fact}
    Pode parecer bobagem
    Mas é com coisa assim
    Que eu sigo a minha viagem

    {me.fact}
    E você sabe bem por quê
    Tem coisa na minha vida
    Que só faz sentido com você

    (Não é segredo pra ninguém|Eu falo na frente de todos|Eu falo de peito aberto)
    Nem tenho o que esconder
    {me.fact}
    E eu quis vir aqui dizer

    (Cada um tem o seu jeito|Todo mundo tem um jeito|Cada um vive a seu modo)
    O meu é simples assim
    {me.fact}
    E isso não sai de mim`,
  grief: `
    {me.fact}
    E não passa, e nem precisa
    Saudade é um vento na porta
    Que entra e nunca avisa

    {me.fact}
    É o jeito que eu arranjei
    De ter você por perto
    E por isso eu não larguei

    {me.fact}
    E às vezes eu falo baixinho
    Como quem ainda conversa
    Com você pelo caminho

    (Todo mundo tem um jeito|Cada um tem o seu jeito|Cada um acha um jeito)
    De não deixar ir embora
    {me.fact}
    E você volta nessa hora`,
  funny: memory.funny,
}
