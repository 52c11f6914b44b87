import type { InBoth, Seat } from '@wis/engine'
import { phrase } from '../../define/sentences.ts'
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
  const [votes, voters] = [counts.get(spy) ?? 0, ballots.length]
  if (leaders(ballots).length > 1) return phrase(decided.lot, { name, round, votes })
  const next = [...counts].filter(([seat, count]) => seat !== spy && count === votes - 1)
  const [close] = next.length === 1 ? next : []
  return close
    ? phrase(decided.close, { name, round, votes, voters, other: nameOf(close[0]) })
    : phrase(decided.vote, { name, round, votes, voters })
}

function survived({ rounds }: SpyState, spy: Seat, nameOf: NameOf): InBoth<string> {
  const name = nameOf(spy)
  const ballots = rounds.flatMap(({ vote }) => vote?.revealed ?? [])
  const [votes, named] = [ballots.length, countsOf(ballots).get(spy) ?? 0]
  const others = (of: 'vote' | 'foul') =>
    rounds.flatMap(({ out }) => out.flatMap(({ seat, cause }) => (cause === of ? [seat] : [])))
  const names = (seats: readonly Seat[]) => listed(seats.map(nameOf))
  const votedOut = others('vote')
  if (votedOut.length > 0 && named === 0) return phrase(decided.unseen, { name, others: names(votedOut) })
  if (votedOut.length > 0) return phrase(decided.missed, { name, others: names(votedOut), votes, named })
  const ties = rounds.filter(isTied)
  if (ties.length > 0) return phrase(decided.ties, { name, count: ties.length })
  const fouled = others('foul')
  if (fouled.length > 0) return phrase(decided.fouled, { name, others: names(fouled) })
  return phrase(decided.stayed, { name, count: rounds.length })
}

const isTied = ({ vote, out }: Round) =>
  leaders(vote?.revealed ?? []).length > 1 && !out.some(({ cause }) => cause === 'vote')

const listed = (names: readonly string[]): InBoth<string> => ({
  en: [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and '),
  zh: names.join('、'),
})
