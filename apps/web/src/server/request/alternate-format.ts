const dataOf = /^\/(agents|matches|seasons|leaderboard|schedule|(?:agents|matches|seasons)\/[\w-]+)\.json$/
const feedOf = /^\/(watch|seasons|(?:agents|seasons)\/[\w-]+)\.atom$/

/**
 * The address of a page with `.json` gives the API's data, and with `.atom` a feed; seasons have a calendar as well. Returns the internal address that
 * answers, or undefined.
 */
export function alternateFormatOf(pathname: string): string | undefined {
  const [, data] = dataOf.exec(pathname) ?? []
  if (data !== undefined) return `/api/v1/${data}`
  if (pathname === '/seasons.ics') return '/feeds/calendar'
  const [, feed] = feedOf.exec(pathname) ?? []
  return feed === undefined ? undefined : `/feeds/${feed}`
}
