import { getLocale, getTranslations } from 'next-intl/server'
import { titleOfMatch } from '../../features/games/names.ts'
import { embeddedMatch, oembedAnswer, oembedQuery } from '../../features/match/embed/oembed.ts'
import { publicMatchOf } from '../../features/match/match-of.ts'
import { env } from '../../server/env/env.ts'

/** Programs of any site ask here, and the answer is public. */
const headers = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' }

/** Tells writing tools how to show a match in another page, in their standard format. */
export async function GET(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const asked = oembedQuery.safeParse(query)
  if (!asked.success) return refusal(400, 'It needs the address of a match: ?url=…')
  const { url, format = 'json', maxwidth, maxheight } = asked.data
  if (format !== 'json') return refusal(501, 'Only JSON is answered.')
  const origin = new URL(env().publicUrl).origin
  const seen = embeddedMatch(url, origin)
  const header = seen && (await publicMatchOf(seen.matchId))
  if (!header) return refusal(404, 'There is no match at this address.')
  const site = await getTranslations('site')
  const title = titleOfMatch(await getTranslations('match.titles'), await getLocale(), header)
  const size = { maxwidth, maxheight }
  return Response.json(oembedAnswer({ ...seen, ...size, origin, title, siteName: site('name') }), { headers })
}

function refusal(status: number, message: string): Response {
  return Response.json({ error: message }, { status, headers })
}
