import type { Plot } from '../../stanzas.ts'

/** It fits an animal too: nothing in it is of people only. */
export const memorial: Plot = {
  person: 'past',
  open: `
    O portão range (de tarde|no vento|sem hora)
    E eu levanto sem pensar
    Era assim que você vinha
    Ele aprendeu a imitar

    Veio gente (do trabalho|da outra rua|de outro bairro)
    Cada qual com seu pedaço
    Um trouxe um caso engraçado
    Outro imitou o seu passo

    (Acertei|Consertei|Arrumei) nosso relógio
    Que atrasa, nem sei por quê
    Desacertei no outro dia
    A hora certa é você`,
  turn: `
    Achei no casaco preto
    Um fiozinho que é seu
    Soprei? Não, fechei a mão
    Foi tudo o que o dia me deu

    A moça da padaria
    Ainda separa o seu pão
    Eu levo, e um pardal espera
    No seu degrau do portão

    Me atrapalho com os verbos
    Digo: gosta, digo: vem
    Na mesa ninguém corrige
    Todos se enganam também`,
  lift: `
    Não tem remédio, nem preço
    Eu só conto, e recomeço

    Se daí dá pra escutar
    Escuta, eu não vou parar

    Fecho os olhos, e a memória
    Vem contar a mesma história`,
  chorus: `
    # Descansa, {call}
    Descansa, {call}, descansa
    Que a gente cuida do resto
    Fica com a gente a lembrança
    De cada olhar, cada gesto

    # Que saudade, {call}
    Que saudade, {call}, que saudade
    Ela chega sem bater
    Que saudade, {call}, que saudade
    E eu deixo acontecer

    # Vai em paz, {call}
    Vai em paz, {call}, vai em paz
    Que o amor não fica pra trás
    Vai em paz, {call}, vai em paz
    E da gente não sai mais

    # A sua luz mora em mim
    Tem luz que não tem fim
    {you.fact}
    Tem luz que não tem fim
    E a sua mora em mim

    # Seu lugar ainda é seu
    Seu lugar ainda é seu
    Na mesa, na foto, na voz
    Seu lugar ainda é seu
    Aqui, no meio de nós

    # Fica comigo, {call}
    Fica comigo, {call}
    No riso, na voz, no quintal
    Fica comigo, {call}
    Que o amor não tem final

    # Ainda canto, {call}
    Ainda canto, {call}, ainda
    Baixinho, quase a chorar
    Ainda canto, {call}, ainda
    Que cantar é não deixar`,
  bridge: `
    Tenho medo de esquecer
    Por isso eu canto baixinho
    O nome, antes do sono
    E ele vem pelo caminho

    Não sei o que há depois
    Tomara que tenha um rio
    Uma sombra, um cheiro bom
    E um colo, se fizer frio`,
  meaning: `
    A vida segue na rua
    O ônibus passa, amanhece
    Mas tem um canto na gente
    Onde você permanece

    Dizem que o tempo cura
    Eu acho que ele ensina
    A levar quem a gente ama
    Depois que dobra a esquina

    Saudade não é tristeza
    É amor que ficou sem lugar
    A gente põe numa música
    E ele aprende a morar

    A saudade não tem hora
    Nem avisa de onde vem
    Vem num cheiro, numa rua
    E faz doer, e faz bem

    Quem se ama não se perde
    Muda apenas de lugar
    Passa da porta da frente
    Para dentro do olhar`,
}
