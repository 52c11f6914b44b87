import 'server-only'
import type { Database } from '@wis/db'
import { answerTurn, giveTurns, readAgentTurn } from '@wis/db/agents'
import type { AgentNoticeRow, GivenTurn } from '@wis/db/agents'
import { readEntries } from '@wis/db/matches'
import { ids } from '@wis/engine'
import type { AgentId, Entry } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { gameRequest, isGameRequest, matchStatuses, pulledTurn, pullLimits } from '@wis/protocol'
import type { AgentNotice, GameRequest, PulledTurn, TurnRuled } from '@wis/protocol'
import { z } from 'zod'
import { AppError } from '../app-error.ts'
import { waitingRoom } from './waiting-room.ts'
import type { Wait } from './waiting-room.ts'

interface Answering {
  readonly agentId: AgentId
  readonly turnId: string
  readonly answer: string
}

const tooLate = {
  over: 'The time for this turn is over, or it was never yours. Ask for the next turn.',
  answered: 'Another answer to this turn came first, and counts. Ask for the next turn.',
} as const

/** Hands over an answer, and waits a moment for what the rules make of it. The same answer may come again. */
export async function takeAnswer(db: Database, answering: Answering): Promise<TurnRuled> {
  const { turnId, answer } = answering
  const turn = await readAgentTurn(db, answering)
  if (!turn || (turn.isOver && turn.answer === null)) return { result: 'too-late', reason: tooLate.over }
  const { ruled, stop } = (await waitingRoom()).ruling(turnId, pullLimits.rulingMs)
  if (turn.answer === null && (await answerTurn(db, answering)))
    return afterRuling(db, answering, { isRefused: await ruled, body: turn.body })
  stop()
  const stored = turn.answer ?? (await readAgentTurn(db, answering))?.answer ?? null
  if (stored === null) return { result: 'too-late', reason: tooLate.over }
  if (stored !== answer) return { result: 'too-late', reason: tooLate.answered }
  const again = await askedAgain(db, answering, turn.body)
  return again ? refusedWith(again) : { result: 'accepted', ruled: false }
}

interface Ruling {
  /** Undefined if the rules have not ruled in time. */
  readonly isRefused: boolean | undefined
  readonly body: string
}

async function afterRuling(
  db: Database,
  answering: Answering,
  { isRefused, body }: Ruling,
): Promise<TurnRuled> {
  if (isRefused === true) return refusal(db, answering, body)
  return { result: 'accepted', ruled: isRefused !== undefined }
}

const storedBody = z.object({ matchId: z.string(), turn: z.object({ step: z.int().optional() }) })

/** The next question of the same match, if it repeats this one. */
async function askedAgain(
  db: Database,
  { agentId }: Answering,
  body: string,
): Promise<PulledTurn | undefined> {
  const { matchId, turn } = storedBody.parse(JSON.parse(body))
  const open = (await giveTurns(db, [agentId], pullLimits.betweenMs)).map(toPulled)
  return open.find(
    ({ request }) =>
      isGameRequest(request) &&
      request.matchId === matchId &&
      request.turn.tries > 0 &&
      request.turn.step > (turn.step ?? 0),
  )
}

const lookAgainMs = 100
const looks = 10

