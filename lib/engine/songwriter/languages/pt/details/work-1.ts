import type { Details } from '../../stanzas.ts'

/** Ofícios: quem cuida, ensina, dirige, constrói. */
export const work1: readonly Details[] = [
  {
    words:
      'enfermeiro enfermeira enfermeiros enfermeiras enfermagem técnica_de_enfermagem técnico_de_enfermagem jaleco posto_de_saúde cuidadora cuidador injeção injeções vacina vacinas',
    own: `
      {fact}
      E a noite fica mais clara
      O tênis não faz barulho
      E a mão é que nunca para

      (A campainha [acende acendia] à noite|O corredor não [tem tinha] fim|O soro [pinga pingava] no escuro)
      E o passo [chega chegava] ligeiro
      {fact}
      E o medo [dorme dormia] primeiro`,
    stanzas: `
      O tênis branco não para
      E a luz do corredor se apaga
      A mão ajeita o lençol
      E não tem dinheiro que paga`,
    later: `
      A porta se abre pra rua
      E o sol já está no portão
      A enfermeira leva pra casa
      O cansaço em cada mão`,
    hook: `
      Mão que cuida, passo que vem
      De noite a gente sabe quem tem`,
  },
  {
    words:
      'médico médica médicos médicas medico medica doutor doutora consultório consultórios pediatra cirurgião cirurgiã dermatologista cardiologista ginecologista estetoscópio',
    own: `
      {fact}
      E a porta se [abre abria] na hora
      O ouvido [escuta escutava] o peito
      E o susto [vai ia] embora

      (A sala de espera lotada|O nome é chamado alto|A maca range no quarto)
      E a letra ninguém entende
      {fact}
      E uma luz pequena acende`,
    stanzas: `
      O ouvido encosta no peito
      E escuta o que ninguém diz
      A receita é um rabisco
      E a gente sai mais feliz`,
    later: `
      O tempo passa na porta
      E alguém vem agradecer
      Traz pro médico um filho
      Que não ia conhecer`,
    hook: `
      Respira fundo, diz trinta e três
      A vida bate mais uma vez`,
  },
  {
    words:
      'professor professora professores professoras profe prof profa dá_aula dá_aulas dava_aula dava_aulas dar_aula dar_aulas deu_aula dou_aula dou_aulas sala_de_aula lousa giz quadro-negro quadro_negro corrige_provas corrigia_provas corrigindo_provas magistério pedagoga pedagogia diretora_da_escola diretor_da_escola',
    own: `
      {fact}
      E a turma inteira escuta
      O giz desenha no quadro
      O que a vida executa

      (O giz escreve no quadro|O sinal toca no pátio|O fundo da sala conversa)
      E o quadro vira janela
      {fact}
      E o mundo entra por ela

      {you.fact}
      E a sala [fica ficava] acesa
      A gente só percebe depois
      O tamanho da riqueza`,
    stanzas: `
      O giz risca a lousa verde
      E a mão levanta no fundo
      A resposta está errada
      E mesmo assim muda o mundo`,
    later: `
      O nome some da lousa
      E a lição fica na mão
      Anos depois, numa fila
      Alguém chama, com emoção`,
    hook: `
      Abre o caderno, aponta o giz
      Quem aprende cresce mais feliz`,
  },
  {
    words:
      'plantão plantões plantão_noturno turno_da_noite turno_da_madrugada turno_noturno trabalha_de_noite trabalha_à_noite trabalhava_à_noite trabalhava_de_noite trabalho_à_noite trabalha_de_madrugada trabalhava_de_madrugada vigia vigias vigilante vigilantes vigia_noturno guarda_noturno porteiro porteiros portaria',
    own: `
      {fact}
      E a cidade [fica ficava] quieta
      A marmita [esquenta esquentava] no colo
      E a madrugada [é era] completa

      (A rua inteira já [dorme dormia]|O relógio [anda andava] de lado|A garrafa de café seca)
      E a luz do corredor [é era] fria
      {fact}
      E [vai ia] dormir com o dia`,
    stanzas: `
      O relógio anda de lado
      E o rádio fala baixinho
      A cidade dorme em paz
      Que alguém olha o caminho`,
    later: `
      O plantão acaba na esquina
      E a cortina fecha em par
      Pra uns o dia começa
      Pra outros é descansar`,
    hook: `
      A noite é longa, a luz é pouca
      Café na mão, bocejo na boca`,
  },
  {
    words:
      'motorista motoristas motorista_de_ônibus motorista_de_onibus motorista_de_táxi motorista_de_aplicativo taxista taxistas táxi táxis cobrador_de_ônibus cobradora_de_ônibus dirigia_ônibus dirige_ônibus dirigia_um_ônibus dirige_um_ônibus dirigiu_um_ônibus dirigiu_ônibus dirigia_táxi dirige_táxi perueiro uber',
    own: `
      {fact}
      E a rua já [sabe sabia] o nome
      O volante gasta na mão
      E a hora [é era] que se consome

      (O motor [acorda acordava] a rua|O retrovisor [vê via] a cidade|O ponto já [está estava] cheio)
      E a curva já [sabe sabia] de cor
      {fact}
      E quem [desce descia] [sai saía] melhor`,
    stanzas: `
      O volante gira na curva
      E a moeda canta no copo
      A cidade entra e sai
      E a noite fica no topo`,
    later: `
      O motor esfria na rua
      E a chave sai do lugar
      O motorista já trouxe em casa
      Quem nem precisou pensar`,
    hook: `
      Sobe, que a porta já vai fechar
      Todo mundo tem aonde chegar`,
  },
  {
    words:
      'caminhoneiro caminhoneira caminhoneiros carreta carretas boleia dirigia_caminhão dirige_caminhão dirigia_um_caminhão dirige_um_caminhão dirigiu_caminhão',
    own: `
      {fact}
      E a faixa branca não [tem tinha] fim
      A foto presa no vidro
      [Sorri Sorria] na estrada, assim

      (A serra [desce descia] no escuro|O posto [acende acendia] de longe|A lona [bate batia] no vento)
      E o rádio [chia chiava] na mão
      {fact}
      E a casa [vai ia] no coração`,
    stanzas: `
      O farol abre o caminho
      E a serra fecha atrás
      A estrada é maior que o mapa
      E a saudade, muito mais`,
    later: `
      A carreta chega na rua
      E o cachorro já entendeu
      Buzina grave na esquina
      E a casa inteira acendeu`,
    hook: `
      Roda na estrada, farol no chão
      A casa espera, no fim do sertão`,
  },
  {
    words:
      'entregador entregadora entregadores motoboy motoboys delivery entrega_pizza entrega_comida entregava_pizza entregava_comida motoca motocicleta motocicletas motociclista motoqueiro motoqueira mototáxi capacete capacetes',
    own: `
      {fact}
      E a chuva não [tem tinha] perdão
      O número [some sumia] na rua
      E o lanche [esquenta esquentava] na mão

      (O vento [entra entrava] na jaqueta|O interfone não [responde respondia]|A viseira [pinga pingava] chuva)
      E o cachorro late primeiro
      {fact}
      E [cruza cruzava] o bairro inteiro`,
    stanzas: `
      A moto costura a rua
      E a viseira pinga chuva
      O cachorro vem na frente
      E a campainha é de luva`,
    later: `
      O motor descansa na porta
      E o capacete no chão
      Quem leva o jantar dos outros
      Também quer arroz e feijão`,
    hook: `
      Acelera, segura, vai
      Com sol ou com a chuva que cai`,
  },
  {
    words:
      'pedreiro pedreiros canteiro_de_obras mestre_de_obras servente_de_pedreiro construtor construtora construções construiu_a_casa construiu_nossa_casa ergueu_a_casa levantou_a_casa cimento tijolo tijolos azulejista reforma_da_casa reformou_a_casa pintor_de_parede betoneira andaime',
    own: `
      {fact}
      E o muro [aprende aprendia] a subir
      O que era só um terreno
      Já [tem tinha] porta pra se abrir

      (O tijolo [pede pedia] tijolo|A colher [raspa raspava] o cimento|O balde [sobe subia] na corda)
      E a parede [fica ficava] no prumo
      {fact}
      E o chão já [tem tinha] um rumo`,
    stanzas: `
      O prumo conversa com o muro
      E o barbante dá a razão
      Um tijolo em cima do outro
      E a casa sai do chão`,
    later: `
      A casa hoje tem cortina
      E ninguém vê o cimento
      Mas a mão que fez a parede
      Segura o teto no vento`,
    hook: `
      Tijolo, massa, tijolo, chão
      A casa nasce na palma da mão`,
  },
  {
    words:
      'mecânico mecânica mecânicos mecanico oficina oficinas oficina_mecânica graxa borracheiro borracharia funileiro funilaria conserta_carros consertava_carros conserta_motos',
    own: `
      {fact}
      E a graxa [fica ficava] na mão
      O carro que nem tossia
      Já [canta cantava] uma canção

      (O capô se [abre abria] na rua|A chave [some sumia] na estopa|O motor [conta contava] o defeito)
      E o ouvido [sabe sabia] o lugar
      {fact}
      E o motor [volta voltava] a cantar`,
    stanzas: `
      O motor conta o defeito
      E o ouvido sabe o que é
      A graxa assina na porta
      E o carro vai sem dar ré`,
    later: `
      A oficina baixa a porta
      E a graxa não sai da mão
      Metade da rua anda
      Por causa desse chão`,
    hook: `
      Aperta aqui, escuta ali
      O ronco voltou, pode sair`,
  },
  {
    words:
      'cabeleireiro cabeleireira cabeleireiros cabelereira cabelereiro barbeiro barbeiros barbearia salão_de_beleza manicure manicures pedicure esmalte esmaltes corta_cabelo cortava_cabelo corta_o_cabelo cortava_o_cabelo cortou_o_cabelo corte_de_cabelo maquiadora maquiagem',
    own: `
      {fact}
      E o espelho [ouve ouvia] calado
      A tesoura [conta contava] um caso
      E a franja [vai ia] pro lado

      (A tesoura estala no ar|O secador fala alto|O esmalte seca no dedo)
      E a cadeira dá meia-volta
      {fact}
      E o assunto ninguém mais solta`,
    stanzas: `
      A tesoura estala no ar
      E o cabelo cai no chão
      O espelho mostra por trás
      E o sorriso diz que é bom`,
    later: `
      O chão se varre de noite
      E o segredo não vai junto
      Depois do corte de cabelo
      Levanta com outro assunto`,
    hook: `
      Corta as pontas, muda a cor
      Quem sai dali sai melhor`,
  },
]
