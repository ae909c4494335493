import { describe, expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../read-brief.ts'

const told = (description: string) => {
  const { facts } = readBrief({ description, interfaceLanguage: 'pl' }, parseEnglish)
  return facts.map(({ text, joined }) => joined ?? text)
}

describe('what a Polish description tells', () => {
  it('keeps what is said behind a conjunction', () => {
    expect(told('Dla dziadka Władka. Uczył mnie łowić szczupaki i mówił, że cierpliwość to też ryba.')).toEqual([
      'Uczyłeś mnie łowić szczupaki',
      'I mówiłeś, że cierpliwość to też ryba',
    ])
    expect(told('Dziękuję pani Halinie, bo kiedy leżałam w gipsie, codziennie wyprowadzała mojego psa')).toEqual([
      'Kiedy leżałam w gipsie',
      'Codziennie pani wyprowadzała mojego psa',
    ])
  })

  it('goes on as it was joined', () => {
    expect(told('Wesele Oliwii i Bartka. Poznali się na pielgrzymce, on niósł jej plecak, bo ją bolały nogi')).toEqual([
      'Poznali się na pielgrzymce',
      'On niósł jej plecak',
      'Bo ją bolały nogi',
    ])
  })

  it('says "you" to nobody of the other sex', () => {
    expect(told('Dla mojej żony Doroty. Uciekł nam ostatni autobus. Ona śpiewa pod prysznicem')).toEqual([
      'Uciekł nam ostatni autobus',
      'Śpiewasz pod prysznicem',
    ])
  })

  it('tells of two as it was typed', () => {
    expect(told('Wesele Kasi i Tomka, mają psa Bruna i w sierpniu biorą ślub w stodole')).toEqual([
      'Mają psa Bruna i w sierpniu biorą ślub w stodole',
    ])
  })

  it('speaks to teachers as one does', () => {
    expect(told('Podziękowanie dla pani Doroty, wychowawczyni 3b, nauczyła nas czytać i nigdy nie krzyczała')).toEqual([
      'Nauczyła nas pani czytać',
      'I nigdy nie krzyczała',
    ])
    expect(told('Dla pana Marka, trenera siatkówki, dzięki niemu uwierzyłyśmy w siebie, woził nas na mecze')).toEqual([
      'Dzięki panu uwierzyłyśmy w siebie',
      'Woził nas pan na mecze',
    ])
  })

  it('knows whose it is, and who is meant', () => {
    expect(told('mój chłopak Kamil wyjechał do Norwegii, śpię w jego bluzie i odliczam dni do swiat')).toEqual([
      'Wyjechałeś do Norwegii',
      'Śpię w twojej bluzie i odliczam dni do świąt',
    ])
    expect(told('o szwagrze Mirku co kupił kampera i od trzech lat go remontuje')).toEqual([
      'Kupiłeś kampera',
      'I od trzech lat go remontujesz',
    ])
    expect(told('Rap dla Zosi, zdała prawko, egzaminator miał na imię Zdzisław, raz zgasł jej silnik')).toContain(
      'Raz zgasł ci silnik',
    )
    expect(
      told('Babcia Czesia nie żyje. Piekła ciasto w sobotę. Cały dom pachniał wanilią. Mówiła: kruszynko'),
    ).toContain('Cały dom pachniał wanilią')
  })

  it('hears who does it behind an adverb, and who else does it', () => {
    expect(
      told('piosenka dla mamy, która samotnie wychowała nas, wieczorami śpiewała nam kolędy, nigdy o tym nie mówiła'),
    ).toEqual(['Samotnie wychowałaś nas', 'Wieczorami śpiewałaś nam kolędy', 'Nigdy o tym nie mówiłaś'])
    expect(told('Kocham cię Aniu, masz zimne stopy, w lipcu urodzi się nasza druga córka')).toEqual([
      'Kocham cię Aniu',
      'Masz zimne stopy',
      'W lipcu urodzi się nasza druga córka',
    ])
    expect(told('Moja córka Lena idzie na studia, pamiętam jak bała się zjeżdżalni')).toEqual([
      'Idziesz na studia',
      'Pamiętam, jak bałaś się zjeżdżalni',
    ])
    expect(told('Tęsknię za moją przyjaciółką Ewą, przeprowadziła się do Kanady')).toEqual([
      'Tęsknię za tobą',
      'Przeprowadziłaś się do Kanady',
    ])
    expect(told('Kasia zrywa z papierosami, żuje gumy i biega po parku')).toContain('Żujesz gumy')
    expect(told('Ślub mojego brata Michała z Natalią, ona jest weterynarzem, on boi się igieł')).toEqual([
      'Ona jest weterynarzem, on boi się igieł',
    ])
  })

  it('tells what somebody is and wants', () => {
    expect(told('Rozbawcie naszą koleżankę Justynę, wiecznie spóźniona, gubi klucze')).toEqual([
      'Jesteś wiecznie spóźniona',
      'Gubisz klucze',
    ])
    expect(told('dla Igora na 7 urodziny, chce zostać paleontologiem, stracił dwójki')).toEqual([
      'Chcesz zostać paleontologiem',
      'Straciłeś dwójki',
    ])
  })

  it('loses no shop, no place and no number', () => {
    expect(told('reklama piekarni U Zosi w Tarnowie, chleb na zakwasie, otwarte od 5 rano, wpadająca w ucho')).toEqual([
      'Piekarnia w Tarnowie',
      'Chleb na zakwasie',
      'Otwarte od 5 rano',
    ])
    expect(told('Wspomnienie wakacji nad jeziorem 1998, ja i Paweł, wieczorami świerszcze')).toEqual([
      'Wakacje nad jeziorem 1998',
      'Ja i Paweł, wieczorami świerszcze',
    ])
  })

  it('names what a lesson is of, and not what it is for', () => {
    expect(
      told(
        'Proszę o piosenkę dla przedszkolaków o myciu zębów: dwa razy dziennie, dwie minuty, góra, dół i język, żeby zapamiętały',
      ),
    ).toEqual(['Mycie zębów', 'Dwa razy dziennie', 'Dwie minuty', 'Góra, dół i język'])
  })
})

describe('what a Polish description is', () => {
  const read = (description: string) => readBrief({ description, interfaceLanguage: 'pl' }, parseEnglish)
  const plots: readonly (readonly [string, string | null])[] = [
    ['Wspomnienie wakacji w Mikołajkach, pierwszy pocałunek na pomoście', 'nostalgia'],
    ['na 40 rocznicę ślubu rodziców, poznali się na dożynkach', 'wedding'],
    ['dla dziadka Józka na 80tke, ma pasiekę', 'birthday'],
    ['Dla Eli, stracila pracę i szuka nowej', null],
    ['Pożegnanie Wojtka, odszedł do konkurencji po 10 latach', 'farewell'],
    ['moj chlopak wyjechal do Norwegii, odliczam dni', 'missing'],
    ['nauka dni tygodnia dla trzylatków', 'teaching'],
    ['piosenka o przechodzeniu przez ulicę dla zerówki', 'teaching'],
    ['chcę wyznać miłość Oliwii, nie wie że istnieję', 'falling'],
  ]
  it.each(plots)('%s', (description, plot) => {
    expect(read(description).plot).toBe(plot)
  })

  const names: readonly (readonly [string, string])[] = [
    ['o szwagrze Mirku, ma kampera', 'Mirek'],
    ['dla Kamila na urodziny', 'Kamil'],
    ['piosenka o moim kocie Pierożku, śpi w umywalce', 'Pierożek'],
    ['Żegnaj Luna, nasza sunia odeszła we wtorek', 'Luna'],
  ]
  it.each(names)('%s', (description, name) => {
    expect(read(description).hearer?.name).toBe(name)
  })

  it('takes no river, hive or shop for somebody', () => {
    expect(read('dla dziadka Józka, ma 12 uli, wędkuje na Narwi').names).toEqual(['Józek'])
    expect(read('reklama piekarni U Zosi, chleb').brand).toBe('U Zosi')
    expect(read('o wsi mojej babci, mleko prosto od krowy').hearer).toBeNull()
  })
})
