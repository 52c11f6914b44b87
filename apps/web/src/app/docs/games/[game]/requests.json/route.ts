import { kitCalled } from '@wis/games'
import { requestsOfMatch } from '@wis/protocol'
import { keptOfGames } from '../../../../../features/games/kept-of-games.ts'

const requestsText = keptOfGames({}, (kit, language) => {
  const asked = requestsOfMatch(kit, { ruleset: kit.setup.presets[0], language })
  return JSON.stringify({
    items: asked.map(({ request, older, answer }) => ({ request: older ?? request, answer })),
  })
})

/** Every request of a match with the answers of the house, to try a program with before it is registered. */
export async function GET(_: Request, { params }: RouteContext<'/docs/games/[game]/requests.json'>) {
  const { game } = await params
  const kit = kitCalled(game)
  if (!kit) return new Response(null, { status: 404 })
  return new Response(requestsText(kit, 'en'), {
    headers: {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
    },
  })
}
