/**
 * Stands inline in every page, so that none loads a script for it. Browsers have service workers on secure
 * sites and this machine alone; where one is refused nothing is missing but what it would do without a network.
 */
export const registerScript =
  "addEventListener('load',()=>navigator.serviceWorker?.register('/service-worker.js').catch(()=>{}))"
