import type { Stanzas } from '../stanzas.ts'

export const titled: Stanzas = `
  {title}, powiedz to jeszcze raz
  {title}, głośniej, a potem ciszej
  Niech gwiżdże piekarz, nim wzejdzie brzask
  A dzielnicowy niech to zapisze

  {title}, zapisane na dłoni
  {title}, żeby nie uciekło
  Mydło się stara, woda to goni
  I nic, zostało, i jest mi ciepło

  {title}, i nic więcej nie trzeba
  {title}, a reszta to szum
  Miał być dłuższy tekst, aż do nieba
  A to śpiewa dzisiaj cały tłum

  {title}, i sala już wstaje
  {title}, i stopa już wie
  Kto zgubił zwrotkę, ten dalej udaje
  I właśnie o to chodzi, no nie?

  {title}, cicho, pod nosem
  {title}, jak woła się psa we mgle
  Wpadło mi w kieszeń z jakimś groszem
  I brzęczy, i idzie ze mną, gdzie chce

  {title}, nie wiem, skąd przyszło
  {title}, jest u mnie, i już
  Daję mu krzesło, koc, to i wszystko
  I śpiewam, żeby nie osiadł kurz
`
