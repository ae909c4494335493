import type { LanguagePack } from '../language-pack.ts'
import { apology } from './plots/apology.ts'
import { birthday } from './plots/birthday.ts'
import { calm } from './plots/calm.ts'
import { complaint } from './plots/complaint.ts'
import { devotion } from './plots/devotion.ts'
import { encouragement } from './plots/encouragement.ts'
import { falling } from './plots/falling.ts'
import { farewell } from './plots/farewell.ts'
import { freedom } from './plots/freedom.ts'
import { friendship } from './plots/friendship.ts'
import { getWell } from './plots/get-well.ts'
import { graduation } from './plots/graduation.ts'
import { heartbreak } from './plots/heartbreak.ts'
import { holiday } from './plots/holiday.ts'
import { home } from './plots/home.ts'
import { lullaby } from './plots/lullaby.ts'
import { memorial } from './plots/memorial.ts'
import { missing } from './plots/missing.ts'
import { newBaby } from './plots/new-baby.ts'
import { newYear } from './plots/new-year.ts'
import { nostalgia } from './plots/nostalgia.ts'
import { party } from './plots/party.ts'
import { pet } from './plots/pet.ts'
import { portrait } from './plots/portrait.ts'
import { praise } from './plots/praise.ts'
import { protest } from './plots/protest.ts'
import { retirement } from './plots/retirement.ts'
import { shop } from './plots/shop.ts'
import { story } from './plots/story.ts'
import { teaching } from './plots/teaching.ts'
import { team } from './plots/team.ts'
import { thanks } from './plots/thanks.ts'
import { wedding } from './plots/wedding.ts'

export const plots: LanguagePack['plots'] = {
  apology,
  birthday,
  calm,
  complaint,
  devotion,
  encouragement,
  falling,
  farewell,
  freedom,
  friendship,
  'get-well': getWell,
  graduation,
  heartbreak,
  holiday,
  home,
  lullaby,
  memorial,
  missing,
  'new-baby': newBaby,
  'new-year': newYear,
  nostalgia,
  party,
  pet,
  portrait,
  praise,
  protest,
  retirement,
  shop,
  story,
  teaching,
  team,
  thanks,
  wedding,
}
