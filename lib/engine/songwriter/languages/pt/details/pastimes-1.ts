import type { Details } from '../../stanzas.ts'

/** Bola, torcida, dança, música. */
export const pastimes1: readonly Details[] = [
  {
    words:
      'futebol pelada peladas peladeiro bola chuteira chuteiras gol gols golaço goleiro goleira goleiros zagueiro zagueira atacante atacantes artilheiro artilheira joga_bola jogava_bola jogar_bola joga_futebol jogava_futebol campinho várzea futsal society drible dribles escanteio pênalti pênaltis camisa_dez meio-campo lateral-direito lateral-esquerdo joelho_ralado timinho escolinha_de_futebol',
    stanzas: `
      Chinelo em lugar de trave
      Poeira em cima da linha
      Camisa com outro nome
      E a bola lá na vizinha

      Chuteira com barro seco
      Meião descido no pé
      Rede furada no canto
      E um chute cheio de fé

      Apito, falta, barreira
      Bola de couro pesada
      Água jogada na nuca
      E a perna toda arranhada

      Colete de duas cores
      Um drible, e o outro no chão
      Bola na trave, um suspiro
      E um grito de campeão`,
  },
  {
    words:
      'torce torcer torcia torço torcendo torceu torcida torcidas torcedor torcedora torcedores estádio estádios estadio arquibancada arquibancadas campeonato campeonatos brasileirão libertadores copa_do_mundo maracanã flamengo flamenguista flamenguistas corinthians corintiano corintiana palmeiras palmeirense vasco vascaíno vascaína botafoguense fluminense tricolor são-paulino são-paulina santista grêmio gremista cruzeirense atleticano atleticana timão mengão verdão fanático_por_futebol camisa_do_time',
    stanzas: `
      Camisa velha da sorte
      Rádio colado no ouvido
      Bandeira no parapeito
      E um grito ainda contido

      Unha roída no canto
      Concreto quente no assento
      Amendoim em cartucho
      Juiz, apito e lamento

      Bandeira que cobre a fila
      Tambor batendo no peito
      Meia trocada, jamais
      E o rito, do mesmo jeito

      Escanteio, um pé que treme
      Tabela presa na porta
      Vizinho ouvindo primeiro
      E um pulo que a mesa entorta`,
  },
  {
    words:
      'pesca pescar pescava pescavam pescou pesquei pescando pescaria pescarias pescador pescadora pescadores anzol anzóis vara_de_pesca vara_de_pescar isca iscas tilápia tilápias tucunaré pesqueiro',
    stanzas: `
      Vara apoiada na pedra
      Linha na ponta do dedo
      Minhoca em lata de terra
      E um silêncio de segredo

      Boia vermelha parada
      Pé descalço na canoa
      Um puxão que nem é peixe
      E mais isca, numa boa

      Balde com água no fundo
      Chapéu por cima do olho
      Um círculo que abre e some
      E um peixe que vira molho

      Tamanho aberto nos braços
      Escama presa no pé
      O maior que foi embora
      E o resto, do jeito que é`,
  },
  {
    words:
      'dança dançar dançava dançavam dançou dançamos dancei dançando dançam danço danças dançarino dançarina dançarinos dança_de_salão danca dancar dancava dancando forró forro_de_serra forrozeiro forrozeira arrasta-pé arrasta_pé baile bailes bailão valsa valsas xote zumba bolero zouk',
    stanzas: `
      Tapete todo enrolado
      Dois pra lá e dois pra cá
      Meia que escorre no piso
      Giro em volta do sofá

      Vestido que roda inteiro
      Mão na cintura, outra em cima
      Pisada no pé do par
      E um passo novo, que rima

      Queixo encostado no ombro
      Chão que range na batida
      Luz acesa só no canto
      E outra música pedida

      Salto na mão, pé no chão
      Cabelo preso na testa
      Ombro que sobe e que desce
      E a última volta da festa`,
  },
  {
    words:
      'samba sambas sambar sambava sambando sambista sambistas roda_de_samba escola_de_samba pagode pagodes pagodeiro carnaval carnavais folia folião foliões bloco_de_carnaval bloco_de_rua desfila_na_avenida porta-bandeira mestre-sala passista pandeiro cavaquinho cavaco tamborim cuíca batucada batuque batuca batucava fantasia_de_carnaval frevo maracatu confete serpentina trio_elétrico',
    stanzas: `
      Surdo batendo na rua
      Purpurina atrás da orelha
      Pandeiro em cima da coxa
      E um brilho na sobrancelha

      Confete dentro do tênis
      Serpentina pelo fio
      Um apito na avenida
      Tamborim, puro arrepio

      Mesa, palma, cavaquinho
      Faca batendo no prato
      Refrão que volta sozinho
      E o pé que larga o sapato

      Asfalto cheio de brilho
      Sandália que perde a tira
      Água gelada na esquina
      E a roda que gira e gira`,
  },
  {
    words:
      'cantar canta cantava cantavam cantou cantei cantando cantam cantamos cantarola cantarolava cantarolando cantarolar cantoria cantorias karaokê karaoke caraoquê coral corais cantor cantora cantores cantoras canto_coral desafina desafinado desafinada desafinava microfone microfones canta_no_chuveiro cantava_no_chuveiro canta_no_banho assobia assobiar assobiava assoviava assovia',
    stanzas: `
      Nota na ponta do pé
      Microfone de vassoura
      Refrão com letra trocada
      E a garganta quase estoura

      Um lá-lá-lá no lugar
      Queixo erguido, olho fechado
      Um pé batendo no piso
      E um agudo pendurado

      Copo d'água sobre a mesa
      Folha de letra amassada
      Um fôlego antes do verso
      E a vizinhança avisada

      Refrão que gruda e não sai
      Vidro tremendo de leve
      Uma mão marcando o tempo
      E a nota, que não é breve`,
  },
  {
    words:
      'violão violao violões violonista guitarra guitarras guitarrista viola violas violeiro violeira viola_caipira moda_de_viola ukulele acorde acordes palheta palhetas dedilha dedilhar dedilhava contrabaixo',
    stanzas: `
      Pestana que dói no dedo
      Corda nova que reclama
      Cifra num papel dobrado
      Capa jogada na cama

      Dó, sol, ré, e um fá que falha
      Calo na ponta do dedo
      Uma tarraxa que gira
      E o mesmo som, desde cedo

      Unha raspando no náilon
      Madeira junto do peito
      Palheta achada no bolso
      E um lá menor com defeito

      Caixa furada no meio
      Seis cordas em pouco espaço
      Um pé em cima do banco
      E o tampo embaixo do braço`,
  },
  {
    words:
      'piano pianos pianista pianistas piano_de_cauda teclado_musical tecladista aula_de_piano aulas_de_piano partitura partituras',
    stanzas: `
      Tampa erguida, feltro verde
      Tecla amarela no canto
      Metrônomo que não cansa
      E um dó repetido, e tanto

      Banco que range e se ajusta
      Dedo que sobe uma escala
      Partitura mal dobrada
      E uma nota que enche a sala

      Pedal que geme no fundo
      Preta, branca, preta, preta
      Mão esquerda atrasadinha
      E o erro, que faz careta`,
  },
  {
    words:
      'sanfona sanfonas sanfoneiro sanfoneira sanfoneiros acordeão acordeon acordeom zabumba gaita gaitas gaiteiro fole pé_de_serra',
    stanzas: `
      Fole que abre e que respira
      Botão em cada dedinho
      Correia em cima do ombro
      Baixo que sabe o caminho

      Queixo apoiado na caixa
      Pó levantando do chão
      Zabumba batendo atrás
      E um fole feito pulmão

      Tecla gasta na beirada
      Nota comprida que chora
      Forro vermelho no estojo
      E um xote que não vai embora`,
  },
  {
    words:
      'bateria_da_banda baterista bateristas percussão percussionista tocava_bateria toca_bateria tocar_bateria banda_de_rock banda_de_garagem ensaio_da_banda ensaios_da_banda baqueta baquetas rock_and_roll roqueiro roqueira',
    stanzas: `
      Baqueta lascada ao meio
      Prato que treme e não para
      Caixa batendo na nuca
      E um ventilador na cara

      Fita no chão, fio solto
      Colchão tampando a janela
      Um dois três quatro, e lá vai
      E o ouvido que atropela

      Bumbo com pano por dentro
      Um pé que dobra o compasso
      Suor pingando na pele
      Toalha em volta do braço`,
  },
]
