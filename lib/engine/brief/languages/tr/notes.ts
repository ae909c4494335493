import { SELF, spokenTo } from './verbs.ts'

/** A song, and how it is asked for; what stands up to it tells of nobody. */
export const ASKED =
  /^(?:[şs]ark[ıi]\p{L}*|t[üu]rk[üu]\p{L}*|ninni\p{L}*|m[üu]zik\p{L}*|mar[şs]\p{L}*|beste\p{L}*|par[çc]a\p{L}*|i[çc]in|hakk[ıi]nda|[üu]zerine|ilgili|yaz(?:ar|[ıi]n|sana|al[ıi]m|d[ıi]r|man[ıi]|[ıi]ls[ıi]n|abilir)?|yap(?:ar|ın|in|sana|sanıza|al[ıi]m|abilir)?|laz[ıi]m|s[öo]yle|l[üu]tfen|istiyorum|isterim|hediye|ithafen|do[ğg]um|g[üu]n[üu]\p{L}*|ya[şs][ıi]nda(?:ki\p{L}*|y[ıi][mz])?|ya[şs][ıi]na|kutla\p{L}*|an[ıi]s[ıi]na|anlat|anlats[ıi]n|balad\p{L}*|rap|pop|rock|vokal\p{L}*|sesle|sesiyle|sesli|d[üu][ğg][üu]n(?:[üu]|[üu]m[üu]z\p{L}*)?|[öo]z[üu]r|te[şs]ekk[üu]r\p{L}*|dilerim|diliyorum|affet|olsun|tempo\p{L}*|reklam\p{L}*|jingle|parti\p{L}*|veda\p{L}*|[çc]almak|s[öo]yleyece\p{L}*|s[öo]yleriz)$/iu

/** "mevsimleri öğreten neşeli bir şarkı". */
export const OF_SONG =
  /^(?:\p{L}+ ){0,2}bir (?:\p{L}+ ){0,3}(?:[şs]ark[ıi]|ninni|t[üu]rk[üu]|mar[şs]|rap|par[çc]a|jingle)/iu

/** "düğünde çalacağız", "adı da geçsin", "çok uzun olmasın": how the song is to be, and what it is for. */
export const isNote = (words: readonly string[]) =>
  /^(?:[çc]al|s[öo]yle|dinlet|payla[şs]|g[öo]nder|oku|hediye ed|s[üu]rpriz yap|a[çc])(?:y)?[ae]ca[ğg][ıi][mz]$/iu.test(
    words.at(-1) ?? '',
  ) ||
  /^(?:olma|ol|ge[çc]|[çc]al|s[öo]yle|a[ğg]lat|g[üu]ld[üu]r|[öo][ğg]ren|hat[ıi]rla|duygulan|g[üu]l|a[ğg]la|e[ğg]len|oyna|bil|anla|kal|i[çc]er|[çc]al[ıi]n|bitir|bit)(?:m[ae])?(?:s[ıiuü]n(?:l[ae]r)?|y?[ae]l[ıi]m)$/iu.test(
    words.at(-1) ?? '',
  ) ||
  /(?<!\p{L})(?:adı|ismi|isimler|nakarat|kafiye|dakika|sözler|söz[üu])(?!\p{L}).*(?:ge[çc]|olsun|olabilir|yeter)/iu.test(
    words.join(' '),
  ) ||
  /(?:teklif\p{L}*|s[üu]rpriz|hediye) (?:ed|yap|ver)ece[ğg]i[mz]$/iu.test(words.join(' ')) ||
  /^(?:[şs]imdiden|[çc]ok) (?:te[şs]ekk[üu]r|sa[ğg])/iu.test(words.join(' '))

/** "hastalara şarkı söylerdi". */
export const isSung = (word: string, next = '', last = '') =>
  /^(?:[şs]ark[ıi](?:lar)?|t[üu]rk[üu](?:ler)?|ninni(?:ler)?|m[üu]zik)$/iu.test(word) &&
  !/^m[ıi]/iu.test(last) &&
  !ASKED.test(next) &&
  (spokenTo(next) !== null || (SELF.test(next) && !/^(?:ist|dil)/iu.test(next)))

/** "her yaz", "yaz tatili": no song is written there. */
export const isSummer = (word: string, before = '', next = '') =>
  (/^(?:yap|yaz)ar$/iu.test(word) && !/^m[ıi]/iu.test(next)) ||
  (/^yaz[ıi]n$/iu.test(word) && before === '') ||
  (/^yaz\p{L}{0,4}$/iu.test(word) &&
    (/^(?:her|bu|ge[çc]en|o|ilk|son|bir)$/iu.test(before) || /^(?:tatil|g[üu]n|ak[şs]am|boyu|k[ıi][şs])/iu.test(next)))

/** "herkesin doğum gününü aklında tutardı". */
export const TOLD_BIRTHDAY =
  /^do[ğg]um g[üu]n(?:l[ae]r\p{L}*|[üu]n[üu]|[üu]m\p{L}*) (?:\p{L}+ ){0,4}(?!kutla)\p{L}+(?:[dt][ıiuü]|[ae]r|[ıiuü]r|yor|m[ae]z|[dt][ıiuü][mk])$/iu

/** "sana bağırdığım için özür dilerim". */
export const SORRY = /^(.+[dt][ıiuü][ğg][ıiuü]m) (?:i[çc]in )?(?:\p{L}+ )?(?:[öo]z[üu]r|affet|pi[şs]man)/iu
