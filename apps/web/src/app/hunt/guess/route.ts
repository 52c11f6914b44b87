import { getLocale } from 'next-intl/server'
import type { NextRequest } from 'next/server'
import { visitorAddress } from '../../../features/account/actor.ts'
import { answerPage } from '../../../server/answer-page.ts'
import { readBody } from '../../../server/api/read-body.ts'
import { AppError } from '../../../server/app-error.ts'
import { database } from '../../../server/database.ts'
import { givenGuess, giveGuess, huntPageOf } from '../../../server/hunt/hunt-page-of.ts'
import { openHunt } from '../../../server/hunt/open-hunt.ts'
import { currentPerson, newGuest } from '../../../server/people/person.ts'
import { mayAnswer, mayBegin } from '../../../server/people/seat-limits.ts'

/** A guess after a speech. It is kept before the page hears what comes next. */
export async function POST(request: NextRequest) {
  return answerPage(request, async () => {
    const { day, game, language, since, ...guess } = await readBody(request, givenGuess)
    const hunt = await openHunt(database(), { day, game, language })
    if (!hunt) throw new AppError('not-found', 'There is no hunt for this day.')
    const person = (await currentPerson()) ?? (await newGuest())
    const isFirst = guess.place === 0
    const may = isFirst
      ? await mayBegin(database(), 'hunt', person, await visitorAddress())
      : mayAnswer(person.userId ?? person.guest ?? '')
    if (!may) throw new AppError('too-many-requests', 'Too many guesses. Wait a moment.')
    const isKept = await giveGuess(database(), hunt, { ...guess, person })
    const page = await huntPageOf(database(), hunt, { person, readIn: await getLocale(), since })
    return { ...page, isKept }
  })
}
