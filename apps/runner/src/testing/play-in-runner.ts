import { isUnheard } from '@wis/agents'
import type { Agent, Clock, Telling } from '@wis/agents'
import { hostedGames } from '@wis/db/matches'
import { ids, playMatch } from '@wis/engine'
import { rulesets, whoIsSpy } from '@wis/games'
import { askSeat } from '../match/ask-seat.ts'
import { openEars } from '../match/ears.ts'
import { usualTable } from './usual-table.ts'

const signal = new AbortController().signal
const clock: Clock = { now: () => new Date(), pause: () => new Promise(() => undefined) }

/** Plays a match with the engine, and asks and tells its seats as a runner does. `isVoided` may end it at a turn. */
export async function playInRunner(
  seed: string,
  agents: readonly Agent[],
  isVoided: () => boolean,
): Promise<void> {
  const ruleset = rulesets['wis-2024']
  const aliases = agents.map((_, seat) => `Player ${seat + 1}`)
  const matchId = ids.match(seed)
  const unexpected = (_: number, error: unknown) => {
    throw error
  }
  const taken = (seat: number, tellings: readonly Telling[]) => {
    for (const missed of tellings.filter(isUnheard)) unexpected(seat, missed)
  }
  const ears = openEars({
    rules: whoIsSpy,
    matchId,
    language: 'en',
    aliases,
    agents,
    clock,
    signal,
    hurry: signal,
    onHeard: () => undefined,
    onTold: taken,
    onFault: unexpected,
  })
  const rulings = playMatch(
    {
      game: whoIsSpy,
      config: { ruleset, language: 'en', pair: ['tea', 'coffee'] },
      seats: [...agents.keys()],
      seed,
      now: () => clock.now().toISOString(),
      ask: async (turn, known, over) => {
        const agent = agents[turn.seat]
        if (!agent) throw new RangeError(`there is no seat ${turn.seat}`)
        const game = hostedGames['who-is-spy']
        const blame = async (reply: Awaited<ReturnType<Agent['reply']>>) => ({ reply })
        const { call } = await askSeat({
          game,
          matchId,
          agent,
          blame,
          onFault: (error) => unexpected(turn.seat, error),
          clock,
          ears,
          turn,
          known,
          table: usualTable,
          signal: over,
        })
        const move = whoIsSpy.readMove(known.state, turn, call.reply ?? '')
        return { move: call.failure ? { kind: 'forfeit', reason: call.failure } : move, call }
      },
      unfair: () => (isVoided() ? 'platform-fault' : undefined),
    },
    [],
    { lost: signal, drain: signal },
  )
  for await (const { entries } of rulings) ears.tell(entries)
  await ears.allQuiet(0)
}
