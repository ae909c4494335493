import type { Details } from '../../stanzas.ts'

/** Panela, forno e mesa do dia a dia. */
export const food1: readonly Details[] = [
  {
    words:
      'cozinhar cozinhava cozinhavam cozinhou cozinhei cozinho cozinham cozinhando cozinheiro cozinheira cozinheiros cozinheiras cozinha_bem cozinha_muito cozinha_para cozinha_pra cozinha_pros cozinha_pro cozinha_melhor cozinha_como cozinha_tudo cozinha_todo cozinha_todos você_cozinha sempre_cozinha comida_caseira comida_da_vó almoço_de_domingo almoços_de_domingo almoço_de_família panela panelas tempero temperos tempera temperava temperar fogão fogões receitas receita_da receita_de culinária caderno_de_receitas arroz_soltinho chefs chefe_de_cozinha',
    own: `
      {fact}
      E o cheiro [chama chamava] da rua
      Ninguém [precisa precisava] de sino
      Quando a panela insinua

      (A panela [dança dançava] no fogo|O alho dourou na panela|A colher de pau [dá dava] a volta)
      E a tampa [bate batia] o compasso
      {fact}
      E a mesa [ganha ganhava] um abraço

      {you.fact}
      E o prato [fala falava] por você
      [Tem Tinha] gente que [diz dizia] eu te amo
      Só dando mais um pra comer`,
    stanzas: `
      O alho doura na panela
      E a vizinha já sabe a hora
      A mesa puxa as cadeiras
      E ninguém mais vai embora

      O arroz fica soltinho
      E a tampa sua no fogão
      Quem só veio dar um recado
      Já está com o prato na mão`,
    later: `
      A louça descansa na pia
      E o cheiro não quer sair
      O tempero mora na mão
      E a mão ensina a seguir`,
    hook: `
      Panela no fogo, gente em redor
      Comida de casa tem outro sabor`,
  },
  {
    words:
      'feijão feijao feijões feijoada feijoadas feijãozinho tutu_de_feijão feijão_tropeiro baião_de_dois panela_de_pressão',
    own: `
      {fact}
      E a panela [chia chiava] na cozinha
      O cheiro [dobra dobrava] a esquina
      E [traz trazia] de volta a vizinha

      (A panela [canta cantava] no fogo|O grão ficou de molho|O louro entrou na panela)
      E a casa já [sabe sabia] o dia
      {fact}
      E no prato [faz fazia] poesia`,
    stanzas: `
      O feijão ferve sem pressa
      E o caldo vai engrossar
      Se chega mais gente na porta
      Tem água pra completar`,
    later: `
      Sobra um restinho no fundo
      E amanhã fica melhor
      O feijão dormiu na panela
      E acordou com mais sabor`,
    hook: `
      Bota mais água nesse feijão
      Que chega mais gente, chega mais irmão`,
  },
  {
    words:
      'churrasco churrascos churrasqueira churrasqueiras churrasqueiro churrasquinho churrascão picanha picanhas linguiça linguiças espetinho espetinhos costela_no_fogo carne_na_brasa assar_carne assa_carne assava_carne',
    own: `
      {fact}
      E a fumaça [escolhe escolhia] um lado
      Quem disse que vinha só um pouco
      Já pegou o quarto bocado

      (O carvão pegou de jeito|O sal grosso já [está estava] posto|A brasa já [está estava] vermelha)
      E o quintal virou um salão
      {fact}
      E a carne não [espera esperava], não`,
    stanzas: `
      O carvão estala e acende
      E a fumaça muda de rumo
      Quem toma conta do fogo
      Tem opinião e aprumo`,
    later: `
      A brasa apaga devagar
      E a conversa não tem fim
      O churrasco fica na roupa
      E o domingo acaba assim`,
    hook: `
      Acende a brasa, chama o povo
      Quem já comeu vai comer de novo`,
  },
  {
    words:
      'bolo bolos fubá fuba bolo_de_fubá bolo_de_cenoura bolo_de_chocolate bolo_de_milho bolo_de_laranja bolinho_de_chuva bolinhos_de_chuva confeiteiro confeiteira confeiteiras confeitaria confeitarias cobertura_de_chocolate batedeira',
    own: `
      {fact}
      E a casa [cheira cheirava] a manteiga
      Não [existe existia] tarde brava
      Que um bolo não deixe meiga

      (O forno [acende acendia] a janela|A massa [cresce crescia] no forno|A farinha [voa voava] na mesa)
      E alguém já [raspa raspava] a tigela
      {fact}
      E a casa inteira [espera esperava] por ela

      {you.fact}
      E ninguém [chega chegava] atrasado
      Um pedaço é pra agora
      O outro já está guardado`,
    stanzas: `
      O bolo cresce no forno
      E todo mundo vem ver
      A faca espera na mesa
      E ninguém quer se conter`,
    later: `
      Do bolo só sobra o farelo
      E alguém recolhe com o dedo
      A receita está no caderno
      E já não é mais segredo`,
    hook: `
      Bolo no forno, cheiro no ar
      Corta um pedaço pra quem chegar`,
  },
  {
    words:
      'pão pao pães pãozinho pãozinhos pão_caseiro pão_francês pão_quentinho pão_na_chapa padaria padarias padeiro padeira padeiros fermento fermento_natural sovar sova sovava',
    own: `
      {fact}
      E a rua [acorda acordava] com o cheiro
      [Tem Tinha] gente que [chega chegava] dormindo
      E [sai saía] com o saco primeiro

      (O forno [trabalha trabalhava] no escuro|A massa [descansa descansava] no pano|A rua ainda [está estava] escura)
      E a casca [estala estalava] de manhã
      {fact}
      E a rua inteira [é era] fã`,
    stanzas: `
      O pão sai quente do forno
      E a manteiga some inteira
      Quem leva o saco pra casa
      Belisca o bico, na ladeira`,
    later: `
      O dia fecha as janelas
      E a massa já vai crescer
      Enquanto a cidade dorme
      O pão começa a viver`,
    hook: `
      Pão quentinho, casca dourada
      Acende o dia na madrugada`,
  },
  {
    words: 'pão_de_queijo pães_de_queijo pao_de_queijo paes_de_queijo polvilho biscoito_de_polvilho',
    own: `
      {fact}
      E a casa [cheira cheirava] a manhã
      A fornada [some sumia] da mesa
      E ninguém [deixa deixava] pra amanhã

      (A bolinha [cresce crescia] no forno|O polvilho [voa voava] na mesa|O café já [está estava] coado)
      E a porta já [está estava] aberta
      {fact}
      E a conversa [vem vinha], na certa

      {you.fact}
      E ninguém come só um, não
      O segundo [é era] por gosto
      O terceiro [é era] de coração`,
    stanzas: `
      O pão de queijo sai do forno
      E queima a ponta do dedo
      Ninguém espera esfriar
      Que a fila começa cedo`,
    later: `
      O pão de queijo se acaba
      E o cheiro ficou na mão
      Quem comeu conta pros outros
      E volta no outro fogão`,
    hook: `
      Pão de queijo quente, café no bule
      Quem tá com vontade que não dissimule`,
  },
  {
    words:
      'brigadeiro brigadeiros beijinho_de_coco docinho docinhos doceira doceiro doceiras faz_doces fazia_doces vende_doces vendia_doces doces_caseiros doce_de_leite doce_de_abóbora doce_de_goiaba goiabada cocada cocadas pudim pudins paçoca paçocas leite_condensado sobremesa sobremesas',
    own: `
      {fact}
      E a panela nunca esfria
      [Tem Tinha] sempre um dedo escondido
      Provando antes do dia

      (A colher [desgruda desgrudava] do fundo|O açúcar já deu o ponto|A panela ficou no meio)
      E a fila se forma na sala
      {fact}
      E quem come nem mais fala`,
    stanzas: `
      O doce desgruda do fundo
      E a colher dá outra volta
      Quem lambe a panela primeiro
      Segura o cabo e não solta`,
    later: `
      O brigadeiro se acaba
      E o papel ficou no chão
      A festa acaba depressa
      E deixa açúcar na mão`,
    hook: `
      Um é pouco, dois é bom
      Três é doce, que nem bombom`,
  },
  {
    words:
      'café cafe cafés cafezinho cafezinhos cafezin cafeteira cafeteiras cafeteria cafeterias coador barista baristas garrafa_térmica café_coado café_da_manhã',
    own: `
      {fact}
      E o cheiro [sobe subia] no ar
      Toda conversa do mundo
      [Começa Começava] nesse lugar

      (A água ferveu no bule|O pó já caiu no coador|A xícara [espera esperava] na mesa)
      E a casa toda acordou
      {fact}
      E o dia enfim começou`,
    stanzas: `
      O café cai no bule
      E o cheiro sai pela rua
      Quem passava de cabeça baixa
      Entra, senta e continua

      A xícara esquenta a mão
      E a conversa pega o jeito
      O açúcar espera a vez
      E o silêncio é bem aceito`,
    later: `
      No fundo ficou a borra
      E a tarde ficou mais mansa
      O café passou faz tempo
      E a conversa não descansa`,
    hook: `
      Passa um café, puxa a cadeira
      Que a prosa é pra tarde inteira`,
  },
  {
    words:
      'chimarrão chimarrao erva-mate erva_mate tereré terere cuia cuias roda_de_chimarrão toma_mate tomava_mate tomar_mate',
    own: `
      {fact}
      E a cuia [anda andava] de mão em mão
      Quem [chega chegava] não [pede pedia] licença
      Só [puxa puxava] um banco do chão

      (A chaleira quase [chia chiava]|A erva subiu na cuia|A cuia já [está estava] na roda)
      E a roda não [tem tinha] relógio
      {fact}
      E a prosa [é era] o melhor negócio`,
    stanzas: `
      A cuia ronca no fim
      E volta pra ser cevada
      O frio fica lá fora
      Olhando a roda animada`,
    later: `
      A erva perde o amargo
      E a tarde perde a pressa
      A cuia lavada na pia
      Amanhã já recomeça`,
    hook: `
      Passa a cuia, passa a vez
      Mate amargo se toma de três`,
  },
  {
    words:
      'chá cha chás chazinho chazinhos camomila erva-cidreira erva_cidreira capim-limão capim_limão chaleira chaleiras chá_de_camomila hortelã',
    own: `
      {fact}
      E a noite [fica ficava] mais calma
      A xícara [aquece aquecia] a mão
      E o chá [faz fazia] o resto na alma

      (A chaleira [apita apitava] na hora|A folha saiu do quintal|O vapor [embaça embaçava] os óculos)
      E a casa baixa a voz
      {fact}
      E o sono [chega chegava] pra nós`,
    stanzas: `
      A chaleira apita e para
      E a folha pinta a água
      O mel escorre da colher
      E adoça até a mágoa`,
    later: `
      O chá no fundo esfria
      E o corpo já descansou
      Tem cura que vem da horta
      E alguém que nunca a negou`,
    hook: `
      Um chá quentinho, um cobertor
      A noite passa com mais calor`,
  },
  {
    words:
      'cerveja cervejas cervejinha cervejinhas boteco botecos botequim barzinho barzinhos chope chopp caipirinha caipirinhas cachaça cachacinha happy_hour saideira',
    own: `
      {fact}
      E o copo sua na mesa
      A última nunca [é era] a última
      E isso [é era] que [é era] a beleza

      (O garçom já [sabe sabia] o nome|A mesa já [está estava] na calçada|O copo bateu no copo)
      E já [puxa puxava] mais um banco
      {fact}
      E todo mundo [é era] mais franco`,
    stanzas: `
      O copo bate no copo
      E a espuma molha a toalha
      A conta chega dobrada
      E a gente ri da falha`,
    later: `
      As cadeiras sobem na mesa
      E o garçom apaga a luz
      A cerveja vai pra calçada
      E a rua é que nos conduz`,
    hook: `
      Saideira, saideira, só mais uma vez
      A última é sempre a de número seis`,
  },
]
