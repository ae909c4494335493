/** Hosts where generation services park pictures for some days only. */
const TEMPORARY_HOST = /^(temp|tmp)[^.]*\.|(^|\.)(aiquickdraw\.com|erweima\.ai)$/

/** Portraits of voices and artwork of demo songs, drawn here. */
const OWN_PATH = /^\/(api\/voices\/[^/]+\/avatar|demos\/[a-z-]+\.svg)$/

/** Whether an address still shows its picture tomorrow; otherwise the drawn artwork stands in. */
export function isLastingImage(address: string | null): address is string {
  if (address && OWN_PATH.test(address)) return true
  if (!address?.startsWith('http')) return false
  return URL.canParse(address) && !TEMPORARY_HOST.test(new URL(address).hostname)
}
