/** By this digest, all that a browser learns of a page's error, its crash page knows that the database is away for a moment. */
export const OUTAGE_DIGEST = 'outage'
