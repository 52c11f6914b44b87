/** The request headers that decide between a table and JSON. */
export const csvVary = 'accept, authorization, cookie'

/** The address goes before the header. Of several types in the header, the first that can be served counts. */
export function wantsCsv(request: Request, format: 'json' | 'csv' | undefined): boolean {
  if (format) return format === 'csv'
  const wishes = (request.headers.get('accept') ?? '').split(',').map((wish) => wish.split(';')[0]?.trim())
  return wishes.find((wish) => wish === 'text/csv' || wish === 'application/json') === 'text/csv'
}
