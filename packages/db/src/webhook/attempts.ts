const minute = 60_000
const hour = 60 * minute

/** How long to wait after each attempt but the last: eight attempts within a day, of a webhook as of a letter. */
const pauses = [minute, 5 * minute, 20 * minute, hour, 3 * hour, 8 * hour, 11 * hour]

/** How long after so many attempts to try again; undefined where it is given up. */
export function againAfterMs(attempts: number): number | undefined {
  return pauses[attempts - 1]
}
