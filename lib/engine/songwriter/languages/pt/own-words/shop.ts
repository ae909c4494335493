import type { Stanzas } from '../../stanzas.ts'

export const shop: Stanzas = `
  {fact}
  Pode entrar, fica à vontade
  Quem vem pela primeira vez
  Já sai com uma amizade

  {fact}
  Do jeito que a gente gosta
  Pergunta pra quem já veio
  Que o freguês dá a resposta

  {fact}
  Com capricho e atenção
  Quem atende olha no olho
  E aperta a sua mão

  {fact}
  Vem hoje, não deixa pra lá
  O bairro já sabe o caminho
  Só falta você chegar

  {fact}
  E um sorriso no balcão
  Que isso não vem na nota
  Nem precisa de cartão

  {fact}
  Foi assim desde o começo
  Tem coisa que melhora com o tempo
  E não muda de endereço

  {fact}
  É simples, é de verdade
  Tem loja maior no centro
  Mas não tem essa amizade

  {fact}
  Conta pra um amigo seu
  Foi assim, de boca em boca
  Que esta casa cresceu

  {fact}
  Traz a família também
  A gente puxa um banquinho
  E atende como ninguém

  (Dobrou a esquina, chegou|Atravessou, já chegou|Empurrou a porta, entrou)
  Tem sempre um bom-dia na entrada
  {fact}
  E conversa não custa nada

  (Na pressa da segunda-feira|No corre de toda semana|Na volta de um dia cheio)
  Passa aqui pra respirar
  {fact}
  E um tempo pra conversar

  (Pode vir sem compromisso|Pode vir com a família|Pode vir de chinelo)
  Que a casa sabe receber
  {fact}
  E é um prazer atender

  (A rua já sabe de cor|O bairro já sabe de cor|A vizinha já espalhou)
  O freguês já comentou
  {fact}
  Quem não veio, já pensou

  (Quem passa na porta para|Quem passa correndo volta|Quem sai daqui sempre volta)
  E já tem o seu lugar
  {fact}
  Faz gosto de trabalhar

  {fact}
  E não é propaganda, não
  {next}
  Pergunta no quarteirão

  {fact}
  É só chegar e entrar
  {next}
  E ainda sobra lugar
`
