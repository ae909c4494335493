import type { Plot } from '../../stanzas.ts'

export const newBaby: Plot = {
  person: 'you',
  open: `
    O berço (chegou|coube|ficou) no quarto
    E a casa inteira encolheu
    Ninguém sabe mais das horas
    Desde que você nasceu

    Dez dedinhos (na mão|no cobertor|no sol), eu contei
    Contei de novo, e está certo
    O mundo ficou mais barulhento
    E muito mais de perto

    Todo mundo quer (um bocejo|um sorriso|um cheirinho)
    E faz fila pra te ver
    Você dorme sem dar bola
    Que dormir é o que é viver`,
  turn: `
    Dizem que puxou o queixo
    De um bisavô do retrato
    Outro jura que é da mãe
    E a briga vira um teatro

    De madrugada, no escuro
    A gente aprende a ninar
    Com uma música sem letra
    E um passo sem lugar`,
  meaning: `
    Você chegou de mansinho
    E já mudou tudo aqui
    Tem gente que era sisuda
    E agora à toa sorri

    Ainda não sabe de nada
    Nem do mar, nem do portão
    E já tem tanta gente junta
    Querendo te dar a mão

    Um dia eu vou te contar
    Como foi te esperar
    A vida ficou de pé
    Na porta, só pra te olhar

    O relógio desta casa
    Já não sabe que horas são
    Quem manda é quem mais precisa
    De colo e de atenção`,
  lift: `
    Fala baixo, chega perto
    Que um olhinho está aberto

    O mundo é grande, e é seu
    Um canto dele sou eu`,
  chorus: `
    # Chegou quem a gente esperava
    Chegou quem a gente esperava
    Chegou, e a casa cantou
    Chegou quem a gente sonhava
    E o sonho se acordou

    # O mundo é seu, {call}
    O mundo é seu, {call}, o mundo
    Com sol, com lua e quintal
    O mundo é seu, {call}, o mundo
    E o colo é o seu local

    # Que bom que você veio
    Que bom que você veio
    {fact}
    Que bom que você veio
    Pra bem aqui no meio

    # Olha o mundo, {call}
    Olha o mundo, {call}, olha
    Que a casa ficou maior
    Olha o mundo, {call}, olha
    Que hoje nasceu melhor`,
  bridge: `
    Não sei quem você vai ser
    Nem precisa me dizer
    Cresce sem pressa nenhuma
    Que eu quero ver acontecer

    Quando você tiver medo
    Eu vou estar no portão
    Quando tiver asas prontas
    Eu vou abrir a mão

    Há de chorar e há de rir
    Há de cair e aprender
    E nós aqui do lado
    A ver a vida crescer`,
}
