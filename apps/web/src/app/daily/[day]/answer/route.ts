import type { NextRequest } from 'next/server'
import { answerPage } from '../../../../server/answer-page.ts'
import { AppError } from '../../../../server/app-error.ts'
import { requirePuzzle, verdictOn } from '../../../../server/daily/puzzle-answers.ts'
import { database } from '../../../../server/database.ts'

/** Whether a seat is the one to find. */
export async function GET(request: NextRequest, { params }: RouteContext<'/daily/[day]/answer'>) {
  const { day } = await params
  const query = request.nextUrl.searchParams
  return answerPage(request, async () => {
    const puzzle = await requirePuzzle(database(), day, query.get('language'))
    const seat = puzzle.header.seats.find((one) => String(one.seat) === query.get('seat'))?.seat
    if (seat === undefined) throw new AppError('not-found', 'There is no such seat at this table.')
    return verdictOn(puzzle, seat)
  })
}
