import { answerTurn } from '@wis/db/agents'
import { readSeat } from '@wis/db/people'
import { handle } from '@wis/protocol'
import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { readBody } from '../../../../server/api/read-body.ts'
import { AppError, errorBody } from '../../../../server/app-error.ts'
import { database } from '../../../../server/database.ts'
import { currentPerson } from '../../../../server/people/person.ts'
import { mayAnswer } from '../../../../server/people/seat-limits.ts'
import { unfitAnswer } from '../../../../server/people/unfit-answer.ts'
import { isCrossSite } from '../../../../server/request-guard/request-guard.ts'

/** What the page of a seat sends. The rules read the answer, as they read that of any agent. */
const seatAnswer = z.strictObject({
  turnId: z.string().min(1).max(64),
  answer: z.record(z.string().max(64), z.unknown()),
})

/**
 * A person's answer to the turn of a seat. It goes the way of any agent that dials in, so the first answer counts, and
 * only in time. It serves only the page of that seat and is no part of the API.
 */
export async function POST(
  request: NextRequest,
  { params }: RouteContext<'/play/[id]/answer'>,
): Promise<Response> {
  const { id } = await params
  try {
    if (isCrossSite(Object.fromEntries(request.headers)))
      throw new AppError('forbidden', 'This request came from a page of another site.')
    const person = handle.safeParse(id).success ? await currentPerson() : undefined
    const seat = person && (await readSeat(database(), id, person))
    if (!person || !seat) throw new AppError('not-found', 'You have no seat with this id.')
    if (!mayAnswer(id)) throw new AppError('too-many-requests', 'Too many answers. Wait a moment.')
    const { turnId, answer } = await readBody(request, seatAnswer)
    const { agentId, hasLeft } = seat
    const unfit = await unfitAnswer(database(), { seatId: id, person, answer })
    if (unfit) return Response.json({ isHeard: false, unfit }, { headers: { 'cache-control': 'no-store' } })
    const isHeard =
      !hasLeft && (await answerTurn(database(), { turnId, agentId, answer: JSON.stringify(answer) }))
    return Response.json({ isHeard }, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    const { status, body } = errorBody(error)
    return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
  }
}
