import type { Plot } from '../../stanzas.ts'

/** For a child or a small animal: short lines, soft words. */
export const lullaby: Plot = {
  person: 'you',
  open: `
    A (xícara|panela|caneca) dorme
    Dentro da gaveta
    Dorme o sapatinho
    E a bicicleta

    A lua (branquinha|redonda|gordinha)
    Veio ver de perto
    Se o seu olhinho
    Ainda está aberto

    Um bocejo (pula|salta|escapa)
    Sai da sua boca
    Passa pro relógio
    Que ficou de touca`,
  turn: `
    A chuva, de meia
    Anda no telhado
    Só veio dar água
    Pro jardim deitado

    O pato guardou
    O bico na pena
    A formiga fez
    A cama pequena

    Eu puxo a coberta
    Até o seu queixo
    Dentro da beirada
    Escondo um beijo`,
  lift: `
    Solta o dia, solta
    Que amanhã tem volta

    Um olho já fecha
    E o outro não deixa`,
  chorus: `
    # Dorme, {call}
    Dorme, {call}, dorme
    Que o barco parou
    Dorme, {call}, dorme
    O rio deitou

    # Sonha, {call}
    Sonha, {call}, sonha
    Que a noite é macia
    Sonha, {call}, sonha
    Até virar dia

    # Boa noite, {call}
    Boa noite, {call}
    Boa noite, nariz
    Boa noite, orelhinha
    Dorme e sonha feliz

    # Bem devagarinho
    Bem devagarinho
    A lua passou
    Bem devagarinho
    O sono chegou`,
  bridge: `
    Sonha com um trem
    De vagão macio
    Que para na lua
    E atravessa o rio

    Amanhã tem pão
    E sol na janela
    E a sua carinha
    Bem no meio dela`,
  meaning: `
    Não tem pressa a noite
    Não tem pressa o mar
    O sono é um barquinho
    Que sabe chegar

    Amanhã o dia
    Traz outra canção
    Por hoje já chega
    Dá aqui a mão

    O que foi do dia
    O dia levou
    Fica só o carinho
    Que a noite guardou`,
}
