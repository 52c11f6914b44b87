import { nextTable } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { handle } from '@wis/protocol'
import { cookies } from 'next/headers'
import { isTogether } from '../../../../features/games/names.ts'
import { watchCookie } from '../../../../features/watch/watch-cookie.ts'
import { languageOf, parseWatchPreferences } from '../../../../features/watch/watch-preferences.ts'
import { errorBody } from '../../../../server/app-error.ts'
import { database } from '../../../../server/database.ts'

/** Readers stay in the language and the channel that they have chosen in the hall. */
async function wanted() {
  const preferences = parseWatchPreferences((await cookies()).get(watchCookie)?.value)
  return { language: languageOf(preferences), channel: preferences.channel }
}

/** The next match to watch after this one. It serves only our player and is no part of the API. */
export async function GET(_: Request, { params }: RouteContext<'/matches/[id]/next'>): Promise<Response> {
  const { id } = await params
  try {
    const next = handle.safeParse(id).success
      ? await nextTable(database(), ids.match(id), await wanted())
      : undefined
    const texts = next?.isOfAnotherGame ? kitCalled(next.table.game)?.texts : undefined
    const otherGame = texts && { en: texts.en.name, zh: texts.zh.name }
    return Response.json(
      { next: next ? { ...next, isTogether: isTogether(next.table.game), otherGame } : null },
      { headers: { 'cache-control': 'no-store' } },
    )
  } catch (error) {
    const { status, body } = errorBody(error)
    return Response.json(body, { status })
  }
}
