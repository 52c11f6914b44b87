import { outsideGames } from '@wis/games'
import { answerWith, codeOf } from '../../../../../server/outside/code-of.ts'

/** The built file of a game from outside. Its address names what it holds, so that it never changes. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/games/[game]/[file]/[hash]'>,
): Promise<Response> {
  const { game, file, hash } = await params
  const part = codeOf[file]
  const found = outsideGames().games.find(({ kit }) => kit.id === game && kit.package.hash === hash)
  if (!part || !found) return new Response('There is no such file.\n', { status: 404 })
  return answerWith(found, part, request.headers.get('accept-encoding'))
}
