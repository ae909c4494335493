/** Styles that most languages call as English does, each as it is written there. */
export const LOANS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'pop rock folk jazz blues country disco reggae rap metal techno house funk soul punk swing edm trap gospel tango indie metalcore grunge bolero samba enka guofeng synthwave ambient drill reggaeton salsa cumbia bachata merengue vallenato mariachi flamenco fado forró pagode polka motown dubstep afrobeats amapiano dancehall ska grime phonk soca emo mambo rumba calypso highlife bhangra bollywood eurodance hyperpop chiptune vaporwave bebop dixieland ragtime rockabilly britpop shoegaze hardcore klezmer musette broadway worship trance lounge americana raga tejano mpb dnb synthpop baião baiao forro'
      .split(' ')
      .map((name) => [name, name]),
  ),
  ...{ 'hip hop': 'hip[ -]?hop', 'r&b': 'r&b', 'lo fi': 'lo[ -]?fi', 'k pop': 'k-?pop', 'bossa nova': 'bossa nova' },
  ...{ 'city pop': 'city[ -]?pop', 'disco polo': 'disco[ -]polo', 'korean trot': '(?:k-)?trot' },
  ...{ sertanejo: 'sertanej[oa]', norteña: 'norteñ[oa]', ranchera: 'rancheras?' },
  ...{ 'big band': 'big[ -]band', 'neo soul': 'neo[ -]soul', 'trip hop': 'trip[ -]hop', 'boom bap': 'boom[ -]bap' },
  ...{
    'hard rock': 'hard[ -]?rock',
    'indie rock': 'indie[ -]rock',
    'soft rock': 'soft[ -]rock',
    'surf rock': 'surf[ -]rock',
  },
  ...{
    'garage rock': 'garage[ -]rock',
    'post punk': 'post[ -]?punk',
    'new wave': 'new[ -]wave',
    'doo wop': 'doo[ -]?wop',
  },
  ...{
    'smooth jazz': 'smooth[ -]jazz',
    'uk garage': 'uk[ -]garage',
    'power ballad': 'power[ -]ballad',
    '8 bit': '8[ -]?bit',
  },
  ...{ 'drum and bass': "drum (?:and|&|n|'n'|’n’) bass", 'rock and roll': "rock[ -]?(?:and|&|n|'n'?|’n’?)[ -]?roll" },
  ...{ 'cha cha': 'cha[ -]?cha(?:[ -]?ch[aá])?', 'honky tonk': 'honky[ -]tonk', 'northern soul': 'northern soul' },
  ...{ 'sea shanty': '(?:sea )?shant(?:y|ies)', corrido: 'corridos?' },
  ...{ 'heavy metal': 'heavy[ -]metal', 'thrash metal': 'thrash[ -]metal', 'doom metal': 'doom[ -]metal' },
}

/** Instruments and kinds of music that keep their English names, whatever stands behind. */
export const NAMES = 'banjo fiddle marimba cello pizzicato shakuhachi synth 808 bluegrass chillhop'.split(' ')
