import type { Plot } from '../../stanzas.ts'

/** What somebody tells to nobody in particular. */
export const story: Plot = {
  person: 'me',
  open: `
    Foi num dia (de semana|de chuva|de sol)
    Como outro dia qualquer
    Eu conto do jeito que foi
    E ouve quem quiser`,
  turn: `
    Depois a gente se lembra
    E acha que foi sonhado
    Até que alguém ri na mesa
    E conta o outro lado`,
  meaning: `
    Não tem lição nem segredo
    Nem moral no fim do conto
    A vida vem desse jeito
    E eu canto, e dou por pronto

    Quem ouve acha que é pouco
    Quem viveu sabe que não
    Tem coisa que cabe num dia
    E enche uma canção

    A gente vive correndo
    E nem repara no chão
    Aí se lembra de um dia
    E ele vira canção`,
  lift: `
    Senta aqui, que eu vou contar
    Não demora pra acabar

    É assim, sem mais nem menos
    Os casos bons são pequenos`,
  chorus: `
    # É assim, é assim
    É assim, é assim
    {fact}
    É assim, é assim
    Começo, meio e fim

    # Isso dá uma canção
    Isso dá uma canção
    {fact}
    Isso dá uma canção
    De bater palma com a mão

    # Tudo que eu tenho pra contar
    Tudo que eu tenho pra contar
    Cabe inteiro num refrão
    Tudo que eu tenho pra contar
    Trago aqui na palma da mão`,
  bridge: `
    Amanhã tem outra história
    Com outro sol na janela
    Mas hoje eu fico com esta
    Que é minha, e eu gosto dela

    Se um dia eu me esquecer
    De algum pedaço do caso
    Canta você do começo
    Que a gente não tem atraso`,
}
