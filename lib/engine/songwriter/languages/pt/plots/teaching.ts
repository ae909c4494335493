import type { Plot } from '../../stanzas.ts'

/** Explains anything to whoever would like to know. */
export const teaching: Plot = {
  person: 'me',
  open: `
    Vou falar {x.of} (hoje|agora|aqui)
    Com calma, parte por parte
    Quem canta aprende sem pressa
    E aprender também é arte

    Parece difícil (de longe|no começo|à primeira)
    De perto, já não assusta
    Uma linha, e depois outra
    Cantando, quase não custa

    Abre bem o ouvido (agora|comigo|um pouco)
    Que a aula de hoje é canção
    Primeiro a gente escuta
    E depois repete a lição`,
  turn: `
    Agora fecha o caderno
    E explica pro papagaio
    Se ele repetir direito
    A prova vira um ensaio

    Errar é pisar na poça
    E saber que ela está ali
    Eu caí em quase todas
    Foi assim que eu aprendi

    No meio vem uma parte
    Que gruda feito chiclete
    Todo mundo gruda nela
    Depois ri, canta e repete`,
  lift: `
    Presta atenção, que é ligeiro
    Quem canta aprende primeiro

    Diz comigo, bem baixinho
    Que a cabeça abre caminho`,
  chorus: `
    # Um, dois, três, {x}
    Um, dois, três, {x}
    Olha, pensa, e conta outra vez
    Um, dois, três, {x}
    E no quatro a gente já fez

    # Vamos lá, {x}
    Vamos lá, {x}
    Canta que fica na cabeça
    Vamos lá, {x}
    E ensina a quem não conheça

    # Aprende cantando
    Aprende cantando, canta comigo
    {fact}
    Aprende cantando, canta comigo
    E depois canta pro amigo

    # Canta e aprende
    Canta e aprende, canta e aprende
    Devagarinho a gente entende
    Canta e aprende, canta de novo
    Ensina a turma, ensina o povo

    # Vem que eu te ensino
    Vem que eu te ensino, vem, que é assim
    Um pedacinho de cada vez
    Vem que eu te ensino, e depois, no fim
    Quem ensina são vocês

    # Por que é assim?
    Por que é assim? Pergunta sem medo
    Pergunta de novo, pergunta na rua
    Por que é assim? Desmonta o brinquedo
    E a resposta agora é sua`,
  bridge: `
    Amanhã a gente repete
    E depois, e outra vez
    Até sair sem pensar
    Como contar até três

    No começo eu também errei
    Todo mundo errou um dia
    Quem hoje ensina os outros
    Antes disso não sabia

    Quem aprende uma coisa nova
    Não desaprende, não
    Leva a música no bolso
    E no bolso vai a lição`,
  meaning: `
    Ninguém aprende de um salto
    É degrau por degrau, com a mão
    Quem canta sobe mais leve
    E chega ao fim da lição

    Quem não sabe não tem culpa
    Quem pergunta já cresceu
    O que hoje é só dos outros
    Amanhã também é seu

    Agora fecha o caderno
    E canta pro papagaio
    Se ele cantar direitinho
    Nem precisa mais de ensaio`,
}
