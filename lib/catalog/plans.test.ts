import { describe, expect, it } from 'vitest'
import { COST, isPaidPlanId, PAID_PLAN_IDS, PLANS, partsOfPlan, planMove, TIERS, waitsForPeriodEnd } from './plans.ts'

describe('plans', () => {
  it.each(TIERS)('%s: the credits pay for exactly the songs that are promised', (tier) => {
    expect(PLANS[tier].credits.amount).toBe(PLANS[tier].songQuota * COST.song)
  })

  it.each(TIERS)('%s: a year costs a fifth less than twelve months, rounded as shown on the page', (tier) => {
    const { monthly, yearly } = PLANS[tier].priceCents
    expect(yearly % 12).toBe(0)
    expect(yearly / 12).toBeGreaterThanOrEqual(Math.floor(monthly * 0.8))
    expect(yearly / 12).toBeLessThanOrEqual(Math.ceil(monthly * 0.8))
  })

  it('asks as much for a cover as for a song', () => {
    expect(COST.cover).toBe(COST.song)
  })

  it('marks one plan as popular', () => {
    expect(TIERS.filter((tier) => PLANS[tier].popular)).toEqual(['standard'])
  })

  it('knows its own ids, and no others', () => {
    expect(PAID_PLAN_IDS).toHaveLength(6)
    expect(PAID_PLAN_IDS.every(isPaidPlanId)).toBe(true)
    for (const wrong of ['', 'free', 'pro', 'free_monthly', 'gold_monthly', 'pro_weekly', 'pro_yearly_x']) {
      expect(isPaidPlanId(wrong)).toBe(false)
    }
  })

  it('reads tier and period out of an id', () => {
    expect(partsOfPlan('free')).toEqual({ tier: 'free', period: null })
    expect(partsOfPlan('pro_yearly')).toEqual({ tier: 'pro', period: 'yearly' })
  })
})

describe('when a change of plan happens', () => {
  it.each([
    ['basic_monthly', 'standard_monthly', 'at once'],
    ['standard_yearly', 'pro_monthly', 'at once'],
    ['standard_monthly', 'standard_yearly', 'at once'],
    ['standard_yearly', 'standard_monthly', 'later'],
    ['pro_monthly', 'basic_yearly', 'later'],
    ['pro_monthly', 'standard_monthly', 'later'],
  ] as const)('%s → %s: %s', (has, wanted, when) => {
    expect(waitsForPeriodEnd(has, wanted)).toBe(when === 'later')
  })
})

describe('what choosing a plan is', () => {
  it.each([
    ['standard_monthly', 'standard_monthly', 'current'],
    ['free', 'free', 'current'],
    ['standard_monthly', 'free', 'free'],
    [null, 'free', 'free'],
    ['standard_monthly', 'basic_monthly', 'downgrade'],
    ['standard_monthly', 'basic_yearly', 'downgrade'],
    ['standard_monthly', 'pro_monthly', 'upgrade'],
    ['standard_monthly', 'standard_yearly', 'upgrade'],
    ['standard_yearly', 'standard_monthly', 'upgrade'],
    ['free', 'basic_monthly', 'upgrade'],
    [null, 'basic_monthly', 'subscribe'],
  ] as const)('%s → %s: %s', (has, wanted, move) => {
    expect(planMove(has, wanted)).toBe(move)
  })
})
