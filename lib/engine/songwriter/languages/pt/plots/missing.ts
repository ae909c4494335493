import type { Plot } from '../../stanzas.ts'

export const missing: Plot = {
  person: 'past',
  open: `
    Pus um relógio na (sala|estante)
    Com a hora do seu lugar
    Ele diz que aí é cedo
    E eu falo baixo ao passar

    De vez em quando eu (me sento|me encosto|espero)
    Na estação, ver quem chegou
    Todo mundo ganha abraço
    O meu ainda não embarcou

    A chamada (trava|falha|para) e fica
    O seu riso congelado
    Eu não desligo, e te conto
    O meu dia, do meu lado`,
  turn: `
    No seu canto do sofá
    Botei roupa pra passar
    De noite, a pilha tem ombros
    E eu quase vou conversar

    A lista do que te conto
    Já passou da geladeira
    Vai pela parede, dobra
    E segue a cozinha inteira

    Fiz aquele seu feijão
    Faltou um não sei o quê
    Botei louro, alho, cominho
    E faltava era você`,
  lift: `
    Risco os dias com caneta
    E eles me fazem careta

    Volta logo, ou manda um cheiro
    Dobrado num travesseiro`,
  chorus: `
    # Que saudade, {call}
    Que saudade, {call}, que saudade
    Do barulho da chave no portão
    Que saudade, {call}, da metade
    Do meu riso que está na sua mão

    # Volta, {call}
    Volta, {call}, nem que seja um dia
    Nem que seja pra brigar
    Volta, {call}, que a casa vazia
    Não sabe mais conversar

    # Do lado de cá
    Do lado de cá, tudo em ordem
    A planta, a conta, o portão
    Do lado de cá, tudo em ordem
    Só quem te espera é que não`,
  bridge: `
    Sei que no dia da volta
    Eu vou perder o discurso
    Vou perguntar se tem fome
    E dar um abraço de urso

    Tenho medo que a distância
    Mude o seu jeito de rir
    Então liga, ri um pouco
    Pra eu não deixar de te ouvir`,
}
