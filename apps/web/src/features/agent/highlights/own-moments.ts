import type { KitMoment } from '@wis/games'
import { spokenAt } from '../../../server/scenes/spoken-at.ts'
import type { Highlight, PlayedMatch } from './played-match.ts'

const most = 4

interface Found {
  readonly played: PlayedMatch
  readonly moment: KitMoment
}

/**
 * A few moments of an agent: what it did, or what befell it. At most one of each match, and one of every kind before a
 * second one of any, the rarest kind first.
 */
export function ownMoments(
  newestFirst: readonly PlayedMatch[],
  nameIn: (match: PlayedMatch['match'], seat: number) => string,
): readonly Highlight[] {
  let left = newestFirst.flatMap((played) => momentsIn(played, nameIn))
  const kinds = rarestFirst(left)
  const chosen: Found[] = []
  while (left.length > 0 && chosen.length < most) {
    for (const kind of kinds) {
      const next = left.find(({ moment }) => moment.kind === kind)
      if (!next) continue
      chosen.push(next)
      left = left.filter(({ played }) => played !== next.played)
    }
  }
  return chosen.slice(0, most).map(({ played: { match, view, log }, moment }) => ({
    match,
    ...moment,
    quote: spokenAt(view, log, moment.seq)?.text,
  }))
}

function momentsIn(
  played: PlayedMatch,
  nameIn: (match: PlayedMatch['match'], seat: number) => string,
): readonly Found[] {
  const { match, view, seat: own, log } = played
  const moments = view.moments?.(log, (seat) => nameIn(match, seat)) ?? []
  return moments.filter(({ seat, by }) => seat === own || by === own).map((moment) => ({ played, moment }))
}

/** Among kinds that are as rare, the one that comes later in a match is first. */
function rarestFirst(found: readonly Found[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { moment } of found.toReversed()) counts.set(moment.kind, (counts.get(moment.kind) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => one - other).map(([kind]) => kind)
}
