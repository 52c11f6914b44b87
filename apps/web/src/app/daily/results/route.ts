import { keepPuzzleAnswers } from '@wis/db/daily'
import type { NextRequest } from 'next/server'
import { answerPage } from '../../../server/answer-page.ts'
import { readBody } from '../../../server/api/read-body.ts'
import { AppError } from '../../../server/app-error.ts'
import { givenAnswers, judged } from '../../../server/daily/puzzle-answers.ts'
import { database } from '../../../server/database.ts'
import { currentUser } from '../../../server/session.ts'

/** Adds the answers that a browser has kept to the account that is signed in. The first answer to a puzzle stands. */
export async function POST(request: NextRequest) {
  return answerPage(request, async () => {
    const user = await currentUser()
    if (!user) throw new AppError('unauthorized', 'Sign in first.')
    const { answers } = await readBody(request, givenAnswers)
    await keepPuzzleAnswers(database(), user.id, await judged(database(), answers))
    return { ok: true }
  })
}
