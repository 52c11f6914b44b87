import { otherKits } from '@wis/games'
import { requestsOfMatch } from '@wis/protocol'

/** Every request of a match with the answers of the house, to try a program with before it is registered. */
export async function GET(_: Request, { params }: RouteContext<'/docs/games/[game]/requests.json'>) {
  const { game } = await params
  const kit = otherKits.find(({ id }) => id === game)
  if (!kit) return new Response(null, { status: 404 })
  const items = requestsOfMatch(kit, { ruleset: kit.setup.presets[0], language: 'en' })
  return Response.json(
    { items },
    { headers: { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' } },
  )
}
