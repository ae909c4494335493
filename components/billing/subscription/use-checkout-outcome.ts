'use client'
import { useEffect, useState } from 'react'
import { storedChosenPlan } from '#components/billing/chosen-plan.ts'
import type { PlanId } from '#lib/catalog/plans.ts'

/** What the payment service's way back says became of it. */
const OUTCOMES = ['paid', 'changed', 'cancelled', 'later', 'kept'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** So long the plan is watched for; webhooks that take longer come in their own time. */
const PATIENCE_MS = 60_000

/** How somebody came back to this page, read from its address once and taken off it; null for all others. */
export function useCheckoutOutcome() {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const address = new URL(location.href)
    const found = OUTCOMES.find((one) => one === address.searchParams.get('checkout'))
    if (!address.searchParams.has('checkout')) return
    address.searchParams.delete('checkout')
    history.replaceState(null, '', address)
    if (found) setOutcome(found)
  }, [])
  const isPaid = outcome === 'paid' || outcome === 'changed'
  useEffect(() => {
    if (!isPaid) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isPaid])
  return {
    outcome,
    isPaid,
    isLate,
    /** Whether this is the plan that was paid for. */
    hasArrived: (plan: PlanId) => plan === (storedChosenPlan() ?? plan) && plan !== 'free',
  }
}
