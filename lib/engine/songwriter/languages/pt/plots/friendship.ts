import type { Plot } from '../../stanzas.ts'

export const friendship: Plot = {
  person: 'you',
  open: `
    Te conheci (numa fila|no recreio|numa escada)
    Dividindo um pão com ovo
    Você comeu a metade
    E olhou pra minha de novo

    Você (chega|entra|surge) sem aviso
    Abre a geladeira e some
    Com o pudim de domingo
    E grita que está com fome

    Liguei às (três|duas|quatro) da manhã
    Sem conseguir dizer nada
    Você disse: faz café
    Veio de meia trocada`,
  turn: `
    Seu sofá tem uma mola
    Que conhece as minhas costas
    Já foi hotel, hospital
    Em três das minhas derrotas

    Ficamos um mês de mal
    Por causa de um guarda-sol
    Você voltou com dois cocos
    Falando de futebol

    Meu cabelo ficou torto
    Todo mundo achou bonito
    Você olhou, foi pra sala
    E eu ouvi de lá o grito`,
  lift: `
    Senta, conta do começo
    Que eu finjo que não conheço

    Não tem papel, nem contrato
    É só dividir o prato`,
  chorus: `
    # Conta comigo, {call}
    Conta comigo, {call}, conta
    Na festa e na confusão
    Conta comigo, {call}, conta
    Que eu te estendo a mão

    # Tamo junto, {call}
    Tamo junto, {call}, no sol e na chuva
    Tamo junto, {call}, até o fim
    Amizade serve feito luva
    Que bom você perto de mim

    # Amizade é isso
    Amizade é isso, eu e você
    {fact}
    Amizade é isso, eu e você
    E o resto a gente vê

    # Amizade é isto, {call}
    Amizade é isto, {call}
    Rir do que não tem jeito
    Amizade é isto, {call}
    E guardar do lado do peito

    # Quem tem amigo
    Quem tem amigo tem tudo
    Com quem rir, com quem chorar
    Quem tem amigo tem tudo
    E mil histórias por contar`,
  bridge: `
    Um dia, em banco de praça
    Com pombo por todo lado
    Vamos rir da mesma história
    Contada de um jeito errado

    A vida muda as pessoas
    De cidade, emprego e fuso
    E basta a primeira frase
    E o tempo perde o uso`,
  meaning: `
    Amizade não é visita
    Que avisa antes de chegar
    É quem sabe o que se passa
    Antes da gente falar

    A vida leva pra longe
    Muda o emprego, muda o bar
    E basta um oi no telefone
    Pra tudo voltar ao lugar

    Tem amor que pede jura
    Este aqui não pede, não
    É chegar, puxar cadeira
    E dividir o pão

    Há amigos de uma festa
    E há amigos de uma vida
    Os segundos são os que ficam
    A varrer depois da saída`,
}
