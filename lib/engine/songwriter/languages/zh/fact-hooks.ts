import type { FactHooks } from '../fact-hooks.ts'
import type { Stanzas } from '../stanzas.ts'

/** What is told, with a line that says why it is sung. */
const hook: Stanzas = `
  {you.fact}
  一字一句，都是真的

  {you.fact}
  说起来，话就长了

  {you.fact}
  这件事，我一直记得

  {you.fact}
  这就是你，我认得

  {you.fact}
  这一样，我放在心上

  {me.fact}
  这句话，我今天才唱

  {me.fact}
  今天唱出来，唱得响亮

  {they.fact}
  走到哪里，我都这样唱

  {thing.fact}
  跟我一起，再唱一遍

  {thing.fact}
  记住这一句，走到哪唱到哪

  {fact}
  一遍唱不够，再来一遍

  {fact}
  唱进了歌里，就不会忘记
`

const hooks = {
  grief: `
    {you.fact}
    你走得再远，我也记得

    {you.fact}
    每一次想你，就从这里想起

    {you.fact}
    我一想起来，你就在身边

    {me.fact}
    风要是路过，请替我告诉你

    {fact}
    闭上眼睛，都还在这里

    {fact}
    这一句，我收在了心里
  `,
  heartbreak: `
    {you.fact}
    我不怪你，只是还会想起

    {me.fact}
    你要是听见，就当没听见

    {fact}
    唱到这里，我停了一停
  `,
  sorry: `
    {you.fact}
    对不起，是我没有珍惜

    {me.fact}
    对不起，这一次我认真说

    {fact}
    对不起，我都放在了心里
  `,
  soft: `
    {you.fact}
    睡吧，睡吧，我在这里

    {fact}
    轻轻的，轻轻的，都睡着了

    {fact}
    慢慢摇，慢慢摇，梦来了
  `,
  comfort: `
    {you.fact}
    慢慢来，我陪着你

    {fact}
    天会亮的，我陪你等
  `,
} satisfies NonNullable<FactHooks['hooks']>

/** What is told is sung line by line (lead-ins.ts); a chorus may end with it. */
export const factHooks: FactHooks = { hook, hooks }
