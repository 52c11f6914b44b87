import type { DecisionRefusal } from '@wis/arena'
import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import pg from 'pg'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { inFifteenthsOf } from '../game/units-of.ts'
import { placesStatement } from '../standing/board-statements.ts'
import { agreedOrder, boardOrderOf } from '../standing/official-order.ts'
import { withoutStoring } from '../transaction.ts'
import { makeDecision } from './make-decision.ts'
import type { DecisionWish } from './make-decision.ts'

/** An agent's place. The rank is null for a disqualified agent. */
export interface Place {
  readonly rank: number | null
  /** Fifteenths. */
  readonly total: number
}

export interface BoardDifference {
  readonly agent: {
    readonly slug: string
    readonly name: string
    readonly nameZh: string | null
  }
  readonly is: Place | null
  readonly wouldBe: Place | null
}

/** The agents whose places differ, in the order of the present board. Agents that are only on the other board come last. */
export async function differences(
  client: pg.ClientBase | pg.Pool,
  is: ReadonlyMap<AgentId, Place>,
  wouldBe: ReadonlyMap<AgentId, Place>,
): Promise<BoardDifference[]> {
  const moved = [...new Set([...is.keys(), ...wouldBe.keys()])].filter((agentId) => {
    const [a, b] = [is.get(agentId), wouldBe.get(agentId)]
    return a?.rank !== b?.rank || a?.total !== b?.total
  })
  const { rows } = await client.query<BoardDifference['agent'] & { id: string }>(
    'select id, slug, name, name_zh as "nameZh" from agents where id = any($1::text[])',
    [moved],
  )
  const byId = new Map<string, (typeof rows)[number]>(rows.map((row) => [row.id, row]))
  return moved.flatMap((agentId) => {
    const row = byId.get(agentId)
    if (!row) return []
    const { id: _, ...agent } = row
    return { agent, is: is.get(agentId) ?? null, wouldBe: wouldBe.get(agentId) ?? null }
  })
}

/** The rows that a decision would change, for each language of the season. */
interface DecisionPreview {
  readonly ok: true
  readonly boards: readonly { readonly language: string; readonly rows: readonly BoardDifference[] }[]
}

type Previewed = DecisionPreview | Refusal<DecisionRefusal | 'preview-late'>

/** The preview locks standings that the season's matches wait for, so it gives up soon. */
const limits = `set local lock_timeout = '1s'; set local statement_timeout = '4s';
  set local idle_in_transaction_session_timeout = '4s'`
const attempts = 3

/**
 * The boards as a decision would leave them. Makes the decision, reads the boards and rolls everything back, so that
 * nothing is stored.
 */
export async function previewDecision(db: Database, wish: DecisionWish): Promise<Previewed> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      const read = await withoutStoring(db, (client) => boardsAround(client, wish))
      return read.ok ? await previewOf(db, read) : read
    } catch (error) {
      if (!isLate(error) && !isOvertaken(error)) throw error
      if (isLate(error)) break
    }
  }
  return refuse('preview-late')
}

type Boards = ReadonlyMap<string, ReadonlyMap<AgentId, Place>>

interface BoardsAround {
  readonly ok: true
  readonly languages: readonly string[]
  readonly before: Boards
  readonly after: Boards
}

/** Reads the boards before and after. Nothing else is done while the locks are held. */
async function boardsAround(
  client: pg.PoolClient,
  wish: DecisionWish,
): Promise<BoardsAround | Refusal<DecisionRefusal>> {
  // One snapshot: a match that ends meanwhile is on both boards or on neither.
  await client.query('set transaction isolation level repeatable read')
  await client.query(limits)
  const { rows } = await client.query<PreviewedSeason>(
    `select id, game, owner_id as "ownerId", ${agreedOrder()} as agreed, languages from seasons s where slug = $1`,
    [wish.seasonSlug],
  )
  const [season] = rows
  if (!season) return refuse('no-such-season')
  const before = await placesOf(client, season)
  const made = await makeDecision(client, wish)
  if (!made.ok) return made
  return { ok: true, languages: season.languages, before, after: await placesOf(client, season) }
}

async function previewOf(db: Database, { languages, before, after }: BoardsAround): Promise<DecisionPreview> {
  const boards: DecisionPreview['boards'][number][] = []
  for (const language of languages) {
    const [is, wouldBe] = [before.get(language) ?? new Map(), after.get(language) ?? new Map()]
    boards.push({ language, rows: await differences(db.pool, is, wouldBe) })
  }
  return { ok: true, boards }
}

interface PreviewedSeason {
  readonly id: string
  readonly game: string
  readonly ownerId: string | null
  readonly agreed: string
  readonly languages: readonly string[]
}

async function placesOf(
  client: pg.ClientBase,
  { id, languages, ...season }: PreviewedSeason,
): Promise<Boards> {
  const boards = new Map<string, ReadonlyMap<AgentId, Place>>()
  const order = boardOrderOf(season)
  for (const language of languages) {
    const { rows } = await client.query<Place & { agentId: string }>({
      name: `places-of-board-by-${order}`,
      text: placesStatement(order),
      values: [id, language],
    })
    boards.set(
      language,
      new Map(
        rows.map(({ agentId, rank, total }) => [
          ids.agent(agentId),
          { rank, total: inFifteenthsOf(season.game, total) },
        ]),
      ),
    )
  }
  return boards
}

const codeOf = (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined)
/** A lock or a statement took too long. */
const isLate = (error: unknown) => ['55P03', '57014'].includes(codeOf(error) ?? '')
/** Another session stored something that is not in the snapshot yet. */
const isOvertaken = (error: unknown) => ['40001', '40P01'].includes(codeOf(error) ?? '')
