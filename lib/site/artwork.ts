/** Hosts where generation services park pictures for some days only. */
const TEMPORARY_HOST = /^(temp|tmp)[^.]*\.|(^|\.)(aiquickdraw\.com|erweima\.ai)$/

/** Whether an address still shows its picture tomorrow; otherwise the drawn cover stands in. */
export function isLastingImage(address: string | null): address is string {
  if (!address?.startsWith('http')) return false
  return URL.canParse(address) && !TEMPORARY_HOST.test(new URL(address).hostname)
}
