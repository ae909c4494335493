import type { Phrasebook } from './phrasebook.ts'

/**
 * Slots: `lugar` where; `coisa` an object, "a bússola" or "tua bússola"; `cena` what happens by itself, a clause that may
 * follow "quando"; `ato` what people do; `como` a comparison; `ser` what somebody is; `hora` when. Nothing tells the singer's gender.
 */
export const portuguese: Phrasebook = {
  language: 'pt',
  forms: { coisa: 'o teu', ato: 'eu voce inf' },
  everyday: {
    hora: `às (duas|três|quatro|cinco) da manhã
      às (sete|oito|nove|dez) da noite
      (numa segunda|numa quinta|numa sexta|num domingo) (de abril|de inverno|de chuva|de sol)
      bem depois da meia-noite
      quando fecham os bares
      no meio da madrugada
      no cair da tarde
      na primeira luz
      antes de amanhecer
      no fim do expediente
      na hora mais calada
      à luz do abajur`,
  },
  stances: [
    {
      name: 'longing',
      keywords:
        'saudade falta adeus despedida triste tristeza lágrima chor sozinh solidão longe perd ausência lembr esquec distância dor partiu término',
      about: `alguém que guarda {coisa.o} há muitos anos
        a primeira noite sem ninguém {lugar}
        uma voz que ainda mora {lugar}
        duas pessoas que sonhavam em {ato.inf}`,
    },
    {
      name: 'devotion',
      keywords:
        'amor amo paixão apaixon coração beij abraç casa casamento noiv namor junto carinho mãe pai família românt',
      about: `dois que resolvem {ato.inf} e esquecem a hora
        a sorte de não estar só {lugar}
        um pedido de casamento {lugar}
        um casal de avós e {coisa.o}`,
    },
    {
      name: 'celebration',
      keywords:
        'fest celebr alegr feliz felicidade aniversário danç ris brind divert curt sexta sábado carnaval samba folia bloco balada',
      about: `uma festa {lugar} que não termina
        uns amigos que não param de {ato.inf}
        a melhor noite do ano, {lugar}
        uns estranhos e a vontade de {ato.inf}`,
    },
    {
      name: 'defiance',
      keywords:
        'raiva ódio ira fúria mentir mentira trai briga luta basta nunca livre rebeld grit forte guerra coragem chega cansei',
      about: `a última palavra {lugar}
        alguém que devolve {coisa.o} e vai embora
        o dia em que uma mulher deixa de se calar {lugar}
        a raiva, {como}`,
    },
    {
      name: 'hope',
      keywords:
        'esper fé sonh futuro amanhã luz começ recomeç novo ânimo força seguir coragem levant chance inspir viver milagre acredit',
      about: `o dia em que tudo recomeça {lugar}
        alguém que leva {coisa.o} como amuleto
        a coragem de acreditar de novo, {como}
        aquele momento em que {cena}`,
    },
    {
      name: 'calm',
      keywords:
        'calma tranquil paz silêncio descans relax suave dorme dormir ninar seren quiet domingo sesta lento respir pausa sossego',
      about: `uma tarde {lugar} em que nada acontece
        a alegria pequena de {ato.inf}
        alguém que só respira {lugar}
        a paz quando {cena}`,
    },
  ],
  themes: [
    {
      name: 'sea',
      companions: 'summer sky',
      keywords: 'mar oceano onda praia porto barco ilha areia farol costa vela gaivota maré jangada cais concha',
      phrases: {
        lugar: `no cais; na areia molhada; na beira do mar; atrás do farol; na proa do barco; no porto;
          junto das redes; na baía; no fim da praia; entre a espuma e o sal; na última ilha; dentro da jangada`,
        coisa: `a âncora velha / tua âncora velha; a bússola torta / tua bússola torta;
          a garrafa com carta / tua garrafa com carta; o remo azul / teu remo azul;
          a rede vazia / tua rede vazia; a concha rosada / tua concha rosada;
          o mapa do norte / teu mapa do norte; o chapéu de palha / teu chapéu de palha;
          o nó de corda / teu nó de corda; o barco de brinquedo / teu barco de brinquedo`,
        cena: `sobe a maré; voltam as gaivotas; o farol se acende; o barco se afasta; a névoa se abre;
          o mar respira; quebram as ondas; muda o vento; a jangada parte; o sal me seca`,
        ato: `conto as ondas / conta as ondas / contar as ondas;
          nado mar adentro / nada mar adentro / nadar mar adentro;
          remo sem rumo / rema sem rumo / remar sem rumo;
          escrevo na areia / escreve na areia / escrever na areia;
          remendo a rede / remenda a rede / remendar a rede;
          procuro conchas / procura conchas / procurar conchas;
          durmo no barco / dorme no barco / dormir no barco;
          sigo as gaivotas / segue as gaivotas / seguir as gaivotas;
          solto as amarras / solta as amarras / soltar as amarras;
          pulo sete ondas / pula sete ondas / pular sete ondas`,
        como: `como sal na pele; como vento na vela; como luz na água; como o mar na lua cheia;
          como um farol na noite; como a onda que volta; como concha no ouvido`,
        ser: `um porto na tormenta; o farol da costa; um barco sem amarras; o sal do meu ar; a ilha que procuro;
          o vento nas velas; um mar sem margem; a calma da maré; a âncora da vida`,
      },
    },
    {
      name: 'city',
      companions: 'dance rain',
      keywords:
        'cidade rua bairro neon metrô bar avenida prédio asfalto semáforo táxi urban esquina centro ônibus favela',
      phrases: {
        lugar: `na laje; no último metrô; debaixo do poste; na esquina da tua rua; no balcão do bar;
          na faixa de pedestre; em frente ao teu portão; na escada; no viaduto; na praça vazia; junto do sinal;
          entre o vidro e o neon`,
        coisa: `a chave do prédio / tua chave do prédio; a jaqueta de couro / tua jaqueta de couro;
          o bilhete de ontem / teu bilhete de ontem; a bicicleta velha / tua bicicleta velha;
          o guarda-chuva do bar / teu guarda-chuva do bar; o isqueiro dourado / teu isqueiro dourado;
          o copo vazio / teu copo vazio; o mapa do metrô / teu mapa do metrô;
          a moeda da sorte / tua moeda da sorte; o fone quebrado / teu fone quebrado`,
        cena: `o sinal abre; a cidade não dorme; passa o último trem; pisca o neon; fecham os bares; apaga a janela;
          ronca uma moto; brilha o asfalto; voam os pombos; chora um saxofone`,
        ato: `cruzo no vermelho / cruza no vermelho / cruzar no vermelho;
          conto as antenas / conta as antenas / contar as antenas;
          danço na laje / dança na laje / dançar na laje; durmo no ônibus / dorme no ônibus / dormir no ônibus;
          pinto no muro / pinta no muro / pintar no muro;
          compro flor tardia / compra flor tardia / comprar flor tardia;
          caminho sem mapa / caminha sem mapa / caminhar sem mapa;
          pulo as poças / pula as poças / pular as poças;
          toco a campainha / toca a campainha / tocar a campainha;
          roubo uma canção / rouba uma canção / roubar uma canção`,
        como: `como neon no vidro; como um trem no subsolo; como luz na sacada; como samba no pátio;
          como um parque em abril; como o pulso do bairro; como grafite no muro`,
        ser: `a luz do quarto andar; a rua da minha casa; um parque sem grade; o pulso deste bairro;
          a chave da noite; uma varanda florida; o verde do sinal; a voz lá da laje; a faísca no trânsito`,
      },
    },
    {
      name: 'road',
      companions: 'city sky',
      keywords:
        'estrada caminho viag carro mala rodovia rota quilômetro rumo longe moto aventura horizonte mapa partir caminhão',
      phrases: {
        lugar: `na estrada; no posto de gasolina; do outro lado do rio; no banco de trás; num hotel sem nome;
          na última curva; a caminho do sul; no retrovisor; debaixo do céu sem fim; no meio da poeira;
          perto da fronteira; entre duas cidades`,
        coisa: `a mala velha / tua mala velha; o mapa dobrado / teu mapa dobrado;
          o rádio do carro / teu rádio do carro; a bota com barro / tua bota com barro;
          o café da estrada / teu café da estrada; a fita gravada / tua fita gravada;
          o chapéu de palha / teu chapéu de palha; o postal de Olinda / teu postal de Olinda;
          a manta de viagem / tua manta de viagem; o relógio parado / teu relógio parado`,
        cena: `a estrada brilha; ronca o motor; o asfalto acaba; toca o rádio; a poeira se deita; passam as vilas;
          a serra se aproxima; a noite avança; o tanque esvazia; um caminhão buzina`,
        ato: `dirijo sem pressa / dirige sem pressa / dirigir sem pressa;
          sigo a estrada / segue a estrada / seguir a estrada; abro a janela / abre a janela / abrir a janela;
          canto com o rádio / canta com o rádio / cantar com o rádio;
          arrumo a mala / arruma a mala / arrumar a mala;
          cruzo a fronteira / cruza a fronteira / cruzar a fronteira;
          perco os mapas / perde os mapas / perder os mapas; durmo no carro / dorme no carro / dormir no carro;
          persigo a lua / persegue a lua / perseguir a lua;
          escolho um desvio / escolhe um desvio / escolher um desvio`,
        como: `como um trem sem parada; como vento na cara; como roda que gira; como canto de viagem;
          como sol no para-brisa; como um ônibus pro sul; como a linha do céu`,
        ser: `o caminho que resta; um atalho pra casa; a última saída; o motor que canta; a curva e o abismo;
          uma vila no mapa; o norte que procuro; o tanque cheio; o fim deste mapa`,
      },
    },
    {
      name: 'rain',
      companions: 'city letters',
      keywords: 'chuva chove tempestade guarda-chuva nuvem trovão poça molhad relâmpago gota cinza temporal garoa raio',
      phrases: {
        lugar: `debaixo da chuva; no portão; atrás da vidraça; na mesma marquise; no ponto de ônibus;
          na varanda molhada; junto da janela; na soleira; em cima das poças; debaixo do toldo;
          no banco da praça; entre dois trovões`,
        coisa: `o guarda-chuva preto / teu guarda-chuva preto; o casaco molhado / teu casaco molhado;
          a carta borrada / tua carta borrada; a bota de borracha / tua bota de borracha;
          a vela acesa / tua vela acesa; a xícara de menta / tua xícara de menta;
          o livro encharcado / teu livro encharcado; a manta de lã / tua manta de lã;
          o lenço cinza / teu lenço cinza; o barco de papel / teu barco de papel`,
        cena: `a chuva cai; troveja ao longe; as nuvens se rasgam; treme a janela; crescem as poças;
          cai um relâmpago; embaça o vidro; estia no bairro; goteja o telhado; o vento se acalma`,
        ato: `danço nas poças / dança nas poças / dançar nas poças;
          conto os trovões / conta os trovões / contar os trovões;
          fecho a janela / fecha a janela / fechar a janela;
          desenho no vidro / desenha no vidro / desenhar no vidro;
          penduro a roupa / pendura a roupa / pendurar a roupa;
          corro na chuva / corre na chuva / correr na chuva;
          acendo as velas / acende as velas / acender as velas;
          escuto o telhado / escuta o telhado / escutar o telhado;
          espero a estiagem / espera a estiagem / esperar a estiagem;
          molho os sapatos / molha os sapatos / molhar os sapatos`,
        como: `como chuva no telhado; como o claro nas nuvens; como trovão no peito; como um rio na cheia;
          como musgo na pedra; como um teto no inverno; como o arco no céu`,
        ser: `um teto na chuva; o claro entre as nuvens; a luz na vidraça; um casaco emprestado;
          a paz depois do trovão; o primeiro dia seco; um rio sem leito; a chuva que eu queria;
          o trovão no meu peito`,
      },
    },
    {
      name: 'morning',
      companions: 'letters winter',
      keywords: 'manhã café amanhec despert sol cedo cozinha pão cama aurora orvalho chá acord padaria',
      phrases: {
        lugar: `na cozinha; na varanda; debaixo do lençol; na mesa de sempre; junto da janela; na padaria;
          na beira da cama; entre xícara e pão; no quintal com sol; no balcão do café; no corredor;
          com o rádio ligado`,
        coisa: `o café bem forte / teu café bem forte; a xícara azul / tua xícara azul;
          o pão quentinho / teu pão quentinho; o jornal de hoje / teu jornal de hoje;
          a camisa passada / tua camisa passada; o mel da feira / teu mel da feira;
          o despertador / teu despertador; o óculos do banho / teu óculos do banho;
          a blusa listrada / tua blusa listrada; a laranja partida / tua laranja partida`,
        cena: `canta o galo; apita a chaleira; entra o sol; esfria o café; cheira a pão novo; desperta a rua;
          balança a cortina; toca um sino; boceja o bairro; a noite se vai`,
        ato: `preparo o café / prepara o café / preparar o café; parto o pão / parte o pão / partir o pão;
          desligo o alarme / desliga o alarme / desligar o alarme;
          rego as plantas / rega as plantas / regar as plantas; leio o jornal / lê o jornal / ler o jornal;
          abro a janela / abre a janela / abrir a janela; durmo até tarde / dorme até tarde / dormir até tarde;
          canto no banho / canta no banho / cantar no banho;
          descasco a laranja / descasca a laranja / descascar a laranja;
          varro as migalhas / varre as migalhas / varrer as migalhas`,
        como: `como sol na mesa; como pão que sai do forno; como orvalho na grama; como cheiro de canela;
          como luz no teu cabelo; como um gato no tapete; como goiabada em abril`,
        ser: `a luz na mesa; um domingo sem pressa; o pão e o sal; o mel do meu chá; o canto do galo;
          o primeiro café; o lençol bem limpo; o sol da cozinha; uma cama com luz`,
      },
    },
    {
      name: 'sky',
      companions: 'sea summer',
      keywords: 'céu estrela lua sol planeta universo voar voo asa nuvem cometa galáxia espaço constelação eclipse',
      phrases: {
        lugar: `debaixo das estrelas; em cima dos telhados; no alto do morro; na grama molhada; ao pé da lua;
          atrás das nuvens; no observatório; na laje; na beira do mundo; a céu aberto; no último voo;
          entre Vênus e Marte`,
        coisa: `a velha luneta / tua velha luneta; a pipa de seda / tua pipa de seda;
          o mapa do céu / teu mapa do céu; a pena de gavião / tua pena de gavião;
          a lanterna azul / tua lanterna azul; o balão perdido / teu balão perdido;
          a manta de lã / tua manta de lã; o anel de prata / teu anel de prata;
          o livro dos planetas / teu livro dos planetas; a pedra da lua / tua pedra da lua`,
        cena: `a lua nasce; cai uma estrela; o céu se apaga; cruza um avião; as nuvens se vão; a terra gira;
          voam andorinhas; brilha a noite; Vênus desponta; o azul se abre`,
        ato: `conto as estrelas / conta as estrelas / contar as estrelas; olho a lua / olha a lua / olhar a lua;
          voo nos meus sonhos / voa nos teus sonhos / voar nos sonhos;
          batizo um planeta / batiza um planeta / batizar um planeta;
          solto uma pipa / solta uma pipa / soltar uma pipa; faço um pedido / faz um pedido / fazer um pedido;
          procuro as Três Marias / procura as Três Marias / procurar as Três Marias;
          durmo no sereno / dorme no sereno / dormir no sereno;
          persigo um eclipse / persegue um eclipse / perseguir um eclipse;
          apago as luzes / apaga as luzes / apagar as luzes`,
        como: `como a lua no campo; como um bicho no vento; como luz de outro tempo; como o azul da madrugada;
          como um voo na tarde; como faísca no céu; como um astro desperto`,
        ser: `a estrela do meu teto; uma lua sem noite; o azul sobre o campo; o rastro de um cometa;
          uma asa de luz; o céu na lagoa; o fim da noite; um planeta sem guerra; a paz do espaço`,
      },
    },
    {
      name: 'summer',
      companions: 'sea dance',
      keywords:
        'verão calor sol férias praia janeiro fevereiro sorvete piscina bicicleta fogueira quintal quente rede cigarra',
      phrases: {
        lugar: `no rio; debaixo da mangueira; na grama alta; na piscina; em volta do fogo; de bicicleta; na varanda;
          atrás do milharal; na rede; na sombra do pé de jambo; na sorveteria; entre o milho e o sol`,
        coisa: `o vestido listrado / teu vestido listrado; o óculos de sol / teu óculos de sol;
          a bicicleta velha / tua bicicleta velha; o chapéu de palha / teu chapéu de palha;
          a melancia partida / tua melancia partida; o sorvete de menta / teu sorvete de menta;
          o violão antigo / teu violão antigo; a toalha amarela / tua toalha amarela;
          a bola de couro / tua bola de couro; a foto do rio / tua foto do rio`,
        cena: `cantam as cigarras; arde o asfalto; a manga amadurece; a tarde se alonga; estala o fogo;
          voam vaga-lumes; dorme a sesta; cheira a jasmim; o gelo derrete; o rio espera`,
        ato: `pulo na água / pula na água / pular na água; roubo mangas / rouba mangas / roubar mangas;
          durmo na rede / dorme na rede / dormir na rede; piso na grama / pisa na grama / pisar na grama;
          pedalo sem mãos / pedala sem mãos / pedalar sem mãos;
          acendo a fogueira / acende a fogueira / acender a fogueira; toco violão / toca violão / tocar violão;
          corto a melancia / corta a melancia / cortar a melancia;
          esqueço os sapatos / esquece os sapatos / esquecer os sapatos;
          caço vaga-lumes / caça vaga-lumes / caçar vaga-lumes`,
        como: `como um salto no rio; como sol no teu cabelo; como manga em janeiro; como vento no milho;
          como brasa bem acesa; como mel no copo; como canto de cigarra`,
        ser: `o verão da minha rua; um salto no rio; o ouro do milho; o dia mais longo; a sombra da mangueira;
          o gosto da fruta; a fogueira na praia; uma tarde sem aula; o jasmim do quintal`,
      },
    },
    {
      name: 'dance',
      companions: 'city summer',
      keywords: 'danç balada boate música ritmo festa dj show samba forró valsa tambor canção violão pista funk',
      phrases: {
        lugar: `na pista; debaixo do globo; junto das caixas de som; na primeira fila; no meio do salão;
          atrás da cortina; no balcão; em cima do palco; debaixo dos refletores; na roda de samba;
          no compasso do tambor; entre o baixo e a voz`,
        coisa: `o sapato vermelho / teu sapato vermelho; o vestido brilhante / teu vestido brilhante;
          o disco riscado / teu disco riscado; a gravata torta / tua gravata torta;
          a última valsa / tua última valsa; o carimbo na mão / teu carimbo na mão;
          o copo de rum / teu copo de rum; o leque antigo / teu leque antigo;
          o brinco perdido / teu brinco perdido; a jaqueta de prata / tua jaqueta de prata`,
        cena: `bate o tambor; treme a pista; giram as luzes; entra o baixo; pula a agulha; canta a gente;
          abre a cortina; sobe o volume; explode o coro; chora a cuíca`,
        ato: `danço sem sapato / dança sem sapato / dançar sem sapato;
          giro até de dia / gira até de dia / girar até de dia;
          perco o compasso / perde o compasso / perder o compasso; viro o disco / vira o disco / virar o disco;
          canto sem letra / canta sem letra / cantar sem letra; subo no palco / sobe no palco / subir no palco;
          mexo os ombros / mexe os ombros / mexer os ombros; sigo o tambor / segue o tambor / seguir o tambor;
          aprendo um bolero / aprende um bolero / aprender um bolero;
          quebro o salto / quebra o salto / quebrar o salto`,
        como: `como o baixo no peito; como um pião na pista; como luz na pele; como uma valsa às quatro;
          como batida de tambor; como paetê no vento; como um coro na praça`,
        ser: `o baixo no meu peito; uma valsa às quatro; o compasso da noite; a luz da pista; um coro sem dono;
          a faísca no palco; a volta sem fim; o centro da dança; a estrela do bairro`,
      },
    },
    {
      name: 'winter',
      companions: 'letters morning',
      keywords: 'inverno neve frio gelo natal lareira julho junho cachecol gelad geada casaco vela serra dezembro',
      phrases: {
        lugar: `junto do fogo; na neve; debaixo da manta; no lago gelado; ao pé da lareira; na cabana;
          na plataforma do trem; no mato branco; atrás da geada; na feira de inverno; no calor do fogão;
          entre a brasa e o vidro`,
        coisa: `o cachecol de lã / teu cachecol de lã; a luva cinza / tua luva cinza;
          a última vela / tua última vela; o trenó do avô / teu trenó do avô;
          o gorro vermelho / teu gorro vermelho; a caneca de quentão / tua caneca de quentão;
          o casaco comprido / teu casaco comprido; o globo de vidro / teu globo de vidro;
          a lenha seca / tua lenha seca; a estrela de papel / tua estrela de papel`,
        cena: `a neve cai; estala o gelo; arde a lenha; o lago congela; tocam os sinos; tremem os galhos;
          geia na praça; calam os pássaros; ferve a sopa; o dia encurta`,
        ato: `ponho lenha no fogo / põe lenha no fogo / pôr lenha no fogo;
          acendo uma vela / acende uma vela / acender uma vela; piso na neve / pisa na neve / pisar na neve;
          teço um cachecol / tece um cachecol / tecer um cachecol;
          patino no lago / patina no lago / patinar no lago;
          sigo as pegadas / segue as pegadas / seguir as pegadas;
          aqueço as mãos / aquece as mãos / aquecer as mãos; asso biscoitos / assa biscoitos / assar biscoitos;
          canto na igreja / canta na igreja / cantar na igreja;
          espero o degelo / espera o degelo / esperar o degelo`,
        como: `como brasa no inverno; como lã na pele; como luz de uma vela; como fogo na casa; como canela no ar;
          como um mato nevado; como luva na mão`,
        ser: `a brasa no gelo; um fogo em julho; a luz de dezembro; o caminho na neve; um casaco emprestado;
          a vela na janela; a geada no vidro; um lar com lenha; a flor da neve`,
      },
    },
    {
      name: 'letters',
      companions: 'rain winter',
      keywords:
        'carta escrev lembranç foto fotograf diário palavra tinta papel poema correio memória livro verso página gaveta',
      phrases: {
        lugar: `na gaveta; na margem da página; na caixa do correio; debaixo da cama; na última linha;
          no verso da foto; na escrivaninha; entre duas palavras; no meu caderno; no sofá da sala;
          na velha biblioteca; debaixo do abajur`,
        coisa: `a primeira carta / tua primeira carta; a foto antiga / tua foto antiga;
          o envelope fechado / teu envelope fechado; a caneta de vidro / tua caneta de vidro;
          o poema dobrado / teu poema dobrado; a rosa seca / tua rosa seca;
          o bilhete do espelho / teu bilhete do espelho; a caixa de lata / tua caixa de lata;
          o diário sem chave / teu diário sem chave; o endereço em Minas / teu endereço em Minas`,
        cena: `a tinta se apaga; bate o relógio; chega o carteiro; arde o papel; pisca o abajur; estala a página;
          desbota a foto; falta uma palavra; pinga a cera; o livro se fecha`,
        ato: `escrevo uma carta / escreve uma carta / escrever uma carta;
          leio nas entrelinhas / lê nas entrelinhas / ler nas entrelinhas;
          rasgo o rascunho / rasga o rascunho / rasgar o rascunho;
          procuro a palavra / procura a palavra / procurar a palavra;
          dobro um barco / dobra um barco / dobrar um barco; abro a caixa / abre a caixa / abrir a caixa;
          risco os versos / risca os versos / riscar os versos; colo os selos / cola os selos / colar os selos;
          assino sem nome / assina sem nome / assinar sem nome;
          decoro um poema / decora um poema / decorar um poema`,
        como: `como tinta na pele; como um verso que volta; como voz num livro; como envelope que chega;
          como a letra do pai; como foto na sala; como um nome na árvore`,
        ser: `a palavra que falta; uma carta sem rua; o verso que volta; um livro sem final; a foto da sala;
          a rima da minha dor; o nome no envelope; a linha que fica; a voz no papel`,
      },
    },
  ],
  ideas: `uma canção de {style} (lenta|luminosa|rebelde|terna|com alma) sobre {about}. (No refrão|No fim|Ao fundo), {cena}.
    {style} (à meia-voz|com muito ar|com coro|com palmas): uma canção sobre {about}.
    escreve (uma canção|um hino|uma balada) de {style} sobre {about}. (Começa|Termina) {hora} {lugar}.
    (um dueto|uma despedida|um sucesso de verão|uma canção de ninar) em clima de {style} sobre {about}. (A imagem|A última frase): {ser}.
    e se {cena}? Uma história de {style} sobre {about}.`,
}
