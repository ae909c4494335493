import type { Details } from '../../stanzas.ts'

/** Lições: o que se canta em sala de aula e no banheiro de casa. */
export const lessons: readonly Details[] = [
  {
    words:
      'escovar_os_dentes escova_os_dentes escovar_dentes escovava_os_dentes escova_dentes escovar_dente escova_de_dente escova_de_dentes escovas_de_dentes pasta_de_dente creme_dental fio_dental cárie cáries dentista dentistas dentinho dentinhos dente_de_leite dente_mole fada_do_dente',
    own: `
      {fact}
      A escova sobe e desce
      Não fica nenhum cantinho
      Que a escova não conhece

      (A espuma [sobe subia] na boca|A pasta [cai caía] na escova|A água [espera esperava] no copo)
      A escova [faz fazia] um trenzinho
      {fact}
      E [passa passava] em cada dentinho

      {fact}
      A espuma vira bigode
      Dente da frente e de trás
      Todo mundo escova, e pode`,
    stanzas: `
      A escova passeia na boca
      E a espuma faz cosquinha
      Quem mora lá no fundo
      Também quer uma voltinha`,
    later: `
      Agora enxágua e sorri
      O espelho faz igual
      Cada dentinho brilha sozinho
      E o sono é sensacional`,
    hook: `
      Escova pra cima, escova pra baixo
      Dente limpinho, sorriso que eu acho`,
  },
  {
    words:
      'lavar_as_mãos lava_as_mãos lavar_a_mão lavar_mãos lavando_as_mãos lavem_as_mãos mãos_limpas sabonete sabonetes micróbio micróbios germe germes bactéria bactérias vírus higiene',
    own: `
      {fact}
      A água [corre corria] primeiro
      E [leva levava] embora o bichinho
      Pro ralo, pelo banheiro

      (A terra ficou na mão|O micróbio pensa que [manda mandava]|A brincadeira acabou)
      O sabão [chega chegava] cantando
      {fact}
      E o bicho [sai saía] escorregando`,
    stanzas: `
      O sabão abraça a mão
      E a espuma entra em cada dedo
      O micróbio escuta a água
      E sai correndo de medo`,
    later: `
      Sabonete na mão cheirosa
      E a toalha dá um abraço
      O almoço já pode chegar
      Que a mão não deixa embaraço`,
    hook: `
      Lava a palma, lava o dedão
      Água, espuma, limpinha a mão`,
  },
  {
    words:
      'tabuada tabuadas matemática matematica matemático multiplicação multiplicar subtração adição fração frações numerador denominador somar equação equações álgebra conta_de_cabeça contas_de_cabeça conta_de_vezes contas_de_vezes geometria triângulo triângulos teorema porcentagem',
    own: `
      {fact}
      O dedo [ajuda ajudava] a contar
      Número [é era] feito fila
      Cada um no seu lugar

      (A conta [parece parecia] um bicho|O número [assusta assustava] na lousa|A prova chegou mais cedo)
      Mas [é era] só fazer por partes
      {fact}
      E conta [vira virava] uma arte`,
    stanzas: `
      A conta se arma na folha
      E o lápis vai devagar
      Quem erra apaga e repete
      E o certo vem se sentar`,
    later: `
      Amanhã, no troco da venda
      No bolo que vai dividir
      A tabuada ajuda a gente
      E a gente vai conferir`,
    hook: `
      Soma e divide, conta outra vez
      Um mais um, dois, e dois mais um, três`,
  },
  {
    words:
      'ciclo_da_água ciclo_da_agua evapora evaporar evaporação condensação condensa precipitação infiltração vapor_de_água estados_da_água',
    own: `
      {fact}
      A água nunca se cansa
      Sobe invisível no céu
      E volta em forma de dança

      (O sol esquenta a poça|A gota se despede do chão|A nuvem engorda lá em cima)
      A água muda de cara
      {fact}
      E a viagem nunca para`,
    stanzas: `
      A gota sobe sem asa
      E encontra as outras no ar
      A nuvem fica pesada
      E começa a se soltar`,
    later: `
      A chuva corre pro rio
      E o rio corre pro mar
      No ciclo da água, o copo
      Já viu o mundo girar`,
    hook: `
      Sobe a gotinha, desce em chuvinha
      A água do mundo é toda vizinha`,
  },
  {
    words:
      'planeta planetas sistema_solar foguete foguetes astronauta astronautas saturno júpiter netuno urano galáxia galáxias nave_espacial espaço_sideral via_láctea cometa cometas',
    own: `
      {fact}
      O céu é maior que a escola
      A Terra dá voltas no escuro
      E nem parece que rola

      (O foguete conta pra trás|O sol acende no meio|O telescópio procura)
      E cada um segue a sua volta
      {fact}
      E ninguém da mão se solta`,
    stanzas: `
      O planeta gira sozinho
      E o sol o segura de longe
      A lua nos segue de noite
      E atrás de uma nuvem se esconde`,
    later: `
      Quando a noite ficar escura
      Procura um ponto no céu
      Um planeta pisca de longe
      Também tem anel e chapéu`,
    hook: `
      Gira, planeta, gira no céu
      Saturno passeia de anel e chapéu`,
  },
  {
    words:
      'recicla reciclar reciclagem reciclável recicláveis reciclava coleta_seletiva lixo lixos lixeira lixeiras catador catadora catadores compostagem reaproveita reaproveitar separar_o_lixo separa_o_lixo sucata',
    own: `
      {fact}
      A lata [ganha ganhava] outra vida
      Quem [separa separava] um papelzinho
      [Cuida Cuidava] da casa querida

      (A garrafa virou brinquedo|A tampinha virou roda|O papel [vai ia] na azul)
      Nada [vai ia] embora à toa
      {fact}
      E a Terra [fica ficava] numa boa`,
    stanzas: `
      A lata vira vasinho
      E o jornal vira chapéu
      O lixo fica pequeno
      E respira melhor o céu`,
    later: `
      O caminhão leva a sacola
      E a rua acorda varrida
      Quem recicla uma garrafa
      Volta com outra vida`,
    hook: `
      Azul é papel, amarelo é metal
      Separa direitinho, que não faz mal`,
  },
  {
    words:
      'alfabeto abecedário abc vogal vogais consoante consoantes letrinha letrinhas aprender_a_ler aprendeu_a_ler aprendendo_a_ler aprendi_a_ler ensinou_a_ler ensinava_a_ler aprendeu_a_escrever aprender_a_escrever alfabetizou alfabetização alfabetizar alfabetizadora soletrar soletra ortografia sílaba sílabas',
    own: `
      {fact}
      A letra [sai saía] do lugar
      Uma se [junta juntava] com outra
      E [começa começava] a conversar

      (A placa da rua falava|O livro ficou calado|O nome estava na folha)
      E ninguém sabia escutar
      {fact}
      E o mundo [começa começava] a falar`,
    stanzas: `
      A letra torta na linha
      E a língua no canto da boca
      A palavra sai inteirinha
      E a alegria não é pouca`,
    later: `
      Quem lê a primeira palavra
      Não para mais de aprender
      O alfabeto é um caderno
      Aberto pra quem quer ler`,
    hook: `
      A, B, C, a letra na mão
      Quem junta as letras faz uma canção`,
  },
  {
    words:
      'dinossauro dinossauros dino dinos tiranossauro tiranossauros tricerátopo fóssil fósseis paleontólogo paleontóloga t-rex',
    own: `
      {fact}
      E a casa [treme tremia] no chão
      O rugido [sai saía] da garganta
      E [assusta assustava] até o leão

      (O boneco [acorda acordava] na cama|O osso [aparece aparecia] na areia|A pegada [enche enchia] de chuva)
      E o tempo [volta voltava] pra trás
      {fact}
      E rugir [é era] bom demais`,
    stanzas: `
      O dinossauro sobe na cama
      E estica o pescoço no ar
      O nome é maior que a boca
      E a boca aprende a falar`,
    later: `
      De noite o dinossauro
      Dorme embaixo do lençol
      Milhões de anos de história
      E um abajur feito sol`,
    hook: `
      Um passo, dois passos, treme o chão
      Chegou o maior da criação`,
  },
  {
    words:
      'atravessar_a_rua atravessa_a_rua atravessava_a_rua atravessando_a_rua faixa_de_pedestre faixa_de_pedestres semáforo semáforos sinaleira farol_vermelho sinal_vermelho cinto_de_segurança educação_no_trânsito pedestre pedestres',
    own: `
      {fact}
      O verde [manda mandava] andar
      A mão [procura procurava] outra mão
      Antes de atravessar

      (A luz vermelha acendeu|O carro parou na faixa|A esquina [está estava] movimentada)
      O pé [fica ficava] na calçada
      {fact}
      E a rua [é era] bem cuidada`,
    stanzas: `
      O sinal pisca vermelho
      E o pé espera no chão
      Olha pra um lado e pro outro
      E nunca solta a mão`,
    later: `
      A rua ficou pra trás
      E a escola já está na frente
      O semáforo, dos dois lados
      Chega em casa contente`,
    hook: `
      Vermelho é parar, verde é andar
      Olha pros lados pra atravessar`,
  },
]
