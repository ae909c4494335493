import type { Relation } from '../../relations.ts'

/** What the singer did, or "we" did. */
export const memory: Relation = {
  any: `
    {me.fact}
    E é coisa que não se esquece
    Basta eu fechar os olhos
    Que tudo me aparece

    {me.fact}
    Eu conto e parece pouco
    Mas é o que eu levo comigo
    No bolso, junto do troco

    {me.fact}
    Quem me vê na rua nem sabe
    Que dentro de uma pessoa
    Uma história dessas cabe

    {me.fact}
    Eu podia enfeitar mais
    Mas a vida, quando é boa
    Não precisa de cartaz

    {me.fact}
    E você faz parte disso
    Lembrar é chegar mais perto
    Sem hora e sem compromisso

    (Cada um tem sua história|Todo mundo tem a sua|Cada um carrega a sua)
    A minha é simples assim
    {me.fact}
    E isso não sai de mim

    (Se alguém me pede um segredo|Se alguém quer saber de mim|Se alguém me pergunta um caso)
    Eu falo sem enrolar
    {me.fact}
    E nem preciso inventar

    (Tem dia que passa em branco|Tem dia que passa à toa|Muito dia passa à toa)
    E não deixa nem sinal
    {me.fact}
    E esse foi especial`,
  grief: `
    {me.fact}
    E ninguém olhava a hora
    A gente não desconfiava
    Que aquilo ia embora

    {me.fact}
    E parecia tão pouco
    Hoje eu trocava por isso
    Meu salário e mais o troco

    {me.fact}
    E o dia não tinha fim
    O mundo, daquele tamanho
    Cabia inteiro em mim

    {me.fact}
    Quem viveu sabe o que eu digo
    Tem coisa que só se entende
    Lembrando com um amigo

    {me.fact}
    E o cheiro ainda me pega
    Às vezes, no meio da rua
    A lembrança vem e me leva

    {me.fact}
    E eu volto quando eu quiser
    É só fechar os dois olhos
    E andar de novo a pé

    (Ninguém tirou fotografia|Ninguém guardou fotografia|Não tem foto desse tempo)
    Nem precisou anotar
    {me.fact}
    É só lembrar, e está lá

    (A gente não sabia ainda|Ninguém avisou na hora|Ninguém me falou na época)
    Que era felicidade
    {me.fact}
    E hoje o nome é saudade

    (A vida foi dando voltas|Depois foi cada um pra um lado|O tempo passou ligeiro)
    E mudou de direção
    {me.fact}
    E isso eu tenho na mão`,
  funny: `
    {me.fact}
    E ninguém me deu razão
    Já tentei com o porteiro
    Com o padre e com o cão

    {me.fact}
    Pode rir, eu também ri
    Só que foi um pouco depois
    Na hora eu quase caí

    {me.fact}
    Eu tinha um plano, eu juro
    O plano era muito bom
    Só não olhou pro futuro

    (Minha mãe tinha avisado|O vizinho tinha avisado|Todo mundo tinha avisado)
    Eu disse: deixa comigo
    {me.fact}
    E ainda levei um amigo

    {me.fact}
    Se perguntarem, eu nego
    Mas conto pra todo mundo
    E mais de uma vez, não sossego`,
}
