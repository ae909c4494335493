/**
 * Inline in every page, so that no page loads a script for it. Browsers have service workers only on secure sites and
 * on this machine. Where the browser refuses one, only the offline functions are missing.
 */
export const registerScript =
  "addEventListener('load',()=>navigator.serviceWorker?.register('/service-worker.js').catch(()=>{}))"
