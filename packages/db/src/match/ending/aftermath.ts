import type { MatchId } from '@wis/engine'
import type pg from 'pg'
import { settleBudgets } from '../../budget/settle-budgets.ts'
import { askersInMatch, noteMatchOver } from '../../outbound/agent-notices.ts'
import { listenersOfMatch, tellOfMatch } from '../../webhook/enqueue.ts'
import { holdHearers, tellLater } from '../farewell/farewell.ts'

/** The further effects of a match's end. Mostly there are none, and no further query is needed. */
export interface Aftermath {
  readonly holdsBudgets: boolean
  readonly isHeard: boolean
  /** Whether an agent at the table asks for its turns, and reads later how the match ended. */
  readonly hasAskers: boolean
  /** Whether an agent at the table keeps a memory, and has to be told how it ended. */
  readonly hasHearers: boolean
  /** Whether a person sits at the table, so that nobody could watch until now. */
  readonly hasPeople: boolean
  /** Whether its deal is still to be played, so that its ending does not count yet and stays secret. */
  readonly isDealOpen: boolean
}

/** SQL of its columns, for the statement that ends match `$1` anyway. */
export const aftermathColumns = `
  exists (select 1 from budget_reservations where match_id = $1) as "holdsBudgets",
  exists (${listenersOfMatch}) as "isHeard",
  exists (${askersInMatch}) as "hasAskers",
  exists (select 1 from seats where match_id = $1 and memory is not null) as "hasHearers",
  exists (select 1 from seats s join agents a on a.id = s.agent_id
          where s.match_id = $1 and a.kind = 'person') as "hasPeople",
  (select deal_open from matches where id = $1) as "isDealOpen"`

/** Applies the effects of a match's end, on the connection that ends it. */
export async function settleAftermath(
  client: pg.ClientBase,
  matchId: MatchId,
  aftermath: Aftermath | undefined,
  { counts }: { readonly counts: boolean },
): Promise<void> {
  if (!aftermath) throw new Error(`match ${matchId} was ended, but is not there`)
  if (aftermath.hasPeople) await openToAll(client, matchId)
  if (aftermath.holdsBudgets) await settleBudgets(client, matchId, { counts })
  if (aftermath.isHeard) await tellOfMatch(client, matchId)
  if (aftermath.hasAskers) await noteMatchOver(client, matchId)
  if (!aftermath.hasHearers) return
  await client.query({ name: 'hold-hearers', text: holdHearers, values: [matchId] })
  if (aftermath.isDealOpen) await client.query({ name: 'tell-later', text: tellLater, values: [matchId] })
}

/** From now on everybody may see who sat at the table, and how the match went. */
async function openToAll(client: pg.ClientBase, matchId: MatchId): Promise<void> {
  await client.query({
    name: 'open-to-all',
    text: 'update matches set withheld = false where id = $1',
    values: [matchId],
  })
}
