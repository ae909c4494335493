import type { Plot } from '../../stanzas.ts'

export const portrait: Plot = {
  person: 'you',
  open: `
    Najpierw słychać (klucze|kroki|śmiech), potem ciebie
    Potem pies z góry szczeka na zdrowie
    Wchodzisz z wiatrem i z siatką jabłek
    I cały dom staje na głowie

    Gdyby cię (malować|rysować|rzeźbić), zabraknie miejsca
    Bo ręce masz wszędzie, kiedy mówisz
    Trzeba by ściany na pół ulicy
    I jeszcze płotu na to, co lubisz

    Masz (szufladę|pudełko|kieszeń), gdzie nikt nie zagląda
    Sznurki, muszelki, bilet do kina
    Nic z tego nie da się sprzedać ni skleić
    A ty wiesz o każdym, co przypomina`,
  turn: `
    Nie lubisz windy, nogi są po to
    I niesiesz komuś torby na czwarte
    Po drodze znasz trzy psy, dwie sąsiadki
    I wiesz, które drzwi dla kogo otwarte

    Kiedy się złościsz, to na rzeczy
    Na słoik, zamek, na korek w zlewie
    Po chwili słyszę, jak je przepraszasz
    Myślisz, że nikt tego nie wie

    Ktoś mnie poprosił, żeby cię opisać
    Zaczynam, kończę, zaczynam znów
    W końcu pokazuję mu ten kubek
    Z uchem sklejonym, i dość już słów`,
  meaning: `
    Jest na świecie osiem miliardów ludzi
    I każdy ma buty, i każdy ma głos
    A ja cię poznam na końcu ulicy
    Po kroku, po śmiechu, i mówię to wprost

    Gdyby cię trzeba było namalować
    Zabrakłoby farby, zabrakłoby ścian
    A tu jest piosenka, i mieści się w kieszeni
    I każdy to może zaśpiewać nam

    Nikt nie jest zrobiony z samych zalet
    I bardzo dobrze, bo byłoby nudno
    Ktoś taki jak ty to jest cała osoba
    I nie polubić jej bardzo jest trudno`,
  lift: `
    Jest osiem miliardów ludzi na świecie
    I tylko o jednym śpiewamy przecież

    Takiego kogoś nikt by nie zmyślił
    I nikt tak wesoło o nikim nie myślił`,
  chorus: `
    # {call}, nie zmieniaj nic
    {call}, nie zmieniaj nic, niech tak już jest
    Ani tych butów, ani tych min
    {call}, nie zmieniaj nic, bo taki świat
    Jest dużo weselszy, i dobrze nam z nim

    # Taki ktoś jak ty
    Taki ktoś jak ty zdarza się raz
    Na miasto, na całą dzielnicę
    Taki ktoś jak ty, gdy zabraknie gwiazd
    Latarką oświetla ulicę

    # {call}, nie zmieniaj nic
    {call}, nie zmieniaj nic, niech tak już jest
    {you.fact}
    {call}, nie zmieniaj nic, bo taki świat
    Jest dużo weselszy, i dobrze to wiesz

    # Jest jeden ktoś taki
    Jest jeden ktoś taki na całym świecie
    {fact}
    Jest jeden ktoś taki, i dobrze wiem o tym
    I wy, sąsiedzi, też o tym wiecie

    # Taki ktoś jak ty
    Taki ktoś jak ty zdarza się raz
    {fact}
    Taki ktoś jak ty, na całe osiedle
    I dobrze, że trafił nam się w sam raz`,
  bridge: `
    Nie będzie pomnika, i dobrze, bo gołąb
    Siadałby tylko na czubku głowy
    Będzie piosenka, i ławka, i stołek
    I ktoś, kto to wszystko opowie od nowa

    Pewnie nie wiesz, że ktoś na ciebie patrzy
    Gdy idziesz i nucisz coś pod nosem
    I myśli, że dobrze, gdy są tacy ludzie
    I wraca do domu weselszym głosem`,
}
