import type { Topic } from '../../stanzas.ts'

export const sea: Topic = {
  kin: 'mar mares maré marés marinho marinha praia praias praiana praiano onda ondas areia areias barco barcos barquinho* jangada* concha conchas conchinha* oceano* maresia surf surfe surfar surfista* prancha* coqueiro* marinheir* navio* veleiro* velejar mergulho mergulhar mergulhou mergulhando ilha ilhas litoral baía enseada beira-mar guarda-sol gaivota* golfinho* baleia* sereia* cais píer farol faróis náufrago* caravela* tubarão tubarões siri caranguejo* estrela-do-mar biquíni',
  you: {
    scene: `
      Mal você (enxerga|fareja|avista) o mar
      Já vai de tênis e tudo
      Volta com conchas no bolso
      E um caranguejo miúdo

      Na areia, você (levanta|inventa|projeta)
      Prédio com elevador
      A onda leva, e você
      Reclama do construtor`,
    later: `
      Você boia feito rolha
      Conversando com o mar
      Outro dia, distraiu
      E foi parar noutro bar

      A concha que você trouxe
      Fica em cima da TV
      Os outros ouvem o mar
      Eu encosto, e é você`,
  },
  me: {
    scene: `
      Fui pra praia (de sombrinha|bem cedinho|de bermuda)
      Com creme até no pescoço
      Esqueci só o pé esquerdo
      Voltou camarão, no almoço

      O mar levou meu (chinelo|casaco)
      E devolveu uma bota
      De outro pé, de outro tamanho
      Ele acha que não se nota`,
    later: `
      Fiquei de pé numa onda
      Foi tempo de dar um grito
      Já faz três anos que eu conto
      E cada vez mais bonito

      Trouxe areia pra dois anos
      No lençol, no pão, no dente
      Em julho achei mais um grão
      E o frio ficou mais quente`,
  },
  past: {
    scene: `
      Você molhava (o dedinho|a canela|o joelho)
      No mar, e dizia: já nadei
      A praia inteira sorria
      E eu ria, e acreditei

      Você contava os navios
      (De tarde|Sem pressa|Em julho), à beira do mar
      Dava nome e dava rumo
      E vontade de chegar`,
    later: `
      Voltei à praia em agosto
      Sentei bem no seu lugar
      A maré subiu no pé
      Como quem vem perguntar

      Tem uma concha no bolso
      Do casaco que era seu
      Eu passo o dedo na borda
      E o mar inteiro mexeu`,
  },
  hook: `
    O mar não cansa de vir
    E a gente não cansa de ir

    Vem, maré, vem, maré cheia
    E põe o mundo na areia`,
  soft: {
    scene: `
      A onda (cansou|parou)
      De tanto correr
      Deitou na areia
      Pra adormecer`,
    later: `
      O barco balança
      No berço do mar
      E o peixe pequeno
      Não quer acordar`,
  },
}
