import type { NextRequest } from 'next/server'
import { answerPage } from '../../../../server/answer-page.ts'
import { AppError } from '../../../../server/app-error.ts'
import { hintOf, requirePuzzle } from '../../../../server/daily/puzzle-answers.ts'
import { database } from '../../../../server/database.ts'

export async function GET(request: NextRequest, { params }: RouteContext<'/daily/[day]/hints'>) {
  const { day } = await params
  const query = request.nextUrl.searchParams
  return answerPage(request, async () => {
    const hint = hintOf(
      await requirePuzzle(database(), day, query.get('language')),
      Number(query.get('number')),
    )
    if (!hint) throw new AppError('not-found', 'There is no such hint.')
    return hint
  })
}
