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
  lift: `
    Są ludzie z marmuru i ludzie z mgły
    Jest osiem miliardów, a potem ty

    Nikt cię nie wymyślił, a szkoda, bo
    Miałby dziś order za całe to`,
  chorus: `
    # Taki ktoś jak ty
    Taki ktoś jak ty zdarza się raz
    Na miasto, na całą dzielnicę
    Taki ktoś jak ty, gdy zabraknie gwiazd
    Latarką oświetla ulicę

    # {call}, nie zmieniaj nic
    {call}, nie zmieniaj nic, ani słowa
    Ani tych butów, ani tych min
    {call}, nie zmieniaj nic, świat się chowa
    Kiedy ci stuka ten własny rytm

    # Skąd ty to masz
    Skąd ty to masz, ten śmiech aż do łez
    Tę cierpliwość do kotów, urzędów i śrub
    Skąd ty to masz, i czy gdzieś jeszcze jest
    Jakiś zapas, magazyn, sklep albo klub`,
  bridge: `
    Pewnie nie wiesz, że ktoś cię podgląda
    Jak wieszasz pranie i śpiewasz nie w takt
    Sąsiad z trzeciego przez to w soboty
    Otwiera okno, bo mu tego brak

    Nie będzie pomnika, i dobrze, bo gdzie
    Gołąb by tylko siadał na głowie
    Będzie ten stołek, ławka i sień
    I ktoś, kto się śmieje i znów opowie`,
}
