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
    Escuta, eu não vou parar`,
  chorus: `
    # Descansa, {call}
    Descansa, {call}, que eu fecho a casa
    A luz do quintal eu deixei
    Descansa, {call}, e se tiver asa
    Me diz como é, que eu não sei

    # Você passou por aqui
    Você passou por aqui
    E o chão pegou a mania
    De estalar onde você
    Pisava, no fim do dia

    # Seu lugar ainda é seu
    Seu lugar ainda é seu
    Na porta, no banco, no carro
    Seu lugar ainda é seu
    Na foto, na chuva, no barro`,
  bridge: `
    Não sei onde você anda
    Tomara que tenha um rio
    Uma sombra, um cheiro bom
    E um colo, se fizer frio

    Tenho medo de esquecer
    O som da sua chegada
    Imito, às vezes, na porta
    E ela volta, emprestada`,
}
