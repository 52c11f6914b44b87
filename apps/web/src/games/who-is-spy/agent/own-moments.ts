import type { Seat } from '@wis/engine'
import { momentsOf } from '@wis/games'
import type { Moment, MomentKind, SpyEntry } from '@wis/games'
import type { MatchRow } from '@wis/protocol'

type Match = Pick<MatchRow, 'id' | 'seats'>

/** A match that an agent played, with its result. */
export interface OwnMatch {
  readonly match: Match
  readonly seat: Seat
  readonly entries: readonly SpyEntry[]
}

/** A moment worth showing to others: an act of the agent, or an event that befell it. */
export interface OwnMoment {
  readonly match: Match
  readonly entries: readonly SpyEntry[]
  readonly moment: Moment
}

const most = 4

const rarestFirst: readonly MomentKind[] = ['perfect-cover', 'turning-vote', 'bandwagon', 'slip']

/** A few moments of an agent, at most one of each match, and one of every kind before a second one of any. */
export function ownMoments(newestFirst: readonly OwnMatch[]): readonly OwnMoment[] {
  const chosen: OwnMoment[] = []
  let left = newestFirst.flatMap(momentsIn)
  while (left.length > 0 && chosen.length < most) {
    for (const kind of rarestFirst) {
      const next = left.find(({ moment }) => moment.kind === kind)
      if (!next) continue
      chosen.push(next)
      left = left.filter(({ match }) => match !== next.match)
    }
  }
  return chosen.slice(0, most)
}

function momentsIn({ match, seat, entries }: OwnMatch): readonly OwnMoment[] {
  return momentsOf(entries)
    .filter((moment) => isAbout(moment, seat))
    .map((moment) => ({ match, entries, moment }))
}

function isAbout(moment: Moment, seat: Seat): boolean {
  return moment.seat === seat || (moment.kind === 'turning-vote' && moment.voter === seat)
}
