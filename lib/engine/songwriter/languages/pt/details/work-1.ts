import type { Details } from '../../stanzas.ts'

/** Ofícios: quem cuida, ensina, dirige, constrói. */
export const work1: readonly Details[] = [
  {
    words:
      'enfermeiro enfermeira enfermeiros enfermeiras enfermagem técnica_de_enfermagem técnico_de_enfermagem jaleco posto_de_saúde cuidadora cuidador injeção injeções vacina vacinas',
    stanzas: `
      Tênis branco, passo leve
      Caneta por trás da orelha
      Esparadrapo entre os dedos
      E a campainha vermelha

      Jaleco com bolso cheio
      Algodão, seringa, fita
      Mão fria que fica morna
      E a veia, que não se agita

      Soro pingando sem pressa
      Lençol dobrado no canto
      Copo d'água, comprimido
      E a luz baixa, por enquanto

      Aparelho no antebraço
      Nome escrito na pulseira
      Travesseiro bem batido
      E uma cadeira na beira`,
  },
  {
    words:
      'médico médica médicos médicas medico medica doutor doutora consultório consultórios pediatra cirurgião cirurgiã medicina dermatologista cardiologista ginecologista estetoscópio',
    stanzas: `
      Estetoscópio gelado
      Braçadeira aperta e solta
      Luzinha dentro do ouvido
      E a manga que sobe e volta

      Papel na maca, que estala
      Língua de fora, um palito
      Luz de lanterna no olho
      Nome difícil, escrito

      Sala de espera, revista
      Mãos lavadas até o punho
      Um nome chamado alto
      Receita feito rascunho`,
  },
  {
    words:
      'professor professora professores professoras profe prof profa dá_aula dá_aulas dava_aula dava_aulas dar_aula dar_aulas deu_aula dou_aula dou_aulas sala_de_aula lousa giz quadro-negro quadro_negro corrige_provas corrigia_provas corrigindo_provas magistério pedagoga pedagogia diretora_da_escola diretor_da_escola',
    stanzas: `
      Pó de giz na manga toda
      Lousa cheia, até na borda
      Pilha de prova na mesa
      E um fundão que agora acorda

      Caneta vermelha, um certo
      Braço erguido lá no fundo
      Um mapa preso com fita
      E a régua medindo o mundo

      Bolsa cheia de caderno
      Letra redonda na lousa
      Giz partido na metade
      E o silêncio, quando pousa

      Carteira em fila, um sinal
      Conta explicada três vezes
      Estrela no pé da folha
      E um caderno de seis meses`,
  },
  {
    words:
      'plantão plantões plantão_noturno turno_da_noite turno_da_madrugada turno_noturno trabalha_de_noite trabalha_à_noite trabalhava_à_noite trabalhava_de_noite trabalho_à_noite trabalha_de_madrugada trabalhava_de_madrugada vigia vigias vigilante vigilantes vigia_noturno guarda_noturno porteiro porteiros portaria',
    stanzas: `
      Luz branca no corredor
      A rua inteira parada
      Relógio de passo lento
      E o café da madrugada

      Marmita quente no colo
      Rádio baixinho e chiado
      Casaco em cima do encosto
      E o mundo todo virado

      Cortina grossa, de dia
      Chinelo pisando manso
      Pão fresco na mesa posta
      E o sol na hora do descanso`,
  },
  {
    words:
      'motorista motoristas motorista_de_ônibus motorista_de_onibus motorista_de_táxi motorista_de_aplicativo taxista taxistas táxi táxis cobrador_de_ônibus cobradora_de_ônibus dirigia_ônibus dirige_ônibus dirigia_um_ônibus dirige_um_ônibus dirigiu_um_ônibus dirigiu_ônibus dirigia_táxi dirige_táxi perueiro uber',
    stanzas: `
      Volante gasto na mão
      Freio que suspira e para
      Moeda num copo velho
      Sinal fechando na cara

      Cotovelo na janela
      Linha sabida de cor
      Almofada sobre o banco
      E a rua inteira ao redor

      Motor que treme no pé
      Cada buraco do asfalto
      Garrafa d'água no piso
      E a lombada, quase um salto`,
  },
  {
    words:
      'caminhoneiro caminhoneira caminhoneiros caminhão caminhao caminhões caminhãozinho carreta carretas boleia dirigia_caminhão dirige_caminhão dirigia_um_caminhão dirige_um_caminhão dirigiu_caminhão',
    stanzas: `
      Faixa branca que se estica
      Boleia com cortininha
      Frase atrás, no para-choque
      Serra que desce sozinha

      Lona amarrada com corda
      Poeira nos dois espelhos
      Banho de posto, toalha
      E a fila de olhos vermelhos

      Café de posto na estrada
      Nota presa ao quebra-sol
      Um ronco que vem do chão
      Curva dentro do farol

      Foto presa no painel
      Pneu chutado, um por um
      Buzina grave na ponte
      E um posto em lugar nenhum`,
  },
  {
    words:
      'entregador entregadora entregadores motoboy motoboys delivery entrega_pizza entrega_comida entregava_pizza entregava_comida moto motos motoca motocicleta motocicletas motociclista motoqueiro motoqueira mototáxi capacete capacetes',
    stanzas: `
      Viseira cheia de pingo
      Vento entrando na jaqueta
      Corredor de para-choque
      Mosquito e queixo em careta

      Mochila quente nas costas
      Número que não se acha
      Interfone que demora
      Corrente cheia de graxa

      Pedal batido três vezes
      Tanque morno entre os joelhos
      Asfalto correndo embaixo
      E o céu dentro dos espelhos`,
  },
  {
    words:
      'pedreiro pedreiros obra obras canteiro_de_obras mestre_de_obras servente_de_pedreiro construtor construtora construção construções construiu_a_casa construiu_nossa_casa ergueu_a_casa levantou_a_casa cimento tijolo tijolos azulejista reforma_da_casa reformou_a_casa pintor_de_parede betoneira andaime',
    stanzas: `
      Prumo, barbante, tijolo
      Colher raspando o cimento
      Balde que sobe na corda
      E a parede contra o vento

      Chapéu feito de jornal
      Marmita à sombra do muro
      Lápis por trás da orelha
      E o nível, firme e seguro

      Saco de cal sobre o ombro
      Bolha no nível, no meio
      Trena que estala e se enrola
      E um carrinho sempre cheio

      Massa virada na pá
      Pó fino na sobrancelha
      Tábua, escada, andaime, prego
      Primeira fila de telha`,
  },
  {
    words:
      'mecânico mecânica mecânicos mecanico oficina oficinas oficina_mecânica graxa borracheiro borracharia funileiro funilaria conserta_carros consertava_carros conserta_motos',
    stanzas: `
      Perna saindo do chão
      Graxa até no sobrenome
      Chave de boca, martelo
      E um barulho que já some

      Capô aberto, uma lanterna
      Estopa preta na mão
      Parafuso numa lata
      E o ronco que sobe do chão

      Ouvido em cima da lata
      Óleo num fio comprido
      Calendário na parede
      E um grilo, enfim, resolvido`,
  },
  {
    words:
      'cabeleireiro cabeleireira cabeleireiros cabelereira cabelereiro barbeiro barbeiros barbearia salão_de_beleza manicure manicures pedicure esmalte esmaltes corta_cabelo cortava_cabelo corta_o_cabelo cortava_o_cabelo cortou_o_cabelo corte_de_cabelo maquiadora maquiagem',
    stanzas: `
      Tesoura estalando no ar
      Cabelo em volta do pé
      Espelhinho atrás da nuca
      E assunto, mais um café

      Secador que zumbe e esquenta
      Um pente preso entre os dentes
      Água morna na cabeça
      E os fios, já obedientes

      Esmalte numa fileira
      Dedos abertos em leque
      Sopro na tinta molhada
      E um riso, feito moleque`,
  },
]
