import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import type { DemoSong } from './demo-song.ts'

/**
 * The song that stands first on the landing page and on the pages of genres in each language: a verse about one rainy
 * night, written anew in every language. The English one is whole; of the others this verse is all that there is.
 */
export const LANGUAGE_SONGS = {
  'open-window-en': {
    title: 'In Twos and Threes',
    style: 'Folk, 108 bpm, E minor, Warm',
    voice: 'f',
    seed: 14,
    lengthSec: 80,
    lyrics: `[Verse]
I left the window open for the rain
the kettle sang it back in minor keys
and down the hall the old familiar train
went counting out the dark in twos and threes

[Chorus]
Rain on the roof, keep time for me
one for the road and two for the sea
three for whoever is still awake
four for the song that we're going to make

[Verse]
I wrote it on the back of last month's bill
the pencil blunt, the second line too long
and when the train had gone beyond the hill
the room was full, and all of it was song

[Chorus]
Rain on the roof, keep time for me
one for the road and two for the sea
three for whoever is still awake
four for the song that we're going to make`,
  },
  'open-window-es': {
    title: 'La lluvia en el balcón',
    language: 'es',
    style: 'Folk, 92 bpm, E minor, Warm',
    voice: 'f',
    seed: 3,
    lyrics: `[Estribillo]
Dejé la lluvia entrar por el balcón,
cantó la cafetera en mi menor
y, lejos, por las vías, un vagón
marcaba el ritmo lento de un tambor`,
  },
  'open-window-ja': {
    title: '雨を待つ窓',
    language: 'ja',
    style: 'Folk, 92 bpm, E minor, Warm',
    voice: 'f',
    seed: 7,
    lyrics: `[サビ]
窓をあけては雨を待つ
やかんが低く歌いだす
遠くの汽車の灯がひとつ
夜を数えて過ぎてゆく`,
  },
  'open-window-pt': {
    title: 'O velho trem',
    language: 'pt',
    style: 'Folk, 92 bpm, A minor, Warm',
    voice: 'f',
    seed: 5,
    lyrics: `[Refrão]
Deixei a chuva entrar, fiz um café,
a chaleira cantou em lá menor
e o velho trem, com passo de maré,
tocava pela noite o seu tambor`,
  },
  'open-window-fr': {
    title: 'Le vieux train de nuit',
    language: 'fr',
    style: 'Folk, 92 bpm, E minor, Warm',
    voice: 'f',
    seed: 9,
    lyrics: `[Refrain]
J’avais laissé la fenêtre à la pluie
la bouilloire chantait en mi mineur
au bout du couloir le vieux train de nuit
comptait le noir par deux, par trois, par cœur`,
  },
  'open-window-zh': {
    title: '今夜的雨',
    language: 'zh',
    style: 'Folk, 92 bpm, E minor, Warm',
    voice: 'f',
    seed: 11,
    lyrics: `[副歌]
我把窗留给了今夜的雨
水壶用小调轻声唱几句
走廊尽头那一列老火车
三三两两数着黑夜远去`,
  },
  'open-window-ko': {
    title: '빗소리에 창을 열고',
    language: 'ko',
    style: 'Folk, 92 bpm, E minor, Warm',
    voice: 'f',
    seed: 13,
    lyrics: `[후렴]
빗소리에 창을 열어 두고
주전자는 나직이 노래해
멀리서 들려오는 기차가
어둠을 하나둘 세며 가네`,
  },
  'open-window-id': {
    title: 'Jendela untuk Hujan',
    language: 'id',
    style: 'Folk, 92 bpm, E minor, Warm',
    voice: 'f',
    seed: 17,
    lyrics: `[Reff]
Jendela kubuka untuk hujan
ketel menyahut minor perlahan
di ujung lorong kereta lama
menghitung gelap dua dan tiga`,
  },
  'open-window-it': {
    title: 'Il vecchio treno',
    language: 'it',
    style: 'Folk, 92 bpm, E minor, Warm',
    voice: 'f',
    seed: 19,
    lyrics: `[Ritornello]
Apro la finestra per la pioggia
la teiera canta in mi minore
e nel buio passa il vecchio treno
conta piano i battiti del cuore`,
  },
  'open-window-nl': {
    title: 'Het raam open',
    language: 'nl',
    style: 'Folk, 92 bpm, E minor, Warm',
    voice: 'f',
    seed: 23,
    lyrics: `[Refrein]
Ik liet het raam wijd open voor de nacht,
de ketel zong, de regen was het koor,
en verderop, door niemand meer verwacht,
kwam langzaam nog een trein het donker door`,
  },
  'open-window-pl': {
    title: 'Stary pociąg',
    language: 'pl',
    style: 'Folk, 92 bpm, E minor, Warm',
    voice: 'f',
    seed: 29,
    lyrics: `[Refren]
Deszcz przez otwarte okno zagląda
czajnik mu nuci coś po cichutku
a stary pociąg w mroku się błąka
i liczy sobie noc stuk po stuku`,
  },
  'open-window-tr': {
    title: 'Pencere Açık',
    language: 'tr',
    style: 'Folk, 92 bpm, E minor, Warm',
    voice: 'f',
    seed: 31,
    lyrics: `[Nakarat]
Pencere açık kaldı yağmura
ocakta çay bir türkü tutturur
uzakta bir tren vagonlarıyla
karanlığı bir bir sayıp durur`,
  },
  'open-window-vi': {
    title: 'Đón cơn mưa đêm',
    language: 'vi',
    style: 'Folk, 92 bpm, E minor, Warm',
    voice: 'f',
    seed: 37,
    lyrics: `[Điệp khúc]
Tôi để ngỏ khung cửa đón cơn mưa đêm về
ấm nước trên bếp ngân giọng thứ cho tôi nghe
từ phía cuối con phố chuyến tàu quen năm xưa
hai nhịp ba nhịp đếm bóng đêm dài lê thê`,
  },
  'open-window-de': {
    title: 'Fenster für den Regen',
    language: 'de',
    style: 'Folk, 92 bpm, E minor, Warm',
    voice: 'f',
    seed: 41,
    lyrics: `[Refrain]
Ich ließ das Fenster für den Regen auf,
der Kessel sang in Moll die Melodie,
ein Nachtzug fuhr den langen Hang hinauf
und zählte Lichter, doch er hielt hier nie`,
  },
} as const satisfies Readonly<Record<`open-window-${InterfaceLanguage}`, DemoSong>>
