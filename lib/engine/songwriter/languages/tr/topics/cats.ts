import type { Topic } from '../../stanzas.ts'

export const cats: Topic = {
  kin: 'kedi kedi* kedici* miyav* mırıl* mırla* mirla* miril* pati patisi* patile* pençe* pence* bıyık* bıyığ* tekir* sarman* tüy tüyü* tüyler* kuyruğ* kuyruk* tırmala* tirmala* mama maması* mamayı mamasını pisi* pisici* yavru* kumu mestan',
  you: {
    scene: `
      Sokağın kedisi (duvarda|kapıda|arabada) seni bekler
      Bana bakmaz, elimde ton balığı
      Sen eli boş geçersin, peşine düşerler
      Bir tek sana kalkar hepsinin kuyruğu

      Kedim misafir (sevmez|istemez), tıslar kapıda
      Tırmık yiyen gider, bir daha gelmez
      Sen oturdun, esnedin, o da geldi
      Kucağına kıvrıldı, mırlar, gitmez`,
    later: `
      Yavru kedi çatıda kalmış, iki gündür
      Merdiven koyduk, korktu, çıktı daha
      Sen çimene oturdun, baktın bir böceğe
      Merak etti, indi, geldi senin yanına`,
  },
  me: {
    scene: `
      Saat (dört|beş|altı), burnumda bir pati, sonra bir daha
      Gece, diyorum, kedi, biliyorum, der
      Göğsüme oturdu, ağır bir taş gibi
      Yaşıyor muyum, bakıyor, mama bekler`,
    later: `
      Kedi kolumda uyudu, kolum da uyudu
      Telefon çaldı, çorba taştı, gidemem
      Mırlıyor, dünya biraz beklesin
      Bu kol artık onun, bana ne, geri istemem`,
  },
  past: {
    scene: `
      Kedi senin (adımını|anahtarını|sesini) bilirdi
      Kapıya ben kalkmadan o koşardı
      Asansör bizim katta durunca hâlâ
      Kulağını diker, ikimiz de baktık`,
    later: `
      Koltuğunda tüyler var, süpürmedim
      Kedi iki kere döndü, yattı dün
      Hırkanı serdim, pençeyle yoğurdu
      Bir mırıltı başladı, seninki, bütün`,
  },
  hook: `
    Kedinin yedi canı var, benimse bir tek
    Yarısı onun zaten, gel pisi, gel

    Mırıl mırıl bir kedi, mırıl mırıl bu gece
    O motor çalışıyorsa her şey iyi, bence`,
  soft: {
    scene: `
      Kedi yaladı patisini
      Sonra küçük burnunu
      Kuyruğunu dolayıp
      Bir yumak yaptı uykunu`,
    later: `
      Mırlar kedi, mırlar soba
      Bıyığı bir kıpırdar
      Rüyasında bir kelebek
      Kovalamaz, ona bakar`,
  },
}
