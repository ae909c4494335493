import type { Topic } from '../../stanzas.ts'

export const books: Topic = {
  kin: 'livro livros livrinho* leitura* leitor* ler lê lendo leu lia li leio página* romance romances biblioteca* bibliotecári* livraria* sebo sebos capítulo* poema poemas poesia poesias poeta poetas gibi gibis quadrinhos mangá mangás marcador estante* escritor* literatura literári* conto-de-fadas prateleira* best-seller dicionário* editora*',
  you: {
    scene: `
      Com o livro aberto na rua
      Você (esbarra|tropeça) num poste
      Pede perdão, vira a página
      E empresta, caso ele goste`,
    later: `
      Você me emprestou um livro
      Com rabisco em todo canto
      A história até que era boa
      O rabisco é que era o espanto`,
  },
  me: {
    scene: `
      Comprei livro (pela capa|no atacado|pelo cheiro)
      A pilha já passa a telha
      São trinta e oito romances
      De todos, li só a orelha`,
    later: `
      Chorei no fim de um romance
      No vagão, sem disfarçar
      Quem lia por cima do ombro
      Começou a soluçar`,
  },
  past: {
    scene: `
      Você lia, e eu (não piscava|já tremia|me encolhia)
      Tinha o lobo, tinha o rei
      O livro tinha cem vozes
      E era uma só, hoje eu sei`,
    later: `
      Seu livro parou na trinta
      Com um bilhete a marcar
      Li até ali, e espero
      Pra você continuar`,
  },
  hook: `
    Vira a página, vai, vira
    Que o livro inteiro respira

    Cabe o mundo numa estante
    E um livro leva adiante`,
  soft: {
    scene: `
      O livro (fechou|guardou)
      A capa, e lá dentro
      O lobo cochila
      Debaixo do vento`,
    later: `
      A página dorme
      Virada de lado
      E o rei, de pijama
      Já está sossegado`,
  },
}
