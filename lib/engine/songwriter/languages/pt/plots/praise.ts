import type { Plot } from '../../stanzas.ts'

/** An ode to a thing, a place or an idea. */
export const praise: Plot = {
  person: 'me',
  open: `
    Se a casa pegasse fogo
    O que eu (salvava|pegava|levava) primeiro?
    Escolhi {x.the}, na hora
    Que o resto molhe o bombeiro

    Tem quem peça (casa em praia|um palácio|uma estátua)
    Joia, carro e bom jantar
    Me deixem com {x.the}
    E uma cadeira pra olhar

    Falei {x.of} (no mercado|na padaria|na farmácia)
    E a fila inteira parou
    A moça largou o caixa
    E o freguês nem reclamou`,
  turn: `
    Tentei viver sem {x.the}
    Só pra ver se eu conseguia
    Na segunda-feira, às oito
    Eu conversava com a pia

    Na praça tem general
    Cavalo, espada e brasão
    Falta um bronze {x.for}
    Eu já medi até o chão

    Um menino quis saber
    Comecei com data e nome
    Quando falei como eu gosto
    Ele esqueceu até a fome`,
  lift: `
    A rosa tem verso à beça
    Agora é o meu que começa

    Me empresta a colher de pau
    Que eu rejo este festival`,
  chorus: `
    # Viva {x.the}
    Viva {x.the}, viva, viva
    Abre a janela do andar
    Viva {x.the}, e quem duvida
    Que suba aqui pra cantar

    # Uma canção {x.for}
    Uma canção {x.for}
    De panela, de palma e de mão
    Uma canção {x.for}
    E a rua faz o refrão

    # Disso eu não abro mão
    Disso eu não abro mão
    Nem por carro, nem por castelo
    Disso eu não abro mão
    Pode trazer ouro amarelo`,
  bridge: `
    Eu podia ter passado
    De olho no chão, com pressa
    Hoje eu tinha mais juízo
    E muito menos conversa

    Um dia, abrindo as gavetas
    Que eu deixar aqui, no fim
    Alguém pequeno descobre
    E perde a hora por mim`,
}
