import type { Topic } from '../../stanzas.ts'

export const computers: Topic = {
  kin: 'computador* notebook* laptop* desktop tela telas teclado* mouse internet wi-fi wifi senha senhas e-mail e-mails email emails código códigos codar programador* programação programar software* hardware aplicativo* app apps impressora* servidor servidores arquivo arquivos download site sites bug bugs algoritmo* informática digital digitar digitou digitava digito login excel planilha* inteligência-artificial chatgpt robô robôs hacker* startup* java python javascript pixel pixels',
  you: {
    scene: `
      Você fala com a impressora
      (Baixinho|Com jeito|De leve), e ela não falha
      Comigo, que dou pancada
      Só sai papel e migalha`,
    later: `
      Parou a tela, e você
      Só desligou e ligou
      Faço igual com a cabeça
      Toda vez que ela travou`,
  },
  me: {
    scene: `
      Minha senha tem (três pontos|dois números|um verso)
      Maiúscula e um cifrão
      É tão segura, tão forte
      Que nem eu entro mais, não`,
    later: `
      Perguntei pra internet
      O porquê da minha dor
      Ela disse: é grave, ou gripe
      Me vendeu um cobertor`,
  },
  past: {
    scene: `
      No teclado, você (caçava|buscava|catava)
      Uma letra a cada vez
      Mandava: oi, tudo bem
      Em duas horas, ou três`,
    later: `
      Seu nome ainda completa
      Sozinho, quando eu digito
      A tela não sabe nada
      E eu deixo, que é mais bonito`,
  },
  hook: `
    Desliga a tela e me liga
    Que a voz é a melhor amiga

    Salva o dia, fecha a tela
    Que a lua está na janela`,
}
