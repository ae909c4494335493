import type { Details } from '../../stanzas.ts'

/** Berço, escola, aliança, festa, reza e feira. */
export const life: readonly Details[] = [
  {
    words:
      'bebê bebês bebezinho bebezinha nenê nenês neném nenem fralda fraldas grávida gravida gravidez ultrassom recém-nascido recém-nascida recém_nascido recém_nascida chá_de_bebê mamadeira mamadeiras berço chupeta chupetas amamenta amamentar amamentava trocar_fralda troca_fralda carrinho_de_bebê engatinha engatinhar engatinhava primeiros_passos parto maternidade',
    own: `
      {fact}
      E a casa [aprende aprendia] a falar baixo
      Dez dedos menores que a unha
      E o mundo inteiro embaixo

      (A meia [cabe cabia] num dedo|O berço chegou no quarto|A noite ficou mais comprida)
      E o sono mudou de lado
      {fact}
      E o mundo ficou acordado`,
    stanzas: `
      O bocejo enche o berço
      E a casa toda se espanta
      Uma mão agarra um dedo
      E ninguém mais se levanta`,
    later: `
      A roupa já não cabe mais
      E foi ontem, foi agora
      O tempo engatinha um pouco
      E depois sai pela porta afora`,
    hook: `
      Nana, pequeno, nana no colo
      Que o dia dorme, e eu te consolo`,
  },
  {
    words:
      'hora_de_dormir histórias_de_dormir história_de_dormir história_pra_dormir histórias_pra_dormir história_para_dormir histórias_para_dormir historinha historinhas conta_história conta_histórias contava_história contava_histórias contar_histórias conto_de_fadas contos_de_fadas canção_de_ninar ninar nina_o ninava pijama pijamas ursinho ursinhos ursinho_de_pelúcia bicho_de_pelúcia bichinho_de_pelúcia pelúcia naninha medo_do_escuro medo_de_escuro monstro monstros bicho-papão bicho_papão',
    own: `
      {fact}
      O abajur [fica ficava] aceso
      O bichinho [cuida cuidava] da porta
      E o sono já [está estava] preso

      (A história chegou no fim|O pijama já [está estava] vestido|A sombra [dança dançava] na parede)
      O bichinho já bocejou
      {fact}
      E o medo se encolheu, e passou`,
    stanzas: `
      A luz fica pequenina
      E o bichinho vem se deitar
      Quem mora embaixo da cama
      É só um chinelo sem par`,
    later: `
      Na hora de dormir, devagar
      O escuro vai ter sumido
      O bichinho conta no ouvido
      Que também tinha dormido`,
    hook: `
      Dorme, bichinho, dorme também
      No escuro da gente não mora ninguém`,
  },
  {
    words:
      'casamento casamentos casando casado casada casados casadas aliança alianças noivo noiva noivos noivado noivou noivamos buquê_da_noiva buquê_de_noiva vestido_de_noiva padrinho_de_casamento madrinha_de_casamento altar bodas bodas_de_ouro bodas_de_prata pedido_de_casamento pediu_em_casamento pedi_em_casamento lista_de_casamento',
    own: `
      {fact}
      E o dedo [ganha ganhava] um sinal
      O arroz se [esconde escondia] no bolso
      E [aparece aparecia] no Natal

      (O véu [passeia passeava] no tapete|O lenço [espera esperava] na mão|O sino [toca tocava] na torre)
      E a tia já [chora chorava] à toa
      {fact}
      E a notícia [é era] das boas`,
    stanzas: `
      A aliança entra no dedo
      E o padre perde a página
      A festa dança até tarde
      E ninguém segura a lágrima`,
    later: `
      O arroz acaba na rua
      E a festa vira retrato
      Casamento é a vida inteira
      Dividindo o mesmo prato`,
    hook: `
      Arroz pro alto, sapato na mão
      Dois que agora são um refrão`,
  },
  {
    words:
      'hospital hospitais hospitalar uti internado internada internação internou cirurgia cirurgias quimio quimioterapia radioterapia operou operado operada ambulância ambulancia pronto-socorro pronto_socorro hemodiálise transplante sala_de_espera',
    own: `
      {fact}
      E o corredor não [tem tinha] hora
      A mão que [segura segurava] a outra
      Não [deixa deixava] a força ir embora

      (O corredor [é era] comprido|A luz não se [apaga apagava] nunca|A cadeira [é era] dura e fria)
      E a noite [demora demorava] a passar
      {fact}
      E a mão não [sai saía] do lugar`,
    stanzas: `
      O soro pinga sem pressa
      E a janela mostra o dia
      Uma flor num copo d'água
      Já muda a enfermaria`,
    later: `
      A porta se abre pra rua
      E o sol parece maior
      Quem volta de um hospital
      Enxerga tudo melhor`,
    hook: `
      Segura a mão, que a noite passa
      Amanhã tem sol batendo na vidraça`,
  },
  {
    words:
      'escola escolas escolinha colégio colégios recreio recreios merenda merendeira mochila mochilas caderno cadernos lancheira lancheiras uniforme uniformes lápis estojo creche creches dever_de_casa lição_de_casa tarefa_de_casa jardim_de_infância hora_do_recreio pátio_da_escola volta_às_aulas',
    own: `
      {fact}
      E o sinal [corre corria] no pátio
      A mochila [pula pulava] nas costas
      E o lanche [perde perdia] o espaço

      (O sinal [toca tocava] na escola|A mochila [pesa pesava] nas costas|O lápis [perde perdia] a ponta)
      E o recreio [ganha ganhava] asa
      {fact}
      E a história [chega chegava] em casa`,
    stanzas: `
      O lápis escreve torto
      E a borracha vai atrás
      O recreio dura um segundo
      E a turma pede mais`,
    later: `
      Anos depois, na gaveta
      O caderno ainda está lá
      O nome escrito na capa
      Com letra de quem vai chegar`,
    hook: `
      Toca o sinal, corre pro pátio
      A vida começa naquele espaço`,
  },
  {
    words:
      'prova_de_matemática prova_final provão vestibular vestibulares vestibulando enem estudar estuda estudava estudou estudamos estudei estudando estudiosa estudioso concurso concursos concurseira concurseiro tcc simulado simulados oab passou_na_prova na_prova gabarito cursinho',
    own: `
      {fact}
      E o café já nem [faz fazia] efeito
      A página [olha olhava] de volta
      E a noite [perde perdia] o jeito

      (A luz do quarto acesa|O café esfriou na xícara|O caderno [dorme dormia] no colo)
      E a rua inteira dormia
      {fact}
      E já estava nascendo o dia`,
    stanzas: `
      A caneta marca a folha
      E o bocejo vira a página
      O relógio corre na parede
      E a cabeça vira máquina`,
    later: `
      O resultado na tela
      Demora pra carregar
      Quem estudou no escuro
      Tem luz pra comemorar`,
    hook: `
      Vira a página, vira outra vez
      Quem estuda agora descansa no mês`,
  },
  {
    words:
      'formatura formaturas formou formei formado formada formados formar-se formando formandos formanda formandas se_formar vai_se_formar diploma diplomas beca becas capelo faculdade faculdades universidade universidades universitário universitária colação_de_grau',
    own: `
      {fact}
      E o nome [soa soava] no salão
      [Tem Tinha] tanto ônibus lotado
      Guardado naquela mão

      (O chapéu [voa voava] pro alto|A beca [arrasta arrastava] no chão|O nome [ecoa ecoava] na sala)
      E alguém [grita gritava] lá do fundo
      {fact}
      E a mãe [é era] dona do mundo`,
    stanzas: `
      O canudo passa de mão
      E a mãe já perdeu a voz
      O chapéu sobe no ar
      E demora a cair em nós`,
    later: `
      O diploma ganha moldura
      E a parede fica pequena
      A estrada agora começa
      E cada noite valeu a pena`,
    hook: `
      Joga o chapéu, joga pro ar
      Quem chegou aqui pode comemorar`,
  },
  {
    words:
      'carta cartas cartinha cartinhas bilhete bilhetes bilhetinho bilhetinhos envelope envelopes correio correios carteiro carteiros cartão-postal cartões-postais cartão_postal escrevia_cartas escreve_cartas caligrafia',
    own: `
      {fact}
      E a letra ainda [tem tinha] cheiro
      Papel dobrado em três partes
      [Dá Dava] a volta ao mundo inteiro

      (O carteiro [dobra dobrava] a esquina|A caixa guarda os envelopes|O envelope [fica ficava] amarelo)
      E a tinta não se apagou
      {fact}
      E a letra nunca calou`,
    stanzas: `
      O envelope amarela
      E a letra fica de pé
      Quem abre a carta de novo
      Escuta a voz de quem é`,
    later: `
      A gaveta guarda as cartas
      Com fita e com cuidado
      O tempo passa na porta
      E lê por cima, calado`,
    hook: `
      Carta guardada, papel na mão
      Cada palavra é um coração`,
  },
  {
    words:
      'foto fotos fotinho fotografia fotografias fotografar fotografa fotografava fotógrafo fotógrafa retrato retratos porta-retrato porta-retratos porta_retrato álbum_de_fotos álbuns_de_fotos álbum_de_família álbum_de_fotografias câmera_fotográfica polaroid',
    own: `
      {fact}
      E o tempo [para parava] um segundo
      Alguém piscou bem na hora
      E ficou de olho pro mundo

      (O álbum abre na mesa|A moldura entorta na sala|O flash estala na cara)
      E a sala inteira se ajeita
      {fact}
      E a data está imperfeita`,
    stanzas: `
      O retrato entorta na sala
      E ninguém quer consertar
      Quem está lá, tão pequeno
      Não para de nos olhar`,
    later: `
      A cor vai ficando clara
      E o rosto fica no lugar
      A foto é um jeito que a gente
      Achou de nunca acabar`,
    hook: `
      Olha o passarinho, sorri pra mim
      A foto guarda o que não tem fim`,
  },
  {
    words:
      'festa festas festinha festinhas festança festeiro festeira festão bexiga bexigas balões balão velinha velinhas vela_de_aniversário velas_do_bolo bolo_de_aniversário festa_de_aniversário festa_surpresa parabéns_a_você brinde brindes',
    own: `
      {fact}
      E a casa não cabe na sala
      A música sobe a escada
      E até o vizinho se embala

      (O balão [encosta encostava] no teto|A vela se [inclina inclinava] no bolo|A porta não [fecha fechava] mais)
      E [tem tinha] gente até no quintal
      {fact}
      E ninguém [percebe percebia] o final`,
    stanzas: `
      O balão foge da fita
      E beija o teto da sala
      O bolo perde um pedaço
      E a mesa nem mais se cala`,
    later: `
      De manhã a casa amanhece
      Com confete no corredor
      A festa acabou faz horas
      E o chão ainda tem calor`,
    hook: `
      Bate palma, apaga a vela
      Abre a porta, abre a janela`,
  },
  {
    words:
      'no_natal de_natal do_natal todo_natal natais natalino natalina véspera_de_natal ceia ceias panetone panetones rabanada rabanadas presépio presépios pisca-pisca pisca_pisca árvore_de_natal amigo_secreto amigo_oculto papai_noel peru_de_natal réveillon reveillon ano-novo ano_novo',
    own: `
      {fact}
      E a mesa [fica ficava] maior
      O pisca se [embola embolava] todo
      E [acende acendia] muito melhor

      (O pisca se embola na caixa|A estrela entorta na ponta|A cadeira vem do quarto)
      E a rabanada já sai
      {fact}
      E a criançada corre e cai`,
    stanzas: `
      A mesa puxa as cadeiras
      E a toalha boa se abre
      O peru demora no forno
      E a fome já sabe`,
    later: `
      No Natal, papel no piso
      E a casa dorme contente
      A estrela apaga mais tarde
      E a mesa espera a gente`,
    hook: `
      Acende a estrela, puxa a cadeira
      Natal na casa, a família inteira`,
  },
  {
    words:
      'festa_junina festas_juninas festa_de_junho são_joão_da quadrilha quadrilhas arraial arraiá junina juninas fogueira fogueiras bandeirinha bandeirinhas quentão',
    own: `
      {fact}
      E a fogueira [faz fazia] clarão
      A bota [perde perdia] o compasso
      E o par [encontra encontrava] a mão

      (A sanfona puxa a fila|A fogueira estala alto|A bandeirinha balança)
      E o milho cheira na brasa
      {fact}
      E o arraial vira casa`,
    stanzas: `
      A sanfona chama o povo
      E a fogueira sobe no ar
      Quem não tinha par na dança
      Já achou com quem dançar`,
    later: `
      A fogueira vira brasa
      E a roupa guarda a fumaça
      A noite de junho é fria
      E o quentão é que abraça`,
    hook: `
      Olha a chuva, olha o balão
      Viva o santo, viva São João`,
  },
  {
    words:
      'igreja igrejas igrejinha missa missas culto cultos reza rezas rezar rezava rezavam rezou rezando orar orava oração orações terço terços rosário novena novenas procissão procissões paróquia capela capelinha coroinha catequese catequista pastor pastora padre padres benzedeira benzia',
    own: `
      {fact}
      E a vela [faz fazia] companhia
      O joelho [sabe sabia] o caminho
      Da mesma pedra fria

      (O sino [bate batia] na torre|A vela se [inclina inclinava] na cera|O terço [corre corria] nos dedos)
      E a voz se [junta juntava] com as outras
      {fact}
      E as palavras [são eram] poucas`,
    stanzas: `
      O terço corre nos dedos
      E a vela ouve calada
      Tem coisa que a gente pede
      Sem precisar dizer nada`,
    later: `
      A igreja fecha a porta
      E a luz fica na mão
      Quem reza por muita gente
      Nunca anda sozinho, não`,
    hook: `
      Acende a vela, junta a mão
      A fé cabe dentro de uma oração`,
  },
  {
    words:
      'na_feira da_feira pra_feira à_feira feiras feira_livre uma_feira feirante feirantes mercado mercados supermercado supermercados sacolão quitanda quitandas quitandeira sacola sacolas lista_de_compras carrinho_de_compras fazer_compras faz_compras barraca_de_frutas barraca_da_feira camelô ambulante ambulantes',
    own: `
      {fact}
      E a sacola [marca marcava] o dedo
      Quem [conhece conhecia] a melhor banca
      [Chega Chegava] sempre bem mais cedo

      (A barraca [grita gritava] o preço|A laranja [rola rolava] no chão|O pastel [chama chamava] da esquina)
      E a manga se [deixa deixava] cheirar
      {fact}
      E ainda sobra pra provar`,
    stanzas: `
      O feirante grita o preço
      E a laranja perde a casca
      A sacola ganha um coentro
      E o cheiro é que se arrasta`,
    later: `
      A lona desce na feira
      E a rua volta a ser rua
      Na cozinha a fruta brilha
      Que nem um pedaço de lua`,
    hook: `
      Olha a laranja, olha o limão
      Prova um pedaço, na palma da mão`,
  },
]
