'use client'
import { useEffect, useState } from 'react'
import { storedChosenPlan } from '#components/billing/chosen-plan.ts'
import type { PlanId } from '#lib/catalog/plans.ts'

/** The outcomes that the payment service's return address can name. */
const OUTCOMES = ['paid', 'changed', 'cancelled', 'later', 'kept'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** How long this page waits for the plan to change. Webhooks that take longer still arrive later. */
const PATIENCE_MS = 60_000

/**
 * The outcome of a visit to the payment service. It is read once from the address and removed from there; null for all
 * other visits.
 */
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
    /** Whether `plan` is the one that was paid for. */
    hasArrived: (plan: PlanId) => plan === (storedChosenPlan() ?? plan) && plan !== 'free',
  }
}
