/** Towns and countries as people type them. */
export const CITIES =
  'jakarta|bandung|surabaya|yogyakarta|yogya|jogja|semarang|medan|makassar|palembang|denpasar|bali|malang|bogor|depok|tangerang|bekasi|solo|padang|pontianak|balikpapan|samarinda|banjarmasin|manado|ambon|jayapura|kupang|lombok|batam|pekanbaru|jambi|lampung|aceh|cirebon|purwokerto|magelang|garut|tasikmalaya|sukabumi|papua|kalimantan|sulawesi|sumatra|madura|flores|bromo|ubud|malaysia|singapura|hongkong|taiwan|tokyo|jepang|korea|arab saudi|belanda|jerman|inggris|amerika|australia|indonesia'

/** A whole piece: "di bandung". */
export const CITY = new RegExp(`^di (?:${CITIES})$`, 'iu')

/** Where places stand within a line. */
export const PLACES = new RegExp(
  `(?<=(?:di|ke|dari|kota|orang) )(?:${CITIES})(?!\\p{L})|(?<!\\p{L})(?:jakarta|bandung|surabaya|yogyakarta|jogja|semarang|makassar|palembang|denpasar|bekasi|depok|balikpapan|banjarmasin|pekanbaru|indonesia|malaysia|singapura|jepang|korea)(?!\\p{L})`,
  'gu',
)
