import type { Topic, TopicStanzas } from '../stanzas.ts'

/** Of a thing that no topic knows: `{x}` as it was written with its article, `{x.the}` and `{x.of}` with "o, a, do, da". */
const named: Topic = {
  kin: '',
  you: {
    scene: `
      Você me falou {x.of}
      Com (garfo|faca|copo), saleiro e pão
      Ninguém mais olhou pro prato
      Esfriou o macarrão

      Basta alguém falar {x.of}
      (Na fila|Na rua|Na praça), que você vem
      Puxa um banco, pede água
      E não dorme mais ninguém`,
    later: `
      Fui procurar sobre {x}
      Pra entrar na sua conversa
      Agora quem chega tarde
      Sou eu, e não tenho pressa

      Você defende {x} na mesa
      De pé, de colher na mão
      O vizinho, que era contra
      Hoje puxa a votação`,
  },
  me: {
    scene: `
      Falei {x.of} (na feira|no banco|na missa)
      Era só um comentário
      Deu meio-dia, deu duas
      Já virou aniversário

      Na ficha, onde diz (motivo|assunto)
      Botei {x}, sem pensar
      A moça leu, fez silêncio
      E pediu pra eu me sentar`,
    later: `
      Jurei não falar {x.of}
      No jantar, por compaixão
      Aguentei até a sopa
      Depois, foi a inundação

      Fiz um discurso sobre {x}
      Na frente do meu espelho
      Ele ouviu até o final
      E me pediu um conselho`,
  },
  past: {
    scene: `
      Você falava {x.of}
      Com (o garfo|o copo|o lápis) parado no ar
      A sopa criava nata
      E eu sem pressa de jantar`,
    later: `
      Hoje falaram {x.of}
      No rádio, e saiu errado
      Eu corrigi, com seu jeito
      E o dedo pro mesmo lado

      Achei sua nota sobre {x}
      Atrás de um papel de pão
      Três palavras e uma seta
      Que aponta pra minha mão`,
  },
  hook: `
    Viva {x.the}, canta e repete
    Até o vizinho do sete

    É canção {x.of}, e é minha
    Da varanda até a cozinha

    Canto {x}, e quem não sabe
    Bate palma, que aqui cabe`,
}

/** Of something that somebody does: `{act}` is an infinitive, "perder o ônibus". */
const deed: Topic = {
  kin: '',
  you: {
    scene: `
      (Ninguém|Quase ninguém) sabe {act}
      Como você, de boné
      A vizinha sai na porta
      E bate palma, de pé`,
    later: `
      Perguntei por que {act}
      Você disse: e por que não?
      Pensei nisso a tarde inteira
      Amanhã faço inscrição`,
  },
  me: {
    scene: `
      O meu (talento|esporte|ofício) é {act}
      Tem quem toque e tem quem dance
      Medalha ainda não deram
      Não tem quem hoje me alcance`,
    later: `
      Contei como é {act}
      No bar, só por comentar
      Levantou-se a mesa toda
      E o garçom foi se sentar`,
  },
  past: {
    scene: `
      Você (ria|zombava) de eu {act}
      Com a mão na frente da boca
      Hoje ninguém ri, e a graça
      Anda muda, e anda rouca`,
    later: `
      Ontem tentei {act}
      Sem você, perdi o passo
      Deixei um vão ao meu lado
      E o vento me deu o braço`,
  },
  hook: `
    {act}, e viva a gente
    Que amanhã faz diferente`,
}

const both = (person: 'you' | 'me' | 'past'): TopicStanzas => ({
  scene: `${named[person].scene}\n\n${deed[person].scene}`,
  later: `${named[person].later}\n\n${deed[person].later}`,
})

/** An infinitive may have been read as a thing; the slots tell which stanzas suit. */
const thing: Topic = {
  ...{ kin: '', you: both('you'), me: both('me'), past: both('past') },
  hook: `${named.hook}\n\n${deed.hook}`,
}

export const anything = { thing, deed }
