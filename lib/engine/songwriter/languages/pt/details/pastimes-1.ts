import type { Details } from '../../stanzas.ts'

/** Bola, torcida, dança, música. */
export const pastimes1: readonly Details[] = [
  {
    words:
      'futebol pelada peladas peladeiro bola chuteira chuteiras gol gols golaço goleiro goleira goleiros zagueiro zagueira atacante atacantes artilheiro artilheira joga_bola jogava_bola jogar_bola joga_futebol jogava_futebol campinho várzea futsal society drible dribles escanteio pênalti pênaltis camisa_dez meio-campo lateral-direito lateral-esquerdo joelho_ralado timinho escolinha_de_futebol',
    own: `
      {fact}
      E o chinelo vira trave
      A bola conhece a rua
      E o tempo não tem mais chave

      (A bola rola no campo|A chuteira ganha barro|O juiz olha o relógio)
      E a linha some na poeira
      {fact}
      E a tarde fica inteira`,
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

      (A camisa da sorte voltou|O rádio cola no ouvido|A bandeira cobre o muro)
      E a unha já foi embora
      {fact}
      E o grito não vê a hora`,
    stanzas: `
      A bandeira cobre a rua
      E o grito sai da garganta
      Quem perde jura que larga
      E no domingo levanta`,
    later: `
      O jogo acaba, e na rua
      Ainda tem quem comente
      A camisa dorme no varal
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
      E o rio não tem relógio
      A linha espera na água
      E o silêncio é bom negócio

      (A boia dorme na água|A vara descansa na pedra|A canoa desce sem pressa)
      E ninguém fala um segundo
      {fact}
      E parece o dono do mundo

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
      E o tapete sai da sala
      O corpo conta uma história
      Que a boca às vezes cala

      (O sofá vai pro canto|A sanfona puxa a fila|A música sobe um pouco)
      E o pé descobre o caminho
      {fact}
      E ninguém dança sozinho`,
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
      'samba sambas sambar sambava sambando sambista sambistas roda_de_samba escola_de_samba pagode pagodes pagodeiro carnaval carnavais folia folião foliões bloco_de_carnaval bloco_de_rua desfila_na_avenida porta-bandeira mestre-sala passista pandeiro cavaquinho cavaco tamborim cuíca batucada batuque batuca batucava fantasia_de_carnaval frevo maracatu confete serpentina trio_elétrico',
    own: `
      {fact}
      E a mesa vira pandeiro
      O surdo chama na esquina
      E o coração vai primeiro

      (O surdo chama na esquina|O pandeiro abre a roda|O cavaco puxa o fio)
      E a tristeza pede licença
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
      'cantar canta cantava cantavam cantou cantei cantando cantam cantamos cantarola cantarolava cantarolando cantarolar cantoria cantorias karaokê karaoke caraoquê coral corais cantor cantora cantores cantoras canto_coral desafina desafinado desafinada desafinava microfone microfones canta_no_chuveiro cantava_no_chuveiro canta_no_banho assobia assobiar assobiava assoviava assovia',
    own: `
      {fact}
      E a casa toda é plateia
      A nota escapa da boca
      E vai contar a ideia

      (A vassoura é microfone|O chuveiro faz plateia|A letra ninguém sabe inteira)
      E a parede faz segunda
      {fact}
      E a alegria se aprofunda

      {fact}
      E o dia fica mais leve
      A música entra na sala
      Sem pedir que alguém a leve`,
    stanzas: `
      A voz procura a nota
      E acha um canto só dela
      O vizinho fecha a porta
      E abre um pouco a janela`,
    later: `
      O silêncio da casa agora
      Ainda tem melodia
      A música que alguém canta
      Fica presa no dia`,
    hook: `
      Canta comigo, canta mais alto
      Da janela até o asfalto`,
  },
  {
    words:
      'violão violao violões violonista guitarra guitarras guitarrista viola violas violeiro violeira viola_caipira moda_de_viola ukulele acorde acordes palheta palhetas dedilha dedilhar dedilhava contrabaixo',
    own: `
      {fact}
      E a roda chega mais perto
      A corda dói no dedo
      E o acorde sai quase certo

      (A corda nova reclama|O violão sai da capa|A cifra dobra no bolso)
      E alguém já puxa o refrão
      {fact}
      E a lua desce pro chão`,
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
      E a sala aprende a escutar
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
      'sanfona sanfonas sanfoneiro sanfoneira sanfoneiros acordeão acordeon acordeom zabumba gaita gaitas gaiteiro fole pé_de_serra',
    own: `
      {fact}
      E o fole respira fundo
      O chão levanta poeira
      E o baile ganha o mundo

      (O fole se abre no peito|A sanfona puxa a noite|A zabumba marca o passo)
      E o par se encontra no salão
      {fact}
      E a noite cabe na mão`,
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
      A parede treme inteira
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
      A banda guarda o barulho
      E o bairro volta a dormir`,
    hook: `
      Um, dois, três, quatro, e vai
      O barulho entra e ninguém mais sai`,
  },
]
