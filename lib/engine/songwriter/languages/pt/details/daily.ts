import type { Details } from '../../stanzas.ts'

/** Relógio, rádio, copo quebrado: coisas de todo dia que os pedidos contam. */
export const daily: readonly Details[] = [
  {
    words: 'relógio relógios relogio relogios relojoeiro relojoaria cuco relógio_de_parede relógio_de_pulso',
    own: `
      {fact}
      E o tempo [aprende aprendia] a esperar
      Relógio parado na mesa
      [Tem Tinha] vontade de voltar

      (O ponteiro [pede pedia] um empurrão|A gaveta [guarda guardava] as molas|O tique-taque [enche enchia] a sala)
      E o tempo [cabe cabia] na mão
      {fact}
      E [bate batia] que nem coração`,
    stanzas: `
      O relógio bate na sala
      E o silêncio bate igual
      A mola pequena na mesa
      Segura o tempo, afinal`,
    later: `
      O relógio ainda anda
      E a mão de quem o cuidou
      Está dentro de cada hora
      Que o ponteiro já contou`,
    hook: `
      Tique-taque, o tempo vai
      Da mão do relógio a hora não sai`,
  },
  {
    words:
      'rádio rádios radio radinho rádio_de_pilha radinho_de_pilha ouve_rádio ouvia_rádio vitrola vitrolas vinil vinis toca-discos fita_cassete',
    own: `
      {fact}
      E a cozinha [ganha ganhava] uma voz
      O locutor [chega chegava] cedo
      E [conta contava] o mundo pra nós

      (O chiado [procura procurava] a estação|A pilha já [está estava] fraquinha|A antena se [vira virava] pra rua)
      E a música [acha achava] a janela
      {fact}
      E o dia [entra entrava] por ela`,
    stanzas: `
      O rádio chia na estante
      E acha a canção no ar
      A panela marca o compasso
      E o dia aprende a cantar`,
    later: `
      O rádio se cala de noite
      E a casa ainda sabe o refrão
      Tem música que fica morando
      No cheiro de um certo sabão`,
    hook: `
      Aumenta o rádio, que é essa a canção
      A casa inteira já sabe o refrão`,
  },
  {
    words: 'aspirador aspiradores aspirador_de_pó liquidificador secador_de_cabelo foguete_de_festa fogos_de_artifício',
    own: `
      {fact}
      O monstro mora no armário
      E [acorda acordava] fazendo barulho
      Sem dia nem horário

      (O monstro [acorda acordava] no armário|O barulho [dobra dobrava] o corredor|A tomada [chama chamava] o monstro)
      E a casa [vira virava] uma guerra
      {fact}
      E o tapete [engole engolia] a terra`,
    stanzas: `
      O motor ronca na sala
      E o tapete perde o pó
      Debaixo do sofá tem dois olhos
      E um coração que é um nó`,
    later: `
      O aspirador volta ao armário
      E a paz se deita no chão
      Dois olhos saem de baixo
      E pedem satisfação`,
    hook: `
      Corre, que o monstro acordou
      Pode voltar, que ele já se calou`,
  },
  {
    words:
      'derruba_os_copos derrubava_os_copos derrubou_os_copos derrubava_copos derruba_o_copo derrubou_o_copo derruba_vasos derruba_copos derruba_tudo derrubava_tudo quebrou_o_vaso quebrei_o_vaso desastrado desastrada desajeitado desajeitada',
    own: `
      {fact}
      E a vassoura já [sabe sabia] o caminho
      O copo contava os dias
      Na beirada, bem quietinho

      (O copo estava tão quieto|A estante tremia de medo|O vaso era da bisavó)
      Na beirada, sem falar
      {fact}
      E a vassoura [vem vinha] passear`,
    stanzas: `
      O copo se foi pelo chão
      E a pá já vem de plantão
      A louça da casa encolhe
      E ninguém nega a razão`,
    later: `
      Hoje o copo é de plástico
      E o vaso subiu pro armário
      O último caco da sala
      Já fez seu itinerário`,
    hook: `
      Caiu, quebrou, ninguém viu, não
      Traz a vassoura, que é pelo chão`,
  },
  {
    words:
      'neto netos neta netas netinho netinhos bisneto bisnetos criançada criou_os_filhos criou_os_netos criou_cinco_filhos criou_quatro_filhos criou_três_filhos',
    own: `
      {fact}
      E a casa nunca [fica ficava] quieta
      [Tem Tinha] sempre um joelho ralado
      E uma roda de bicicleta

      (A porta não [para parava] fechada|A mesa [aumenta aumentava] um lugar|O corredor [vira virava] pista)
      E o colo [dá dava] a volta inteira
      {fact}
      E [tem tinha] doce na geladeira`,
    stanzas: `
      A porta bate na correria
      E o colo já está ocupado
      O mais pequeno dá ordens
      E todo mundo é mandado`,
    later: `
      Os netos já ficam grandes
      E a porta segue a se abrir
      Quem tem um colo na infância
      Sabe sempre aonde ir`,
    hook: `
      Corre pra cá, corre pra lá
      No colo da casa ainda dá`,
  },
  {
    words:
      'conselhos aconselhava aconselha ombro_amigo escuta_todo escutava_todo ouvia_todo ouve_todo desabafo desabafos',
    own: `
      {fact}
      E a xícara esfria na mesa
      Tem conversa que não resolve
      E tira metade do que pesa

      (A cadeira já [está estava] puxada|O problema era tão grande|A noite estava comprida)
      E alguém precisava escutar
      {fact}
      E deu pra respirar`,
    stanzas: `
      A conversa entra na noite
      E o nó fica menos apertado
      Tem palavra que é um banco
      Pra quem chegou cansado`,
    later: `
      O conselho foi tão simples
      E a palavra não se foi
      A gente repete pros outros
      E sorri, depois`,
    hook: `
      Senta, me conta, que eu quero ouvir
      Depois da conversa dá pra sorrir`,
  },
  {
    words: 'assobia assobiar assobiava assobiando assobiou assoviava assovia assoviar assobio assobios',
    own: `
      {fact}
      E a casa já [sabe sabia] quem é
      A música [chega chegava] primeiro
      E só depois [vem vinha] o pé

      (O assobio dobra a esquina|O assobio entra na sala|A rua conhece a toada)
      Sem letra e sem violão
      {fact}
      E o dia [tem tinha] um refrão`,
    stanzas: `
      O assobio dobra a esquina
      E a cortina quer escutar
      Não tem letra nem maestro
      E ninguém sabe imitar`,
    later: `
      Às vezes o vento na porta
      Acerta a mesma canção
      Tem assobio que a gente
      Escuta com o coração`,
    hook: `
      Um assobio no fim da rua
      Sol na calçada, ou luz da lua`,
  },
]
