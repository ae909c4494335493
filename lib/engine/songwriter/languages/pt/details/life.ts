import type { Details } from '../../stanzas.ts'

/** Berço, escola, aliança, festa, reza e feira. */
export const life: readonly Details[] = [
  {
    words:
      'bebê bebês bebezinho bebezinha nenê nenês neném nenem fralda fraldas grávida gravida gravidez ultrassom recém-nascido recém-nascida recém_nascido recém_nascida chá_de_bebê mamadeira mamadeiras berço chupeta chupetas amamenta amamentar amamentava trocar_fralda troca_fralda carrinho_de_bebê engatinha engatinhar engatinhava primeiros_passos parto maternidade',
    stanzas: `
      Meia que cabe num dedo
      Mão que agarra e que não solta
      Cheiro de talco na nuca
      E a noite, que dá mais volta

      Móbile em cima do berço
      Chupeta que cai e rola
      Fraldinha em cima do ombro
      E um bocejo que consola

      Mamadeira no antebraço
      Pezinho fora da manta
      Luz fraca no corredor
      E um grito que a rua espanta

      Dedo contado, e são dez
      Queixo que treme dormindo
      Berço encostado na cama
      E o canto da boca rindo`,
  },
  {
    words:
      'hora_de_dormir histórias_de_dormir história_de_dormir história_pra_dormir histórias_pra_dormir história_para_dormir histórias_para_dormir historinha historinhas conta_história conta_histórias contava_história contava_histórias contar_histórias conto_de_fadas contos_de_fadas canção_de_ninar ninar nina_o ninava pijama pijamas ursinho ursinhos ursinho_de_pelúcia bicho_de_pelúcia bichinho_de_pelúcia pelúcia naninha medo_do_escuro medo_de_escuro monstro monstros bicho-papão bicho_papão',
    stanzas: `
      Pijama, botão trocado
      Luz de abajur na parede
      Bicho de sombra nos dedos
      E um copo d'água, de sede

      Só mais uma, a mesma página
      Voz de lobo, voz de rei
      Urso de um olho somente
      E o boa-noite, que é lei

      Coberta até o nariz
      A porta aberta um pouquinho
      Chinelo embaixo da cama
      Corredor amarelinho`,
  },
  {
    words:
      'casamento casamentos casar casou casaram casamos casei casando casado casada casados casadas aliança alianças noivo noiva noivos noivado noivou noivamos véu buquê_da_noiva buquê_de_noiva vestido_de_noiva padrinho_de_casamento madrinha_de_casamento altar bodas bodas_de_ouro bodas_de_prata pedido_de_casamento pediu_em_casamento pedi_em_casamento lista_de_casamento',
    stanzas: `
      Ouro fino sobre o dedo
      Arroz preso no cabelo
      Gravata meio de lado
      E um sim que arrepia o pelo

      Barra de véu no tapete
      Lenço dobrado na mão
      Convite em letra deitada
      E um bem-casado no chão

      Dois bonequinhos no bolo
      Os pés descalços na pista
      Guardanapo com batom
      E dois nomes numa lista

      Marca branca sob o anel
      Duas xícaras na pia
      Nome gravado por dentro
      E o mesmo bule que chia`,
  },
  {
    words:
      'hospital hospitais hospitalar uti internado internada internação internou cirurgia cirurgias quimio quimioterapia radioterapia tratamento tratamentos operou operado operada ambulância ambulancia pronto-socorro pronto_socorro hemodiálise transplante sala_de_espera',
    stanzas: `
      Cadeira dura, encostada
      Gelatina na bandeja
      Soro que pinga e que conta
      Flor num copo, que se veja

      Elevador que demora
      Lençol com nome na barra
      Sopa morna sob a tampa
      E a mão que outra mão agarra

      Luz que não se apaga nunca
      Bipe que marca o compasso
      Copo de água na mesinha
      E a manta em cima do braço`,
  },
  {
    words:
      'escola escolas escolinha colégio colégios recreio recreios merenda merendeira mochila mochilas caderno cadernos lancheira lancheiras uniforme uniformes lápis estojo creche creches dever_de_casa lição_de_casa tarefa_de_casa jardim_de_infância hora_do_recreio pátio_da_escola volta_às_aulas',
    stanzas: `
      Lápis mordido na ponta
      Mochila maior que as costas
      Borracha feita em migalha
      E a prova com três respostas

      Sinal, portão, correria
      Fila feita por tamanho
      Lancheira cheirando a fruta
      Poeira pedindo banho

      Caderno de capa dura
      Letra torta sobre a linha
      Cola seca nos dez dedos
      E um recado na agendinha`,
  },
  {
    words:
      'provas prova_de_matemática prova_final provão vestibular vestibulares vestibulando enem estudar estuda estudava estudou estudamos estudei estudando estudo estudiosa estudioso concurso concursos concurseira concurseiro tcc simulado simulados oab passou_na_prova na_prova gabarito cursinho',
    stanzas: `
      Marca-texto em toda a folha
      Café ficando gelado
      Caneta azul, transparente
      E um bocejo disfarçado

      Gabarito num papel
      Bolinha feita a caneta
      Ponteiro acima da lousa
      Testa fazendo careta

      Livro em pé fazendo muro
      Página cheia de seta
      Resumo preso no espelho
      E uma resposta, a correta`,
  },
  {
    words:
      'formatura formaturas formou formei formado formada formados formar-se formando formandos formanda formandas se_formar vai_se_formar diploma diplomas beca becas capelo faculdade faculdades universidade universidades universitário universitária colação_de_grau',
    stanzas: `
      Beca quente, chapéu torto
      Nome dito ao microfone
      Canudo com laço azul
      Flash em cada telefone

      Fila de cadeira branca
      Chapéu jogado pro alto
      Foto com toda a família
      E um tombo quase, no salto

      Canudo preso na mão
      Sapato novo que aperta
      Discurso com voz tremida
      E uma parede na certa`,
  },
  {
    words:
      'carta cartas cartinha cartinhas bilhete bilhetes bilhetinho bilhetinhos envelope envelopes correio correios carteiro carteiros cartão-postal cartões-postais cartão_postal escrevia_cartas escreve_cartas caligrafia',
    stanzas: `
      Papel dobrado em três partes
      Selo torto num cantinho
      Tinta borrada no meio
      E um desenho miudinho

      Caixa de sapato cheia
      Fita amarrada no maço
      Envelope amarelado
      E por extenso um abraço

      Caneta que falha e volta
      Página escrita dos lados
      Uma palavra riscada
      E os cantos meio amassados`,
  },
  {
    words:
      'foto fotos fotinho fotografia fotografias fotografar fotografa fotografava fotógrafo fotógrafa retrato retratos porta-retrato porta-retratos porta_retrato álbum_de_fotos álbuns_de_fotos álbum_de_família álbum_de_fotografias câmera_fotográfica polaroid',
    stanzas: `
      Papel com borda ondulada
      A data escrita no verso
      Olho vermelho do flash
      E alguém no canto, disperso

      Álbum de folha grudada
      Calça de boca de sino
      Corte de cabelo antigo
      E um chapéu bem pequenino

      Moldura torta na sala
      Vidro com marca de dedo
      Fila por ordem de altura
      E um riso que saiu cedo`,
  },
  {
    words:
      'festa festas festinha festinhas festança festeiro festeira festão bexiga bexigas balões balão velinha velinhas vela_de_aniversário velas_do_bolo bolo_de_aniversário festa_de_aniversário festa_surpresa parabéns_a_você brinde brindes',
    stanzas: `
      Bexiga presa com fita
      Palma fora do compasso
      Vela inclinada no bolo
      E fila pra outro pedaço

      Copo de plástico, um nome
      Prato em cima do joelho
      Música alta na sala
      Balão no canto do espelho

      Porta que não fecha nunca
      Língua de sogra no prato
      Chapeuzinho com elástico
      E um docinho no sapato`,
  },
  {
    words:
      'no_natal de_natal do_natal todo_natal natais natalino natalina véspera_de_natal ceia ceias panetone panetones rabanada rabanadas presépio presépios pisca-pisca pisca_pisca árvore_de_natal amigo_secreto amigo_oculto papai_noel peru_de_natal réveillon reveillon ano-novo ano_novo',
    stanzas: `
      Pisca-pisca embaraçado
      Estrela torta na ponta
      Bola que cai e não quebra
      E a uva-passa, sem conta

      Rabanada com canela
      Papel rasgado no piso
      Laço guardado, alisado
      E um brinde sem pré-aviso

      Toalha boa estendida
      Cadeira vinda do quarto
      Forro de mesa vermelho
      E o prato, que é sempre farto`,
  },
  {
    words:
      'festa_junina festas_juninas festa_de_junho são_joão_da quadrilha quadrilhas arraial arraiá junina juninas fogueira fogueiras bandeirinha bandeirinhas quentão',
    stanzas: `
      Bandeirinha de papel
      Chapéu de palha, remendo
      Milho na beira da brasa
      Quentão ainda fervendo

      Bigode feito com rolha
      Trança, laço, saia armada
      Túnel de braço no alto
      E a bota, desamarrada

      Sanfona puxando a fila
      Fumaça na roupa inteira
      Maçã coberta de doce
      E um par que pula a fogueira`,
  },
  {
    words:
      'igreja igrejas igrejinha missa missas culto cultos reza rezas rezar rezava rezavam rezou rezando orar orava oração orações terço terços rosário novena novenas procissão procissões paróquia capela capelinha coroinha catequese catequista pastor pastora padre padres benzedeira benzia',
    stanzas: `
      Sino batendo na torre
      Banco de madeira lisa
      Vela acesa em cera mole
      Gola da melhor camisa

      Conta por conta, nos dedos
      Joelho na tábua fria
      Lenço dobrado na bolsa
      E um canto que principia

      Folheto, canto, resposta
      Voz que sobe até o teto
      Flor no vaso, pano branco
      Banco que range, discreto`,
  },
  {
    words:
      'na_feira da_feira pra_feira à_feira feiras feira_livre uma_feira feirante feirantes mercado mercados supermercado supermercados sacolão quitanda quitandas quitandeira sacola sacolas lista_de_compras carrinho_de_compras fazer_compras faz_compras barraca_de_frutas barraca_da_feira camelô ambulante ambulantes',
    stanzas: `
      Barraca, lona, caixote
      Grito de preço no ar
      Manga cheirada no cabo
      E um gomo só pra provar

      Sacola marcando os dedos
      Pastel no fim do caminho
      Moeda dada de troco
      Roda torta no carrinho

      Lista escrita em envelope
      Cheiro-verde na sacola
      Batata pesada a olho
      E uma laranja que rola`,
  },
]
