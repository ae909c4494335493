/** What somebody is like. */
export const TRAIT =
  /^(?:[şs]i[şs]man|yaramaz|tembel|uysal|inat[çc][ıi]|komik|utanga[çc]|cesur|sab[ıi]rl[ıi]|tatl[ıi]|merakl[ıi]|korkak|ak[ıi]ll[ıi]|neşeli|hareketli|[üu]zg[üu]n|hakl[ıi]|gergin|heyecanl[ıi]|kararl[ıi]|g[üu][çc]l[üu]|a[şs][ıi]k|[âa][şs][ıi]k|alerjik|titiz|c[öo]mert|sessiz|mutlu)$/iu

/** "berberdi". */
export const TRADE =
  /^(?:berber|terzi|[öo][ğg]retmen|[şs]of[öo]r|doktor|hem[şs]ire|marangoz|[çc]ift[çc]i|bal[ıi]k[çc][ıi]|polis|asker|f[ıi]r[ıi]nc[ıi]|a[şs][çc][ıi]|memur|i[şs][çc]i|avukat|m[üu]hendis|demirci|bakkal|kasap|manav|postac[ıi]|kuaf[öo]r)y?[dt][ıiuü]$/iu
