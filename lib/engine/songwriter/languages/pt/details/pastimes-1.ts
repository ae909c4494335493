import type { Details } from '../../stanzas.ts'

/** Bola, torcida, dança, música. */
export const pastimes1: readonly Details[] = [
  {
    words:
      'futebol pelada peladas peladeiro bola chuteira chuteiras gol gols golaço goleiro goleira goleiros zagueiro zagueira atacante atacantes artilheiro artilheira joga_bola jogava_bola jogar_bola joga_futebol jogava_futebol campinho várzea futsal society drible dribles escanteio pênalti pênaltis camisa_dez meio-campo lateral-direito lateral-esquerdo joelho_ralado timinho escolinha_de_futebol',
    own: `
      {fact}
      E o chinelo [vira virava] trave
      A bola [conhece conhecia] a rua
      E o tempo não [tem tinha] mais chave

      (A bola [rola rolava] no campo|A chuteira [ganha ganhava] barro|O juiz [olha olhava] o relógio)
      E a linha [some sumia] na poeira
      {fact}
      E a tarde [fica ficava] inteira`,
    stanzas: `
      A bola procura a rede
      E acha a janela do vizinho
      O jogo para um segundo
      E alguém vai lá, de mansinho`,
    later: `
      O apito encerra a tarde
      E a chuteira guarda o barro
      Quem perdeu quer outra hoje
      Quem ganhou empurra o carro`,
    hook: `
      Rola a bola, grita gol
      A vida é boa debaixo do sol`,
  },
  {
    words:
      'torce torcer torcia torço torcendo torceu torcida torcidas torcedor torcedora torcedores estádio estádios estadio arquibancada arquibancadas campeonato campeonatos brasileirão libertadores copa_do_mundo maracanã flamengo flamenguista flamenguistas corinthians corintiano corintiana palmeiras palmeirense vasco vascaíno vascaína botafoguense fluminense tricolor são-paulino são-paulina santista grêmio gremista cruzeirense atleticano atleticana timão mengão verdão fanático_por_futebol camisa_do_time',
    own: `
      {fact}
      E o coração perde a vez
      Noventa minutos duram
      O que duraria um mês

      (A camisa da sorte voltou|O rádio cola no ouvido|A bandeira [cobre cobria] o muro)
      E a unha já foi embora
      {fact}
      E o grito não [vê via] a hora`,
    stanzas: `
      A bandeira cobre a rua
      E o grito sai da garganta
      Quem perde jura que larga
      E no domingo levanta`,
    later: `
      O jogo acaba, e na rua
      Ainda tem quem comente
      A torcida dorme no varal
      Suada, feliz e contente`,
    hook: `
      Grita mais alto, que vai dar
      A bola ainda tá pra entrar`,
  },
  {
    words:
      'pesca pescar pescava pescavam pescou pesquei pescando pescaria pescarias pescador pescadora pescadores anzol anzóis vara_de_pesca vara_de_pescar isca iscas tilápia tilápias tucunaré pesqueiro',
    own: `
      {fact}
      E o rio não [tem tinha] relógio
      A linha [espera esperava] na água
      E o silêncio [é era] bom negócio

      (A boia [dorme dormia] na água|A vara [descansa descansava] na pedra|A canoa [desce descia] sem pressa)
      E ninguém [fala falava] um segundo
      {fact}
      E [parece parecia] o dono do mundo

      {you.fact}
      E o maior sempre fugiu
      Cada vez que a gente conta
      Ele aumenta mais um rio`,
    stanzas: `
      A boia afunda de leve
      E a linha risca o espelho
      O peixe foge com a isca
      E deixa só o conselho`,
    later: `
      O rio ainda passa ali
      E a margem guarda o lugar
      Quem aprendeu a esperar
      Sabe o que é pescar`,
    hook: `
      Joga a linha, espera o rio
      Um peixe, um silêncio, um assobio`,
  },
  {
    words:
      'dança dançar dançava dançavam dançou dançamos dancei dançando dançam danço danças dançarino dançarina dançarinos dança_de_salão danca dancar dancava dancando forró forro_de_serra forrozeiro forrozeira arrasta-pé arrasta_pé baile bailes bailão valsa valsas xote zumba bolero zouk',
    own: `
      {fact}
      E o tapete [sai saía] da sala
      O corpo [conta contava] uma história
      Que a boca às vezes cala

      (O sofá [vai ia] pro canto|A sanfona [puxa puxava] a fila|A música [sobe subia] um pouco)
      E o pé [descobre descobria] o caminho
      {fact}
      E ninguém [dança dançava] sozinho`,
    stanzas: `
      O pé conversa com o chão
      E o ombro responde em cima
      A música chega no fim
      E a sala pede outra rima`,
    later: `
      A luz acende no baile
      E o salto já está na mão
      Quem dançou a noite toda
      Ainda escuta o salão`,
    hook: `
      Dois pra lá, dois pra cá
      Quem não sabe aprende já`,
  },
  {
    words:
      'samba sambas sambar sambava sambando sambista sambistas roda_de_samba escola_de_samba pagode pagodes pagodeiro carnaval carnavais folia folião foliões bloco_de_carnaval bloco_de_rua desfila_na_avenida porta-bandeira mestre-sala passista pandeiro cavaquinho cavaco tamborim cuíca batucada batuque batuca batucava fantasia_de_carnaval frevo maracatu serpentina trio_elétrico',
    own: `
      {fact}
      E a mesa [vira virava] pandeiro
      O surdo [chama chamava] na esquina
      E o coração [vai ia] primeiro

      (O surdo [chama chamava] na esquina|O pandeiro [abre abria] a roda|O cavaco [puxa puxava] o fio)
      E a tristeza [pede pedia] licença
      {fact}
      E a rua nem mais pensa`,
    stanzas: `
      O pandeiro brilha na mão
      E a roda aumenta um lugar
      Quem só parou pra olhar
      Já não consegue parar`,
    later: `
      Na quarta a rua é de cinza
      E o confete fica no chão
      O samba sai da avenida
      E mora na palma da mão`,
    hook: `
      Bate na palma, bate no pé
      O samba pergunta quem é que quer`,
  },
  {
    words:
      'cantar canta cantava cantavam cantou cantei cantando cantam cantamos cantarola cantarolava cantarolando cantarolar cantoria cantorias karaokê karaoke caraoquê cantor cantora cantores cantoras canto_coral desafina desafinado desafinada desafinava microfone microfones canta_no_chuveiro cantava_no_chuveiro canta_no_banho',
    own: `
      {fact}
      E a casa toda [é era] plateia
      A nota [escapa escapava] da boca
      E [vai ia] contar a ideia

      (A vassoura [é era] microfone|O chuveiro [faz fazia] plateia|A letra ninguém [sabe sabia] inteira)
      E a parede [faz fazia] segunda
      {fact}
      E a alegria se aprofunda

      {fact}
      E o dia [fica ficava] mais leve
      A música [entra entrava] na sala
      Sem pedir que alguém a leve`,
    stanzas: `
      A voz procura a nota
      E acha um canto só dela
      O vizinho fecha a porta
      E abre um pouco a janela`,
    later: `
      Mesmo depois, no silêncio
      Fica no ar a melodia
      A música que alguém canta
      Anda o resto do dia`,
    hook: `
      Canta comigo, canta mais alto
      Da janela até o asfalto`,
  },
  {
    words:
      'violão violao violões violonista guitarra guitarras guitarrista viola violas violeiro violeira viola_caipira moda_de_viola ukulele palheta palhetas dedilha dedilhar dedilhava contrabaixo',
    own: `
      {fact}
      E a roda [chega chegava] mais perto
      A corda [dói doía] no dedo
      E o acorde [sai saía] quase certo

      (A corda nova [reclama reclamava]|O violão [sai saía] da capa|A cifra [dobra dobrava] no bolso)
      E alguém já [puxa puxava] o refrão
      {fact}
      E a lua [desce descia] pro chão`,
    stanzas: `
      O violão encosta no peito
      E a madeira escuta o coração
      A corda treme e sossega
      E a noite vira canção`,
    later: `
      O violão volta pra capa
      E a mão ainda faz o acorde
      A música não tem pressa
      E acorda quando alguém acorde`,
    hook: `
      Dó, sol, ré, e a roda já sabe
      Nas seis cordas o mundo cabe`,
  },
  {
    words:
      'piano pianos pianista pianistas piano_de_cauda teclado_musical tecladista aula_de_piano aulas_de_piano partitura partituras',
    own: `
      {fact}
      E a sala [aprende aprendia] a escutar
      A tecla branca e a preta
      Conversam sem se brigar

      (A tampa se abre devagar|O banco range e se ajusta|A partitura escorrega)
      E a nota enche o corredor
      {fact}
      E o silêncio tem mais cor`,
    stanzas: `
      A mão esquerda caminha
      E a direita vai voando
      A nota errada da tarde
      Acaba virando encanto`,
    later: `
      O piano fecha a boca
      E a sala fica maior
      A última nota demora
      E a gente escuta melhor`,
    hook: `
      Preta e branca, mão e mão
      A sala inteira é uma canção`,
  },
  {
    words:
      'sanfona sanfonas sanfoneiro sanfoneira sanfoneiros acordeão acordeon acordeom zabumba gaita gaitas gaiteiro pé_de_serra',
    own: `
      {fact}
      E o fole [respira respirava] fundo
      O chão [levanta levantava] poeira
      E o baile [ganha ganhava] o mundo

      (O fole se [abre abria] no peito|A sanfona [puxa puxava] a noite|A zabumba [marca marcava] o passo)
      E o par se [encontra encontrava] no salão
      {fact}
      E a noite [cabe cabia] na mão`,
    stanzas: `
      A sanfona abre o peito
      E a saudade sai cantando
      Quem estava de pé na porta
      Já entrou, e está dançando`,
    later: `
      O fole se fecha na caixa
      E a poeira baixa no chão
      De longe ainda se escuta
      Um xote no coração`,
    hook: `
      Puxa o fole, sanfoneiro, puxa
      Que a noite é boa e ninguém se assusta`,
  },
  {
    words:
      'bateria_da_banda baterista bateristas percussão percussionista tocava_bateria toca_bateria tocar_bateria banda_de_rock banda_de_garagem ensaio_da_banda ensaios_da_banda baqueta baquetas rock_and_roll roqueiro roqueira',
    own: `
      {fact}
      E o vizinho já desistiu
      A parede [treme tremia] inteira
      E o gato da sala sumiu

      (A baqueta conta até quatro|O colchão tampa a janela|O prato treme e não para)
      E a garagem vira estádio
      {fact}
      E parece música de rádio`,
    stanzas: `
      A baqueta conta até quatro
      E o mundo começa a tremer
      O copo anda na mesa
      E não tem como se conter`,
    later: `
      O amplificador apaga
      E o ouvido fica a zunir
      O baterista guarda o barulho
      E o bairro volta a dormir`,
    hook: `
      Um, dois, três, quatro, e vai
      O barulho entra e ninguém mais sai`,
  },
]
