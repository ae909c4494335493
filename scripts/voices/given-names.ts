import { REGISTERS, type Register } from '#lib/catalog/voices/registers.ts'

type Parts = { readonly starts: string; readonly ends: string }

/** Given names are put together from two parts each; low voices and high voices have their own. */
const PARTS = {
  silly: {
    low: {
      starts: 'Tob Bin Wum Zor Pom Dob Gub Fin Mun Kaz Bor Hob Nib Rol Drum Wob',
      ends: 'ble bo bert wick kin zo per gus',
    },
    high: {
      starts: 'Tib Mim Lul Zil Pip Dot Fif Nel Kik Bub Win Tam Rin Sis Pop Jil',
      ends: 'ti nie la zie lou belle pa ny',
    },
  },
  plain: {
    low: {
      starts: 'Al Bren Cor Dar El Far Gar Hal Jor Kel Lan Mar Nor Os Per Quin Ros Sel Tor Wil',
      ends: 'den ric win mer by ley dric son mond ford',
    },
    high: {
      starts: 'Al Bel Cor Del El Fen Gal Hal Is Jol Kal Lin Mar Nor Or Per Ros Sal Tes Viv',
      ends: 'ara ina elle etta issa olyn ena iane ora ily',
    },
  },
  fantasy: {
    low: {
      starts: 'Thal Bor Gar Dun Eld Fen Gor Hald Kor Lor Ner Orm Rad Sig Tor Ulf Var Wend',
      ends: 'rik vald gar mund wyn dan thas ron stan bern',
    },
    high: {
      starts: 'Ael Bri Cael Ela Fae Gwen Ith Lia Mae Nim Ori Rhi Sel Tha Vael Yse',
      ends: 'wyn riel dra lis nara thea mira sana vyn lore',
    },
  },
  anime: {
    low: {
      starts: 'Ha Ka Ri To Jo Mi Na So Re Yu Ta Ko Ki Sa Ma A',
      ends: 'rato keshi zuma taro kado maki shiro tomo nari gane',
    },
    high: {
      starts: 'A Ha Hi Ka Ko Mi Mo Na No Re Ri Sa Chi Su Yu Yo',
      ends: 'kari nori mika saki riko nami hana yuri shiho tsumi',
    },
  },
  stage: {
    low: {
      starts: 'Kob Vex Mar Tav Jun Ryk Zeph Dax Nyx Kod Sab Quil Jett Bron Cass Rem Tyc Ozz',
      ends: 'o en ix us ley on er ado',
    },
    high: {
      starts: 'Kim Vex Mar Tav Jun Lyr Zeph Dax Nyx Kod Sab Quil Jett Bri Cass Rom Tia Ott',
      ends: 'a ina ix elle ley ora y ette',
    },
  },
} as const satisfies Record<string, { low: Parts; high: Parts }>

export type NamePool = keyof typeof PARTS

/** From this scale of formants up a register has high given names. */
const HIGH_NAMES_FROM = REGISTERS.contralto.formantScale

export function givenNames(pool: NamePool, register: Register): string[] {
  const { starts, ends } = PARTS[pool][REGISTERS[register].formantScale >= HIGH_NAMES_FROM ? 'high' : 'low']
  return starts.split(' ').flatMap((start) => ends.split(' ').map((end) => start + end))
}
