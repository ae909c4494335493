import type { LanguagePack } from '../language-pack.ts'
import { apology } from './plots/apology.ts'
import { birthday } from './plots/birthday.ts'
import { cat } from './plots/cat.ts'
import { complaint } from './plots/complaint.ts'
import { deed } from './plots/deed.ts'
import { devotion } from './plots/devotion.ts'
import { dog } from './plots/dog.ts'
import { encouragement } from './plots/encouragement.ts'
import { falling } from './plots/falling.ts'
import { farewell } from './plots/farewell.ts'
import { friendship } from './plots/friendship.ts'
import { graduation } from './plots/graduation.ts'
import { heartbreak } from './plots/heartbreak.ts'
import { holiday } from './plots/holiday.ts'
import { lullaby } from './plots/lullaby.ts'
import { memorial } from './plots/memorial.ts'
import { missing } from './plots/missing.ts'
import { newYear } from './plots/new-year.ts'
import { party } from './plots/party.ts'
import { pet } from './plots/pet.ts'
import { portrait } from './plots/portrait.ts'
import { praise } from './plots/praise.ts'
import { shop } from './plots/shop.ts'
import { teaching } from './plots/teaching.ts'
import { team } from './plots/team.ts'
import { thanks } from './plots/thanks.ts'
import { wedding } from './plots/wedding.ts'

export const plots: LanguagePack['plots'] = {
  apology,
  birthday,
  cat,
  complaint,
  deed,
  devotion,
  dog,
  encouragement,
  falling,
  farewell,
  friendship,
  graduation,
  heartbreak,
  holiday,
  lullaby,
  memorial,
  missing,
  'new-year': newYear,
  party,
  pet,
  portrait,
  praise,
  shop,
  teaching,
  team,
  thanks,
  wedding,
}
