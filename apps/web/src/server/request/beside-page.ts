const dataOf = /^\/(agents|matches|seasons|leaderboard|schedule|(?:agents|matches|seasons)\/[\w-]+)\.json$/
const feedOf = /^\/(watch|seasons|(?:agents|seasons)\/[\w-]+)\.atom$/

/**
 * What stands beside a page for programs: at its address with `.json` the API's data of it, with `.atom` a feed. The
 * address inside that answers, or undefined.
 */
export function besidePage(pathname: string): string | undefined {
  const [, data] = dataOf.exec(pathname) ?? []
  if (data !== undefined) return `/api/v1/${data}`
  const [, feed] = feedOf.exec(pathname) ?? []
  return feed === undefined ? undefined : `/feeds/${feed}`
}
