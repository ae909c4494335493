/** Words of hate, of sexual violence and of praise for terror. Plain swearing is not refused: songs swear. */
export const SENSITIVE_WORDS: readonly string[] = [
  ...['nigger', 'niggers', 'faggot', 'faggots', 'kike', 'kikes', 'spic', 'wetback', 'gook', 'tranny', 'raghead', 'towelhead', 'untermensch'],
  ...['rape', 'raped', 'raping', 'rapist', 'gang bang', 'child porn', 'child pornography', 'pedophile', 'paedophile', 'pedophilia', 'bestiality', 'incest'],
  ...['heil hitler', 'sieg heil', 'white power', 'race war', 'ethnic cleansing', 'gas the jews', 'holocaust', 'jihad now', 'isis flag', 'suicide bomber'],
  ...['kill yourself', 'kill myself', 'how to build a bomb', 'school shooting', 'mass shooting'],
  ...['violación', 'violador', 'pornografía infantil', 'maricón', 'sudaca', 'estupro', 'estuprador', 'pornografia infantil', 'viado', 'viol collectif', 'pédophile', 'bougnoule'],
  ...['stupro', 'stupratore', 'pedofilo', 'negro di merda', 'frocio', 'Vergewaltigung', 'vergewaltigen', 'Kinderpornografie', 'Neger', 'Kanake', 'Judensau'],
  ...['verkrachting', 'kinderporno', 'pedofiel', 'gwałt', 'pedofil', 'dziecięca pornografia', 'tecavüz', 'çocuk pornosu', 'pemerkosaan', 'pornografi anak'],
  ...['hiếp dâm', 'ấu dâm', '강간', '아동 포르노', '强奸', '強姦', '儿童色情', '恋童癖', '强暴', 'レイプ', '強姦魔', '児童ポルノ', '死ね'],
]
