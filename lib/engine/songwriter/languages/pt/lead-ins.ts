import type { LeadIns } from '../language-pack.ts'

/**
 * Couplets before what is told: that it is told now, and how. They hold for anything that follows, and say neither "você" nor "tu":
 * whoever hears them may be several, or be spoken to as in Portugal.
 */
export const leadIns: LeadIns = {
  warm: `
    (Procurei um cartão|Procurei um poema|Procurei um presente), {call}, não tinha
    Fiz esta canção, e trouxe inteirinha

    (Não vale corar|Não vale chorar|Não vale fugir), {call}, deixa eu cantar
    Aquilo que eu sempre esqueço de falar

    Discurso bonito, {call}, eu (não sei fazer|nem sei fazer|não vou fazer)
    Mas sei de umas coisas que eu quero dizer

    (Eu tinha guardado|Andava guardado|Ficou guardado), {call}, no bolso de trás
    O que agora eu canto e não guardo mais

    Se um dia (fizerem um filme|fizerem novela|escreverem livro), {call}, do que é real
    Que comece por isto, que é o principal

    (Não é lenda|Não é conto|Não é novela), não é invenção
    É tudo verdade, e virou canção

    (Por onde eu começo|De onde eu começo|Por onde começa)? Pode ser daqui
    Eu canto na ordem, sem me distrair

    (Pediram pra eu falar|Pediram pra eu contar|Disseram: conta aí), e eu não sei resumir
    Então canto por inteiro, pra quem quiser ouvir

    (Silêncio na sala|Silêncio um momento|Um pouco de silêncio), que eu vou começar
    As coisas mais simples são boas de cantar

    Não trouxe (medalha|discurso|presente), não trouxe flor
    Trouxe o que eu sei, e o que eu sei é de cor

    (Canção de verdade|Canção das boas|Uma canção destas) não tem que inventar
    É só ver a vida e depois contar

    O mundo (tem pressa|não para|faz barulho), e eu peço atenção
    Tem coisa pequena que é grande canção`,
  funny: `
    (Chega mais perto|Chega mais, gente|Puxa a cadeira), que eu vou contar
    Ninguém acredita, mas eu posso jurar

    (Não chamo de fofoca|Não é fofoca, gente|Isto não é fofoca), é informação
    Eu só coloquei no ritmo da canção

    Eu tinha jurado não (contar|falar|cantar) pra ninguém
    Agora eu já canto, e todo mundo vem

    (Senhoras e senhores|Amigos e vizinhos|Parentes e amigos), peço atenção
    Os fatos são estes, sem enrolação

    Alguém tinha que (falar|contar|cantar), sobrou pra mim
    Então conto tudo, do começo ao fim

    (Notícia urgente|Plantão urgente|Saiu agora), última edição
    Quem não viu de perto escuta a canção

    Não tem (testemunha|perícia|processo), não tem tribunal
    Mas os fatos são estes, e o caso é real

    (Quem conta um conto|Quem canta um conto) aumenta um ponto, eu sei
    Mas desta vez, juro, nada aumentei

    (Segura o riso|Prende o riso|Guarda o riso) até o final
    Que é coisa séria, quase oficial

    Se fosse (novela|cinema|desenho), ninguém ia crer
    Mas é vida real, e eu vou dizer

    (Traz a pipoca|Pega a pipoca|Arruma um lugar), que a história é boa
    Não tem invenção, nem conversa à toa`,
  grief: `
    Vou (dizer|contar|cantar) baixinho, do jeito que vem
    Que coisa guardada pesa também

    (Eu fecho os olhos|Se fecho os olhos|Apago a luz) um instante, e está tudo aqui
    Inteiro, do jeito que eu não esqueci

    (Guardei|Juntei|Fiquei com) as coisas pequenas, que as grandes se vão
    E são as pequenas que cabem na mão

    Se (um canto|um verso|a voz) segura o que o tempo quer levar
    É esta a parte que eu quero guardar

    Não quero (enfeitar|discurso|palavra difícil), só quero dizer
    Aquilo que eu lembro, pra não se perder

    O tempo (caminha|tem pressa|não para), o tempo desfaz
    Mas isto que eu canto ele deixa em paz

    Tem dia (comprido|calado|vazio) em que eu volto a contar
    As mesmas lembranças, no mesmo lugar

    (Senta aqui perto|Fica um pouco|Fica comigo), me deixa falar
    É coisa guardada querendo cantar`,
  sorry: `
    Não trouxe (flores|presente|bombom), não trouxe desculpa
    Eu conto o que houve, e assumo a culpa

    (Ensaiei|Decorei|Inventei) mil desculpas, nenhuma prestou
    Então vai a verdade, que foi o que sobrou

    Perdão é palavra (pequena|miúda|curtinha) demais
    Por isso eu começo do que ficou pra trás

    Passei a noite (em claro|na sala|às voltas), sem saber o que dizer
    E não tem outro jeito, é só reconhecer

    (Não vou diminuir|Não vou disfarçar|Não vou enfeitar), não vou me esconder
    Foi isto que houve, e eu preciso dizer

    Escrevi (um bilhete|uma carta|a mensagem), e depois apaguei
    Agora eu só canto, porque eu sei que errei

    Antes do (sim ou do não|perdão ou do não|sim, do talvez), deixa eu falar
    As coisas são estas, e é duro contar

    (Bati nesta porta|Voltei a esta porta|Cheguei nesta porta) sem truque na mão
    Só trago a verdade, e esta canção`,
  comfort: `
    (Não precisa falar|Não tem que explicar|Não precisa explicar), é só escutar
    Eu estou aqui perto, e não vou me afastar

    (Respira um pouco|Respira comigo|Descansa um minuto), que a pressa espera
    Eu digo o que vejo, de forma sincera

    Não tenho (conselho|receita|remédio), tenho um ombro aqui
    E falo das coisas do jeito que eu vi

    (Tem semana|Tem fase|Tem noite) que pesa, e eu sei que esta é assim
    Então deixa um pouco do peso pra mim

    Vamos (abrir a janela|acender a luz|sentar na varanda) e falar como é
    Quem fala em voz alta já fica de pé

    (Sem pressa|Com calma|De leve), que eu falo uma coisa por vez
    Ninguém é de ferro no fim do mês

    Antes de (desistir|dizer que não dá|entregar os pontos), escuta o que eu sei
    Eu vim pra lembrar, porque eu reparei`,
  heartbreak: `
    Eu conto pro (teto|espelho|silêncio), que sabe escutar
    A história foi esta, não dá pra mudar

    (São duas da manhã|Já é madrugada|A noite vai longa), e eu volto a contar
    As coisas que ficaram sem ter lugar

    (Me dizem|Me juram|Repetem) que passa, que o tempo dá jeito
    Por enquanto é isto que aperta o peito

    Se alguém (me pergunta|quer saber|me liga), eu digo que passou
    Mas canto a verdade, que foi o que restou

    Não (quero vingança|procuro culpado|quero ter razão), não quero brigar
    Eu canto o que houve, e deixo passar

    (Garçom, me escuta|Escuta, violão|Seu moço, me escuta), que a história é assim
    Eu conto uma vez, e ponho um fim`,
  lesson: `
    (Quem já está pronto|Quem está ouvindo|Quem quer aprender) levanta a mão
    Que a gente aprende com esta canção

    (Bate palma|Bate o pé|Bate na mesa) no tempo, que é pra marcar
    O que a gente canta dá pra guardar

    (Abre o ouvido|Abre bem o olho|Abre a cabeça), que vai começar
    É fácil, e fica, quando a gente cantar

    (Parece difícil|Dizem que é difícil|Pensei que era difícil), mas é só cantar
    Que a cabeça aprende sem nem reparar

    Esta cabe no (bolso|estojo|caderno), não pesa, não
    Vai junto com a gente na palma da mão

    Uma (linha|coisa|frase) por vez, bem devagar
    Depois a gente junta pra decorar

    (Atenção, criançada|Atenção, minha gente|Silêncio na sala), que a aula é cantada
    Quem canta com força não esquece nada`,
  soft: `
    (O dia|O sol|A rua) já foi descansar
    E eu falo baixinho, pra embalar

    (Fecha os olhinhos|Deita a cabeça|Encosta a cabeça) devagar
    Que eu tenho um pouco pra contar

    A lua (chegou na|subiu na|encostou na) janela
    E eu conto tudo perto dela

    (Silêncio, silêncio|Baixinho, baixinho|Mansinho, mansinho), que é hora
    E o que eu sei eu canto agora

    Uma (cantiga|modinha|história) bem curtinha
    Dita na beira da caminha

    (A noite|O vento|O sono) vem vindo de mansinho
    E eu vou contando, bem pertinho

    (Calma|Nana|Dorme), que o dia se acabou
    Eu canto o que dele ficou`,
  cheer: `
    (Mão pro alto|Levanta a bandeira|Levanta, minha gente), que a gente chegou
    E quem não conhece agora escutou

    Quem somos? (A rua|O bairro|A cidade) já sabe de cor
    E se alguém não sabe, a gente canta melhor

    (Bate o pé bem forte|Bate palma forte|Bate o bumbo forte), que é pra tremer
    A gente é assim, e canta pra valer

    Não temos (fanfarra|trombone|orquestra), só temos a voz
    E a voz vai contar como somos nós

    (Pinta no muro|Escreve no muro|Borda na faixa), pode espalhar
    É isto que a gente tem pra cantar

    (Abre alas|Abre caminho|Dá licença), que a gente vai passar
    Um pouco sem ritmo, mas sem parar`,
  plain: `
    (Eu conto|Eu canto|Vou contar) direto, sem tirar nem pôr
    Do jeito que é, e na mesma cor

    (Não saiu no jornal|No jornal não saiu|Não saiu na rádio), na TV não deu
    Mas é deste jeito, e quem conta sou eu

    Eu (trago|levo|carrego) comigo por onde eu passar
    E agora é a hora de desembrulhar

    (Guardei|Deixei|Eu tive) isto quieto por um tempo, e então
    Me vi cantarolando, e virou canção

    Tem canção de (rei|navio|herói), de batalha e de mar
    E esta é das coisas de todo lugar

    (Para um minuto|Fica um minuto|Senta um minuto), não vai demorar
    Eu tinha na cabeça, e deu de cantar

    (Alguém devia|Alguém tem que|Alguém precisa) cantar, e eu vou cantar
    Não é grande coisa, mas é pra ficar

    (Tem uma história|Tem uma cena|Tem uma coisa) na cabeça que não quer sair
    Então ponho em verso, pra quem quiser ouvir

    (Lá vai|Lá vem|Aí vai) a canção, sem grande segredo
    A vida é que conta, eu só sigo o enredo

    Eu (escrevi|rabisquei|anotei) num papel, pra não esquecer
    E agora é mais fácil cantar que ler`,
}
