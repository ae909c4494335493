import type { FactHooks } from '../fact-hooks.ts'
import type { Stanzas } from '../stanzas.ts'

/** What is told, with a line that says why it is sung. */
const hook: Stanzas = `
  {you.fact}
  En daarom zingen wij vandaag dit lied

  {you.fact}
  En dat zing ik zacht, en dat zing ik luid

  {you.fact}
  En dat mag de hele straat wel weten

  {me.fact}
  En dat zingen we zo hard als het kan

  {they.fact}
  En dat zingen we samen nog een keer

  {they.fact}
  En niemand heeft dat verzonnen

  {thing.fact}
  En daar zing ik vandaag een lied van

  {fact}
  En nu is het een lied, dus het blijft

  {fact}
  Zing dat maar op de weg naar huis

  {fact}
  En wie het kent, die zingt het mee
`

const hooks = {
  soft: `
    {you.fact}
    Slaap maar zacht, ik blijf bij jou

    {fact}
    Slaap nu maar, ik ben bij jou

    {fact}
    Ik neurie het tot je slaapt`,
  grief: `
    {you.fact}
    En zo draag ik je mee, waar ik ook ga

    {fact}
    Dat gaat met me mee, mijn leven lang

    {fact}
    En dat is er nog, alsof het vandaag is`,
  heartbreak: `
    {fact}
    En mijn hart was de laatste die het hoorde

    {fact}
    En zeg me, waar moet de liefde nu heen`,
  comfort: `
    {you.fact}
    En wij lopen met je mee`,
} satisfies NonNullable<FactHooks['hooks']>

/** What is told is sung line by line (lead-ins.ts); a chorus may end with it. */
export const factHooks: FactHooks = { hook, hooks }
