import type { Details } from '../../stanzas.ts'

/** Roda, rede, ponta do pé, água fria e um primeiro beijo. */
export const pastimes3: readonly Details[] = [
  {
    words:
      'balé ballet bailarina bailarinas bailarino sapatilha sapatilhas jazz_dance aula_de_balé aulas_de_balé aula_de_ballet',
    own: `
      {fact}
      E a ponta do pé escreve
      O chão quase nem percebe
      De tanto que o corpo é leve

      (A fita [sobe subia] na perna|O espelho [conta contava] até oito|A cortina [está estava] fechada)
      E o coração [bate batia] na coxia
      {fact}
      E a sala inteira via`,
    stanzas: `
      A sapatilha gasta a ponta
      E o pé aprende a voar
      O giro começa no chão
      E acaba noutro lugar`,
    later: `
      A cortina desce macia
      E a fita solta do pé
      A bailarina apaga as luzes
      E a dança fica de pé`,
    hook: `
      Um, dois, três, na ponta do pé
      O chão nem sabe mais quem é`,
  },
  {
    words:
      'nadar nadava nadavam nadou nadando nadávamos nadei mergulho mergulhos mergulhar mergulhava mergulhou mergulhador mergulhadora banho_de_rio banhos_de_rio banho_de_mar banhos_de_mar banho_de_cachoeira',
    own: `
      {fact}
      E a água [abre abria] um caminho
      O corpo [esquece esquecia] do peso
      E boia bem de mansinho

      (A roupa ficou na pedra|O sol seca na pele|O rio [chama chamava] do fundo)
      E o pulo [espanta espantava] o calor
      {fact}
      E a água [muda mudava] de cor`,
    stanzas: `
      O pulo estoura na água
      E a risada sobe depois
      O frio morde os joelhos
      E vai embora a um, a dois`,
    later: `
      O cabelo escorre na roupa
      E a tarde seca na mão
      O mergulho vai pra longe
      E leva o nosso verão`,
    hook: `
      Pula na água, que o sol tá quente
      O rio espera por toda a gente`,
  },
  {
    words:
      'primeiro_encontro primeiros_encontros primeiro_beijo me_beijou te_beijei nos_beijamos beijei_você jantar_romântico chamei_pra_sair chamou_pra_sair me_chamou_pra convidei_pra_sair',
    own: `
      {fact}
      E a mão não achava lugar
      O prato ficou intocado
      E a hora não quis passar

      (A blusa trocou três vezes|O espelho deu opinião|O guardanapo virou um barco)
      E o assunto sumiu do salão
      {fact}
      E a mão encontrou a mão`,
    stanzas: `
      O relógio anda depressa
      E o prato esfria na mesa
      Um joelho encosta no outro
      E nada mais tem certeza`,
    later: `
      A mesa do canto ainda existe
      E o garçom ainda conta o caso
      Primeiro encontro dura a vida
      E começa por acaso`,
    hook: `
      Um olhar, um riso, um não sei quê
      O mundo sumiu, ficou só você`,
  },
  {
    words: 'vôlei volei voleibol vôlei_de_praia joga_vôlei jogava_vôlei jogar_vôlei time_de_vôlei',
    own: `
      {fact}
      E a bola não [toca tocava] o chão
      Um grita: é minha, é minha
      E o outro já [estende estendia] a mão

      (A bola [sobe subia] na rede|A joelheira já [está estava] gasta|O saque [estala estalava] na quadra)
      E a quadra [prende prendia] o ar
      {fact}
      E o ponto [é era] de arrepiar`,
    stanzas: `
      A bola sobe na quadra
      E seis olhares no céu
      O corte desce rasante
      E o tênis risca o papel`,
    later: `
      O braço fica vermelho
      E a rede fica no lugar
      No vôlei o ponto se esquece
      Parceiro é pra se lembrar`,
    hook: `
      Saca, levanta, corta no chão
      Seis corações numa só mão`,
  },
  {
    words: 'capoeira capoeirista capoeiristas berimbau berimbaus ginga roda_de_capoeira mestre_de_capoeira',
    own: `
      {fact}
      E o berimbau [dá dava] o tom
      O corpo [escreve escrevia] no ar
      E o pé [repete repetia] o som

      (O berimbau chama a roda|A palma bate na roda|A calça branca se suja)
      E o golpe passa de raspão
      {fact}
      E a mão conversa com o chão`,
    stanzas: `
      O arame fala na roda
      E o corpo responde rindo
      Um pé procura a cabeça
      E a cabeça já vem vindo`,
    later: `
      A roda se abre e descansa
      E o mestre guarda o arame
      A ginga segue na rua
      No passo de quem a chame`,
    hook: `
      Ginga pra lá, ginga pra cá
      O berimbau é quem vai mandar`,
  },
]
