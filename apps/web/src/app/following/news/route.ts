import { readNotices } from '@wis/db/follows'
import { handle } from '@wis/protocol'
import type { NextRequest } from 'next/server'
import { toldNotices } from '../../../features/following/told-notice.ts'
import { answerPage } from '../../../server/answer-page.ts'
import { AppError } from '../../../server/app-error.ts'
import { database } from '../../../server/database.ts'
import { currentUser } from '../../../server/session.ts'

/** The notices of the reader that came after one. It serves only the page of what is followed. */
export function GET(request: NextRequest) {
  return answerPage(request, async () => {
    const user = await currentUser()
    if (!user) throw new AppError('unauthorized', 'Sign in first.')
    const after = handle.safeParse(request.nextUrl.searchParams.get('after')).data ?? ''
    return { notices: await toldNotices(await readNotices(database(), user.id, { after })) }
  })
}
