import { outsideGames } from '@wis/games'
import type { OutsideGame } from '@wis/games'
import { addressOf, codeOf } from '../../../../server/outside/serve-outside-code.ts'

/**
 * Leads a browser to the code of a game from outside as this installation has it now. A game that is not installed has none, and the
 * page of its match stays as the server drew it.
 */
export async function GET(_: Request, { params }: RouteContext<'/games/[game]/[file]'>): Promise<Response> {
  const { game, file } = await params
  const part = codeOf[file]
  if (!part) return new Response('There is no such file.\n', { status: 404 })
  const found = outsideGames().games.find(({ kit }) => kit.id === game)
  return new Response(`${found ? pointerTo(found, file) : `export const ${part} = undefined`}\n`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}

function pointerTo(found: OutsideGame, file: string): string {
  const address = addressOf(found, file)
  if (codeOf[file] === 'view') return `export { view } from '${address}'`
  const about = JSON.stringify(found.kit.package)
  return `import { kit as own } from '${address}'\nexport const kit = { ...own, package: ${about} }`
}
