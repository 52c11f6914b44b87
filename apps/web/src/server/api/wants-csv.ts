/** What an answer that may also be a table depends on. */
export const csvVary = 'accept, authorization, cookie'

/** The address goes before the header; of several wishes in the header, the first that can be met. */
export function wantsCsv(request: Request, format: 'json' | 'csv' | undefined): boolean {
  if (format) return format === 'csv'
  const wishes = (request.headers.get('accept') ?? '').split(',').map((wish) => wish.split(';')[0]?.trim())
  return wishes.find((wish) => wish === 'text/csv' || wish === 'application/json') === 'text/csv'
}
