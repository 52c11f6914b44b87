import { keepSeat, readSeat } from '@wis/db/people'
import { handle } from '@wis/protocol'
import { getLocale } from 'next-intl/server'
import type { NextRequest } from 'next/server'
import { AppError, errorBody } from '../../../../server/app-error.ts'
import { database } from '../../../../server/database.ts'
import { awaitNews } from '../../../../server/people/await-news.ts'
import { currentPerson } from '../../../../server/people/person.ts'
import { seatPageOf } from '../../../../server/people/seat-page-of.ts'

const noSeat = () => new AppError('not-found', 'You have no seat with this id.')

/**
 * What is new at a person's seat, as soon as something is. It serves only the page of that seat and is no part of the API.
 */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/play/[id]/news'>,
): Promise<Response> {
  const { id } = await params
  const query = request.nextUrl.searchParams
  try {
    const person = handle.safeParse(id).success ? await currentPerson() : undefined
    const seat = person && (await readSeat(database(), id, person))
    if (!person || !seat) throw noSeat()
    await keepSeat(database(), seat.agentId)
    await awaitNews(database(), { agentId: seat.agentId, seen: query.get('seen') ?? '' }, request.signal)
    const since = Number(query.get('since') ?? -1)
    const wish = { seatId: id, person, since: Number.isSafeInteger(since) ? since : -1 }
    const page = await seatPageOf(database(), { ...wish, readIn: await getLocale() })
    if (!page) throw noSeat()
    return Response.json(page, { headers: { 'cache-control': 'private, no-store' } })
  } catch (error) {
    const { status, body } = errorBody(error)
    return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
  }
}
