/** The query that keeps the secret of a link from page to page. */
export function withShare(
  address: string,
  share: string | undefined,
  query: Record<string, string> = {},
): string {
  const params = new URLSearchParams({ ...query, ...(share !== undefined && { share }) }).toString()
  return params === '' ? address : `${address}?${params}`
}
