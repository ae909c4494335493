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
  lift: `
    Bir nefes al, omzunu bırak aşağı
    Sen hazırsın, bilmiyorsun daha

    Korku da gelsin yanında, otursun arkaya
    Direksiyon sende, o sadece baksın yola`,
  chorus: `
    # Sen yaparsın, {call}
    Sen yaparsın, {call}, bunu ben biliyorum
    Sen bana inanma, ben sana inanıyorum
    Sen yaparsın, {call}, bir adım, bir adım daha
    Yürüye yürüye varılır, sor da gör dağa

    # Bir adım daha
    Bir adım daha, dağ dediğin de taş üstüne taş
    Yarısı gitti bile, acele etme, yavaş
    Bir adım daha, arkana bakma, ben varım
    Düşersen iki elim var, ikisiyle tutarım

    # Kalk, yeniden
    Kalk, yeniden, tozunu silk, saçını düzelt
    Dünkü yağmur bitti, toprak yumuşak, hayret
    Kalk, yeniden, filiz dediğin taşı yarar
    Kolay değil ama bak, her bahar yapar`,
  bridge: `
    Ben de korktum, söylemedim
    Gece ışıkla uyudum
    Cesaret dediğin şey var ya
    Korkup da gitmekmiş, duydum

    Olmazsa da seni severim
    Olursa da, fark etmez ki
    Ben sonucu beklemiyorum
    Seni bekliyorum, çay demli`,
}
