/** Where a language that a person chose in the selector is kept: a cookie for the server, the old key for the browser. */
export const LANGUAGE_COOKIE = 'canto-language'
export const LANGUAGE_STORAGE_KEY = 'i18nextLng'
