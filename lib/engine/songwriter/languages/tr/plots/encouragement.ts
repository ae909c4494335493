import type { Plot } from '../../stanzas.ts'

export const encouragement: Plot = {
  person: 'you',
  open: `
    Kapının önünde duruyorsun, (elin|anahtarın) havada
    İçerisi kalabalık, dizin titrek
    Ben de durdum o kapıda bir zaman
    İlki ağır gelir, sonrası yürümek

    (Sabahtan beri|Üç gündür|Dünden beri) aynı sayfadasın
    Silgi bitti, kâğıt inceldi
    Kalk, camı aç, bir nefes al da gel
    Bak, o sayfa hâlâ seni bekledi

    Düştün, dizin kanadı, (herkes|sokak) gördü
    Bir sus oldu, bir an, sonra sen
    Kalktın, tozunu silkeledin ya
    O kalkışı kimse unutmaz, bilsen`,
  turn: `
    Bisiklete binişini hatırla
    Ben arkadan tutuyordum ya, hani
    Aslında köşede bırakmıştım
    Sen bütün sokağı tek geçtin, yani

    Yokuşun yarısında dön de bak
    Evler küçülmüş, yol aşağıda kalmış
    Çıkamam diyordun aşağıdayken
    O diyen orada, bir nokta kalmış

    Bugün olmadıysa yarın da gün
    Hamur bile bir gece dinlenir
    Sen de yat, üstünü ört, uyu
    Sabah kabaran hamura kim ne diyebilir`,
  meaning: `
    Dağ uzaktan bakınca korkutur
    Yanına varınca yol görünür
    Bir adım, sonra bir adım daha
    İnsan yürüdükçe büyür

    Herkes korkar, söylemez yalnız
    Cesur dediğin korkup da gider
    Dizin titrese de olur, sen yürü
    Yarı yolda korku yorulur, biter

    Düşmek de var bu yolda, kalkmak da
    İkisi de senin, utanma hiç
    Kaç kere düştüğünü sayan yok
    Bir nefes al, yeniden kalk, geç

    Ben seni gördüm zor günlerde
    Rüzgârda eğildin, kırılmadın
    Bahar gelince en önce sen açtın
    Bunu ben gördüm, sen sanmadın`,
  lift: `
    Bir nefes al, omzunu bırak aşağı
    Sen hazırsın, bilmiyorsun daha

    Kalbin çarpıyor mu, çarpsın, ne güzel
    Yanında yürüyen var, bir omuz, bir el`,
  chorus: `
    # Sen yaparsın, {call}
    Sen yaparsın, {call}, bunu ben biliyorum
    Sen kendine inanmasan ben sana inanıyorum
    Sen yaparsın, {call}, bir adım, bir adım daha
    Yürüye yürüye varılır en yüksek dağa

    # Bir adım daha
    Bir adım daha, hadi, bir adım daha
    Gece ne kadar uzun olsa çıkar sabaha
    Bir adım daha, hadi, yanındayım ben
    Düşersen kaldırırım seni düştüğün yerden

    # Pes etme, {call}
    Pes etme, {call}, yol bitmedi, sürüyor
    İçinde bir ışık var, ben görüyorum, büyüyor
    Pes etme, {call}, bugün olmadı, ne çıkar
    Yarın aynı gökyüzü sana bir kapı açar`,
  bridge: `
    Olursa ne güzel, olmazsa da
    Seni severim, fark etmez ki
    Ben sonucu beklemiyorum
    Seni bekliyorum, bil yeter ki

    Ben de korktum bir zamanlar
    Işık açık uyudum
    Cesaret korkmamak değilmiş
    Korkup da yürümekmiş, duydum`,
}
