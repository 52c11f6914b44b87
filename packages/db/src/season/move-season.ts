import type { SeasonId } from '@wis/engine'
import { nextSeasonStates } from '@wis/protocol'
import type { SeasonBoard, SeasonState } from '@wis/protocol'
import type pg from 'pg'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database.ts'
import { claimName } from '../name/claim-name.ts'
import type { Claim, NameRefused } from '../name/claim-name.ts'
import { refuse } from '../refusal.ts'
import type { Refusal } from '../refusal.ts'
import { storableJson } from '../storable-json.ts'
import { inTransaction } from '../transaction.ts'
import { tellOfSeason } from '../webhook/enqueue.ts'
import { lockSeason } from './change-season.ts'
import type { LockedSeason } from './change-season.ts'
import { endWaiting } from './end-waiting.ts'
import { tellOfSeasonStep } from './entry/tell-of-season-step.ts'
import { releaseDeals } from './fixture/release-deals.ts'
import { takeBoard } from './take-board.ts'
import { commitWords } from './words/commit-words.ts'

export type SeasonMoved =
  | { readonly ok: true }
  | Refusal<'no-such-season' | 'not-from-here' | 'matches-under-way' | 'entry-is-over'>
  | NameRefused

/** Moves a season to another state with all effects of the move, or not at all. */
export async function moveSeason(
  db: Database,
  actor: Actor,
  id: SeasonId,
  to: SeasonState,
): Promise<SeasonMoved> {
  return inTransaction(db, async (client) => {
    const season = await lockSeason(client, id)
    if (!season) return refuse('no-such-season')
    if (!nextSeasonStates(season.state).includes(to)) return refuse('not-from-here')
    if (season.state === 'created' && (await isTooLateToEnter(client, id))) return refuse('entry-is-over')
    if (to === 'closed' && (await isUnderWay(client, id))) return refuse('matches-under-way')
    // Nobody else has seen its name before, and it was compared only with those of open seasons.
    const named = season.state === 'created' ? await claimName(client, claimOf(season)) : undefined
    if (named && !named.ok) return named
    const keepsBoard = to === 'frozen' || to === 'closed'
    const board = keepsBoard ? await takeBoard(db, { ...season, final: to === 'closed' }) : undefined
    await setState(client, id, to, board)
    if (season.state === 'created') {
      await commitWords(client, id)
      // Trial matches from the setup stay hidden from everybody else.
      await releaseDeals(client, id)
      await tellOfSeasonStep(client, id, 'open')
    }
    if (to === 'closing') await endWaiting(client, id)
    if (to === 'closed') {
      await tellOfSeason(client, id)
      await tellOfSeasonStep(client, id, 'closed')
    }
    await writeAudit(client, {
      actorId: actor.id,
      actorName: actor.name,
      action: `season-${to}`,
      subject: `season:${id}`,
      detail: { from: season.state, to },
    })
    return { ok: true }
  })
}

const claimOf = ({ name, ownerId }: LockedSeason): Claim => ({
  table: 'seasons',
  name,
  besides: ownerId,
  isOurs: ownerId === null,
})

async function setState(
  client: pg.ClientBase,
  id: SeasonId,
  to: SeasonState,
  board: SeasonBoard | undefined,
): Promise<void> {
  await client.query({
    name: 'move-season',
    text: `update seasons set state = $2, board = coalesce($3, board),
                  ends_at = case when $2 = 'closed' then least(coalesce(ends_at, now()), now()) else ends_at end
           where id = $1`,
    values: [id, to, board === undefined ? null : storableJson(board)],
  })
}

/**
 * Whether entry has already ended and no agent is there to play. Then the organizer must set another deadline first.
 */
async function isTooLateToEnter(client: pg.ClientBase, id: SeasonId): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'season-too-late-to-enter',
    text: `select 1 from seasons where id = $1 and entry_ends_at <= now()
             and (select count(*) from season_entries where season_id = $1 and state = 'entered') < 2`,
    values: [id],
  })
  return rowCount === 1
}

/** Whether anything is in play, about to be dealt or not counted yet. It would still move the board. */
async function isUnderWay(client: pg.ClientBase, id: SeasonId): Promise<boolean> {
  const { rows } = await client.query<{ busy: boolean }>({
    name: 'season-under-way',
    text: `select exists (select 1 from matches where season_id = $1 and (status in ('waiting', 'running') or deal_open))
                  or exists (select 1 from tickets where season_id = $1 and state = 'checking') as busy`,
    values: [id],
  })
  return rows[0]?.busy ?? false
}
