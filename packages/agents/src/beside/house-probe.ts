import type { HousePlayer, HouseProbe } from '@wis/games'
import type { AgentReply, Seen } from '../agent.ts'

type Probed = Pick<HousePlayer<unknown>, 'probed'>

/** What a player of the house answers to a probe. A player without beliefs declines. Never throws. */
export function houseProbe(
  player: Probed,
  { state, turn, probe }: Seen,
  chance: Pick<HouseProbe<unknown>, 'seed' | 'matchId'>,
): AgentReply {
  try {
    const fields = player.probed?.({ probe: probe?.id ?? '', state, seat: turn.seat, ...chance })
    return { ok: true, text: JSON.stringify(fields ?? { decline: true }) }
  } catch (error) {
    const detail = `the house player broke down: ${error instanceof Error ? error.message : 'no error'}`
    return { ok: false, failure: 'refused', verdict: 'platform', detail }
  }
}
