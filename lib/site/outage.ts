/**
 * Digest of the error that the server throws while the database is away for a moment. Browsers learn nothing of an error but
 * its digest, so the crash page tells outages from faults by it.
 */
export const OUTAGE_DIGEST = 'outage'
