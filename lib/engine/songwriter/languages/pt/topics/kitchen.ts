import type { Topic } from '../../stanzas.ts'

export const kitchen: Topic = {
  kin: 'cozinha cozinhas cozinhar cozinho cozinhava cozinhando cozinhou cozinheir* panela* panelão fogão fogões forno fornos colher colheres receita* tempero* tempera temperar temperava alho cebola* arroz feijão feijoada* sopa sopas sopinha frigideira* geladeira* caldo caldos comida* almoço* molho molhos macarrão macarronada* lasanha* massa massas avental aventais liquidificador cuscuz tapioca* moqueca* farofa* pimenta* prato pratos brigadeiro* pamonha* bolinho* churrasco* gastronomia culinári* chef chefs pão-de-queijo',
  you: {
    scene: `
      Você tempera no (olho|grito|canto)
      Uma pitada, um tantinho
      Se alguém pergunta a receita
      Você só fala: um pouquinho`,
    later: `
      Queimou o arroz, e você
      Batizou: arroz crocante
      Hoje a rua inteira pede
      E diz que é de restaurante`,
  },
  me: {
    scene: `
      Fiz (bolo|torta|massa) pela receita
      O forno não leu direito
      Hoje calça bem a porta
      Que tinha aquele defeito`,
    later: `
      Abri a geladeira às duas
      Ficamos nós, frente a frente
      Ela tem um pote escuro
      Que já faz parte da gente`,
  },
  past: {
    scene: `
      Você batia na (tampa|mesa)
      Era o sino do feijão
      A gente largava a bola
      No ar, a um palmo do chão`,
    later: `
      Faço o seu molho aos domingos
      Sigo tudo, e não é igual
      Deve faltar o barulho
      Da sua mão com o sal`,
  },
  hook: `
    Canta o alho, chora a cebola
    Que a cozinha é uma escola

    Tem panela no fogão
    Tem lugar e tem canção`,
  soft: {
    scene: `
      O fogão (fechou|piscou)
      O olhinho azulado
      A colher se deita
      Com o garfo do lado`,
    later: `
      O pão na cozinha
      Já vai se deitar
      Cresce de mansinho
      Até clarear`,
  },
}
