import { dealAgain, endedPlan, keepPlayed, plannedPlace } from '@wis/db/experiments'
import type { EndedPlan, PlannedPlace } from '@wis/db/experiments'
import { gameCalled, readEntries } from '@wis/db/matches'
import { replay } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import type { PlayedMatch } from '@wis/lab'
import type { MatchHurry } from '../match/farewell.ts'
import type { MatchWorld } from '../match/match-world.ts'
import { runMatch } from '../match/run-match.ts'

/** How often a match is dealt before its experiment is paused. */
export const mostAttempts = 3

/** Plays a match of an experiment to its end and keeps its result, both from wherever an earlier runner left them. */
export async function playPlanned(world: MatchWorld, matchId: MatchId, hurry: MatchHurry): Promise<void> {
  await runMatch(world, matchId, hurry)
  await keepResult(world, matchId)
}

/** Keeps the result of a match that is over. Does nothing for any other, or if it was kept before. */
export async function keepResult(
  { db, log }: Pick<MatchWorld, 'db' | 'log'>,
  matchId: MatchId,
): Promise<void> {
  const [place, ended] = await Promise.all([plannedPlace(db, matchId), endedPlan(db, matchId)])
  if (!place || !ended) return
  const { experimentId, number, attempts } = place
  const { tokens, spend } = ended
  const match = { experimentId, number, matchId, tokens, spend }
  const end = endOf(place, ended)
  if (end === 'void' && !(isRuled(ended) && attempts >= mostAttempts)) {
    const fault = ended.reason ?? 'unknown'
    log.warn('planned-match-void', { experimentId, number, matchId, fault })
    const pause = { reason: 'match-void', match: number, detail: fault } as const
    return dealAgain(db, match, { fault, ...(attempts >= mostAttempts && { pause }) })
  }
  const row = await playedRow(db, { matchId, place, ended, end })
  await keepPlayed(db, match, { row, failed: end === 'subject-failed' })
}

/** A subject that gave no answer at all could not play. What it forfeits otherwise is part of how it plays. */
function endOf({ plan: { seat } }: PlannedPlace, { status, reason, seats }: EndedPlan): PlayedMatch['end'] {
  const subject = seats[seat]
  const isSilent = subject !== undefined && subject.turns > 0 && subject.forfeits === subject.turns
  if (status === 'finished') return isSilent ? 'subject-failed' : 'decided'
  return isRuled({ reason }) && (subject?.forfeits ?? 0) > 0 ? 'subject-failed' : 'void'
}

const outsideOfTheRules = ['platform-fault', 'provider-fault', 'ran-too-long', 'experiment-cancelled']

/** Whether the rules made a match void, such as when nobody is left. It is not dealt again for ever. */
const isRuled = ({ reason }: Pick<EndedPlan, 'reason'>) => !outsideOfTheRules.includes(reason ?? '')

/** A row of a match on a platform: which match it was, and what it took. */
interface PlatformRow extends PlayedMatch {
  readonly match: string
  readonly tokens: number
  readonly usd: number
  readonly ms: number
}

interface Ended {
  readonly matchId: MatchId
  readonly place: PlannedPlace
  readonly ended: EndedPlan
  readonly end: PlayedMatch['end']
}

async function playedRow(
  db: MatchWorld['db'],
  { matchId, place: { number, plan }, ended, end }: Ended,
): Promise<PlatformRow> {
  const kit = kitOf(ended.game)
  const log = await readEntries(db, matchId, 'director')
  const { deal, subject, condition, seat, factors } = plan
  const state = replay(gameCalled(db, ended.game).rules, log)
  return {
    ...{ number, deal, subject, condition, seat, factors, match: matchId, end },
    results: end === 'decided' ? kit.results.of(state) : [],
    choices: kit.studies?.choices?.(log, seat) ?? [],
    forfeits: ended.seats[seat]?.forfeits ?? 0,
    turns: ended.seats[seat]?.turns ?? 0,
    tokens: ended.tokens,
    usd: ended.spend / 1_000_000,
    ms: ended.ms,
  }
}

function kitOf(game: string): GameKit {
  const kit = kitCalled(game)
  if (!kit) throw new RangeError(`there is no game called ${game}`)
  return kit
}
