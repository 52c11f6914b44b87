import { kitCalled } from '@wis/games'
import { requestsOfMatch } from '@wis/protocol'

/** Every request of a match with the answers of the house, to try a program with before it is registered. */
export async function GET(_: Request, { params }: RouteContext<'/docs/games/[game]/requests.json'>) {
  const { game } = await params
  const kit = kitCalled(game)
  if (!kit) return new Response(null, { status: 404 })
  const asked = requestsOfMatch(kit, { ruleset: kit.setup.presets[0], language: 'en' })
  const items = asked.map(({ request, older, answer }) => ({ request: older ?? request, answer }))
  return Response.json(
    { items },
    { headers: { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' } },
  )
}
