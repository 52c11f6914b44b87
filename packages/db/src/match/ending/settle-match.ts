import type { Settlement } from '@wis/arena'
import type { MatchId } from '@wis/engine'
import type pg from 'pg'
import { settleBudgets } from '../../budget/use-budgets.ts'
import type { Database } from '../../database.ts'
import { ownColumns, ownMatchColumns } from '../../legacy/columns.ts'
import { countPair } from '../../legacy/word-pairs.ts'
import { askersInMatch, noteMatchOver } from '../../outbound/agent-notices.ts'
import { countPeople } from '../../person/people-row.ts'
import { isMixed, openResults } from '../../season/season-sql.ts'
import { countSettlement } from '../../standing/count-settlement.ts'
import { inContendedTransaction } from '../../transaction.ts'
import { listenersOfMatch, tellOfMatch } from '../../webhook/enqueue.ts'
import { holdHearers, tellLater } from '../farewell.ts'
import { appendOn } from '../log/append-ruling.ts'
import type { Fence, LastRuling } from '../log/append-ruling.ts'

/** The further effects of a match's end. Mostly there are none, and no further query is needed. */
export interface Aftermath {
  readonly holdsBudgets: boolean
  readonly isHeard: boolean
  /** Whether an agent at the table asks for its turns, and reads later how the match ended. */
  readonly hasAskers: boolean
  /** Whether an agent at the table keeps a memory, and has to be told how it ended. */
  readonly hasHearers: boolean
  /** Whether a person sits or might have sat at the table, so that nobody could watch until now. What was played again stays that person's alone, and what belongs to an experiment is read there. */
  readonly opensToAll: boolean
  /** Whether its deal is still to be played, so that its ending does not count yet and stays secret. */
  readonly isDealOpen: boolean
}

/** SQL of its columns, for the statement that ends match `$1` anyway. */
export const aftermathColumns = `
  exists (select 1 from budget_reservations where match_id = $1) as "holdsBudgets",
  exists (${listenersOfMatch}) as "isHeard",
  exists (${askersInMatch}) as "hasAskers",
  exists (select 1 from seats where match_id = $1 and memory is not null) as "hasHearers",
  (exists (select 1 from seats s join agents a on a.id = s.agent_id
           where s.match_id = $1 and a.kind = 'person')
   or exists (select 1 from matches m join seasons s on s.id = m.season_id
              where m.id = $1 and m.mode = 'ranked' and ${isMixed()})) and not exists (
    select 1 from forks where match_id = $1) and not exists (
    select 1 from matches where id = $1 and mode = 'experiment') as "opensToAll",
  (select deal_open from matches where id = $1) as "isDealOpen"`

/** Applies the effects of a match's end, on the connection that ends it. */
export async function settleAftermath(
  client: pg.ClientBase,
  matchId: MatchId,
  aftermath: Aftermath | undefined,
  { counts }: { readonly counts: boolean },
): Promise<void> {
  if (!aftermath) throw new Error(`match ${matchId} was ended, but is not there`)
  if (aftermath.opensToAll) await openToAll(client, matchId)
  if (aftermath.holdsBudgets) await settleBudgets(client, matchId, { counts })
  if (aftermath.isHeard) await tellOfMatch(client, matchId)
  if (aftermath.hasAskers) await noteMatchOver(client, matchId)
  if (!aftermath.hasHearers) return
  await client.query({ name: 'hold-hearers', text: holdHearers, values: [matchId] })
  if (aftermath.isDealOpen) await client.query({ name: 'tell-later', text: tellLater, values: [matchId] })
}

/** From now on everybody may see who sat at the table, and how the match went, unless its season is under embargo. */
async function openToAll(client: pg.ClientBase, matchId: MatchId): Promise<void> {
  await client.query({
    name: 'open-to-all',
    text: `update matches m set withheld = m.mode = 'ranked' and not ${openResults}
           from seasons s where m.id = $1 and s.id = m.season_id`,
    values: [matchId],
  })
}

/**
 * Stores the last ruling, the result, the ledger and the standings in one transaction, so once or not at all. If
 * other matches of its deal still have to be played, `countReleased` does the ledger and standings later, because
 * they would give away the roles.
 */
export async function settleMatch(
  db: Database,
  fence: Fence,
  { entries, call }: LastRuling,
  settlement: Settlement,
): Promise<void> {
  await inContendedTransaction(db, 'settling', async (client) => {
    // Both are sent at once. A lost claim shows in the first, and is the reason why anything fails in the second.
    const appended = appendOn(client, { fence, entries, call })
    const closed = closeMatch(client, fence, settlement, entries.at(-1)?.at)
    closed.catch(() => undefined)
    await appended
    const aftermath = await closed
    await settleAftermath(client, fence.matchId, aftermath, { counts: true })
    if (aftermath?.opensToAll) await countPeople(client, fence.matchId, { ...settlement, counts: true })
    // Comes last, because other matches of the same agents wait for these rows until everything is stored.
    if (settlement.ranked && !aftermath?.isDealOpen)
      await countSettlement(client, settlement, { matchId: fence.matchId, counts: true })
  })
}

/**
 * Writes the result into the match, its seats and the counts of its words. If the match counts, writes it into the
 * ledger too.
 */
async function closeMatch(
  client: pg.PoolClient,
  fence: Fence,
  settlement: Settlement,
  at?: string,
): Promise<Aftermath | undefined> {
  const { winner, reason, end, appeal, seats, counting, ranked, seasonId, language, entryCost } = settlement
  const own = end && ownColumns(end)
  const { rows } = await client.query<Aftermath>({
    name: 'close-match',
    text: closeStatement,
    values: [
      fence.matchId,
      ...[at, winner, reason, ...ownMatchColumns.map((name) => own?.[name])],
      ...[ranked, seasonId, language, entryCost],
      seats.map(({ agentId }) => agentId),
      seats.map(({ role }) => role),
      seats.map(({ points }) => points),
      seats.flatMap((seat, number) => (counting.includes(seat) ? [number] : [])),
      ...[appeal?.rounds, appeal?.tension, appeal?.moments],
      ...[seats.map(({ place }) => place), seats.map(({ team }) => team)],
      seats.map(({ facts }) => facts && JSON.stringify(facts)),
    ],
  })
  return rows[0]
}

/** The number of the parameter with the first of the columns that only one game fills. */
const firstOwn = 5

const closeStatement = `
  with closed as (
    update matches set status = 'finished', ended_at = $2, winner = $3, reason = $4,
      ${ownMatchColumns.map((name, at) => `${name} = $${firstOwn + at}`).join(', ')},
      rounds = $16, tension = $17, moments = $18
    where id = $1
  ), settled as (
    select number - 1 as seat, t.*
    from unnest($12::text[], $13::text[], $14::int[], $19::smallint[], $20::smallint[], $21::jsonb[]) with ordinality
      as t(agent_id, role, points, place, team, facts, number)
  ), seated as (
    update seats set role = settled.role, points = settled.points, place = settled.place, team = settled.team,
      facts = settled.facts
    from settled where match_id = $1 and seats.seat = settled.seat
  ), seen as (${countPair({ winner: '$3', language: '$10', words: ['$6', '$7'] })}), booked as (
    insert into ledger (match_id, season_id, language, seat, agent_id, points, entry_cost)
    select $1, $9, $10, seat, agent_id, points, $11
    from settled where $8 and not (select deal_open from matches where id = $1) and seat = any($15::int[])
  )
  select ${aftermathColumns}`
