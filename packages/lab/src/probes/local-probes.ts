import type { Entry } from '@wis/engine'
import { readFields } from '@wis/games'
import type { GameKit, HousePlayer } from '@wis/games'
import { probeRequestOf } from '@wis/protocol'
import type { PlannedMatch } from '../design/planned-match.ts'
import { dueProbes } from './due-probes.ts'
import type { ProbeRow } from './probe-row.ts'

/** A player in the same process that may answer probes. */
export type LocalProbed = Pick<HousePlayer<unknown>, 'probed'>

interface ProbedLocally {
  readonly kit: GameKit
  readonly planned: PlannedMatch
  readonly log: readonly Entry[]
  readonly probes: readonly string[]
  playerCalled(name: string): LocalProbed
}

/** Asks players in the same process everything that is due in a match. The same match and players give the same rows. */
export function localProbes({ kit, planned, log, probes, playerCalled }: ProbedLocally): readonly ProbeRow[] {
  const { number, seat: subject, players, ruleset, language, seed } = planned
  const first = log[0]?.event
  const aliases = first && 'aliases' in first && Array.isArray(first.aliases) ? first.aliases.map(String) : []
  return dueProbes({ kit, log, subject, probes }).map(({ probe, entry, seat }) => {
    const agent = players[seat] ?? ''
    const { request, state } = probeRequestOf({
      ...{ kit, probe, log, after: entry, seat, aliases, ruleset, language },
      ...{ questionId: `${seed}:${probe.id}:${entry}:${seat}`, deadline: '' },
    })
    const answer = playerCalled(agent).probed?.({ probe: probe.id, state, seat, seed: `${seed}:${seat}` })
    const row = { match: number, probe: probe.id, entry, seat, agent, prompt: JSON.stringify(request) }
    if (!answer) return { ...row, raw: [], outcome: 'declined', values: null }
    const raw = [JSON.stringify(answer)]
    const filled = readFields(probe.fields(state, seat), raw[0] ?? '')
    return filled.ok
      ? { ...row, raw, outcome: 'answered', values: filled.values }
      : { ...row, raw, outcome: 'unreadable', values: null }
  })
}
