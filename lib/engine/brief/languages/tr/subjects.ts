/** "herkes", "tezim", "danışmanımız": whoever it is, it is not the hearer. */
export const isSubject = (word: string, next = '') =>
  /^(?:g[üu]l[üu][şs][üu]|sesi)$/iu.test(next) ||
  /^(?:herkes|okul|hava|tamirci|doktor|m[üu]d[üu]r|garson|[şs]of[öo]r|[öo][ğg]retmen|hoca|hakem|kom[şs]ular?|m[üu]d[üu]re|patron|anneler|babalar|[çc]ocuklar|arkada[şs]lar)$/iu.test(
    word,
  ) ||
  (/^\p{L}{2,}[aeıiuü]m(?:[ıiuü]z)?$/u.test(word) &&
    !IN_M.test(word) &&
    !/^(?:i[çc]in|gibi|kadar|[üu]st[üu]\p{L}*|ile|bir|de|da)$/iu.test(next))

const IN_M =
  /^(?:ak[şs]am|bayram|resim|isim|selam|kilim|yard[ıi]m|ad[ıi]m|adam|madam|tamam|devam|ilham|program|kavram|bak[ıi]m|dikim|yar[ıi]m|tatl[ıi]m|benim|bizim|ekim|\p{L}*tim|[üu]z[üu]m|[çc][öo]z[üu]m|g[üu]l[üu]m|[öo]l[üu]m|b[öo]l[üu]m|d[öo]n[üu]m|kald[ıi]r[ıi]m|y[ıi]ld[ıi]r[ıi]m|badem|dilim|filim|bilim|iklim|mevsim|kesim|ge[çc]im|se[çc]im|bi[çc]im|giyim|uyum|yorum|do[ğg]um|durum|kurum|tutum|toplum|han[ıi]m|can[ıi]m|tak[ıi]m|kalem|problem|[öo]nem|d[öo]nem|sistem|deprem|krem|[öo]zlem|i[şs]lem|elem|alem|matem|hatim|\p{L}+(?:[dt][ıiuü]|yoru|[ıiuüae]r[ıiuü])m)$/iu

/** "ödü kopuyor", "uykusu gelir", "canı sıkılır". */
export const BODY =
  /^(?:[öo]d[üu]|can[ıi]|g[öo]z[üu]|g[öo]zleri|y[üu]z[üu]|karn[ıi]|i[çc]i|kalbi|uykusu|akl[ıi]|keyfi|burnu|t[üu]yleri|kuyru[ğg]u|elleri|dizleri|sesi)$/iu

export const BODILY =
  /^(?:kop|s[ıi]k[ıi]l|dol|ac[ıi]k|ka[çc]|titr|parl|a[ğg]r|gel|k[ıi]p[ıi]rd|d[üu][şs]|g[üu]l|ça[rl]p)[ıiuüae]*(?:r|yor?|m[ae]z)(?:d[ıi]|du)?$/iu

/** What leaves and flowers do. */
export const OPENS =
  /^(?:a[çc](?:ar|[ıi]yor)|d[öo]k[üu]l[üu](?:r|yor)|u[çc](?:ar|uyor)|[öo]t(?:er|[üu]yor)|bat(?:ar|[ıi]yor)|do[ğg](?:ar|uyor)|gel(?:ir|iyor)|g[üu]l(?:er|[üu]yor)|sev(?:er|iyor)|girebiliyor|kalkar)(?:d[ıi])?$/iu

/** What happens by itself, whatever else is named. */
export const HAPPENS =
  /^(?:g[öo]r[üu]n[üu](?:r|yor?)|pi[şs](?:er|iyor?)|ya[ğg](?:ar|[ıi]yor?)|t[üu]t(?:er|[üu]yor?)|kayn(?:ar|[ıi]yor?)|bulunu(?:r|yor?))(?:d[ıiuü])?$/iu

/** What happens to a thing. */
export const BROKE =
  /^(?:k[ıi]r[ıi]ld[ıi]|patlad[ıi]|bozuldu|y[ıi]rt[ıi]ld[ıi]|koptu|s[öo]k[üu]ld[üu]|[çc]al[ıi]nd[ıi]|kayboldu|yand[ıi])$/iu

/** What somebody's kitchen or laughter does. */
export const HAD =
  /^(?:kald[ıi]|kal[ıi]yor|kok(?:ar|uyor)|çınla(?:r|t[ıi]r|t[ıi]yor)|parl(?:ar|[ıi]yor)|dol(?:ar|uyor)|düş(?:er|tü|üyor)|bit(?:mez|miyor)|yank[ıi]lan[ıi](?:r|yor)|yan(?:ar|[ıi]yor))(?:d[ıi])?$/iu
