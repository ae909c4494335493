import type { Details } from '../../stanzas.ts'

/** Em casa: caixas, chaves, sono, riso, telefone. */
export const home: readonly Details[] = [
  {
    words:
      'mudança mudanças mudanca caminhão_de_mudança caixas_de_mudança caixa_de_papelão caixas_de_papelão casa_nova casa_própria apartamento_novo apê_novo novo_apartamento nova_casa primeira_casa primeiro_apartamento primeiro_apê comprou_a_casa comprou_uma_casa compramos_a_casa compramos_uma_casa comprou_o_apartamento compramos_um_apartamento mudou_de_casa mudamos_de_casa morar_juntos morar_junto moramos_juntos foi_morar vai_morar vão_morar vai_se_mudar se_mudou mudou_para mudou_pra mudamos_para mudamos_pra',
    own: `
      {fact}
      E a casa [começa começava] do nada
      O primeiro café [é era] no copo
      Sentado na caixa fechada

      (A fita [rasga rasgava] no dente|A [entra entrava] na porta|O caminhão [dobra dobrava] a esquina)
      E o eco [responde respondia] na sala
      {fact}
      E a vida [sai saía] de dentro da mala`,
    stanzas: `
      O sofá não passa na porta
      E o vizinho vem ajudar
      A panela está numa caixa
      E ninguém sabe em que lugar`,
    later: `
      Da mudança, a última caixa
      Se abre, e a casa tem voz
      A parede aprende os quadros
      E o canto já é de nós`,
    hook: `
      Chave nova, porta aberta
      A casa é nossa, a casa é certa`,
  },
  {
    words:
      'chave chaveiro chaveiros molho_de_chaves trancado_pra_fora trancada_pra_fora trancado_para_fora trancada_para_fora',
    own: `
      {fact}
      E vira do avesso o bolso
      A porta olha e não entende
      Por que tanto alvoroço

      (A bolsa se [espalha espalhava] na mesa|O bolso [vira virava] do avesso|O sofá [perde perdia] as almofadas)
      E a pressa [conta contava] até dez
      {fact}
      E [aparece aparecia] outra vez`,
    stanzas: `
      A chave some na hora
      E o relógio não perdoa
      O molho tilinta no bolso
      E alguém procurava à toa`,
    later: `
      No fim do dia, na porta
      A chave gira, talvez
      A casa perdoa quem perde
      E abre mais uma vez`,
    hook: `
      Cadê a chave? Cadê, cadê?
      Estava na mão, e ninguém quis ver`,
  },
  {
    words:
      'óculos oculos óculos_de_grau óculos_de_leitura miopia míope quatro-olhos lente_de_contato lentes_de_contato',
    own: `
      {fact}
      E a letra [fica ficava] bonita
      O mundo [tem tinha] outra beirada
      Por trás da lente e da fita

      (A lente embaça na sopa|A mão tateia na mesa|A letra miúda embaralha)
      E o mundo vira borrão
      {fact}
      E eles estão bem na mão`,
    stanzas: `
      Os óculos somem na sala
      E a busca dura uma hora
      Estavam em cima da testa
      E a casa até agora`,
    later: `
      De noite os óculos dormem
      De perna dobrada, na mesa
      De manhã a rua volta
      Com toda a sua clareza`,
    hook: `
      Cadê os óculos? Na testa, meu bem
      O mundo sem lente não tem ninguém`,
  },
  {
    words:
      'atrasa atrasar atrasava atrasado atrasada atrasados atrasadas atrasou atrasei atrasando atrasam chega_tarde chegava_tarde chegar_tarde chegou_tarde perde_a_hora perdia_a_hora perdeu_a_hora perde_o_ônibus perdia_o_ônibus perdeu_o_ônibus perdeu_o_voo perdeu_o_avião perdeu_o_trem',
    own: `
      {fact}
      E [jura jurava] que já [está estava] na rua
      O banho ainda nem começou
      E o sol já virou lua

      (A festa já cantou os parabéns|O ônibus já dobrou a esquina|O noivo já disse sim)
      E o prato já esfriou
      {fact}
      E [pergunta perguntava] se já começou`,
    stanzas: `
      O relógio avisa baixinho
      E o despertador já desiste
      A mesa guardou uma cadeira
      E a cadeira é que resiste`,
    later: `
      Ao atraso a gente se ajeita
      E a porta torna a se abrir
      Quem chega depois da hora
      É o último a sair`,
    hook: `
      Já tô chegando, já tô no portão
      O banho correndo e o sapato na mão`,
  },
  {
    words: 'ronco roncos ronca roncar roncava roncando roncou roncam roncador roncadora roncavam',
    own: `
      {fact}
      E a parede [treme tremia] um pouco
      O vizinho [compra comprava] algodão
      E o gato já [está estava] rouco

      (O quarto [fica ficava] em silêncio|A luz se [apaga apagava], e pronto|A casa [fecha fechava] os olhos)
      E aí [começa começava] o motor
      {fact}
      E [foge fugia] até o cobertor`,
    stanzas: `
      O ronco sobe a ladeira
      E para bem lá no alto
      A casa segura o fôlego
      E ele desce de um salto`,
    later: `
      No silêncio de uma noite
      Sem serra e sem trovão
      O ronco, quando faz falta
      É um buraco no colchão`,
    hook: `
      Ronca, trovão, ronca, motor
      Dorme quem pode no mesmo cobertor`,
  },
  {
    words:
      'cochilo cochilos cochila cochilar cochilava cochilando cochilou soneca sonecas sesta dorme_no_sofá dormia_no_sofá dormiu_no_sofá dormir_no_sofá dormindo_no_sofá dorme_na_rede dormia_na_rede deitado_na_rede deitada_na_rede deita_na_rede deitava_na_rede rede_na_varanda rede_da_varanda dorme_na_poltrona dormia_na_poltrona dorme_vendo dormia_vendo dorme_assistindo dorme_no_filme dorme_no_cinema dorme_em_qualquer dormia_em_qualquer dorminhoco dorminhoca',
    own: `
      {fact}
      E o tempo [balança balançava] no ar
      A tarde [passa passava] na ponta do pé
      Que [é era] pra não acordar

      (O queixo [encosta encostava] no peito|A rede [faz fazia] um barulhinho|A novela [fala falava] sozinha)
      E o livro [cai caía] da mão
      {fact}
      E [diz dizia] que não dormiu, não`,
    stanzas: `
      A rede balança sozinha
      E a tarde fica sem pressa
      A mosca pousa no livro
      E a página recomeça`,
    later: `
      A marca do tal cochilo
      Fica um tempo na cara
      A tarde devolve o corpo
      E o relógio nem repara`,
    hook: `
      Só cinco minutos, só um pouquinho
      A rede balança bem devagarinho`,
  },
  {
    words:
      'despertador despertadores acorda_cedo acordava_cedo acordar_cedo acordo_cedo acordou_cedo levanta_cedo levantava_cedo levantar_cedo levanta_às levantava_às acorda_às acordava_às acordava_de_madrugada acorda_de_madrugada levantava_de_madrugada levanta_de_madrugada madruga madrugava madrugar madrugador madrugadora',
    own: `
      {fact}
      E a rua ainda [é era] do galo
      O café [passa passava] no escuro
      E o bule [canta cantava] no embalo

      (O galo ainda cochila|A rua ainda está escura|A padaria ainda nem abriu)
      E a luz da cozinha acende
      {fact}
      E o dia é que se surpreende`,
    stanzas: `
      O número brilha no escuro
      E a mão procura o botão
      O chinelo espera no piso
      E o sol ainda não`,
    later: `
      Quando a cidade levanta
      O dia já vai no meio
      Quem madruga guarda um pedaço
      De silêncio, sem rodeio`,
    hook: `
      Acorda o galo, acorda a rua
      Ainda no céu tem um resto de lua`,
  },
  {
    words:
      'risada risadas risadinha gargalhada gargalhadas gargalha gargalhar ri riu rindo riam rimos riso risos dá_risada dava_risada dar_risada risonho risonha',
    own: `
      {fact}
      E a sala [ri ria] sem saber
      [Tem Tinha] riso que [é era] feito porta
      Quem [ouve ouvia] [quer queria] se meter

      (A mesa estava calada|O assunto era tão sério|A piada nem tinha graça)
      E o copo quase virou
      {fact}
      E a casa se iluminou`,
    stanzas: `
      O riso começa baixinho
      E sobe até o telhado
      Alguém enxuga os olhos
      E ri de novo, dobrado`,
    later: `
      A festa acaba, e na rua
      Ainda se escuta de longe
      O riso fica no ouvido
      Igual a sino de monge`,
    hook: `
      Ri, que o riso não custa nada
      A rua inteira já deu risada`,
  },
  {
    words:
      'piada piadas piadista piadinha piadinhas anedota anedotas trocadilho trocadilhos conta_piada contava_piada contar_piada piada_de_tio tiozão_do_pavê causo causos',
    own: `
      {fact}
      E [ri ria] antes do final
      A mesa já [sabe sabia] de cor
      E [ri ria], que [é era] mais natural

      (A mesa [pede pedia] silêncio|Todo mundo já [conhece conhecia]|O papagaio do boteco)
      E [sobe subia] uma sobrancelha
      {fact}
      E [fica ficava] vermelha a orelha`,
    stanzas: `
      A pausa vem antes do fim
      E a mesa segura o ar
      O final é sempre o mesmo
      E ninguém quer que vá mudar`,
    later: `
      Anos depois, num almoço
      Alguém conta a mesma piada
      A mesa ri na metade
      E o resto fica sozinho`,
    hook: `
      Conta de novo, conta outra vez
      A gente já sabe, e ri por três`,
  },
  {
    words:
      'telefone telefones telefonema telefonemas telefona telefonava telefonou liga_todo liga_toda liga_sempre ligava_todo ligava_toda ligava_sempre liga_pra_mim liga_para_mim liga_pra_gente liga_pra_mãe liga_pra_minha liga_pra_casa ligava_para ligava_pra ligava_pro ligar_pra ligar_para me_liga me_ligava me_ligou liga_da ligava_da liga_do ligava_do ligo_pra ligou_pra chamada_de_vídeo chamadas_de_vídeo orelhão orelhões alô',
    own: `
      {fact}
      E o feijão [queima queimava] na panela
      Dez minutos [viram viravam] hora
      E a tarde [sai saía] pela janela

      (O telefone [toca tocava] na sala|O fio se [enrola enrolava] no dedo|O alô [atravessa atravessava] a casa)
      E a distância [vira virava] nada
      {fact}
      E a voz [chega chegava] descansada`,
    stanzas: `
      O telefone toca na sala
      E o passo corre no chão
      A notícia é pequenininha
      E cabe inteira na mão`,
    later: `
      O telefone na sala
      A mão ainda vai discar
      Tem número que o dedo sabe
      Sem nem precisar lembrar`,
    hook: `
      Alô, alô, quem fala aí?
      A voz de longe chegou aqui`,
  },
  {
    words:
      'celular celulares whatsapp zap zapzap figurinha_no_zap figurinhas_no_zap selfie selfies mensagenzinha grupo_da_família grupo_do_zap instagram tiktok facebook manda_mensagem emoji emojis',
    own: `
      {fact}
      E a telinha não descansa
      O polegar sobe e desce
      E a conversa não se cansa

      (O bolso vibra na mesa|Três pontinhos na conversa|A bateria avisa e morre)
      E o áudio já deu novela
      {fact}
      E o mundo cabe na tela`,
    stanzas: `
      O áudio passou de um minuto
      E ainda nem começou
      O joinha chega na hora
      E o grupo inteiro acordou`,
    later: `
      A bateria desiste
      E a sala fica acesa
      O celular dorme um pouco
      E se encontram na mesa`,
    hook: `
      Manda mensagem, manda um oi
      Diz como está e como é que foi`,
  },
  {
    words:
      'varal varais lava_roupa lavar_roupa lavava_roupa lavava_roupas lavava_as_roupas lava_as_roupas lavar_a_roupa lava_a_roupa lavadeira lavadeiras máquina_de_lavar passa_roupa passar_roupa passava_roupa passava_a_roupa ferro_de_passar lavanderia tanque_de_roupa roupa_suja roupa_no_varal prendedor_de_roupa',
    own: `
      {fact}
      E o lençol [conversa conversava] com o vento
      A camisa [abraça abraçava] a rua
      E o dia [fica ficava] mais lento

      (O lençol [estala estalava] no vento|O prendedor [morde mordia] a roupa|O sol se [deita deitava] no pano)
      E o quintal [cheira cheirava] a sabão
      {fact}
      E a manhã [passa passava] na mão`,
    stanzas: `
      O lençol estala no varal
      E a camisa bate palma
      A chuva pensa em chegar
      E o pano recolhe, com calma`,
    later: `
      A roupa que estava no varal
      Guarda um pedaço de sol
      De noite o corpo se deita
      No vento que fez o lençol`,
    hook: `
      Roupa no varal, vento a bater
      Se chover agora, é só correr`,
  },
  {
    words: 'banho banhos banho_demorado banheira chuveiro chuveiros demora_no_banho demorava_no_banho hora_do_banho',
    own: `
      {fact}
      E o espelho perde a cara
      A casa espera na porta
      E a água nunca para

      (O vapor [passa passava] na porta|O espelho ficou embaçado|A fila já [dobra dobrava] o corredor)
      E a toalha ficou lá fora
      {fact}
      E o banho não [vai ia] embora`,
    stanzas: `
      O sabonete escorrega
      E foge pelo banheiro
      A espuma veste a barba
      E o show dura o dia inteiro`,
    later: `
      O banho enrugou o dedo
      E o cheiro atravessa a casa
      A toalha vira capa
      E o herói quase tem asa`,
    hook: `
      Canta no banho, canta no chuveiro
      A plateia é o box do banheiro`,
  },
]
