import type { Topic } from '../../stanzas.ts'

export const office: Topic = {
  kin: 'escritório* reunião reuniões chefe chefes chefia chefinho planilha* crachá* colega colegas firma relatório* grampeador expediente hora-extra salário* prazo prazos cubículo apresentação powerpoint slides currículo demissão demitiram home-office rh trabalho trabalhos trabalhar trabalha trabalhando trabalhava emprego empregos patrão patroa estagiári* contrato contracheque carimbo* burocracia boleto boletos corporativ* segunda-feira',
  you: {
    scene: `
      Na reunião, você (desenha|rabisca|inventa)
      Um dinossauro de terno
      E ninguém mais ouve o chefe
      Quando roda o seu caderno`,
    later: `
      Você guarda na gaveta
      Chá, bolacha e um elefante
      Quem briga com o chefe pega
      Um chá, e sai triunfante`,
  },
  me: {
    scene: `
      Pra (quinta|sexta|terça), às nove, marcaram
      Reunião pra discutir
      Em que data a gente pode
      Marcar de se reunir`,
    later: `
      Meu crachá tem uma foto
      De quando eu entrei, sorrindo
      O leitor apita e pensa
      Depois me deixa ir subindo`,
  },
  past: {
    scene: `
      Seu bom-dia, no escritório
      Era (ao vaso|ao rádio|à copa) e ao grampeador
      A segunda amolecia
      Ainda no elevador`,
    later: `
      Sua caneca do escritório
      Ficou junto com as demais
      Ninguém usa, e toda sexta
      Alguém lava, e guarda em paz`,
  },
  hook: `
    Bate o ponto, fecha a pasta
    Que de reunião já basta

    Sexta-feira, cinco e meia
    O escritório já passeia`,
}
