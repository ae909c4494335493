import { describe, expect, it } from 'vitest'
import { COVER_COST, PLANS, SONG_COST, TIERS, tierOf } from './plans.ts'

describe('plans', () => {
  it.each(TIERS)('%s: the credits pay for exactly the songs that are promised', (tier) => {
    expect(PLANS[tier].credits.amount).toBe(PLANS[tier].songs * SONG_COST)
  })

  it.each(TIERS)('%s: a year costs a fifth less than twelve months, rounded as shown on the page', (tier) => {
    const { monthly, yearly } = PLANS[tier].priceCents
    expect(yearly % 12).toBe(0)
    expect(yearly / 12).toBeGreaterThanOrEqual(Math.floor(monthly * 0.8))
    expect(yearly / 12).toBeLessThanOrEqual(Math.ceil(monthly * 0.8))
  })

  it('asks as much for a cover as for a song', () => {
    expect(COVER_COST).toBe(SONG_COST)
  })

  it('marks one plan as popular', () => {
    expect(TIERS.filter((tier) => PLANS[tier].popular)).toEqual(['standard'])
  })

  it('reads the tier out of a plan id and refuses ids that no plan has', () => {
    expect(tierOf('free')).toBe('free')
    expect(tierOf('pro_yearly')).toBe('pro')
    for (const wrong of ['', 'pro', 'free_monthly', 'gold_monthly', 'pro_weekly', 'pro_yearly_x']) {
      expect(() => tierOf(wrong)).toThrow(RangeError)
    }
  })
})
