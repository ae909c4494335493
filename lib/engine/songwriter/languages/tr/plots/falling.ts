import type { Plot } from '../../stanzas.ts'

export const falling: Plot = {
  person: 'you',
  open: `
    Bir (merhaba|selam|günaydın) dedin, geçtin yanımdan
    O gün bugündür dilim tutuk
    Sana söyleyecek söz çok da
    Sen gelince hepsini unuttuk

    Adını (duyunca|anınca|yazınca) yüzüm kızarıyor
    Arkadaşlar gülüyor bana
    Bir şey yok, diyorum, yok bir şey
    İçimden koşuyorum sana`,
  turn: `
    Bir mesaj yazdım, üç kere sildim
    Gönderdim sonra, gözüm kapalı
    Cevap bir gülücük, bir tek gülücük
    O günden beri başım dumanlı

    Aynı yoldan geçtim her akşam
    Belki görürüm diye, belki
    Bir gün çıktın köşeden, güldün
    Dizim tutmadı, inan ki`,
  meaning: `
    Aşk haber vermeden gelirmiş
    Bir sabah uyanırsın, her şey başka
    Sokak aynı sokak, gök aynı gök
    Sen gülünce renkleri bambaşka

    Söylesem mi, sussam mı, bilmiyorum
    İçimde bir kuş, kanadı pır pır
    Bir cesaret gelse de söylesem
    Bu şarkı sana işte o satır

    Ne yaptığımı sorma bu aralar
    Aynı yerde dalıp kalıyorum
    Herkes bir şey diyor, duymuyorum
    Ben bir tek seni duyuyorum

    Belki sen de bakıyorsundur
    Bana benim baktığım gibi
    Bir kere dönüp gülsen yeter
    Bulunur bu derdin tabibi`,
  lift: `
    Kalbim bir davul, çalıyor, duyuyor musun
    Ben kaçamıyorum artık, sen kaçıyor musun

    Söyleyecek ne çok şey var, dilim yok
    Bir bakışın yeter, ötesi çok`,
  chorus: `
    # Vuruldum sana, {call}
    Vuruldum sana, {call}, çaresi yok artık
    Bu kalbi yıllarca kilitli bıraktık
    Vuruldum sana, {call}, gel de bir gör hâlimi
    Adını söyleyince buluyorum dilimi

    # Aşk bu
    Aşk bu, aşk bu, başka ne olabilir
    Bir gülüş insanı böyle alıp götürebilir
    Aşk bu, aşk bu, saklasam da belli
    Yüzümde bir gülümseme, iki gözüm deli`,
  bridge: `
    Belki olur, belki olmaz
    Sevmek yine de güzel
    Sen bilmesen de bu şarkıyı
    Sana yazdı bir acemi el

    İlk kez böyle oluyorum
    Gülme bana, ne olur gülme
    Ya da gül, gülünce güzelsin
    Ama sakın uzağa gitme`,
}
