import type { OwnWords } from '../own-words.ts'

/** Lines 2 and 4 comment on whatever stands in lines 1 and 3. */
export const ownWords: OwnWords = {
  warm: `
    {fact}
    I świat się od tego uśmiecha
    {next}
    I nie ma w tym krzty pośpiechu

    {fact}
    Znam to na pamięć i chcę jeszcze raz
    {next}
    I mogłoby trwać to cały czas

    {fact}
    Wie o tym dozorca i wie cały blok
    {next}
    I mówi się o tym na klatce co krok

    {fact}
    Nikt tego nie umie tak dobrze jak ty
    I kiedy to widzę, otwieram drzwi
    Na oścież, i wpuszczam światło, i sny

    {fact}
    I nikt ci za to nie daje braw
    A ja to zbieram jak drobne w kieszeni
    I klaszczę po cichu wśród zwykłych spraw`,
  funny: `
    {fact}
    I tu by się przydał orkiestry marsz
    {next}
    No powiedz, i jaką mam zrobić twarz?

    {fact}
    Sąsiad to widział i usiadł na schodach
    {next}
    I nikt mu nie wierzył, i było go szkoda

    {fact}
    I jeszcze nikt za to nie dał medalu
    Stoję i czekam z miną bez żalu
    A w tle gra trąbka, trochę pomału`,
  grief: `
    {fact}
    I słyszę to w domu co dnia, jak szept
    {next}
    I stoję, i słucham, i kroję chleb

    {fact}
    Mówię to głośno, by nie znikło nic
    {next}
    I dalej to trzymam, i mogę z tym iść

    {fact}
    Tego mi nikt już nie weźmie z rąk
    Powtarzam to w kuchni, zataczam krąg
    I stoi od tego na chwilę nasz dom`,
  sorry: `
    {fact}
    I nie ma tu żadnego ale
    {next}
    I nie jest mi lekko z tym wcale

    {fact}
    I stoi to w kącie, i patrzy na mnie
    {next}
    I wiem, że się tego nie zmyje w wannie

    {fact}
    To jest jak jest, nie ubieram w słowa
    Nie chowam tego pod dywan, do kąta
    Niech stoi na stole ta cała rozmowa`,
  lesson: `
    {fact}
    Raz to powtórzymy i jeszcze raz
    {next}
    I już to w głowie zostanie na czas

    {fact}
    Zapisz to sobie i podkreśl na dwa
    Powiedz to lampie, powiedz to kotu
    I już to umiesz tak dobrze jak ja`,
  soft: `
    {fact}
    Teraz już cicho, teraz już spać
    {next}
    Jutro też będzie się można śmiać

    {fact}
    Wie o tym miś i wie o tym koc
    Dzień to w kieszonkę schował na noc
    Rano ci odda, i to jest moc`,
  cheer: `
    {fact}
    I niech to usłyszy cały ten plac
    {next}
    I nikt nas nie cofnie, bo mamy czas

    {fact}
    Powtórzcie to głośno, aż zadrży dach
    Kto stał pod ścianą, niech ruszy w takt
    I niech się o nas dowie ten świat`,
  plain: `
    {fact}
    I wcale nie trzeba tu więcej słów
    {next}
    I gdyby ktoś pytał, opowiem to znów

    {fact}
    Tak właśnie jest, i nie zmieniam nic
    {next}
    I z tym się da w każdą stronę iść

    {fact}
    Piszę to kredą na murze przy drzwiach
    Deszcz tego nie zmyje, nie zdmuchnie wiatr
    I z tego się składa mój mały świat`,
  hook: `
    {fact}
    I tego nam nie zabierze nikt

    {fact}
    I niech to zaśpiewa dziś cały świat`,
}
