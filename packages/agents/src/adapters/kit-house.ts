import { rngAt } from '@wis/engine'
import type { GameKit, HousePlayer } from '@wis/games'
import type { TurnRequest } from '@wis/protocol'
import type { Agent, AgentReply, Seen } from '../agent.ts'
import { houseProbe } from '../beside/house-probe.ts'
import { rested, stillThinking } from './pace.ts'
import type { HouseOptions } from './pace.ts'

/** Throws for a slug that none of the game's house players has. It needs to be told what its seat sees. */
export function createKitHouseAgent(
  kit: Pick<GameKit, 'id' | 'house'>,
  slug: string,
  { seed = 'house', pace }: HouseOptions = {},
): Agent<TurnRequest> {
  const player = kit.house.find((one) => one.slug === slug)
  if (!player) throw new RangeError(`no house player of ${kit.id} is called ${slug}`)
  return {
    reply: async (request, signal, seen) => {
      if (!seen) return unseen
      const { matchId } = request
      const own = `${seed}:${seen.probe?.matchId ?? matchId}:${seen.turn.seat}`
      if (seen.probe) return houseProbe(player, seen, own)
      if (pace && !(await rested(pace, request, effortOf(seen, own), signal))) return stillThinking
      return answerOf(player, seen, own)
    },
  }
}

/** Never throws, because a mistake of the house may end no match of others without a reason. */
function answerOf(player: HousePlayer<unknown>, { state, turn }: Seen, seed: string): AgentReply {
  try {
    const { fields, reasoning, beliefs } = player.answer({ state, turn, seed, rng: rngAt(seed, turn.step) })
    const told = { ...(reasoning !== undefined && { reasoning }), ...(beliefs && { beliefs }) }
    return { ok: true, text: JSON.stringify(fields), ...told }
  } catch (error) {
    const detail = `the house player broke down: ${error instanceof Error ? error.message : 'no error'}`
    return { ok: false, failure: 'refused', verdict: 'platform', detail }
  }
}

/** Nothing of the game tells how hard a question is, so its time is left to chance. */
const effortOf = ({ turn }: Seen, seed: string) => 0.4 + 0.6 * rngAt(`${seed}:pace`, turn.step).next()

const unseen: AgentReply = {
  ok: false,
  failure: 'refused',
  verdict: 'platform',
  detail: 'the house player was not shown the table',
}
