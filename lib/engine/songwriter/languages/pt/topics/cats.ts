import type { Topic } from '../../stanzas.ts'

export const cats: Topic = {
  kin: 'gato gata gatos gatas gatinh* gatão gatões gatona gatuno bichano bichanos bichana felino* felina* miado* miar mia mias miam miava miou miando miau miaus ronron* ronroneio bigodudo siamês siameses siamesa angorá frajola arranhador arranhar arranha arranhou arranhando novelo novelos',
  you: {
    scene: `
      Todo gato desta (rua|vila|praça)
      Sabe quando você vem
      Eu é que pago a sardinha
      E eles não me querem bem

      Meu gato (não quer|estranha) visita
      Com você, foi fazer charme
      Deitou na sua barriga
      Ligou o motor, sem alarme`,
    later: `
      O gato subiu na calha
      E não quis saber de escada
      Você fingiu que nem viu
      Ele desceu, por pirraça

      Aprendi com você e o gato
      A ciência do cochilo
      Achar o quadro de sol
      E não arredar daquilo`,
  },
  me: {
    scene: `
      Às (cinco|quatro|seis) o gato me bate
      Com a pata no nariz
      Eu digo que ainda é cedo
      Ele sabe, e está feliz

      Comprei pro gato um (sobrado|palácio|hotel)
      Com rede, escada e novelo
      Ele foi morar na caixa
      E só sai pra lamber o pelo`,
    later: `
      Meu gato pesa três quilos
      E eu passo bem de cinquenta
      De noite, na mesma cama
      Quem dorme na beira, aguenta

      Chamei o gato três vezes
      Nem orelha levantou
      Abri a lata em silêncio
      E a vizinhança miou`,
  },
  past: {
    scene: `
      O gato (ouvia|sentia) o seu passo
      Bem antes de eu escutar
      Entre o miado e a chave
      Dava um café pra coar

      O gato (caolho|manco|preto) da rua
      Não confiava em ninguém
      Comia da sua mão
      E ia com você até o trem`,
    later: `
      O gato ainda se deita
      Na beira do seu lugar
      E guarda um vão na coberta
      Do tamanho de esperar

      Eu conto tudo pro gato
      As notícias, o jantar
      Mas quando eu falo o seu nome
      Ele para pra escutar`,
  },
  hook: `
    Sete vidas tem o gato
    E dorme seis, no sapato

    Vem, gatinho, vem do frio
    Que o meu colo está vazio`,
  soft: {
    scene: `
      A gata (lambeu|lavou)
      Orelha e pezinho
      Fez roda, fez bola
      Ronronou baixinho`,
    later: `
      O gato guardou
      O sol na barriga
      E agora ronrona
      A mesma cantiga`,
  },
}
