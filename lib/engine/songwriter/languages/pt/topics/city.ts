import type { Topic } from '../../stanzas.ts'

export const city: Topic = {
  kin: 'cidade cidades cidadezinha rua ruas ruazinha avenida* esquina* praça praças pracinha calçada* calçadão bairro* prédio prédios predinho centro semáforo* metrópole* arranha-céu arranha-céus fachada* viaduto* beco becos camelô* urbano urbana urbanas outdoor* poste postes pedestre* vizinhança apartamento* apê cobertura condomínio coreto sobrado* asfalto favela* periferia vila vilas',
  you: {
    scene: `
      Daqui na esquina é um (pulo|salto|passo)
      Você leva meia hora
      Conversa com todo mundo
      E a rua pede: demora

      (Da janela|Da varanda) você conta
      A rua inteira pra mim
      Este rega de gravata
      Aquela ensaia o clarim`,
    later: `
      Nos perdemos pelo centro
      E você: melhor assim
      Achamos praça, coreto
      E um velho com amendoim

      Na nossa rua sem graça
      Você botou um vasinho
      Veio outro, e depois um banco
      Agora tem passarinho`,
  },
  me: {
    scene: `
      Na cidade eu tenho vista
      (De cara|De frente) pra outro apê
      O vizinho janta lá
      Eu vejo a mesma TV

      Fechou o sinal, e um (moço|velho)
      Joga três limões pro ar
      Abriu, e a rua parada
      Esperou ele acabar`,
    later: `
      Em cima mora um trombone
      Embaixo, um bar com pagode
      Na reunião do meu prédio
      Peço silêncio: não pode

      Cruzo na praça, às oito
      Alguém de capa amarela
      Hoje faltou, e a cidade
      Ficou sem uma janela`,
  },
  past: {
    scene: `
      Você me levava ao centro
      Pra comprar (linha e botão|alho e sabão|arroz e feijão)
      A cidade era um planeta
      E o centro era a sua mão

      Na (rua|praça|esquina) você botava
      Cadeira pra ver passar
      Não passava quase nada
      E dava o que conversar`,
    later: `
      O armazém já virou banco
      A praça virou garagem
      A cidade troca tudo
      E eu te vejo na paisagem

      Vi na rua o seu casaco
      Nas costas de outra pessoa
      Corri quase um quarteirão
      E a pressa, ao menos, foi boa`,
  },
  hook: `
    Cidade, acende a janela
    Que a gente canta por ela

    Rua acima, rua abaixo
    No meio de tudo eu te acho`,
}
