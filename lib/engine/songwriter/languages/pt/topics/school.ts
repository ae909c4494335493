import type { Topic } from '../../stanzas.ts'

export const school: Topic = {
  kin: 'escola escolas escolinha escolar colégio* aula aulas prova provas lição lições dever-de-casa recreio mochila* caderno* lápis lousa giz quadro-negro cantina aluno alunos aluna alunas turma turmas boletim boletins matemática geografia geometria fração frações tabuada redação uniforme* merenda* apontador estojo faculdade* universidade* vestibular enem diretoria estudar estudo estudos estuda estudando estudante* classe classes formatura* creche jardim-de-infância professor* professora*',
  you: {
    scene: `
      Você explica com (pizza|torta|bolo)
      O que a lousa complicou
      A turma aprende a fração
      E come quanto sobrou`,
    later: `
      Seu caderno tinha margem
      De dragão, foguete e flor
      Nunca vi conta de escola
      Errar com tanto esplendor`,
  },
  me: {
    scene: `
      Na prova caiu um (rio|verbo|mapa)
      Que eu vi de longe, talvez
      Botei o nome do gato
      Me deram dois, e não dez`,
    later: `
      Sonho ainda que tem prova
      E eu não sei nem o lugar
      De pijama, sem caneta
      E o sinal quer me acordar`,
  },
  past: {
    scene: `
      Na saída da escola, você
      (Na grade|No muro|No poste) acenava
      No meio de cem cabeças
      Só a sua é que eu achava`,
    later: `
      Passei na escola, e o pátio
      Cheira ainda a merenda e giz
      O nosso banco encolheu
      Sentei de lado, feliz`,
  },
  hook: `
    Bate o sinal do recreio
    Que a vida é feita no meio

    Lápis, borracha, refrão
    E a escola sai do chão`,
}
