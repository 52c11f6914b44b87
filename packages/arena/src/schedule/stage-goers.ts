import { bestOfGroup, goingOn } from './knockout.ts'
import type { GroupRecord } from './knockout.ts'
import { byOwner } from './owners.ts'
import type { Owners } from './owners.ts'

interface StageEnd {
  isStillIn(agentId: string): boolean
  readonly players: number
  readonly owners: Owners
}

/**
 * The agents that go on to the next stage of a knockout, group by group. If the next stage has fewer tables than an owner
 * has agents going on, the worst of these agents stays behind, and the next of its group goes on in its place. Otherwise
 * two agents of one owner would meet, or the knockout would never end.
 */
export function stageGoers(
  groups: readonly (readonly GroupRecord[])[],
  { isStillIn, players, owners }: StageEnd,
): readonly string[] {
  const behind = new Set<string>()
  const mayGo = (agentId: string) => isStillIn(agentId) && !behind.has(agentId)
  for (;;) {
    const goers = groups.flatMap((records) => goingOn(records, mayGo))
    const tables = Math.ceil(goers.length / players)
    const crowd = byOwner(goers, owners).find(({ length }) => length > tables)
    if (!crowd) return goers
    const records = groups.flat().filter(({ agentId }) => crowd.includes(agentId))
    const worst = bestOfGroup(records).at(-1)
    if (!worst) throw new Error('an agent that goes on without a record')
    behind.add(worst.agentId)
  }
}
