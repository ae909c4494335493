import type { Plot } from '../../stanzas.ts'

export const complaint: Plot = {
  person: 'me',
  open: `
    Marquei com o moço do gás
    Entre (nove|sete|duas) horas e seis
    Não arredei da janela
    Fui ao banheiro uma vez

    Sua ligação importa
    Me diz (a moça|a voz), há uma hora
    Já sei a música inteira
    Na flauta, meu gato chora

    Eu não sou de (reclamar|me queixar)
    Mas hoje {x.the}, tenha dó
    Contei pro prédio inteirinho
    Hoje eu subo a escada só

    Se {act} desse (medalha|diploma|dinheiro)
    Faltaria prateleira
    E um busto ali na pracinha
    Com pombo na cabeleira`,
  turn: `
    Ditei o meu protocolo
    Vinte números e um traço
    No fim, a ligação cai
    E eu volto ao primeiro passo

    Contei na fila do banco
    E alguém me disse: eu também
    Chamaram a nossa senha
    E não levantou ninguém

    De noite contei em casa
    Fazendo as vozes e o salto
    Riram tanto que o vizinho
    Pediu pra contar mais alto`,
  meaning: `
    Todo mundo tem um defeito
    Isso é sabido e normal
    Mas tem defeito que brilha
    E merece um festival

    Eu reclamo, mas reparo
    Que a vida assim tem mais graça
    A história toda certinha
    Se conta depressa e passa

    Se cada vez desse um troco
    Eu já vivia em Paris
    Mas ficava com saudade
    E voltava pro país`,
  lift: `
    Respira, conta até três
    Cheguei no dois dessa vez

    Por fora eu sou pura calma
    Por dentro, um bloco na alma`,
  chorus: `
    # Ai, {call}, tenha dó
    Ai, {call}, tenha dó
    {you.fact}
    Ai, {call}, tenha dó
    E não é uma vez só

    # De novo, {call}?
    De novo, {call}? De novo?
    Me diz se isso é normal
    De novo, {call}? De novo?
    Vou pôr no telejornal

    # Quero reclamar
    Quero reclamar, me dá licença
    Que eu engoli até agora
    Quero reclamar, e sem ofensa
    Depois eu rio e vou embora

    # De novo {x.the}
    De novo {x.the}, de novo não
    Logo hoje, que eu tava na paz
    De novo {x.the}, presta atenção
    Isso é coisa que se faz?

    # Lá fui eu {act}
    Lá fui eu {act}, de novo
    Com a cara e com a coragem
    Lá fui eu {act}, meu povo
    E eu mereço uma homenagem`,
  bridge: `
    Reclamar é feito reza
    Não resolve, só aquece
    Lá de cima ninguém ouve
    Mas a garganta agradece

    Daqui a um ano, na mesa
    Isto vira a grande história
    Eu boto enchente e polícia
    E saio eu com a vitória`,
}
