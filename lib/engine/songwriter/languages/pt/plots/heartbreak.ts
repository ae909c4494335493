import type { Plot } from '../../stanzas.ts'

export const heartbreak: Plot = {
  person: 'past',
  open: `
    O seu (chinelo|sapato) ficou
    (Debaixo|Do lado|Na beira) da minha cama
    Um pé virado pra porta
    O outro, pra quem te chama

    (O moço|A moça) do pão pergunta
    Se hoje vão quatro, como era
    Eu digo que sim, e levo
    Dois que endurecem na espera

    Dividimos (as panelas|os talheres|as cadeiras)
    Com calma, sem discutir
    Ninguém pediu o retrato
    E ele não tem aonde ir`,
  turn: `
    Apaguei seu telefone
    Da agenda do celular
    O dedo sabe de cor
    E disca sem perguntar

    Na festa tocou aquela
    Eu me abaixei pra amarrar
    O sapato sem cadarço
    Até a música parar

    Vi um cachorro de bota
    Atravessando a avenida
    Quis te contar, e a história
    Ficou comigo, perdida`,
  meaning: `
    O amor não avisa a hora
    De levantar e sair
    A gente é o último que sabe
    E o primeiro a sentir

    Dizem que o tempo é remédio
    Só não dizem como tomar
    Tem dia que eu acordo bem
    Tem dia que é devagar

    Não se manda no coração
    Nem de noite, nem de dia
    Ele volta pro endereço
    Onde não tem moradia`,
  lift: `
    Dizem que o tempo resolve
    Até agora, só chove

    Arrumei a casa inteira
    E a falta achou a cadeira`,
  chorus: `
    # Sem você aqui
    Sem você aqui, sobra espaço
    Sobra café, sobra lençol
    Sem você aqui, e o que eu faço
    Com tanto domingo de sol?

    # Adeus, {call}
    Adeus, {call}, vai, que eu aguento
    Leva a chaleira e o violão
    Adeus, {call}, e se der vento
    Fecha até o último botão

    # Metade da cama
    Metade da cama é um mar
    Metade da cama é deserto
    Metade da cama é lugar
    De quem não dorme por perto`,
  bridge: `
    Vai ver que um dia, na rua
    Falamos só do tempo
    E o tempo, que leva tudo
    Levou também o tormento

    Também deixei coisa por dizer
    E conversa para outro dia
    O silêncio foi crescendo
    Onde antes se ria`,
}
