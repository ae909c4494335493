import type { OwnWords } from '../own-words.ts'

/** The person's own words stand in the unrhymed lines, as they come. */
export const ownWords: OwnWords = {
  warm: `
    {you.fact}
    E eu conto pra rua inteira
    {you.next}
    Com a voz de quem grita em feira

    {fact}
    Só de lembrar, já dou risada
    {next}
    E a semana parece arrumada

    {you.fact}
    Eu vi, ninguém me contou
    {you.next}
    E foi aí que me ganhou

    {fact}
    Tem gente que nem repara
    {next}
    E eu guardo, que é coisa rara

    {you.fact}
    Eu conto, e a mesa silencia
    {you.next}
    E depois ri, de simpatia

    {fact}
    É a primeira coisa que eu conto
    {next}
    E aumento um ponto, e outro ponto

    {fact}
    Pode perguntar na praça
    Tem quem ache coisa pouca
    Eu acho que é toda a graça

    {you.fact}
    E eu rodei toda a cidade
    Achei muita gente boa
    E como você, nem metade

    {fact}
    Parece pouco, e não é
    Se a casa pegasse fogo
    Eu salvava isso, e um café

    {fact}
    Eu podia parar por aqui
    Já dava uma música inteira
    Mas tem muito mais, que eu já vi

    {fact}
    Quem não viu não sabe como é
    Eu tava na primeira fila
    E no fim aplaudi de pé

    {you.fact}
    Eu podia só reparar
    Mas reparei, e deu nisso
    Deu vontade de cantar

    {fact}
    Guardo isso num vidro fechado
    Pra abrir numa segunda-feira
    E ter a manhã do seu lado

    {fact}
    Eu conto, e puxam a cadeira
    {next}
    E o café esfria na chaleira

    {fact}
    Se desse medalha, já tinha um varal
    {next}
    E a mais bonita ia pro quintal

    {fact}
    Não sai no jornal, nem precisa
    {next}
    Eu levo no bolso da camisa

    {fact}
    De tudo no mundo, eu fico com isso
    {next}
    E assino embaixo, com compromisso`,
  funny: `
    {fact}
    Eu queria estar inventando
    {next}
    E o vizinho segue contando

    {fact}
    Você pensa que acabou? Não
    {next}
    Por isso virou canção

    {fact}
    Tenho três testemunhas, juro
    {next}
    Uma delas riu no escuro

    {fact}
    Eu tava na paz, eu tava bem
    {next}
    Hoje não respondo a ninguém

    {fact}
    Anotei com data e hora
    Mandei pra alguém importante
    Que riu, e foi logo embora

    {fact}
    Pode rir, eu também ria
    Se não fosse com a minha cara
    Às nove, em plena luz do dia

    {fact}
    Contei até dez, contei até cem
    {next}
    Já passei dos mil, e não fiquei bem

    {fact}
    O meu cachorro tapou a cara
    {next}
    E olha que ele nem repara

    {fact}
    Se for pegadinha, já pode sair
    {next}
    Que eu tô com o nervo a ponto de fugir

    {fact}
    Tem gente que acha isso normal
    {next}
    Eu fiquei com um tique facial

    {fact}
    Eu conto em velório, eu conto em bar
    {next}
    E nem preciso exagerar

    {fact}
    A minha mãe falou: respira
    {next}
    E até agora o teto gira

    {fact}
    Pedi o livro de reclamação
    Me deram um lápis e um guardanapo
    E agora eu sigo escrevendo no chão

    {fact}
    Liguei pro advogado, ele almoçava
    Falei que era urgente, caso perdido
    Do outro lado, só gargalhava

    {fact}
    A minha terapeuta comprou um barco
    Falou que é graças a casos assim
    E o meu nome vai pintado no casco

    {fact}
    Não quero justiça, nem peço perdão
    Só quero que passe no jornal das oito
    Com música triste de fundo, e trovão`,
  grief: `
    {fact}
    Se fecho o olho, eu vejo inteiro
    {next}
    E vem junto até o cheiro

    {fact}
    Eu guardei, não perdi nada
    {next}
    É o que me acorda, de madrugada

    {fact}
    Escrito assim, parece pouco
    {next}
    Cabe num bilhete de troco

    {fact}
    Eu dava um ano por esse dia
    {next}
    E aquele sol batendo na pia

    {fact}
    Eu conto a quem quer me ouvir
    As pessoas fazem que sim
    E mudam de assunto a seguir

    {fact}
    Tem dia em que é só o que eu ouço
    Alguém pergunta o que foi
    Eu digo: o gato, o almoço

    {fact}
    A casa sabe, e não diz nada
    {next}
    Só range um pouco, de madrugada

    {fact}
    Eu penso na fila, eu penso ao pagar
    {next}
    Me dão o troco, e eu deixo lá

    {fact}
    O resto some, e isso insiste
    {next}
    E nem é alegre, e nem é triste

    {fact}
    Eu falo rápido, pra não tropeçar
    {next}
    E tropeço sempre no mesmo lugar

    {fact}
    O mundo passava, fazendo barulho
    {next}
    E eu guardava isso num embrulho

    {fact}
    Não sei por que volta, nem peço que venha
    {next}
    É como uma brasa debaixo da lenha

    {fact}
    Abri a gaveta atrás de um botão
    E tava lá isso, dobrado e passado
    Não costurei nada, sentei no chão

    {fact}
    Me dizem que o tempo vai resolver
    Eu olho o relógio, ele olha pro lado
    Nenhum de nós dois sabe o que fazer

    {fact}
    Choveu na roupa que eu pendurei
    Fui recolher, e o braço parou
    Com o pregador na mão, e fiquei

    {fact}
    Eu deixo a luz da varanda acesa
    A mariposa vem, e dá uma volta
    E pousa nisso, em cima da mesa`,
  sorry: `
    {fact}
    Eu ouço como isso soa
    {next}
    Não tem desculpa que seja boa

    {fact}
    Não tem jeito bonito de dizer
    {next}
    Se desse, eu ia lá desfazer

    {fact}
    Queria dizer que alguém me empurrou
    {next}
    Mas o espelho já confessou

    {fact}
    Já olhei de todo lado
    De cima, de costas, de longe
    E continua errado

    {fact}
    Você calou, e eu entendi
    Falei com a parede a noite inteira
    Ela ficou do seu lado, eu vi

    {fact}
    Eu falo, e a cara cai no chão
    {next}
    E eu nem recolho, com razão

    {fact}
    Nem o cachorro me olha mais
    {next}
    E é ele que tá certo, aliás

    {fact}
    Procurei um culpado no quintal
    {next}
    E achei no espelho, no final

    {fact}
    Se o tempo vendesse um minuto atrás
    {next}
    Eu pagava o dobro, e pagava mais

    {fact}
    Não vim explicar, não tem explicação
    {next}
    Eu vim de cara e chapéu na mão

    {fact}
    Eu sei de cor, de trás pra frente
    {next}
    E não melhora, infelizmente

    {fact}
    Chamei de descuido, e não colou
    {next}
    Erro é o nome que sobrou

    {fact}
    Ensaiei um discurso no ônibus lotado
    Na sua porta esqueci a metade
    Sobrou um desculpa, meio amassado

    {fact}
    Eu trouxe flor, se você aceitar
    Eu sei que flor não conserta nada
    Por isso trouxe o vaso, e vim plantar

    {fact}
    Podia dizer que foi sem querer
    E foi, e não muda nenhuma vírgula
    Eu fiz, e agora é aprender

    {fact}
    Me falta desculpa, me sobra vergonha
    Eu visto e ando com ela na rua
    E ela se deita comigo na fronha`,
  lesson: `
    {fact}
    (Fala baixo|Fala alto|Bate palma), e já entrou
    {next}
    Quem repetiu, decorou

    {fact}
    Essa parte é a primeira, segura
    {next}
    E com a outra ela se mistura

    {fact}
    Agora não sai da cabeça
    {next}
    Ensina, antes que eu esqueça

    {fact}
    Quem sabe isso, sabe o resto
    Batuca na mesa com o lápis
    Que a lição entra pelo gesto

    {fact}
    Repete, com a mão na mesa
    A primeira vez é susto
    A segunda já é certeza

    {fact}
    Escreve no quadro, com giz
    {next}
    E canta, que é assim que se diz

    {fact}
    Com uma palma, com duas, com três
    {next}
    E a turma inteira diz outra vez

    {fact}
    Fecha os olhos, dá pra dizer
    {next}
    Abre, e tá lá, pode ver

    {fact}
    Quem sabe essa parte já tá no meio
    {next}
    Quem se perdeu, volta sem receio

    {fact}
    Conta pro gato, pro vaso, pro sofá
    {next}
    Quem ensina aprende, e é pra já

    {fact}
    Sem pressa nenhuma, sem medo de errar
    {next}
    O dedo na linha, e pode cantar

    {fact}
    Ninguém precisa nem anotar
    {next}
    O que se canta não sai do lugar

    {fact}
    Cola na porta da geladeira
    Entre a lista e o ímã de abacaxi
    E lê no lanche, a semana inteira

    {fact}
    Se der um branco na hora da prova
    Cantarola baixinho essa melodia
    E a resposta aparece, novinha, nova

    {fact}
    Se perguntarem, levanta a mão
    A turma se vira, e você responde
    Cantando inteirinho o refrão

    {fact}
    É feito laço no cadarço
    Uma volta, duas, puxa a pontinha
    E sai sozinho, a cada passo`,
  soft: `
    {fact}
    Psiu, amanhã tem mais
    {next}
    A lua vem logo atrás

    {fact}
    Tudo isso dorme também
    {next}
    E não falta mais ninguém

    {fact}
    De leve, sem fazer ruído
    Fecha um olho, fecha o outro
    Que o dia já foi vivido

    {fact}
    O abajur já cochilou
    {next}
    E a estrela bocejou

    {fact}
    A janela já fechou
    {next}
    E a rua se deitou

    {fact}
    A noite traz o cobertor
    {next}
    E canta baixo, sem tambor

    {fact}
    O rio dorme também
    {next}
    E lá longe dorme o trem

    {fact}
    O travesseiro já sabe
    {next}
    E nele tudo cabe

    {fact}
    Bem devagar, feito neve
    {next}
    O berço balança leve

    {fact}
    O vento vem de meia
    {next}
    Debaixo da lua cheia

    {fact}
    O relógio fala baixo
    {next}
    E a água dorme no riacho

    {fact}
    A lua contou pro gato
    O gato contou pro telhado
    E já dormiram, no ato

    {fact}
    Agora boceja o sofá
    As meias já dormem num canto
    E o sono vem vindo pra cá

    {fact}
    Amanhã me conta o final
    Tem um sonho esperando na porta
    De pijama e de avental

    {fact}
    As horas vêm de chinelo
    Uma se senta na beira da cama
    E faz carinho no cabelo

    {fact}
    Fica aqui, não vai fugir
    A casa inteira já deu boa-noite
    E agora é só dormir`,
  cheer: `
    {fact}
    Canta alto, até o portão
    {next}
    Quem chegou, levanta a mão

    {fact}
    Põe no muro, põe na faixa
    {next}
    Que a voz da gente não abaixa

    {fact}
    Pode escrever no muro
    Tem quem tenha taça e trombeta
    A gente tem isso, eu juro

    {fact}
    Bate o bumbo, treme a calçada
    {next}
    E não tem boca que fique calada

    {fact}
    Tá por dentro da camisa
    {next}
    Não desbota, nem precisa

    {fact}
    O vô já cantava assim
    {next}
    E passou o grito pra mim

    {fact}
    Com sol, com lama, com trovão
    {next}
    A gente canta em pé no chão

    {fact}
    Levanta a mão, que falta uma voz
    {next}
    Se falta uma, canta por nós

    {fact}
    Ganhando ou perdendo, tanto faz
    {next}
    Quem vem atrás que cante mais

    {fact}
    Que saia na foto, que saia no rádio
    {next}
    A gente canta até fora do estádio

    {fact}
    Quem tá na fila, quem tá na janela
    {next}
    Canta essa parte, que é a mais bela

    {fact}
    Se canta em cima do muro
    Tem quem compre estrela pra pôr na camisa
    A gente faz barulho no escuro

    {fact}
    Se ouve até na outra cidade
    Perguntam se é chuva, se é trovoada
    É a gente, e nem é metade

    {fact}
    A vó grita da primeira fila
    De cachecol e cadeira de praia
    E quem não gritar, ela belisca

    {fact}
    E quando a perna tremer no final
    Alguém lá de trás começa baixinho
    E acaba virando um temporal

    {fact}
    Pinta no pano, pendura no arame
    Que o vento leia em voz alta pra rua
    E a rua inteira depois nos chame`,
  plain: `
    {fact}
    O resto pode levar
    {next}
    Isso eu deixo no lugar

    {fact}
    Eu ficava a tarde vendo
    {next}
    E a canção vai se escrevendo

    {fact}
    Passa feito ônibus na rua
    {next}
    Quem perdeu, a gente continua

    {fact}
    Não precisa de mais nada
    {next}
    Cabe na mesa, e na calçada

    {fact}
    É simples assim, e é tudo
    Eu até inventava mais
    Mas gosto disso, miúdo

    {fact}
    Pode escrever no portão
    Tem música de rei e cavalo
    Eu quis foi esta, de chão

    {fact}
    Eu passo, e paro pra olhar
    {next}
    E o cachorro deita, e me deixa ficar

    {fact}
    Nem mais, nem menos, do jeito que tá
    {next}
    E quem duvidar, que passe por lá

    {fact}
    Não tá no mapa, e dá pra achar
    {next}
    Dobrando a esquina, passando o bar

    {fact}
    Com isso e um pão em cima da mesa
    {next}
    A tarde passa, e ninguém tem pressa

    {fact}
    Eu sento no banco e vejo passar
    {next}
    E fica tarde, e eu quero ficar

    {fact}
    A vó já dizia, e eu digo também
    {next}
    O que é simples faz muito bem

    {fact}
    Contei pra um moço no ponto
    Passaram três ônibus, ele ficou
    E disse: segue, que eu tô pronto

    {fact}
    Podia enfeitar com laço e sino
    Soltar foguete, chamar fanfarra
    Mas gosto assim, pequenino

    {fact}
    É coisa de rua, miúda, de chão
    Que a gente pisa sem perceber
    E um dia pega, e põe na mão

    {fact}
    Não veio escrito em manual
    Nem tem instrução na embalagem
    E sai sozinho, e não sai mal`,
  hook: `
    {fact}
    (Canta baixo, canta alto, canta inteiro|É pouquinho, e parece o mundo inteiro)

    {fact}
    É daí que nasce a canção

    {fact}
    Quem tá no fundo, repete comigo

    {fact}
    Mais uma vez, que eu não me canso

    {fact}
    O resto a banda toca por mim

    {fact}
    Isso eu canto em qualquer lugar`,
}
