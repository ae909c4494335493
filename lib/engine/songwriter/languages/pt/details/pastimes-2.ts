import type { Details } from '../../stanzas.ts'

/** Livro, tela, baralho, tênis no pé. */
export const pastimes2: readonly Details[] = [
  {
    words:
      'ler lê lendo leu livro livros livrinho livrinhos leitura leituras leitor leitora leitores biblioteca bibliotecas bibliotecária bibliotecário livraria livrarias sebo sebos gibi gibis estante estantes lia_muito lia_tudo lia_livros lia_livro lia_jornal lia_gibi lia_poesia palavras-cruzadas palavras_cruzadas palavra_cruzada',
    own: `
      {fact}
      E a página [vira virava] um navio
      A luz [fica ficava] acesa até tarde
      E o chá já [está estava] frio

      (A luz do quarto acesa|A pilha [cresce crescia] na cama|O chá esfriou na mesa)
      E o mundo mudou de lugar
      {fact}
      E só mais um pra acabar`,
    stanzas: `
      O livro se abre no colo
      E o sofá levanta voo
      O relógio dá meia-noite
      E ninguém ouve o que soou`,
    later: `
      A estante guarda as viagens
      E o canto da folha dobrada
      Quem leu um livro na vida
      Tem o mundo em cada virada`,
    hook: `
      Só mais uma página, só mais um fim
      O livro acaba e começa em mim`,
  },
  {
    words:
      'novela novelas noveleira noveleiro televisão televisao televisor tv séries seriado seriados cinema cinemas maratona_de_séries maratonar controle_remoto controle_da_tv netflix',
    own: `
      {fact}
      E ninguém [fala falava] na hora
      A luz da tela na sala
      E a pipoca [vai ia] embora

      (A luz da sala se [apaga apagava]|A pipoca [passa passava] de mão|O filme mal começou)
      E [começa começava] outro mundo na tela
      {fact}
      E a gente [entra entrava] por ela`,
    stanzas: `
      A luz se apaga na sala
      E a pipoca salta no colo
      A tela conta mil vidas
      E ninguém pede consolo`,
    later: `
      O filme acaba na tela
      E a luz se acende outra vez
      Na rua a história continua
      No passo que a gente fez`,
    hook: `
      Apaga a luz, que vai começar
      Pipoca na mão, e a vida no ar`,
  },
  {
    words:
      'videogame videogames video_game vídeo_game video_games joguinho joguinhos jogos_online jogo_online playstation xbox nintendo minecraft fortnite free_fire gamer gamers joga_online jogava_online fliperama',
    own: `
      {fact}
      E o jantar [espera esperava] frio
      A fase [tem tinha] um dragão
      E o controle [tem tinha] um fio

      (A fase nunca [termina terminava]|A tela [ilumina iluminava] o quarto|O dedão já criou calo)
      E a mãe já chamou três vezes
      {fact}
      E o jogo [dura durava] uns meses`,
    stanzas: `
      O dragão sopra na tela
      E o dedo salta o vulcão
      Só falta mais uma vida
      E acaba a do colchão`,
    later: `
      A tela enfim escurece
      E o quarto volta a ser quarto
      No joguinho tem outra fase
      E um herói bem mais farto`,
    hook: `
      Só mais uma vida, só mais uma vez
      A última é sempre a número seis`,
  },
  {
    words:
      'baralho baralhos truco canastra tranca_e_buraco cacheta pife carteado jogo_de_cartas joga_cartas jogava_cartas jogar_cartas jogar_baralho joga_baralho jogava_baralho joga_truco jogava_truco',
    own: `
      {fact}
      E a mesa [treme tremia] no grito
      O ás se [esconde escondia] na manga
      E o blefe [fica ficava] bonito

      (A mesa [balança balançava] um pouco|O feijão [marca marcava] os pontos|A carta [some sumia] no leque)
      E o vizinho, de olho comprido
      {fact}
      E ninguém [sai saía] convencido`,
    stanzas: `
      A carta bate na mesa
      E a casa inteira responde
      O parceiro faz um sinal
      E o outro não vê de onde`,
    later: `
      O baralho volta pra caixa
      E a dívida é de feijão
      A revanche é no outro domingo
      E já tem reclamação`,
    hook: `
      Truco, ladrão, seis na mesa
      Quem grita mais alto tem mais certeza`,
  },
  {
    words:
      'corredor_de_rua maratona maratonas maratonista meia-maratona meia_maratona correr_na_rua correr_no_parque correr_maratona correr_maratonas gosta_de_correr adora_correr pra_correr para_correr corria_na_rua corria_todo corria_toda corre_todo corre_toda corre_no_parque corria_no_parque são_silvestre',
    own: `
      {fact}
      E a rua [acorda acordava] primeiro
      O fôlego [acha achava] o compasso
      E o passo [vai ia] ligeiro

      (O tênis [bate batia] no asfalto|O relógio [marca marcava] a volta|A ladeira [chega chegava] cedo)
      E a ladeira não [assusta assustava] mais
      {fact}
      E o cansaço [fica ficava] pra trás`,
    stanzas: `
      O tênis bate no asfalto
      E o sol levanta do chão
      A perna pede parada
      E a cabeça diz que não`,
    later: `
      A medalha na parede
      Faz barulho quando venta
      A melhor corrida da vida
      É a que a gente inventa`,
    hook: `
      Mais um passo, respira e vai
      Quem chegou até aqui não cai`,
  },
  {
    words:
      'academia academias musculação musculacao malha malhar malhava malhando crossfit pilates halter halteres personal agachamento',
    own: `
      {fact}
      E o espelho [vê via] primeiro
      A barra [pesa pesava] na mão
      E [vale valia] o dia inteiro

      (A barra [pesa pesava] na mão|A esteira não [vai ia] a lugar nenhum|A música [bate batia] no peito)
      E [faltam faltavam] sempre mais três
      {fact}
      E a perna [treme tremia] de vez`,
    stanzas: `
      O peso sobe e desce
      E o suor conta a história
      A escada, no outro dia
      É que não tem vitória`,
    later: `
      A academia dói na segunda
      E na quarta já esqueceu
      A força que a gente busca
      Um pouco já apareceu`,
    hook: `
      Mais três, mais duas, mais uma vez
      Amanhã eu sinto o que a gente fez`,
  },
  {
    words:
      'piscina piscinas natação natacao nadador nadadora nadadores hidroginástica aula_de_natação aulas_de_natação',
    own: `
      {fact}
      E o azul [abre abria] caminho
      A touca [aperta apertava] a orelha
      E o peixe não nada sozinho

      (O azulejo [brilha brilhava] no fundo|A touca [aperta apertava] a cabeça|O apito [toca tocava] na borda)
      E o fôlego [vira virava] um nó
      {fact}
      E a água [carrega carregava] só`,
    stanzas: `
      A água segura o corpo
      E o barulho fica fora
      Um braço depois do outro
      E o medo já foi embora`,
    later: `
      A toalha abraça o frio
      E o cloro fica na mão
      Quem boia numa piscina
      Não afunda à toa, não`,
    hook: `
      Braço, respira, braço outra vez
      A água empurra pra quem já fez`,
  },
  {
    words:
      'pipa pipas solta_pipa soltar_pipa soltava_pipa empinar_pipa empinava_pipa soltávamos_pipa rabiola rabiolas pião piões bolinha_de_gude bolinhas_de_gude',
    own: `
      {fact}
      E o céu [fica ficava] bem mais perto
      A linha [conversa conversava] com o dedo
      E o vento [é era] um livro aberto

      (A linha corre no dedo|A rabiola dança no céu|O vento chama na rua)
      E o papel de seda é quem manda
      {fact}
      E o céu inteiro é varanda`,
    stanzas: `
      A pipa puxa a linha
      E o menino puxa o céu
      O vento assina embaixo
      Num pedaço de papel`,
    later: `
      A linha um dia se solta
      E a pipa vai pelo mar
      Fica um risco na memória
      E a cabeça lá no ar`,
    hook: `
      Solta a linha, deixa subir
      O vento é quem sabe pra onde ir`,
  },
  {
    words:
      'caminhada caminhadas caminhava caminhamos caminhando passeio passeios passear passeava passeávamos passeando passeia pracinha banco_da_praça',
    own: `
      {fact}
      E a rua não tem pressa alguma
      O passo combina com o outro
      E a conversa se arruma

      (O banco da praça espera|A calçada sobe um pouco|A folha seca estala)
      E a tarde vem junto, do lado
      {fact}
      E o mundo já está mudado`,
    stanzas: `
      A praça sabe o caminho
      E o cachorro cheira a grade
      O passo vai devagar
      E a prosa fica à vontade`,
    later: `
      A caminhada acaba na porta
      E a perna pede um café
      Quem anda junto na vida
      Conhece o outro pelo pé`,
    hook: `
      Um passo, outro passo, e a gente vai
      A tarde é comprida e a sombra cai`,
  },
  {
    words:
      'abraço abraços abraçar abraça abraçava abraçou abracei abraçando abracinho abracinhos abraco abracos abraçam',
    own: `
      {fact}
      E o casaco [amassa amassava] inteiro
      O mundo [faz fazia] uma pausa
      E [espera esperava] lá no terreiro

      (Tem hora que não tem frase|Tem dia que pesa na volta|A palavra às vezes falta)
      E o braço sabe o que diz
      {fact}
      E o dia sai mais feliz`,
    stanzas: `
      O braço fecha o caminho
      E o peito escuta o peito
      O resto fica pra depois
      Que um abraço tem seu jeito`,
    later: `
      O cheiro fica no ombro
      E o dia segue melhor
      Abraço não sai na foto
      Mas é o que fica de cor`,
    hook: `
      Vem cá, me dá um abraço
      No mundo inteiro falta esse espaço`,
  },
]
