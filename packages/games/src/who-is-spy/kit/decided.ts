import type { InBoth, Seat } from '@wis/engine'
import { inBoth, listed, phrase } from '../../define/sentences.ts'
import { says } from '../content/generated/view.ts'
import type { Round, SpyState } from '../state.ts'
import { countsOf, leaders } from '../votes.ts'

type NameOf = (seat: Seat) => string
const { decided } = says

/** What decided a match, in one sentence: the vote or the foul that ended it, or how the spy stayed in. */
export function decidedBy(state: SpyState, spy: Seat, nameOf: NameOf): InBoth<string> {
  const name = nameOf(spy)
  const last = state.rounds.findLast(({ out }) => out.some(({ seat }) => seat === spy))
  if (!last) return survived(state, spy, nameOf)
  const { round, fouls, vote } = last
  const foul = fouls.find(({ seat }) => seat === spy)
  if (foul) return phrase(decided.foul[foul.kind], { name, round })
  const ballots = vote?.revealed ?? []
  const counts = countsOf(ballots)
  const votes = counts.get(spy) ?? 0
  const given = ballots.filter(({ target }) => target !== null).length
  if (leaders(ballots).length > 1) return phrase(decided.lot, { name, round, votes })
  const next = [...counts].filter(([seat, count]) => seat !== spy && count === votes - 1)
  const [close] = next.length === 1 ? next : []
  return close
    ? phrase(decided.close, { name, round, votes, given, other: nameOf(close[0]) })
    : phrase(decided.vote, { name, round, votes, given })
}

function survived({ rounds, ending }: SpyState, spy: Seat, nameOf: NameOf): InBoth<string> {
  const name = nameOf(spy)
  const outBy = (of: 'vote' | 'foul') =>
    rounds.flatMap(({ out }) => out.flatMap(({ seat, cause }) => (cause === of ? [seat] : [])))
  const names = (seats: readonly Seat[]) => inBoth((language) => listed(language, seats.map(nameOf)))
  const [votedOut, fouled] = [outBy('vote'), outBy('foul')]
  // Fouls that left too few to go on came before any vote of that round.
  const endedByFouls =
    ending?.kind === 'decided' && ending.reason === 'too-few-left' && rounds.at(-1)?.vote?.revealed == null
  if (endedByFouls) return phrase(decided.fouled, { name, others: names(fouled) })
  const given = rounds.flatMap(({ vote }) => vote?.revealed ?? []).filter(({ target }) => target !== null)
  const [votes, named] = [given.length, countsOf(given).get(spy) ?? 0]
  if (votedOut.length > 0 && named === 0) return phrase(decided.unseen, { name, others: names(votedOut) })
  if (votedOut.length > 0) return phrase(decided.missed, { name, others: names(votedOut), votes, named })
  const ties = rounds.filter((round) => isTiedWith(round, spy))
  if (ties.length > 0) return phrase(decided.ties, { name, count: ties.length })
  return phrase(decided.stayed, { name, count: rounds.length })
}

function isTiedWith({ vote, out }: Round, spy: Seat): boolean {
  const first = leaders(vote?.revealed ?? [])
  return first.length > 1 && first.includes(spy) && !out.some(({ cause }) => cause === 'vote')
}
