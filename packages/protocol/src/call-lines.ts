import { jsonIn } from '@wis/engine'
import { z } from 'zod'
import type { AgentCallRow, AgentMatchRow } from './api/agent-page.ts'

export const callForms = ['calls', 'chat'] as const
export type CallForm = (typeof callForms)[number]

interface Page<Row> {
  readonly items: readonly Row[]
  readonly nextCursor: string | null
}

/** Reads the page after a cursor. */
type ReadPage<Row> = (cursor: string | undefined) => Promise<Page<Row>>

interface Written {
  readonly calls: ReadPage<AgentCallRow>
  readonly matches: ReadPage<AgentMatchRow>
  readonly form: CallForm
  /** Matches count in parts of a point. */
  readonly partsOfPoint: number
}

/**
 * Every call to an agent with how its match ended, newest first: whole, or as a chat for fine-tuning. Both lists are newest
 * first, so one walks beside the other and neither is kept.
 */
export async function* callLines({
  calls: readCalls,
  matches: readMatches,
  form,
  partsOfPoint,
}: Written): AsyncGenerator<object> {
  const matches = rowsOf(readMatches)
  let next = await matches.next()
  for await (const call of rowsOf(readCalls)) {
    while (!next.done && next.value.match.id > call.matchId) next = await matches.next()
    // A match of an experiment is in no list.
    const played = !next.done && next.value.match.id === call.matchId ? next.value : undefined
    const result = played && { ...resultOf(played, partsOfPoint), game: played.match.game }
    const line = form === 'chat' ? chatOf(call, result) : { ...call, ...result }
    if (line !== undefined) yield line
  }
}

async function* rowsOf<Row>(read: ReadPage<Row>): AsyncGenerator<Row> {
  for (let cursor: string | undefined; ;) {
    const page = await read(cursor)
    yield* page.items
    if (page.nextCursor === null) return
    cursor = page.nextCursor
  }
}

function resultOf({ version, role, result, points, exact }: AgentMatchRow, partsOfPoint: number) {
  const value = exact
    ? exact.points / exact.units
    : points === null
      ? null
      : Number((points / partsOfPoint).toFixed(4))
  return { version, role, result, points: value }
}

type Result = ReturnType<typeof resultOf> & { readonly game: string }

const chatRequest = z.object({ messages: z.array(z.looseObject({ role: z.string() })) })

/**
 * What the agent was told and what it answered, as a chat, with the points of its match as the reward. A call without an
 * answer, or of a match that is not decided, is no example.
 */
function chatOf(call: AgentCallRow, played: Result | undefined): object | undefined {
  const { reply, exchange, matchId, seq, round, kind, heldAgainst } = call
  const sent = exchange.findLast(({ request }) => request)?.request?.body
  if (reply === null || typeof sent !== 'string' || !played || played.points === null) return undefined
  const messages = chatRequest.safeParse(jsonIn(sent)).data?.messages ?? [{ role: 'user', content: sent }]
  const { points: reward, result, role, version, game } = played
  return {
    messages: [...messages, { role: 'assistant', content: reply }],
    reward,
    result,
    role,
    version,
    game,
    matchId,
    seq,
    round,
    kind,
    heldAgainst,
  }
}
