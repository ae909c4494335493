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
  lift: `
    Ağlamam demiştim, tutamadım sözümü
    Sen olsan gülerdin, silerdin gözümü

    Gittiğin yerde de akşam oluyor mu
    Birisi sana da ışık koyuyor mu`,
  chorus: `
    # Seni unutmadım, {call}
    Seni unutmadım, {call}, nasıl unuturum
    Bu sofranın başında seninle otururum
    Seni unutmadım, {call}, bayram gelir, gün geçer
    Senin yerin boş değil, senin yerin bekler

    # Burada izin var
    Burada izin var, eşikte, yastıkta, yolda
    Rüzgâr kapıyı itse bakarım o yana
    Burada izin var, silmem, varsın kalsın
    Giden gitti ama sevgi nereye gitsin

    # Yıldızlara bakınca
    Yıldızlara bakınca en parlağı sen derim
    Bilirim ki uydudur, yine de el ederim
    Yıldızlara bakınca küçülür içimde taş
    Sen öğrettin beklemeyi, öğrendim yavaş yavaş`,
  bridge: `
    Bana kalan mal mülk değil
    Islıkla bir küçük ezgin
    Çalıyorum mutfakta onu
    Yarısı benim, yarısı sensin

    Toprak serin, ot yeşil
    Bir kuş gelip üstüne konar
    Ben giderim, o kuş kalır
    Nöbeti bir gün o tutar`,
}
