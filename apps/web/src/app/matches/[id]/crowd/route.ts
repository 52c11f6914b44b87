import { joinCrowd, leaveCrowd } from '@wis/db/hunts'
import { ids } from '@wis/engine'
import { handle } from '@wis/protocol'
import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { crowdOf } from '../../../../features/match/guess/crowd.ts'
import { answerPage } from '../../../../server/answer-page.ts'
import { readBody } from '../../../../server/api/read-body.ts'
import { AppError } from '../../../../server/app-error.ts'
import { database } from '../../../../server/database.ts'
import { currentPerson, newGuest } from '../../../../server/people/person.ts'
import { mayAnswer } from '../../../../server/people/seat-limits.ts'

const given = z.strictObject({ seat: z.int().min(0).max(30).nullable() })

/** Takes a viewer's guess at a live match, or takes it back, and tells whom all viewers suspect. It serves only our player. */
export async function POST(request: NextRequest, { params }: RouteContext<'/matches/[id]/crowd'>) {
  const { id } = await params
  return answerPage(request, async () => {
    const { seat } = await readBody(request, given)
    if (!handle.safeParse(id).success) throw new AppError('not-found', 'There is no such match.')
    const before = await currentPerson()
    if (seat === null) {
      if (before) await leaveCrowd(database(), { matchId: ids.match(id), person: before })
      return { crowd: null }
    }
    const person = before ?? (await newGuest())
    if (!mayAnswer(person.userId ?? person.guest ?? ''))
      throw new AppError('too-many-requests', 'Too many guesses. Wait a moment.')
    const crowd = await joinCrowd(database(), { matchId: ids.match(id), person, seat })
    return { crowd: crowd ? crowdOf(crowd) : null }
  })
}
