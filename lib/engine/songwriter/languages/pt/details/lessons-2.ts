import type { Details } from '../../stanzas.ts'

/** Lições: o que se aprende de cor, na ordem. */
export const lessons2: readonly Details[] = [
  {
    words:
      'alfabeto abecedário abc consoante consoantes letrinha letrinhas aprender_a_ler aprendeu_a_ler aprendendo_a_ler aprendi_a_ler ensinou_a_ler ensinava_a_ler aprendeu_a_escrever aprender_a_escrever alfabetizou alfabetização alfabetizar alfabetizadora soletrar soletra ortografia sílaba sílabas',
    own: `
      {fact}
      A letra [sai saía] do lugar
      Uma se [junta juntava] com outra
      E [começa começava] a conversar

      (A placa da rua falava|O livro ficou calado|O nome estava na folha)
      E ninguém sabia escutar
      {fact}
      E o mundo [começa começava] a falar`,
    stanzas: `
      A, B, C, D, E, F, G
      Sete letras pra começar
      H, I, J, K, L, M
      Treze, a metade, dá pra respirar

      N, O, P, Q, R, S, T
      U, V, W, e falta pouco
      X, Y e Z no fim da fila
      Vinte e seis, e não fico rouco`,
    later: `
      Quem lê a primeira palavra
      Não para mais de aprender
      O alfabeto é um caderno
      Aberto pra quem quer ler`,
    hook: `
      A, B, C, a letra na mão
      Quem junta as letras faz uma canção`,
  },
  {
    words: 'vogal vogais as_vogais cinco_vogais',
    stanzas: `
      A de abelha e de amizade
      E de estrela e de elefante
      I de ilha e de igreja
      Cada uma é importante

      O de ovo e de orelha
      U de uva e de urubu
      São cinco as vogais, e eu repito
      A, E, I, O e U`,
    later: `
      Toda palavra tem vogal
      É só parar e procurar
      Sem uma vogal no meio
      A boca nem pode cantar`,
    hook: `
      A, E, I, O, U, canta outra vez
      São cinco vogais, e agora é a vez de vocês`,
  },
  {
    words: 'dias_da_semana dia_da_semana os_dias_da_semana',
    stanzas: `
      São sete os dias da semana
      Domingo vem pra começar
      Segunda e terça vêm em fila
      E quarta no meio quer ficar

      Depois da quarta vem a quinta
      A sexta já vem logo atrás
      O sábado fecha a semana
      Contei os sete, e não tem mais`,
    later: `
      Domingo volta, e recomeça
      A roda torna a girar
      Domingo, segunda, terça e quarta
      E a gente volta a cantar`,
    hook: `
      Segunda, terça, quarta, quinta, sexta-feira vem
      Sábado e domingo: sete dias, conta bem`,
  },
  {
    words: 'meses_do_ano mês_do_ano doze_meses os_meses_do_ano',
    stanzas: `
      Janeiro é o mês que abre o ano
      Fevereiro é o menor que há
      Março e abril, maio e junho
      São seis, a metade já está

      Depois vem julho, e vem agosto
      Setembro, outubro, de uma vez
      Novembro, e por fim dezembro
      São doze, e cada um é um mês`,
    later: `
      Trinta e um dias têm sete meses
      Trinta têm quatro, e eu sei de cor
      Fevereiro tem vinte e oito
      De todos, é o menor`,
    hook: `
      Doze meses, de janeiro a dezembro
      Canta comigo, que assim eu me lembro`,
  },
  {
    words: 'estações_do_ano estação_do_ano quatro_estações as_quatro_estações',
    stanzas: `
      São quatro as estações do ano
      Na primavera nasce a flor
      Depois vem o verão, de dias longos
      Com muito sol e muito calor

      No outono a folha seca e cai
      E o vento varre o chão
      No inverno o dia fica curto
      E faz mais frio no portão`,
    later: `
      A Terra anda em volta do Sol
      Inclinada, sem parar
      Três meses dura cada uma
      E a primavera torna a voltar`,
    hook: `
      Primavera, verão, outono, inverno
      Quatro estações do mesmo caderno`,
  },
  {
    words: 'fotossíntese fotossintese clorofila',
    stanzas: `
      A raiz bebe água da terra
      A folha apanha gás do ar
      Gás carbônico é o nome dele
      E o sol vem pra ajudar

      A clorofila, verde, na folha
      Da luz do sol tira energia
      Com água e gás faz o açúcar
      Que alimenta a planta de dia`,
    later: `
      O açúcar alimenta a planta
      E o oxigênio vai pro ar
      A gente respira o que a folha
      Acabou de preparar`,
    hook: `
      Luz, água e ar, e a folha trabalha
      Fotossíntese boa é a que nunca falha`,
  },
  {
    words:
      'dinossauro dinossauros dino dinos tiranossauro tiranossauros tricerátopo fóssil fósseis paleontólogo paleontóloga t-rex',
    own: `
      {fact}
      E a casa [treme tremia] no chão
      O rugido [sai saía] da garganta
      E [assusta assustava] até o leão

      (O boneco [acorda acordava] na cama|O osso [aparece aparecia] na areia|A pegada [enche enchia] de chuva)
      E o tempo [volta voltava] pra trás
      {fact}
      E rugir [é era] bom demais`,
    stanzas: `
      Dinossauro quer dizer
      Lagarto que mete terror
      Uns eram do tamanho da galinha
      Outros, de um prédio, ou maior

      Uns comiam folha de árvore
      Outros comiam carne, sim
      Há sessenta e seis milhões de anos
      Um asteroide trouxe o fim`,
    later: `
      De noite o dinossauro
      Dorme embaixo do lençol
      Milhões de anos de história
      E um abajur feito sol`,
    hook: `
      Um passo, dois passos, treme o chão
      Chegou o maior da criação`,
  },
  {
    words:
      'atravessar_a_rua atravessa_a_rua atravessava_a_rua atravessando_a_rua faixa_de_pedestre faixa_de_pedestres semáforo semáforos sinaleira farol_vermelho sinal_vermelho cinto_de_segurança educação_no_trânsito pedestre pedestres',
    own: `
      {fact}
      O verde [manda mandava] andar
      A mão [procura procurava] outra mão
      Antes de atravessar

      (A luz vermelha acendeu|O carro parou na faixa|A esquina [está estava] movimentada)
      O pé [fica ficava] na calçada
      {fact}
      E a rua [é era] bem cuidada`,
    stanzas: `
      Antes da rua, o pé para
      Na calçada, com atenção
      Procura a faixa de pedestre
      E dá a um adulto a mão

      Vermelho manda a gente esperar
      Com o verde se pode passar
      Olha pra esquerda e pra direita
      E pra esquerda torna a olhar`,
    later: `
      Atravessa reto, sem correr
      Sem bola solta e sem celular
      Do outro lado, na calçada
      É que se volta a brincar`,
    hook: `
      Vermelho é parar, verde é andar
      Olha pros lados pra atravessar`,
  },
]
