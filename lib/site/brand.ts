export const BRAND = 'Canto'
