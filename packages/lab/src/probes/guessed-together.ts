import type { GuessTally } from '@wis/games'

/** What guesses would earn in two places. What is known of one of them alone is known of neither. */
export function guessedTogether(one: GuessTally | undefined, other: GuessTally): GuessTally {
  if (!one) return other
  const asked = one.asked + other.asked
  const even = one.even === undefined || other.even === undefined ? undefined : one.even + other.even
  const names = one.same && other.same ? new Set(Object.keys({ ...one.same, ...other.same })) : undefined
  const same =
    names &&
    Object.fromEntries(
      [...names].sort().map((name) => [name, (one.same?.[name] ?? 0) + (other.same?.[name] ?? 0)]),
    )
  return { asked, ...(even !== undefined && { even }), ...(same && { same }) }
}
