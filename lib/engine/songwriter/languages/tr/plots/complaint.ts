import type { Plot } from '../../stanzas.ts'

export const complaint: Plot = {
  person: 'me',
  open: `
    Sabah (alarm|horoz|matkap) benden önce kalktı
    Çorabın teki yok, öteki yırtık
    Çay demlendi, bardak çatladı
    Gün daha başlamadı, ben bittim artık

    Dedim ki (bugün|bu hafta|bu pazartesi) her şey düzelir
    Ekmek yere düştü, reçel altta
    Evrenin bana bir garezi var
    Dilekçe yazdım, cevap yok hâlâ

    Bekleme müziği (kırk|elli) dakikadır çalıyor
    Sıranız önemli, diyor bir ses
    Ben o melodiyi ezberledim
    Düğünde çalsalar oynarım, pes`,
  turn: `
    Müdüre gittim, müdür yok
    Yardımcısı da toplantıda
    Kapıda bir saksı var, sadece
    Derdimi ona anlattım ayakta

    Komşu dedi, sakin ol, nefes al
    Nefes aldım, o da ücretliymiş
    Sakinim şimdi, çok sakinim ben
    Bu seğiren göz eskiden beri böyleymiş

    Bir form doldurdum, üç kopya
    Dördüncüsü lazımmış, mavisi
    Mavi bitmiş, yarın gel dediler
    Gittim, tatilmiş, kapıda kedisi`,
  lift: `
    Şikâyet etmek gibi olmasın ama
    Oturun, bu uzun sürecek, kalmayın ayakta

    Dişimi sıktım, sıktım, dolgu düştü
    Yeter artık, dedim, sabrım taştı, küstü`,
  chorus: `
    # Yeter artık
    Yeter artık, yeter, bu kadarı fazla
    Ben de insanım, idare etmem azla
    Yeter artık, yeter, masaya vurdum işte
    Elim acıdı, o da eklensin listeye

    # Neden hep ben
    Neden hep ben, neden hep ben, kura mı çektiniz
    Şehirde başka kimse yok mu, hiç mi bilmediniz
    Neden hep ben, neden hep ben, alıştım yemin olsun
    Bir gün iyi geçerse, doktor beni bulsun

    # Kime söylesem
    Kime söylesem, herkes diyor ki, ah, bende de var
    Bir dertle geldim, dönüşte iki poşet kadar
    Kime söylesem, bir duvar kaldı, o da ince
    Yandaki dinliyor, vuruyor ritmi, bence`,
  bridge: `
    Yine de bak, akşam oldu
    Çay var, bir de bisküvi
    Küsmüştüm dünyaya ama
    Çaya batırınca iyi

    Biliyorum, daha kötüsü var
    Ama bu da benimki
    Bırakın da söyleneyim
    Geçer iki kıtada belki`,
}
