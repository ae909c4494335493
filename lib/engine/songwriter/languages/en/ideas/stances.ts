/** How the singer stands to somebody. */
export type Stance = {
  readonly name: string
  /** Words of a description that call for it. */
  readonly keywords: string
}

export const STANCES: readonly Stance[] = [
  {
    name: 'longing',
    keywords:
      'miss missing gone lost goodbye left leave away apart distance lonely alone sad tears heartbreak ex breakup grief longing yearn without',
  },
  {
    name: 'devotion',
    keywords:
      'love loving lover forever together marry wedding wife husband baby darling always heart kiss hold sweet romance romantic anniversary couple home warm',
  },
  {
    name: 'freedom',
    keywords:
      'free freedom go going leave leaving run escape travel adventure journey wander road wild fly away start new explore move world trip',
  },
  {
    name: 'celebration',
    keywords:
      'party happy joy celebrate dance fun weekend friday birthday tonight friends laugh good smile festival holiday win victory energetic upbeat',
  },
  {
    name: 'hope',
    keywords:
      'hope dream dreams believe rise strong stronger faith inspire inspired overcome courage brave heal healing future tomorrow light better strength survive never give up self',
  },
  {
    name: 'defiance',
    keywords:
      'angry anger hate lie lied liar cheat cheated fight war enemy betray betrayed enough rage revenge done rebel defy power fake break breaking',
  },
  {
    name: 'nostalgia',
    keywords:
      'remember memory memories childhood young youth old days years past school friend friends back then nostalgia grandmother grandfather mother father hometown time',
  },
  {
    name: 'calm',
    keywords:
      'calm quiet peace peaceful relax relaxed slow gentle soft rest still breathe lazy easy cozy evening content alone solitude walk simple',
  },
  {
    name: 'meeting',
    keywords:
      'crush first meet met stranger flirt eyes kiss date attraction falling fall new romance desire beautiful girl boy passion passionate urban',
  },
]
