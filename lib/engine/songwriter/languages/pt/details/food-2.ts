import type { Details } from '../../stanzas.ts'

/** Pratos de casa e de rua, a pia e a geladeira. */
export const food2: readonly Details[] = [
  {
    words:
      'pastel pastéis pasteis pastel_de_feira salgadinho salgadinhos esfiha esfihas empada empadas empadinha empadinhas torresmo batata_frita batatas_fritas mandioca_frita caldo_de_cana bolinho_de_bacalhau quibe quibes',
    own: `
      {fact}
      E o óleo [canta cantava] na feira
      Quem [morde mordia] no bico primeiro
      [Queima Queimava] a língua a tarde inteira

      (O pastel [estufa estufava] no óleo|O papel [fica ficava] transparente|A fila já [dobra dobrava] a barraca)
      E ninguém [sabe sabia] esperar
      {fact}
      E [sopra soprava] antes de provar`,
    stanzas: `
      O pastel estufa no óleo
      E sai dourado da panela
      O caldo de cana gelado
      Espera do lado dela`,
    later: `
      Acabou o último pastel
      E o dedo ficou brilhando
      A feira desmonta a barraca
      E o cheiro vai ficando`,
    hook: `
      Pastel de feira, quentinho na mão
      Sopra, que queima, e morde o canto então`,
  },
  {
    words:
      'macarrão macarrao macarronada macarronadas lasanha lasanhas nhoque espaguete molho_de_tomate molho_à_bolonhesa massa_fresca',
    own: `
      {fact}
      E o molho respinga na roupa
      O garfo enrola, enrola
      E a fome ainda acha pouca

      (O molho [borbulha borbulhava] no fogo|A água [ferve fervia] na panela|O queijo já [está estava] ralado)
      E a mesa [ganha ganhava] toalha
      {fact}
      E domingo não se atrapalha`,
    stanzas: `
      O molho borbulha e respinga
      E o pão já limpa a panela
      A travessa cruza a sala
      E todos olham pra ela`,
    later: `
      O prato ficou vermelho
      E a conversa ficou doce
      Domingo durava pouco
      Se a macarronada não fosse`,
    hook: `
      Enrola no garfo, pinta o nariz
      Quem come na mesa é mais feliz`,
  },
  {
    words: 'pizza pizzas pizzaria pizzarias pizzaiolo pizzaiola',
    own: `
      {fact}
      E o queijo estica e não corta
      A caixa chega e num minuto
      Já tem mais gente na porta

      (A caixa [esquenta esquentava] o colo|O forno [abre abria] a boca em brasa|O queijo [borbulha borbulhava] no forno)
      E o cheiro [sobe subia] a escada
      {fact}
      E a última [é era] disputada`,
    stanzas: `
      A pizza chega fumando
      E o queijo vira um fio
      Sobrou um pedaço na caixa
      E ninguém olha, por brio`,
    later: `
      A pizza ficou num canto
      Com a borda de alguém que não quis
      Amanhã, fria, no café
      Ainda faz gente feliz`,
    hook: `
      Uma fatia, e outra fatia
      Pizza de noite, pizza de dia`,
  },
  {
    words:
      'sopa sopas sopinha sopão canja canjas caldo_verde caldinho caldinhos caldo_de_galinha caldo_quente caldo_de_feijão canja_de_galinha',
    own: `
      {fact}
      E a colher [sopra soprava] três vezes
      [Tem Tinha] frio que só se cura
      Com um prato fundo, às vezes

      (A panela maior está cheia|O vapor embaça a janela|Lá fora o frio aperta)
      E a cozinha está quentinha
      {fact}
      E a tosse vai embora sozinha`,
    stanzas: `
      A sopa ferve na panela
      E a janela fica branca
      O corpo aceita a primeira
      E a segunda é que levanta`,
    later: `
      A sopa acabou no prato
      E o frio ficou lá fora
      Tem mão que cura sem bula
      Com caldo e com demora`,
    hook: `
      Sopa quentinha, colher na mão
      Esquenta a barriga e o coração`,
  },
  {
    words: 'cuscuz tapioca tapiocas beiju goma_de_tapioca cuscuzeira',
    own: `
      {fact}
      E a manhã [tem tinha] cheiro de milho
      A manteiga [some sumia] em cima
      E [deixa deixava] na mesa um brilho

      (O vapor levanta a tampa|A goma se junta na chapa|A cuscuzeira assobia)
      E o café já está passado
      {fact}
      E o dia já vem temperado`,
    stanzas: `
      O vapor levanta a tampa
      E o cuscuz fica de pé
      A manteiga some no meio
      E o resto pede café`,
    later: `
      A mesa guarda farelo
      E a manhã vai seguir
      Quem come cuscuz bem cedo
      Tem força pra ir e vir`,
    hook: `
      Cuscuz com manteiga, café do lado
      Começa o dia bem começado`,
  },
  {
    words: 'pamonha pamonhas curau milho milho_verde milharal espiga espigas espiga_de_milho canjica munguzá mungunzá',
    own: `
      {fact}
      E a palha [guarda guardava] o calor
      O milho que estava na roça
      Já [chega chegava] com outro sabor

      (A espiga [perde perdia] a palha|O tacho [borbulha borbulhava] e [canta cantava]|O ralador [canta cantava] na mesa)
      E a cozinha [vira virava] festa
      {fact}
      E a tarde [perde perdia] a pressa`,
    stanzas: `
      O milho sai da panela
      E a manteiga escorre na mão
      Ninguém come de garfo
      O dente é que dá a lição`,
    later: `
      O milho fica no prato
      E o doce fica na boca
      Em junho a roça inteira
      Cabe numa palha oca`,
    hook: `
      Olha a pamonha, olha o milho verde
      Quem não provou não sabe o que perde`,
  },
  {
    words:
      'moqueca moquecas muqueca dendê dende vatapá acarajé acarajés acaraje camarão camarões camarao peixada peixe_frito bobó_de_camarão pirão',
    own: `
      {fact}
      E o dendê [pinta pintava] a panela
      O cheiro [vai ia] até a praia
      E [volta voltava] com o mar na janela

      (A panela de barro [ferve fervia]|O dendê [borbulha borbulhava] e [brilha brilhava]|O coco já [está estava] ralado)
      E a rua já [sabe sabia] o prato
      {fact}
      E não sobra nem pro gato`,
    stanzas: `
      A panela de barro ferve
      E o caldo fica dourado
      O coentro cai por cima
      E o silêncio é combinado`,
    later: `
      A moqueca esfria devagar
      E o barro guarda o sabor
      Amanhã é só esquentar
      E o mar volta com calor`,
    hook: `
      Dendê na panela, coco ralado
      Come devagar, que está apimentado`,
  },
  {
    words:
      'sorvete sorvetes sorveteria sorveterias picolé picolés picole açaí acai gelato sacolé sacolés geladinho geladinhos casquinha casquinhas',
    own: `
      {fact}
      E o dedo [fica ficava] colando
      O sol [tem tinha] pressa na rua
      E o sorvete [vai ia] pingando

      (O sino [passa passava] na rua|O palito ficou na mão|A casquinha [pinga pingava] na roupa)
      E a tarde [fica ficava] gelada
      {fact}
      E a boca [fica ficava] pintada`,
    stanzas: `
      O sorvete pinga na mão
      E a língua corre na frente
      O sol quer a parte dele
      E quem chupa é mais valente`,
    later: `
      O picolé foi-se embora
      E um pingo doce na roupa
      O verão se acaba depressa
      E a lembrança não se poupa`,
    hook: `
      Sorvete, picolé, de limão, de açaí
      Derrete na mão, mas eu não saio daqui`,
  },
  {
    words:
      'queima_tudo queimou_tudo queima_o_arroz queimou_o_arroz queimei_o_arroz queimava_o_arroz queima_o_feijão queimou_o_feijão queimei_o_feijão queimava_o_feijão queima_o_bolo queimou_o_bolo queimei_o_bolo queimava_o_bolo queima_o_pão queimou_o_pão queimava_o_pão queima_a_comida queimou_a_comida queimei_a_comida queimava_a_comida queima_o_macarrão queimou_o_macarrão queima_a_panela queimou_a_panela queimou_as_panelas queima_a_pizza queimou_a_pizza queima_o_café queimou_o_café queima_a_torrada queimava_a_torrada queima_torrada queima_torradas queimou_comida queima_comida queima_panela queima_até queimou_até queimava_até arroz_queimado bolo_queimado feijão_queimado pão_queimado comida_queimada torrada_queimada deixa_queimar deixou_queimar deixava_queimar não_sabe_cozinhar queima_a_carne queimou_a_carne queimava_a_carne queima_carne carne_queimada queima_o_churrasco queimou_o_churrasco',
    own: `
      {fact}
      E a fumaça avisa a vizinha
      O alarme já nem apita
      Só abre a porta da cozinha

      (A janela já [fica ficava] aberta|O pano [abana abanava] a fumaça|O bombeiro já [tem tinha] o endereço)
      E alguém [procura procurava] o telefone
      {fact}
      E o carvão [ganha ganhava] outro nome`,
    stanzas: `
      A fumaça passa na porta
      E o cachorro já saiu
      O fundo ficou na panela
      E o meio ninguém descobriu`,
    later: `
      A comida queimada some
      E a pizza chega na hora
      A gente raspa o pretinho
      E ri da fumaça agora`,
    hook: `
      Abre a janela, tira do fogo
      Já queimou hoje, queima de novo`,
  },
  {
    words:
      'louça louças lava_a_louça lavar_a_louça lavava_a_louça lavou_a_louça lava_louça lavar_louça lavava_louça pia_cheia escorredor detergente',
    own: `
      {fact}
      E a pilha não [tem tinha] mais fim
      A espuma [sobe subia] no braço
      E o prato [sorri sorria] assim

      (A torneira [canta cantava] na pia|A espuma [cobre cobria] a panela|A pia já não [tem tinha] espaço)
      E o pano [espera esperava] do lado
      {fact}
      E o garfo [sai saía] perfumado`,
    stanzas: `
      A espuma cobre a panela
      E uma bolha sai voando
      A pilha de prato balança
      E a torneira vai contando`,
    later: `
      A louça toda já escorre
      E a cozinha apaga a luz
      De manhã tem outra pilha
      Que a noite toda produz`,
    hook: `
      Lava, enxagua, põe pra secar
      E alguém já sujou outro jantar`,
  },
  {
    words:
      'geladeira geladeiras assalta_a_geladeira assaltava_a_geladeira assaltar_a_geladeira lanchinho lanchinhos lanche_da_madrugada belisca beliscar beliscava',
    own: `
      {fact}
      E a luz [acende acendia] no chão
      A casa [dorme dormia], e a geladeira
      [Escuta Escutava] a confissão

      (A porta range de noite|O chinelo para na cozinha|A casa inteira já dorme)
      E um pote perde a tampa
      {fact}
      E a gelatina acampa`,
    stanzas: `
      A porta abre uma fresta
      E a luz desenha um pé
      O pudim perde uma fatia
      E ninguém diz quem é`,
    later: `
      De manhã alguém pergunta
      Do pudim que estava ali
      A geladeira faz ronco
      E parece que ela ri`,
    hook: `
      Quem foi que comeu? Ninguém sabe, não
      A colher ainda está na mão`,
  },
]
