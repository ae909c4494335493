import type { Plot } from '../../stanzas.ts'

export const memorial: Plot = {
  person: 'past',
  open: `
    Çaydanlık (yine|hâlâ|bugün de) iki kişilik dolu
    Elim alışmış, döküyorum
    Senin bardağın rafta, ağzı aşağı
    Tozunu alıp yerine koyuyorum

    Ceketin askıda, (cebinde|yakasında) bir koku
    Bir bilet çıktı, bir de şeker
    Şekeri yemedim, bilet duruyor
    Yolculuk bitti, kâğıdı bekler

    Pencerenin önünde (bir yer|bir minder|bir köşe) var
    Güneş her gün üçte oraya düşer
    Sen orada yatar, onu beklerdin
    Güneş şimdi gelir, boş yeri öper`,
  turn: `
    Bugün bir şey oldu, sana diyecektim
    Merdiveni indim, ağzım açıktı
    Son basamakta hatırladım ki
    O söz benimle geri yukarı çıktı

    Komşular hâlâ senden konuşur
    Her birinde bir başka sen var
    Ben dinlerim, hepsini toplarım
    Cebim doldu, taştı, yine de dar

    Yürüdüğümüz yol aynı, taş aynı taş
    Sen önden giderdin, dönüp bakardın
    Ben köşede hâlâ yavaşlıyorum
    Belki bir gün yine oradan çıkardın`,
  meaning: `
    Gidenin yeri dolmaz derlerdi
    Bilmezdim, şimdi biliyorum
    Bir boşluk var, ama içi sevgi
    Her gün oraya bakıyorum

    Zaman her şeye ilaçmış güya
    Acıyı değil, sesi yumuşatır
    Gün gelir, ağlamadan anar insan
    Bir gülüş, bin gülüşü hatırlatır

    Sevdiğini gömemez ki insan
    Gittiği her yere taşır durur
    Bir ses, bir koku, bir köşe başı
    Seni ansızın karşımda bulur

    Bir kapı kapandı, anladım
    Ama sesin hep benimle geliyor
    Ne zaman dara düşsem duyarım
    Hadi, yürü, diyor, bu da geçiyor`,
  lift: `
    Gökyüzü aynı, sokak aynı, sen yoksun
    Ne yapsam nafile, gözümde, gönlümde çoksun

    Ağlama derler, ağlarsam ne olur
    Sevenin gözyaşı sevdiğini bulur`,
  chorus: `
    # Seni unutmadım, {call}
    Seni unutmadım, {call}, unutamam ki
    Adın geçse içimde bir ışık yanar sanki
    Seni unutmadım, {call}, yıllar geçse de
    Bir yanın hep benimle, gündüz de gece de

    # Rahat uyu, {call}
    Rahat uyu, {call}, merak etme bizi
    Kalbimizde saklarız bıraktığın izi
    Rahat uyu, {call}, toprağın hafif olsun
    Uyuduğun o yer hep sessiz ışıkla dolsun

    # Hâlâ buradasın
    Hâlâ buradasın, adımda, sesimde
    Ne zaman gülsem biri var içimde
    Hâlâ buradasın, kim demiş gittin diye
    Sevilen gitmez ki hiç, uzak bir yere`,
  bridge: `
    Bir gün yine görüşürüz belki
    Anlatacak ne çok şeyim var
    O güne kadar ben buradayım
    Seni severim, son güne kadar

    Sana son bir söz diyemedim
    Hepsini bu şarkıya koydum
    Duyuyorsan bir rüzgâr essin
    Esti işte, ben bunu duydum`,
}
