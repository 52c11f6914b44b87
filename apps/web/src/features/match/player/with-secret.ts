/** A query that begins with a question mark, with the secret of an experiment's link if there is one. */
export function withSecret(query: string, share: string | undefined): string {
  if (share === undefined) return query
  return `${query}${query.length > 1 ? '&' : ''}share=${share}`
}
