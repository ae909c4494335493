import type { Details } from '../../stanzas.ts'

/** Em casa: caixas, chaves, sono, riso, telefone. */
export const home: readonly Details[] = [
  {
    words:
      'mudança mudanças mudanca caminhão_de_mudança caixas_de_mudança caixa_de_papelão caixas_de_papelão casa_nova casa_própria apartamento_novo apê_novo novo_apartamento nova_casa primeira_casa primeiro_apartamento primeiro_apê comprou_a_casa comprou_uma_casa compramos_a_casa compramos_uma_casa comprou_o_apartamento compramos_um_apartamento mudou_de_casa mudamos_de_casa morar_juntos morar_junto moramos_juntos foi_morar vai_morar vão_morar vai_se_mudar se_mudou mudou_para mudou_pra mudamos_para mudamos_pra',
    stanzas: `
      Fita rasgada no dente
      Caixa escrita com caneta
      Prato enrolado em jornal
      E a chave noutra gaveta

      Sala que ainda faz eco
      Prego sem quadro nenhum
      Colchão direto no piso
      Degrau subido, um por um

      Sofá que entala na porta
      Um pra lá, outro pra cima
      Corda em volta do armário
      E um vizinho se aproxima

      Lâmpada nua no teto
      A chave nova na argola
      Primeiro café no copo
      E o resto numa sacola`,
  },
  {
    words:
      'chave chaves chaveiro chaveiros molho_de_chaves trancado_pra_fora trancada_pra_fora trancado_para_fora trancada_para_fora',
    stanzas: `
      Bolso virado do avesso
      Bolsa inteira sobre a mesa
      Mão embaixo da almofada
      E um tilintar, de surpresa

      Chaveiro sem a metade
      Casaco, gaveta, prato
      Fechadura que não gira
      E um par, enfim, no sapato

      Porta batida por fora
      Janela aberta um tiquinho
      Argola presa no dedo
      E a cópia, lá no vizinho`,
  },
  {
    words:
      'óculos oculos óculos_de_grau óculos_de_leitura miopia míope quatro-olhos lente_de_contato lentes_de_contato',
    stanzas: `
      Lente com marca de dedo
      Uma haste presa com fita
      Barra da blusa por pano
      E a letra, já mais bonita

      Mão que tateia na mesa
      Olho apertado, uma fresta
      Tudo um pouco desfocado
      Lentes em cima da testa

      Vapor em cima das lentes
      Livro à distância do braço
      Estojo que estala e fecha
      E a rua, traço por traço`,
  },
  {
    words:
      'atrasa atrasar atrasava atrasado atrasada atrasados atrasadas atraso atrasos atrasou atrasei atrasando atrasam chega_tarde chegava_tarde chegar_tarde chegou_tarde perde_a_hora perdia_a_hora perdeu_a_hora perde_o_ônibus perdia_o_ônibus perdeu_o_ônibus perdeu_o_voo perdeu_o_avião perdeu_o_trem',
    stanzas: `
      Sapato em um pé apenas
      Café tomado de pé
      Um casaco pela manga
      E o relógio, de má-fé

      Cinco minutos, mais cinco
      Cabelo ainda molhado
      Porta que bate e que volta
      Botão no lugar trocado

      Escada de dois em dois
      Pão na boca, bolsa aberta
      Ponteiro que não perdoa
      E a desculpa, mais que certa`,
  },
  {
    words: 'ronco roncos ronca roncar roncava roncando roncou roncam roncador roncadora roncavam',
    stanzas: `
      Parede que treme um pouco
      Serrote em madeira dura
      Um silêncio, e quase é paz
      E outro trem na curva escura

      Um motor que pega e falha
      Travesseiro sobre a orelha
      Cotovelo bem de leve
      E a casa, que perde a telha

      Assobio na saída
      A boca aberta pro teto
      Cortina que vai e volta
      E um vizinho já inquieto`,
  },
  {
    words:
      'cochilo cochilos cochila cochilar cochilava cochilando cochilou soneca sonecas sesta dorme_no_sofá dormia_no_sofá dormiu_no_sofá dormir_no_sofá dormindo_no_sofá dorme_na_rede dormia_na_rede deitado_na_rede deitada_na_rede deita_na_rede deitava_na_rede rede_na_varanda rede_da_varanda dorme_na_poltrona dormia_na_poltrona dorme_vendo dormia_vendo dorme_assistindo dorme_no_filme dorme_no_cinema dorme_em_qualquer dormia_em_qualquer dorminhoco dorminhoca',
    stanzas: `
      Queixo encostado no peito
      Jornal aberto na cara
      Um chinelo só no pé
      E a rede que quase para

      Almofada que faz marca
      Um braço fora da manta
      Cortina quase fechada
      E a mosca, que não se espanta

      Óculos tortos na testa
      Televisão sem ninguém
      Controle preso na mão
      E um sono que vai e vem`,
  },
  {
    words:
      'despertador despertadores acorda_cedo acordava_cedo acordar_cedo acordo_cedo acordou_cedo levanta_cedo levantava_cedo levantar_cedo levanta_às levantava_às acorda_às acordava_às acordava_de_madrugada acorda_de_madrugada levantava_de_madrugada levanta_de_madrugada madruga madrugava madrugar madrugador madrugadora',
    stanzas: `
      Número verde no escuro
      Um galo em outro quintal
      Chinelo achado no tato
      E o pão antes do jornal

      Mão que procura o botão
      A luz por baixo da porta
      Água fria sobre o rosto
      E a meia, vestida torta

      Rua ainda sem buzina
      Vidro ainda meio frio
      Passarinho começando
      E um bule com assobio`,
  },
  {
    words:
      'risada risadas risadinha gargalhada gargalhadas gargalha gargalhar rir ri ria riu rindo riam rimos riso risos dá_risada dava_risada dar_risada risonho risonha',
    stanzas: `
      Ombro que sobe e sacode
      Mão apertando a barriga
      Um copo que quase vira
      Som de dobradiça antiga

      Silêncio que não se aguenta
      Guaraná pelo nariz
      Tapa dado sobre a coxa
      E um suspiro, quase um bis

      Dente à mostra, olho fechado
      Cadeira que vai pra trás
      Um soluço no final
      E a sala, que pede mais`,
  },
  {
    words:
      'piada piadas piadista piadinha piadinhas anedota anedotas trocadilho trocadilhos conta_piada contava_piada contar_piada piada_de_tio tiozão_do_pavê causo causos',
    stanzas: `
      Pausa bem antes do fim
      Sobrancelha levantada
      Riso que escapa primeiro
      E a mesa já preparada

      Papagaio no boteco
      Detalhe que muda um pouco
      Um dedo erguido no ar
      E um riso que sai mais rouco

      Cotovelada do lado
      Final sabido de cor
      Gemido em volta da mesa
      E a segunda, que é pior`,
  },
  {
    words:
      'telefone telefones telefonema telefonemas telefona telefonava telefonou ligação ligações liga_todo liga_toda liga_sempre ligava_todo ligava_toda ligava_sempre liga_pra_mim liga_para_mim liga_pra_gente liga_pra_mãe liga_pra_minha liga_pra_casa ligava_para ligava_pra ligava_pro ligar_pra ligar_para me_liga me_ligava me_ligou liga_da ligava_da liga_do ligava_do ligo_pra ligou_pra chamada_de_vídeo chamadas_de_vídeo orelhão orelhões alô',
    stanzas: `
      Fio enrolado no dedo
      Orelha ficando quente
      Rabisco em volta do número
      E um tchau que vem novamente

      Toque que atravessa a casa
      Passos em volta da mesa
      Panela quase queimando
      E a conversa, ainda acesa

      Chiado, eco, alô de novo
      Notícia miúda, inteira
      Silêncio que não desliga
      E o mais, só na terça-feira`,
  },
  {
    words:
      'celular celulares whatsapp zap zapzap áudio áudios audio audios figurinha_no_zap figurinhas_no_zap selfie selfies mensagem mensagens mensagenzinha grupo_da_família grupo_do_zap instagram tiktok facebook manda_mensagem emoji emojis',
    stanzas: `
      Polegar que sobe e desce
      Áudio de meia novela
      Figurinha repetida
      Risco no canto da tela

      Bateria em três por cento
      Cabo que pega de lado
      Três pontinhos na conversa
      E um joinha, já mandado

      Foto com o dedo na lente
      Corretor que inventa nome
      Bolso que vibra sozinho
      E uma bolinha que some`,
  },
  {
    words:
      'varal varais lava_roupa lavar_roupa lavava_roupa lavava_roupas lavava_as_roupas lava_as_roupas lavar_a_roupa lava_a_roupa lavadeira lavadeiras máquina_de_lavar passa_roupa passar_roupa passava_roupa passava_a_roupa ferro_de_passar lavanderia tanque_de_roupa roupa_suja roupa_no_varal prendedor_de_roupa',
    stanzas: `
      Prendedor entre os dentes
      Lençol que estala no vento
      Camisa de braço aberto
      Meia sem par no momento

      Sabão em barra no tanque
      Uma gola esfregada à mão
      Água que vai clareando
      E o cheiro bom de sabão

      Ferro que chia no pano
      Pilha dobrada por cor
      Botão pregado de novo
      Roupa ainda com calor`,
  },
  {
    words: 'banho banhos banho_demorado banheira chuveiro chuveiros demora_no_banho demorava_no_banho hora_do_banho',
    stanzas: `
      Vapor por baixo da porta
      Espelho todo embaçado
      Toalha longe do alcance
      Pegada no chão molhado

      Espuma em cima da orelha
      Sabonete que escorrega
      Azulejo transpirando
      E um frio que logo pega

      Alguém batendo na porta
      Água correndo sem fim
      Dedo enrugado na ponta
      E um cheiro bom de jasmim`,
  },
]
