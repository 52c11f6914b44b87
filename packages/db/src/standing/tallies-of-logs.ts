import { ids, replay } from '@wis/engine'
import type { AgentId, SeasonId } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import { spyEntry } from '@wis/protocol'
import type { SpyEntry } from '@wis/protocol'
import { addTallies, emptyTally } from '@wis/ratings'
import type { Tally } from '@wis/ratings'
import type { Database } from '../database.ts'
import { settlementOf } from '../match/settlement-of.ts'

const matchesAtOnce = 200

/** What an agent's matches in a season and language add up to, and the rule its total follows from. */
export interface SummedLogs {
  readonly seasonId: SeasonId
  readonly language: string
  readonly agentId: AgentId
  readonly initialTotal: number
  readonly entryCost: number
  readonly tally: Tally
}

export const keyOf = ({
  seasonId,
  language,
  agentId,
}: Pick<SummedLogs, 'seasonId' | 'language' | 'agentId'>) => `${seasonId}/${language}/${agentId}`

/** Plays every log again, some matches at a time, so that memory grows with the agents and not with history. */
export async function talliesOfLogs(db: Database): Promise<SummedLogs[]> {
  const sums = new Map<string, SummedLogs>()
  for (let after = ''; ;) {
    const matches = await db.prisma.match.findMany({
      where: { id: { gt: after }, status: 'finished', mode: 'ranked' },
      orderBy: { id: 'asc' },
      take: matchesAtOnce,
      select: {
        id: true,
        seasonId: true,
        seats: { orderBy: { seat: 'asc' }, select: { agentId: true } },
        entries: { orderBy: { seq: 'asc' } },
      },
    })
    for (const match of matches) addLog(sums, match)
    const last = matches.at(-1)
    if (!last) return [...sums.values()]
    after = last.id
  }
}

interface StoredLog {
  readonly seasonId: string
  readonly seats: readonly { readonly agentId: string }[]
  readonly entries: readonly { readonly seq: number; readonly at: Date; readonly event: unknown }[]
}

function addLog(sums: Map<string, SummedLogs>, { seasonId, seats, entries }: StoredLog): void {
  const log: SpyEntry[] = entries.map(({ seq, at, event }) =>
    spyEntry.parse({ seq, at: at.toISOString(), event }),
  )
  const agents = seats.map(({ agentId }) => ({ agentId: ids.agent(agentId) }))
  const played = { seasonId: ids.season(seasonId), mode: 'ranked' as const, seats: agents }
  const { language, initialTotal, entryCost, seats: settled } = settlementOf(played, replay(whoIsSpy, log))
  for (const { agentId, tally } of settled) {
    const place = { seasonId: played.seasonId, language, agentId, initialTotal, entryCost }
    const before = sums.get(keyOf(place))?.tally ?? emptyTally
    sums.set(keyOf(place), { ...place, tally: addTallies(before, tally) })
  }
}
