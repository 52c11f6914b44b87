/** Words that say nothing about the thing described. */
export const englishStopWords: ReadonlySet<string> = new Set(
  `a about after again all also always am an and another any anybody anyone anything are aren as at away back be
  because been before being both but by came can cannot come could couldn day did didn do does doesn doing don down
  each either else enough even ever every everybody everyone everything few find first for found from get gets give
  go goes going good got had half hardly has have he her here him his how i if in into is isn it its itself just keep
  kind know last least less let like ll little long look lot made make makes many may maybe me mean might mine more
  most much must my myself near nearly need never next no nobody none not nothing now of off often old on once one
  only onto or other others our out over own people perhaps person place player put quite rather re really right
  round said same say says see seen seem shall she should shouldn since so some somebody someone something sometimes
  soon still such sure take than that the their them then there these they thing things think this those though
  through time times to today together too two under until up upon us use used usually ve very want was wasn way we
  well went were what when where whether which while who whole whose why will with without won word words would
  wouldn yes yet you your yours yourself agree clue describe`.split(/\s+/),
)

/** Single characters that carry no picture of their own. Pairs of characters are always kept. */
export const chineseStopCharacters: ReadonlySet<string> = new Set(
  '的了是在有和就都也它你我他她们人会不很一这那个么着过还要到说上下来去得能可把被给让跟与或而但又再才只没吗呢吧啊呀哦嗯谁什怎样里中为以于从向对等几多少大小好最更太真些每各次时候家玩同',
)
