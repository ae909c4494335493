import type { Details } from '../../stanzas.ts'

/** Escritório, balcão, linha e agulha, contas e descanso. */
export const work2: readonly Details[] = [
  {
    words:
      'escritório escritórios escritorio reunião reuniões reuniao reunioes planilha planilhas crachá grampeador impressora impressoras colega_de_trabalho colegas_de_trabalho colegas_do_trabalho colega_do_trabalho chefia hora_extra horas_extras horas_extra relatório relatórios expediente powerpoint excel contador contadora contabilidade bate_ponto batia_ponto',
    own: `
      {fact}
      E o café [segura segurava] o dia
      A impressora [engole engolia] a folha
      Bem na hora que devia

      (A planilha não [tem tinha] fim|A reunião podia ser um bilhete|A impressora engoliu a folha)
      E o relógio [anda andava] pra trás
      {fact}
      E a sexta não [chega chegava] jamais`,
    stanzas: `
      A impressora engole a folha
      E a caneta some do lugar
      O café da tarde é sagrado
      E ninguém quer trabalhar`,
    later: `
      O escritório apaga a luz
      E a cadeira gira sozinha
      Do trabalho a gente leva
      O riso lá da cozinha`,
    hook: `
      Mais um café, mais um relatório
      A vida acontece no escritório`,
  },
  {
    words:
      'lojinha lojinhas lojista vendedor vendedora vendedores vendedoras balconista balcão freguês fregueses freguesa freguesia clientela mercearia mercearias mercadinho vitrine vitrines brechó brechós armarinho caixa_de_supermercado caixa_do_supermercado',
    own: `
      {fact}
      E a porta [sobe subia] cantando
      Quem [entra entrava] só pra olhar
      [Acaba Acabava] sempre levando

      (A porta de ferro [sobe subia]|O sininho [toca tocava] na porta|O caderno do fiado)
      E o freguês [conhece conhecia] o balcão
      {fact}
      E o [é era] um aperto de mão`,
    stanzas: `
      A porta de ferro levanta
      E a rua já vem entrar
      O caderno sabe o nome
      E não precisa cobrar`,
    later: `
      A porta desce de noite
      E a conta fecha no papel
      Mas o que a loja mais vende
      Não cabe num carretel`,
    hook: `
      Pode entrar, que a casa é sua
      Tem mais novidade que em toda a rua`,
  },
  {
    words:
      'faxina faxinas faxineira faxineiro faxinava diarista diaristas empregada_doméstica vassoura vassouras varre varria varrer varrendo varreu gari garis zelador zeladora limpa_a_casa limpava_a_casa limpar_a_casa limpava_casas limpa_casas arruma_a_casa arrumava_a_casa arrumar_a_casa rodo',
    own: `
      {fact}
      E o chão [devolve devolvia] o sol
      A vassoura [acha achava] moeda
      E um grampo no lençol

      (O balde espuma na porta|A cadeira [sobe subia] na mesa|O sofá saiu do lugar)
      E o cheiro [toma tomava] a casa
      {fact}
      E a poeira [cria criava] asa`,
    stanzas: `
      O balde espuma na porta
      E a vassoura dança sozinha
      Debaixo do sofá tem de tudo
      E um resto de galinha`,
    later: `
      Da faxina o chão sai brilhando
      E ninguém pode pisar
      O gato passa na ponta
      E o chão volta a chorar`,
    hook: `
      Varre, varre, esfrega o chão
      O sol se deita no sabão`,
  },
  {
    words:
      'costura costuras costurar costurava costurou costurando costurei costureira costureiras costureiro máquina_de_costura alfaiate ateliê borda_panos bordado bordados bordar bordava bordadeira bordadeiras remendo remendos remendava bainha bainhas retalho retalhos colcha_de_retalhos',
    own: `
      {fact}
      E a linha [emenda emendava] os dias
      O pano [aprende aprendia] a ser roupa
      Na mão que [faz fazia] magias

      (A máquina [canta cantava] na sala|A linha [entra entrava] na agulha|O retalho [espera esperava] a vez)
      E o pano [ganha ganhava] um sentido
      {fact}
      E [nasce nascia] dali um vestido`,
    stanzas: `
      A agulha some no pano
      E volta puxando o fio
      O que estava rasgado
      Já não tem mais vazio`,
    later: `
      O vestido passa de mão
      E muda de dona e de cor
      A costura por dentro guarda
      O nome de quem a formou`,
    hook: `
      Linha na agulha, ponto no chão
      Costura a vida com a própria mão`,
  },
  {
    words:
      'crochê croche crochês tricô trico tricô_e_crochê tricota tricotar tricotava tricotando tricotou crocheta crochetar crocheteira novelo novelos agulha_de_crochê agulha_de_tricô agulhas_de_tricô cachecol cachecóis cachecol_de_lã meias_de_lã casaquinho casaquinhos sapatinho_de_lã sapatinhos_de_lã blusa_de_lã',
    own: `
      {fact}
      E o novelo [foge fugia] no chão
      A manta [cresce crescia] no colo
      Ponto por ponto, na mão

      (O novelo rola na sala|A agulha conta baixinho|O gato quer o novelo)
      E a carreira dá outra volta
      {fact}
      E o frio já não se solta`,
    stanzas: `
      O novelo rola no chão
      E o gato acha que é dele
      A agulha conta os pontos
      E o fio passa por ele`,
    later: `
      O crochê dobrado na cama
      Aquece mais do que lã
      Tem a hora de uma tarde
      Em cada ponto da manhã`,
    hook: `
      Ponto, laçada, mais um, mais dois
      A manta de agora aquece depois`,
  },
  {
    words:
      'garçom garçonete garçons garçonetes garcom garconete restaurante restaurantes lanchonete lanchonetes bandeja bandejas self-service comida_por_quilo',
    own: `
      {fact}
      E a bandeja nunca cai
      O pedido está na cabeça
      E o prato sempre sai

      (A bandeja sobe no braço|A cozinha grita o prato|A mesa do canto chama)
      E o sorriso não cansa, não
      {fact}
      E leva o mundo na mão`,
    stanzas: `
      A bandeja sobe no braço
      E a cozinha grita o prato
      A mesa do fundo espera
      E ninguém larga o prato`,
    later: `
      As cadeiras sobem na mesa
      E o pé descansa no chão
      O garçom da noite inteira
      Come de pé, no fogão`,
    hook: `
      Mais uma mesa, mais um café
      A noite inteira ficou de pé`,
  },
  {
    words:
      'aposentou aposentado aposentada aposentadoria aposentar aposenta aposentando aposentei aposentados aposentadas aposentará',
    own: `
      {fact}
      E o despertador se cala
      A segunda [chega chegava] na porta
      E senta de chinelo na sala

      (O crachá foi pra gaveta|O despertador se calou|O ponto ficou pra trás)
      E a manhã não tem mais chefe
      {fact}
      E o tempo já não se mede`,
    stanzas: `
      O crachá foi pra gaveta
      E o relógio perdeu a vez
      O banco da praça espera
      E a tarde não tem talvez`,
    later: `
      Quem se aposentou vai embora
      E o jeito fica no lugar
      Quem vem depois encontra
      Um caminho pra andar`,
    hook: `
      Segunda de manhã, e ninguém reclama
      O sol já está alto, e o sono na cama`,
  },
  {
    words:
      'dinheiro grana salário salários boleto boletos dívida dívidas poupança cofrinho cofrinhos contas_para_pagar contas_pra_pagar pagar_as_contas paga_as_contas pagava_as_contas economiza economizar economizava economizou pão-duro pão_duro pão-dura mão_de_vaca mão-de-vaca muquirana pechincha pechinchar pechinchava troco moedinha moedinhas',
    own: `
      {fact}
      E a moeda [canta cantava] na mão
      O mês [é era] maior que a nota
      E a nota maior que o pão

      (O cofrinho [espera esperava] na estante|O mês [é era] maior que o salário|A conta [chega chegava] dobrada)
      E o lápis [faz fazia] a conta
      {fact}
      E a sobra já [vem vinha] pronta`,
    stanzas: `
      A conta chega na porta
      E a carteira finge que dorme
      O cofrinho na estante
      Tem uma fome enorme`,
    later: `
      O cofre se quebra um dia
      E a mesa conta o tesouro
      Cada moedinha no pote
      Vale bem mais que ouro`,
    hook: `
      Conta a moeda, conta outra vez
      Sobra salário, falta o mês`,
  },
  {
    words:
      'computador computadores notebook notebooks programador programadora programadores programação programacao programava desenvolvedor desenvolvedora bug bugs wi-fi wifi teclado_do_computador chatgpt python javascript informática software',
    own: `
      {fact}
      E o cursor [pisca piscava] calado
      Faltava um ponto e vírgula
      Num canto, do outro lado

      (O erro [aparece aparecia] na tela|A tela ficou azul|A noite virou na janela)
      E o café já esfriou três vezes
      {fact}
      E o erro tinha uns meses`,
    stanzas: `
      O cursor pisca na linha
      E o erro aparece na tela
      A noite passa no teclado
      E o sol bate na janela`,
    later: `
      A máquina enfim descansa
      E o código vai funcionar
      Ninguém sabe bem por quê
      E é melhor nem perguntar`,
    hook: `
      Liga, desliga, liga outra vez
      Se não funcionou, espera mais três`,
  },
  {
    words:
      'conserta consertar consertava consertou consertando conserto consertos consertei gambiarra gambiarras ferramenta ferramentas caixa_de_ferramentas chave_de_fenda furadeira alicate martelo parafuso parafusos marceneiro marcenaria carpinteiro serrote eletricista encanador faz-tudo trocava_lâmpada troca_lâmpada trocar_lâmpada arruma_tudo arrumava_tudo',
    own: `
      {fact}
      E sobra sempre uma peça
      O que todo mundo joga fora
      Naquela mesa recomeça

      (A caixa de ferro se [abre abria]|O parafuso [some sumia] na mesa|A gaveta [tem tinha] de tudo)
      E a mão [entende entendia] o defeito
      {fact}
      E o mundo [fica ficava] direito`,
    stanzas: `
      O parafuso rola na mesa
      E a chave acha o lugar
      A coisa que estava quebrada
      Torna a funcionar`,
    later: `
      A caixa de ferro na estante
      Tem a marca de cada mão
      Quem conserta uma coisa pequena
      Conserta um pouco do chão`,
    hook: `
      Parafuso na mesa, chave na mão
      O que quebrou tem solução`,
  },
]
