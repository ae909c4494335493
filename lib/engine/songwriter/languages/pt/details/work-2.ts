import type { Details } from '../../stanzas.ts'

/** Escritório, balcão, linha e agulha, contas e descanso. */
export const work2: readonly Details[] = [
  {
    words:
      'escritório escritórios escritorio reunião reuniões reuniao reunioes planilha planilhas crachá grampeador impressora impressoras colega_de_trabalho colegas_de_trabalho colegas_do_trabalho colega_do_trabalho chefe chefes chefia hora_extra horas_extras horas_extra relatório relatórios expediente powerpoint excel contador contadora contabilidade bate_ponto batia_ponto',
    stanzas: `
      Crachá virado do avesso
      Papel preso na impressora
      Café no copo de plástico
      E a pasta que quase estoura

      Planilha de muita aba
      Bilhetinho sobre a tela
      Cadeira com roda bamba
      E a rua, além da janela

      Pauta impressa, dez minutos
      Água e bolacha na mesa
      Gráfico, seta, outro gráfico
      E o almoço, que era certeza

      Ponto batido na entrada
      Gaveta cheia de bala
      Telefone que não para
      E o bolo do mês na sala`,
  },
  {
    words:
      'loja lojas lojinha lojinhas lojista vendedor vendedora vendedores vendedoras balconista balcão freguês fregueses freguesa freguesia cliente clientes clientela mercearia mercearias mercadinho vitrine vitrines brechó brechós armarinho caixa_de_supermercado caixa_do_supermercado',
    stanzas: `
      Porta de ferro subindo
      Um cartaz escrito à mão
      Sininho em cima da porta
      E um pano em todo o balcão

      Caderninho do fiado
      Troco contado em voz alta
      Sacola cheia no braço
      E a bala, que nunca falta

      Banquinho de três degraus
      Caixa até perto do teto
      Etiqueta e pistolinha
      E um freguês que olha, quieto

      Vitrine limpa a jornal
      Cabide em fila, por cor
      Plaquinha de volto logo
      E um metro a mais, de favor`,
  },
  {
    words:
      'faxina faxinas faxineira faxineiro faxinava diarista diaristas empregada_doméstica limpeza vassoura vassouras varre varria varrer varrendo varreu gari garis zelador zeladora limpa_a_casa limpava_a_casa limpar_a_casa limpava_casas limpa_casas arruma_a_casa arrumava_a_casa arrumar_a_casa rodo',
    stanzas: `
      Balde de água com espuma
      Vassoura em todo cantinho
      Cheiro de piso molhado
      E o sol no chão, bem limpinho

      Pano torcido com força
      Rodo que empurra uma onda
      Cadeira em cima da mesa
      E um brilho que faz a ronda

      Luva amarela na pia
      Vidro que some de limpo
      Sofá puxado do canto
      Moeda achada, um garimpo`,
  },
  {
    words:
      'costura costuras costurar costurava costurou costurando costurei costureira costureiras costureiro máquina_de_costura alfaiate ateliê borda_panos bordado bordados bordar bordava bordadeira bordadeiras remendo remendos remendava bainha bainhas retalho retalhos tecido tecidos colcha_de_retalhos',
    stanzas: `
      Pedal que bate e que corre
      Três alfinetes na boca
      Retalho por todo canto
      E a linha, que nunca é pouca

      Fita métrica na nuca
      Giz azul sobre o tecido
      Tesoura que abre e mastiga
      E a barra de um bom vestido

      Lata cheia de botão
      Um olho em busca da agulha
      Pano virado do avesso
      E a ponta, que enfim mergulha

      Molde de papel de pão
      Espelho, braços abertos
      Bainha subida um dedo
      E os dois lados, quase certos`,
  },
  {
    words:
      'crochê croche crochês tricô trico tricô_e_crochê tricota tricotar tricotava tricotando tricotou crocheta crochetar crocheteira novelo novelos agulha_de_crochê agulha_de_tricô agulhas_de_tricô cachecol cachecóis cachecol_de_lã meias_de_lã casaquinho casaquinhos sapatinho_de_lã sapatinhos_de_lã blusa_de_lã',
    stanzas: `
      Novelo solto no piso
      Agulha que bate e conta
      Carreira feita e desfeita
      E uma manga quase pronta

      Ponto contado em voz baixa
      Lã enrolada no dedo
      Tapete feito em barbante
      E um cachecol sem segredo

      Toalhinha em cada móvel
      Quadradinho após quadrado
      Sacola cheia de linha
      E um botijão encapado

      Óculos na ponta, agulha
      Dedo que puxa a laçada
      Um fio em volta da perna
      E a manta já começada`,
  },
  {
    words:
      'garçom garçonete garçons garçonetes garcom garconete restaurante restaurantes lanchonete lanchonetes bandeja bandejas self-service comida_por_quilo',
    stanzas: `
      Bandeja alta no braço
      Bloco no bolso, caneta
      Pano dobrado no pulso
      E a mesa que faz careta

      Prato equilibrado em três
      Comanda presa na linha
      Porta de vaivém batendo
      E fogo alto na cozinha

      Copo em fila no balcão
      Toalha que se sacode
      A conta dentro da pasta
      E um cafezinho, se pode`,
  },
  {
    words:
      'aposentou aposentado aposentada aposentadoria aposentar aposenta aposentando aposentei aposentados aposentadas aposentará',
    stanzas: `
      Despertador sem serviço
      Crachá guardado em gaveta
      Chinelo em plena segunda
      E a manhã de camiseta

      Caixa com foto e caneca
      Bolo de copa, discurso
      Um relógio sem patrão
      E a vara, ou talvez um curso

      Banco de praça na sombra
      Jornal lido até o fim
      Café sem olhar relógio
      E hora livre pro jardim`,
  },
  {
    words:
      'dinheiro grana salário salários boleto boletos dívida dívidas poupança cofrinho cofrinhos contas_para_pagar contas_pra_pagar pagar_as_contas paga_as_contas pagava_as_contas economiza economizar economizava economizou pão-duro pão_duro pão-dura mão_de_vaca mão-de-vaca muquirana pechincha pechinchar pechinchava desconto descontos promoção promoções troco moedinha moedinhas',
    stanzas: `
      Moeda em cima da mesa
      Uma conta, e outra conta
      Nota enrolada em elástico
      E um lápis sem muita ponta

      Porquinho de barro, um corte
      Moeda que cai e canta
      Papel com a soma riscada
      E um mês que nunca se adianta

      Preço lido por três vezes
      Cupom dobrado em carteira
      Troco contado em silêncio
      Desconto no fim da feira`,
  },
  {
    words:
      'computador computadores notebook notebooks programador programadora programadores programação programacao programava desenvolvedor desenvolvedora código códigos bug bugs senha senhas wi-fi wifi teclado_do_computador chatgpt python javascript informática software',
    stanzas: `
      Cursor piscando na linha
      Um ponto e vírgula a menos
      Caneca junto ao teclado
      E um erro dos mais pequenos

      Senha num papel colado
      Fio que ninguém entende
      Ventoinha que acelera
      Botão que apaga e que acende

      Farelo embaixo das teclas
      Tela azul na hora errada
      Vinte abas numa janela
      E a pasta nunca encontrada`,
  },
  {
    words:
      'conserta consertar consertava consertou consertando conserto consertos consertei gambiarra gambiarras ferramenta ferramentas caixa_de_ferramentas chave_de_fenda furadeira alicate martelo parafuso parafusos marceneiro marcenaria carpinteiro serrote eletricista encanador faz-tudo trocava_lâmpada troca_lâmpada trocar_lâmpada arruma_tudo arrumava_tudo',
    stanzas: `
      Um arame, fita e prego
      Parafuso que sobrou
      Chave de fenda no bolso
      E a peça que se encaixou

      Caixa de ferro, bandeja
      Prego torto endireitado
      Língua no canto da boca
      E um barulho consertado

      Serragem no cotovelo
      Cola que seca na mão
      Perna de cadeira solta
      E um tapa de precisão

      Choque pequeno no dedo
      Lâmpada que volta acesa
      Escada aberta no meio
      E a peça a mais sobre a mesa`,
  },
]