async function refusal(db: Database, answering: Answering, body: string): Promise<TurnRuled> {
  for (let look = 0; look < looks; look += 1) {
    const again = await askedAgain(db, answering, body)
    if (again) return refusedWith(again)
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
  const request = gameRequest.safeParse(JSON.parse(body))
  const log = request.success ? await readEntries(db, ids.match(request.data.matchId), 'director') : []
  const told = request.success ? refusalIn(log, request.data) : undefined
  return {
    result: 'refused',
    reason:
      told === undefined ? 'The rules refused this answer, and no try is left.' : `${told} No try is left.`,
  }
}

/** Why the rules refused the answer to this question, as its match tells it. */
export function refusalIn(
  log: readonly Entry[],
  {
    game,
    seat,
    turn,
    language,
    aliases,
  }: Pick<GameRequest, 'game' | 'seat' | 'turn' | 'language' | 'aliases'>,
): string | undefined {
  const refused = log.findLast(
    ({ event }) =>
      event.type === 'move-refused' &&
      'seat' in event &&
      event.seat === seat &&
      'step' in event &&
      event.step === turn.step,
  )
  if (!refused || refused.event.type === 'hidden') return undefined
  return kitCalled(game)?.wire.say(refused.event, { language, nameOf: (other) => aliases[other] ?? '' })
}

function refusedWith(again: PulledTurn): TurnRuled {
  const { request, msLeft } = again
  if (!isGameRequest(request)) return { result: 'refused', reason: 'The rules refused this answer.', again }
  const told = request.history.findLast(({ event }) => event.type === 'move-refused')
  const { legal, fields } = request
  return {
    result: 'refused',
    reason: told?.text ?? 'The rules refused this answer.',
    again,
    ...(legal && { legal }),
    fields,
    msLeft,
  }
}

interface Wanted {
  readonly agentId: AgentId
  readonly skip: readonly string[]
}

export async function openTurn(db: Database, { agentId, skip }: Wanted): Promise<GivenTurn | undefined> {
  const open = await giveTurns(db, [agentId], pullLimits.betweenMs)
  return open.find(({ turnId }) => !skip.includes(turnId))
}

/** Begins to wait for the next turn of an agent. */
export async function waitForTurn(wish: Wanted & { readonly forMs: number }): Promise<Wait> {
  const { agentId } = wish
  const room = await waitingRoom()
  if (room.waitingFor(agentId) >= pullLimits.waitingPerAgent)
    throw new AppError(
      'too-many-requests',
      `${pullLimits.waitingPerAgent} requests of this agent wait already. Let one of them end first.`,
    )
  if (room.count >= pullLimits.waiting) throw new AppError('unavailable', 'Too many agents wait here now.')
  return room.wait(wish)
}

/** A turn as it is sent, with the bytes of its request unchanged. */
export const pulledText = ({ turnId, body, msLeft }: GivenTurn): string =>
  `{"id":${JSON.stringify(turnId)},"msLeft":${msLeft},"request":${body}}`

const toPulled = ({ turnId, body, msLeft }: GivenTurn): PulledTurn =>
  pulledTurn.parse({ id: turnId, msLeft, request: JSON.parse(body) })

const matchOver = z.object({
  matchId: z.string(),
  game: z.string(),
  mode: z.string(),
  language: z.string(),
  status: z.enum(matchStatuses),
  reason: z.string().nullable(),
  seats: z.array(z.object({ seat: z.int(), role: z.string().nullable(), points: z.number().nullable() })),
})
const checkDone = z.object({
  game: z.string(),
  passed: z.boolean(),
  score: z.number(),
  version: z.int(),
})

interface Reader {
  readonly slug: string
  readonly publicUrl: string
}

const fifteenths = 15

/** A stored notice as its agent reads it. */
export function noticeOf({ id, kind, at, params }: AgentNoticeRow, { slug, publicUrl }: Reader): AgentNotice {
  const about = { id, at: at.toISOString() }
  if (kind === 'check-done') {
    const report = `${publicUrl}/agents/${slug}/settings/check`
    return { ...about, kind, ...checkDone.parse(params), report }
  }
  const { seats, ...match } = matchOver.parse(params)
  return {
    ...about,
    kind: 'match-over',
    ...match,
    seats: seats.map(({ seat, role, points }) => ({
      seat,
      role,
      points: points === null ? null : Math.round((points / fifteenths) * 1e6) / 1e6,
    })),
    watch: `${publicUrl}/matches/${match.matchId}`,
    log: `${publicUrl}/api/v1/matches/${match.matchId}/export.jsonl`,
  }
}
