import type { Topic } from '../../stanzas.ts'

export const trains: Topic = {
  kin: 'trem trens trenzinho* metrô metrôs estação vagão vagões vagãozinho trilho trilhos maquinista* locomotiva* ferrovia* ferroviári* ferrorama apito apitos apita apitou apitando plataforma plataformas trem-bala maria-fumaça bonde bondes bondinho* baldeação descarril* bilheteria* dormentes cancela cancelas',
  you: {
    scene: `
      Passa o trem, e você acena
      Pra (trinta|vinte|sessenta) vagões de ferro
      O maquinista devolve
      Um apito que é um berro

      Você senta no metrô
      E (oferece|reparte) bala ao lado
      Três estações, e o vagão
      Já combina um batizado`,
    later: `
      O trem parou no escuro
      Você puxou a conversa
      Quando a luz voltou, o vagão
      Não sabia o que era pressa

      Você mostrou a um casal
      Onde descer, e na hora
      Passou da sua estação
      Dando tchau, e foi-se embora`,
  },
  me: {
    scene: `
      Dormi no (trem|bonde) e acordei
      Lá no finzinho da linha
      Uma senhora varria
      Me deu café e rosquinha

      Corri (três|dez|seis) lances de escada
      O trem fechou no nariz
      Lá dentro, alguém me acenou
      Com um sorriso feliz`,
    later: `
      No vagão, às seis da tarde
      Eu sou recheio de pão
      Li metade de um romance
      Por cima de outra mão

      Desceu a cancela: é trem
      São oitenta e dois vagões
      A fila buzina atrás
      E eu conto, com meus botões`,
  },
  past: {
    scene: `
      Você chegava no trem
      (Das seis|Das dez|Das três), com pão na sacola
      O apito era o meu sinal
      E eu saía porta afora

      Você chegava (uma hora|duas horas)
      Antes do trem, por cautela
      E na hora de sentar
      Me dava sempre a janela`,
    later: `
      O trem das seis segue vindo
      E eu viro ainda o pescoço
      Desce a cidade inteirinha
      Menos o seu passo, que eu ouço

      Guardei o nosso bilhete
      De trem, de tinta apagada
      Diz ida e volta, e a volta
      Ainda não foi usada`,
  },
  hook: `
    Apita, trem, na subida
    Que ainda tem chão nessa vida

    Trem que vai e trem que vem
    E a gente cabe também`,
  soft: {
    scene: `
      O trem (apagou|fechou)
      O olhinho amarelo
      Tirou cada roda
      Como um chinelo`,
    later: `
      Vai, trenzinho, vai
      Com carga de lã
      Só volta a apitar
      Na curva, amanhã`,
  },
}
