import type { Plot } from '../../stanzas.ts'

/** To somebody whom one has just begun to love, and who may not know it. */
export const falling: Plot = {
  person: 'you',
  open: `
    Desci um ponto (depois|adiante|mais longe)
    Por não prestar atenção
    O culpado era um sorriso
    Que eu guardei de raspão

    Passei o dia (cantando|contente|distraído)
    Sem saber qual a razão
    Alguém falou o seu nome
    E deu bandeira o coração

    Escrevi uma mensagem
    (Apaguei|Corrigi|Reli) dez vezes ou mais
    Mandei por fim um bom-dia
    E achei que era demais`,
  turn: `
    Treinei no espelho uma frase
    Bonita, de impressionar
    Cheguei perto, e só saiu
    Que o tempo ia mudar

    Decorei o seu caminho
    Sem querer, de tanto olhar
    E agora o meu dia muda
    De cor quando te vê chegar`,
  lift: `
    O coração bate à porta
    E o resto pouco importa

    Se eu pensar, eu não digo
    Por isso eu canto contigo`,
  chorus: `
    # Foi te ver, {call}
    Foi te ver, {call}, e pronto
    O mundo trocou de cor
    Foi te ver, {call}, e eu conto
    Que isto tem cara de amor

    # Acho que é amor, {call}
    Acho que é amor, {call}
    Não dormi, e nem me importei
    Acho que é amor, {call}
    Quando foi, eu já nem sei

    # Meu coração deu bandeira
    Meu coração deu bandeira
    {fact}
    Meu coração deu bandeira
    Na rua, à vista, inteira

    # Começa assim
    Começa assim, sem avisar
    Um olhar, e outro depois
    Começa assim, sem avisar
    E o mundo fica pra dois`,
  bridge: `
    Se não for, eu não reclamo
    Fica a canção e a verdade
    Quem gosta não cobra nada
    E deixa o outro à vontade

    E se um dia der em nada
    Eu guardo esta manhã
    Em que o mundo era tão novo
    Quanto a pele da maçã`,
  meaning: `
    O amor não bate na porta
    Nem marca dia nem hora
    Quando a gente se dá conta
    Já não quer ir embora

    Não sei o que vem depois
    Nem preciso adivinhar
    Basta este frio na barriga
    E a vontade de cantar

    Há coisas que não se explicam
    Por mais que se queira explicar
    O coração sabe a letra
    Antes da boca cantar`,
}
