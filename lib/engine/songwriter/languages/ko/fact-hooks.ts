import type { FactHooks } from '../fact-hooks.ts'

/**
 * What is told is sung line by line (lead-ins.ts); a chorus may end with it. Facts end in 지, or are a thing; nobody is called "너",
 * since the hearer may be a grandmother.
 */
export const factHooks: FactHooks = {
  hook: `
    {you.fact}
    노래로 부르니 또 새롭네

    {you.fact}
    오늘은 그 얘기를 노래로 부르네

    {you.fact}
    이렇게 노래로 불러 보네

    {you.fact}
    몇 번을 불러도 생각나네

    {me.fact}
    이 마음 그대로 노래에 담네

    {me.fact}
    그 얘기를 지금 노래로 하네

    {they.fact}
    그 얘기를 오늘 노래로 부르네

    {they.fact}
    다 함께 한 번 더 불러 보네

    {thing.fact}
    다 같이 한 번 더 불러 보자

    {thing.fact}
    잊지 않게 한 번 더 노래하자

    {fact}
    그래서 이렇게 부르는 노래

    {fact}
    생각나서 한 번 더 불러 보네`,
  hooks: {
    grief: `
      {fact}
      나는 그걸 가슴에 안고 걷네

      {fact}
      나는 그 얘기를 오래 간직하네

      {fact}
      그 생각에 하늘을 한 번 더 보네`,
    heartbreak: `
      {fact}
      그 생각에 오늘도 잠 못 드네

      {fact}
      사랑은 다 어디로 가는 걸까`,
    soft: `
      {fact}
      자장자장 잘 자거라

      {fact}
      달님만이 듣고 있네`,
  },
}
