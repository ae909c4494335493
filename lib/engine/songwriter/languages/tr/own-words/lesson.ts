import type { Stanzas } from '../../stanzas.ts'

/** Of what is to be learnt. */
export const lesson: Stanzas = `
  {fact}
  Bir kere söyle, sonra bir daha
  Dilin alışsın, aklın alışsın
  Unutmazsın, bak, yarın sabaha

  (Bir|Önce|Şimdi) derin nefes al, sonra dinle
  Hepimiz beraber, bir ağızdan
  {fact}
  Tekrar edelim en başından

  {fact}
  Parmağınla say, hiç şaşırma
  Yanlış olursa ne çıkar, gülünür
  Baştan alırsın, sakın kaçırma

  {fact}
  Eve gidince herkese anlat
  Anlatan daha iyi öğrenir
  Sen öğretmen ol, onlar dinlesin rahat

  (Zor|Uzun|Karışık) mı göründü, hiç korkma sakın
  Adım adım gidince kolay
  {fact}
  Öğrendin işte, ne güzel, hay hay

  {fact}
  Aklında kalsın diye şarkı yaptık
  Eller çırpsın, ayaklar vursun
  Bir şeyi daha aklımıza yazdık

  {fact}
  Neden diye soran doğru sorar
  Sormaktan hiç kimseye zarar gelmez
  Sorana açılır bütün kapılar

  {fact}
  Anladık mı, tamam mı, hadi bakalım
  Anlamayan el kaldırsın, utanmasın
  Bir daha beraber baştan alalım

  Sıra sende, (haydi|şimdi|bak), sesin duyulsun
  Ön sıradan, en arkadan
  {fact}
  Çıkmaz artık bu senin aklından

  {fact}
  Tekrarlarsan her gün, alışırsın
  Başta unutursun, olur öyle şey
  Sonra bakarsın, ezbere yaparsın

  {fact}
  İşte bu kadar, hepsi bu
  Büyük bir sır gibi duruyordu
  Şimdi cebinde, taşı bunu

  (Biz|Hepimiz|Herkes) bilmezdik bunu bir zamanlar
  Sorduk, öğrendik, iyi oldu
  {fact}
  Kafamızda bir lamba yandı, ışık doldu

  {fact}
  Bunu öğrendik, tamam mı, tamam
  {next}
  Bunu da öğrenen olur kocaman

  {fact}
  Ne dedik, hep beraber, bir daha
  {next}
  Bunu da söyle, duyulsun sokağa

  {fact}
  Bunu sakın unutma, bir yere yaz
  {next}
  Bunu da öğren, ne çok ne az
`
