import type { Topic } from '../../stanzas.ts'

export const dogs: Topic = {
  kin: 'cachorr* cão cães cãozinho cãezinhos cadela* cadelinha* filhote filhotes vira-lata vira-latas viralata* latido* latir late latem latia latiu latindo rabo rabos rabinho focinho* coleira* osso ossos ossinho labrador* golden poodle* pug pugs shih-tzu husky pinscher bulldog beagle dálmata pastor-alemão canino canina canil uivo uivos uivar uivava farejar fareja farejou farejava auau au-au',
  you: {
    scene: `
      Você sai com um cachorro
      (À noite|De tarde|No frio), e volta com três
      Só até achar o dono
      E já passou mais de um mês

      O cachorro da oficina
      (Rosna|Late) pra tudo que é gente
      Você diz: boa tarde, moço
      E ele se senta, contente`,
    later: `
      Você ensinou o cachorro
      A sentar e a dar a mão
      Ele ensinou a você
      A rolar de rir no chão

      Choveu, e a capa era uma
      Você vestiu no cachorro
      Ele voltou bem sequinho
      E você, sem nem um gorro`,
  },
  me: {
    scene: `
      O cachorro comeu mesmo
      O (contrato|recibo|boleto) inteiro, eu juro
      Eu trouxe o cachorro junto
      Ele olha, sério, pro futuro

      O cachorro tem caminha
      (Macia|De espuma|Bordada), e não quer deitar
      Ele prefere na minha
      E eu durmo no seu lugar`,
    later: `
      Joguei a bola pro cão
      Ele olhou sério pra mim
      Fui buscar, e ele me deu
      Um olhar: é bem assim

      Falei pro cão meu problema
      Do aluguel ao coração
      Ele me trouxe uma meia
      E resolveu a questão`,
  },
  past: {
    scene: `
      O cão (ficava|deitava|velava) na porta
      Até você se deitar
      Só então ele dormia
      E a noite podia entrar

      Bastava seu assobio
      (Na esquina|No escuro|De longe), e o cão já voava
      Levava junto a cadeira
      E a tarde desarrumava`,
    later: `
      Às seis o cachorro insiste
      E me leva até o ponto
      Passa um ônibus, mais outro
      Ele fareja, eu só conto

      Joguei a bola roída
      O cão trouxe, e não pra mim
      Largou na sua cadeira
      E ficou lá, até o fim`,
  },
  hook: `
    Vem, focinho, vem comigo
    Que cachorro é meu amigo

    Latido na madrugada
    É uma saudade acordada`,
  soft: {
    scene: `
      O cachorro (deita|dorme)
      Com o osso do lado
      E corre no sonho
      Num campo molhado`,
    later: `
      Focinho na pata
      Rabo no nariz
      A noite é macia
      O cão é feliz`,
  },
}
