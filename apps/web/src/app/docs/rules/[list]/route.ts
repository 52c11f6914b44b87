import { kits, languages } from '@wis/games'
import type { GameKit } from '@wis/games'

const lists: ReadonlyMap<string, NonNullable<GameKit['setup']['lists']>[string]> = new Map(
  kits.flatMap(({ setup }) =>
    Object.entries(setup.lists ?? {}).map(([name, list]) => [`${name}.json`, list] as const),
  ),
)

/** A list that the rules of a game go by, for referees of their own, in any language. It never changes. */
export async function GET(_: Request, { params }: RouteContext<'/docs/rules/[list]'>): Promise<Response> {
  const list = lists.get((await params).list)
  if (!list) return new Response('There is no such list.\n', { status: 404 })
  const names = languages.map((language) => [language, Object.fromEntries(list(language))])
  return Response.json(Object.fromEntries(names), {
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=86400' },
  })
}
