/** The page where an owner puts a call to its agent again. */
export const againAddress = (
  slug: string,
  { matchId, seq }: { readonly matchId: string; readonly seq: number },
) => `/agents/${slug}/calls/again?match=${matchId}&entry=${seq}`
