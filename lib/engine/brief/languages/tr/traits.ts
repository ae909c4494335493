/** What somebody is like. */
export const TRAIT =
  /^(?:[şs]i[şs]man|yaramaz|tembel|uysal|inat[çc][ıi]|komik|utanga[çc]|cesur|sab[ıi]rl[ıi]|tatl[ıi]|merakl[ıi]|korkak|ak[ıi]ll[ıi]|neşeli|hareketli|[üu]zg[üu]n|hakl[ıi]|gergin|heyecanl[ıi]|kararl[ıi]|g[üu][çc]l[üu]|a[şs][ıi]k|[âa][şs][ıi]k|alerjik|titiz|c[öo]mert|sessiz|mutlu|titiz|duygusal|yetenekli|sakar|unutkan|asi|g[üu]l[üu]ms\p{L}+|ne[şs]eli|enerjik|i[çc]ten|d[üu]r[üu]st|ba[şs]ar[ıi]l[ıi]|huysuz|[çc]al[ıi][şs]kan|mütevaz[ıi]|yard[ıi]msever|misafirperver|h[ıi]zl[ıi]|dikkatli|da[ğg][ıi]n[ıi]k|becerikli|ho[şs]g[öo]r[üu]l[üu])$/iu

/** What people are by trade. */
export const TRADES =
  /^(?:berber|terzi|[öo][ğg]retmen|[şs]of[öo]r|doktor|hem[şs]ire|ebe|marangoz|[çc]ift[çc]i|bal[ıi]k[çc][ıi]|polis|asker|f[ıi]r[ıi]nc[ıi]|a[şs][çc][ıi]|memur|i[şs][çc]i|avukat|m[üu]hendis|demirci|bakkal|kasap|manav|postac[ıi]|kuaf[öo]r|itfaiyeci|makinist|kaptan|pilot|mimar|eczac[ıi]|veteriner|garson|kurye|m[üu]zisyen|ressam|yazar|gazeteci|kaleci|antren[öo]r|[öo][ğg]renci|taksici|tamirci|usta|muhasebeci|sekreter|yaz[ıi]l[ıi]mc[ıi]|ar[ıi]c[ıi]|çoban|madenci|denizci|emekli \p{L}+)$/iu

/** "berberdi". */
export const TRADE =
  /^(?:berber|terzi|[öo][ğg]retmen|[şs]of[öo]r|doktor|hem[şs]ire|marangoz|[çc]ift[çc]i|bal[ıi]k[çc][ıi]|polis|asker|f[ıi]r[ıi]nc[ıi]|a[şs][çc][ıi]|memur|i[şs][çc]i|avukat|m[üu]hendis|demirci|bakkal|kasap|manav|postac[ıi]|kuaf[öo]r)y?[dt][ıiuü]$/iu
