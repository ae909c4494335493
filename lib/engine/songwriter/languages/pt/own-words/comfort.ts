import type { Stanzas } from '../../stanzas.ts'

export const comfort: Stanzas = `
  {you.fact}
  E isso ninguém te tira
  Nos dias de pouca força
  Lembra disso e respira

  {you.fact}
  E quem fez isso faz mais
  Um passo, depois um outro
  E o medo fica pra trás

  {you.fact}
  Eu sei o quanto isso pesa
  Me dá uma ponta da carga
  E senta comigo à mesa

  {you.fact}
  E não vai ser sem ninguém
  Se um dia faltar vontade
  Empresto a minha também

  {you.fact}
  Coragem não faz barulho
  Às vezes é só levantar
  Sem medalha e sem orgulho

  {you.fact}
  E eu vi, de perto, a sua luta
  No dia em que duvidar
  Me chama, e só escuta

  (Não precisa ser num dia|Não precisa ser correndo|Não precisa ser de um salto)
  Pode ser devagarinho
  {you.fact}
  E eu vou junto no caminho

  (Depois da noite mais longa|Depois da chuva mais forte|Depois do dia mais duro)
  Alguém abre uma janela
  {you.fact}
  E a luz vai entrar por ela

  (Tem dia que a perna treme|Tem dia que a voz não sai|Tem dia que a gente cai)
  E é assim com qualquer um
  {you.fact}
  E a gente vence um por um

  (Se a subida for comprida|Se o dia for complicado|Se o caminho for comprido)
  A gente para e descansa
  {you.fact}
  E isso já é esperança

  {fact}
  Amanhã a gente vê
  Hoje basta respirar
  E eu cuido de você

  {fact}
  Um dia vai ser passado
  A gente toma um café
  E ri disso, lado a lado

  {fact}
  E um passo já é andar
  Não tem atraso nem multa
  Pra quem sabe aonde quer chegar

  {fact}
  E eu não vou sair daqui
  {next}
  E eu te espero sorrir

  {fact}
  E a gente vai passo a passo
  {next}
  E aqui tem o meu braço
`
