import type { Stanzas } from '../../stanzas.ts'

export const soft: Stanzas = `
  {you.fact}
  Eu fico aqui do lado
  O dia já vai dormir
  Também ficou cansado

  {you.fact}
  Psiu, fecha o olhinho
  O resto a gente conta
  Amanhã, bem cedinho

  {you.fact}
  Dorme sem medo, não
  Enquanto você sonha
  Eu seguro a sua mão

  {you.fact}
  Respira devagar
  Assim, como as ondas
  Que voltam pro mar

  {you.fact}
  E amanhã tem mais
  O sono é um barquinho
  Saindo do cais

  {you.fact}
  Agora é só sonhar
  A noite é bem mansinha
  E veio te ninar

  {you.fact}
  O travesseiro escutou
  E guarda o seu segredo
  Que o dia já passou

  (A lua já sabe|O vento já sabe|A rua já sabe)
  E não conta a ninguém
  {you.fact}
  Dorme, que está tudo bem

  (Lá fora está escuro|Lá fora está calmo|Lá fora faz frio)
  Aqui tem calor
  {you.fact}
  E eu cuido, meu amor

  (O sol já se foi|O dia se foi|A tarde se foi)
  Dormir na montanha
  {you.fact}
  E o sono acompanha

  (Um beijo na testa|Um beijo na mão|Um beijo de leve)
  Um outro no ar
  {you.fact}
  Já pode sonhar

  (A porta encostada|A luz apagada|A casa calada)
  Um raio no chão
  {you.fact}
  E bate o coração

  {fact}
  O resto é com a lua
  Ela fica acesa
  Cuidando da rua

  {fact}
  A casa está em paz
  O sono vem chegando
  Um passinho a mais

  (A estrela piscou|O grilo cantou|O gato deitou)
  E já vai descansar
  {fact}
  Dorme bem devagar

  {you.fact}
  Dorme devagar
  {you.next}
  E pode sonhar

  {fact}
  E a lua sorriu
  {next}
  E a noite dormiu
`
