import type { Plot } from '../../stanzas.ts'

export const portrait: Plot = {
  person: 'you',
  open: `
    Seni (sokakta|çarşıda|uzaktan) herkes sesinden tanır
    Kahkahan köşeyi senden önce döner
    Fırıncı tepsiyi bırakır, bakar
    Senin geçtiğin yol biraz daha güler

    Gözlüğün (alnında|saçında|elinde), onu ararsın
    Evi ayağa kaldırırsın sabahtan
    Ben bilirim yerini, söylemem
    Seninle birlikte ararım, baştan

    (Her zaman|Yine|Daima) geç kalırsın, on dakika
    Elinde bir poşet, yüzünde bir tasa
    Yolda bir kediye, bir teyzeye takıldın
    Biz bekleriz seni, değer her defasında`,
  turn: `
    Kimse bilmez, ben gördüm bir gece
    Sokaktaki fidanı bağladın sicimle
    Sabah rüzgâr esti, ağaç ayakta
    Sen hiç demedin, ben dedim içimden

    Yanlış söylersin bütün şarkıları
    Sözünü uydurur, üstüne ekler
    Artık doğrusunu kim bilir ki
    Bizim evde artık seninki geçer

    Kızınca kaşının biri havaya
    Beş dakika sürer, saat tutarım
    Altıncı dakikada elma soyarsın
    İlk dilim bana, ben ona bakarım`,
  lift: `
    Bir resmini yapsam sığmazsın tuvale
    Bir elin dışarıda kalır, bir de kahkaha

    Anlat deseler seni, nereden başlasam
    Bir gülüşün on sayfa, hepsini yazsam`,
  chorus: `
    # Bu sensin, {call}
    Bu sensin, {call}, başka kimse değil
    Dünya düz dursa sen gelir, dersin ki, biraz eğil
    Bu sensin, {call}, aynısından bir tane
    Yedeği yok, eşi yok, kusuruyla şahane

    # Senin gibi
    Senin gibi gülen yok, senin gibi bakan
    Ocakta sütü taşırıp suçu kediye atan
    Senin gibi gülen yok, arasam bulamam
    Bulsam da o sen olmaz, ben onu alamam

    # Tam böyle kal
    Tam böyle kal, değiştirme tek düğmeni
    Yanlış ilikle, varsın, ben severim seni
    Tam böyle kal, dağınık, telaşlı, güzel
    Düzgün insan çok var, sen bize özel`,
  bridge: `
    Herkes bir şey olmak ister
    Sen kendin oldun, yeter
    Senin yanında insana
    Kendi yüzü iyi gelir

    Bir gün bir yabancı sordu
    O kim, öyle gülen, diye
    Göğsüm kabardı, söyledim
    Bizden o, dedim, bizim diye`,
}
