import { isUnheard, openEars } from '@wis/agents'
import type { Agent, Clock, Ears } from '@wis/agents'
import { gameCalled, hostedGames } from '@wis/db/matches'
import { forfeitReasons, ids, playMatch } from '@wis/engine'
import type { Known, MatchId, Turn } from '@wis/engine'
import { rulesets, whoIsSpy } from '@wis/games/who-is-spy'
import type { SpyEvent, SpyState } from '@wis/games/who-is-spy'
import { askSeat } from '../match/ask-seat.ts'
import { usualTable } from './until.ts'

const signal = new AbortController().signal
const clock: Clock = { now: () => new Date(), pause: () => new Promise(() => undefined) }

/** Plays a match with the engine, and asks and tells its seats as a runner does. `isVoided` may end it at a turn. */
export async function playInRunner(
  seed: string,
  agents: readonly Agent[],
  isVoided: () => boolean,
): Promise<void> {
  const matchId = ids.match(seed)
  const ears = earsOf(matchId, agents)
  const rulings = playMatch(
    {
      game: whoIsSpy,
      config: { ruleset: rulesets['wis-2024'], language: 'en', pair: ['tea', 'coffee'] },
      seats: [...agents.keys()],
      seed,
      now: () => clock.now().toISOString(),
      ask: asking(matchId, agents, ears),
      unfair: () => (isVoided() ? 'platform-fault' : undefined),
    },
    [],
    { lost: signal, drain: signal },
  )
  for await (const { entries } of rulings) ears.tell(entries)
  await ears.allQuiet(0)
}

function unexpected(_: number, error: unknown): never {
  throw error
}

const earsOf = (matchId: MatchId, agents: readonly Agent[]) =>
  openEars({
    rules: whoIsSpy,
    matchId,
    language: 'en',
    aliases: agents.map((_, seat) => `Player ${seat + 1}`),
    agents,
    clock,
    signal,
    hurry: signal,
    onHeard: () => undefined,
    onTold: (seat, tellings) => {
      for (const missed of tellings.filter(isUnheard)) unexpected(seat, missed)
    },
    onFault: unexpected,
  })

const asking =
  (matchId: MatchId, agents: readonly Agent[], ears: Ears) =>
  async (turn: Turn, known: Known<SpyState, SpyEvent>, over: AbortSignal) => {
    const agent = agents[turn.seat]
    if (!agent) throw new RangeError(`there is no seat ${turn.seat}`)
    const { call } = await askSeat({
      game: gameCalled({ games: hostedGames }, 'who-is-spy'),
      matchId,
      agent,
      blame: async (reply) => ({ reply }),
      onFault: (error) => unexpected(turn.seat, error),
      clock,
      ears,
      turn,
      known,
      table: usualTable,
      signal: over,
    })
    const reason = forfeitReasons.find((one) => one === call.failure)
    const move = () =>
      reason ? ({ kind: 'forfeit', reason } as const) : whoIsSpy.readMove(known.state, turn, call.reply ?? '')
    return { move, call }
  }
