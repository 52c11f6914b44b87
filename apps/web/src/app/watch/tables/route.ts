import type { Language } from '@wis/engine'
import { languages } from '@wis/games'
import { handle } from '@wis/protocol'
import { getLocale } from 'next-intl/server'
import { allChannels, parseMatchFilter } from '../../../features/watch/filter/match-filter.ts'
import { errorBody } from '../../../server/app-error.ts'
import { liveScenes, mostOthers, mostTiles } from '../../../server/scenes/live-scenes.ts'
import type { LiveWish } from '../../../server/scenes/live-scenes.ts'

/** The tables in play of a game, of all or of a season, or one of each other game for the front page. It serves only our pages. */
export async function GET(request: Request): Promise<Response> {
  try {
    const tables = await liveScenes(
      wishOf(Object.fromEntries(new URL(request.url).searchParams), await getLocale()),
    )
    return Response.json({ tables }, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    const { status, body } = errorBody(error)
    return Response.json(body, { status })
  }
}

function wishOf(query: Readonly<Record<string, string>>, readIn: Language): LiveWish {
  const { game, channel } = parseMatchFilter(query)
  const season = handle.safeParse(query['season'])
  if (season.success) return { season: season.data, readIn, limit: mostOthers }
  if (game) return { game, channel, readIn, limit: mostTiles }
  if (query['game'] === allChannels) return { game: undefined, channel: undefined, readIn, limit: mostTiles }
  const language = languages.find((known) => known === query['language']) ?? 'en'
  return { game: 'others', language, readIn, limit: mostOthers }
}
