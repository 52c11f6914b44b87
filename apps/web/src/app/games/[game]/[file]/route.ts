import { outsideGames } from '@wis/games'
import { codeOf, scriptHeaders } from '../../../../server/outside/code-of.ts'

/**
 * Leads a browser to the code of a game from outside as this installation has it now. A game that is not installed has none, and the
 * page of its match stays as the server drew it.
 */
export async function GET(_: Request, { params }: RouteContext<'/games/[game]/[file]'>): Promise<Response> {
  const { game, file } = await params
  const part = codeOf[file]
  if (!part) return new Response('There is no such file.\n', { status: 404 })
  const about = outsideGames().games.find(({ kit }) => kit.id === game)?.kit.package
  const address = `/games/${game}/${file}/${about?.hash}`
  const text = !about
    ? `export const ${part} = undefined`
    : part === 'view'
      ? `export { view } from '${address}'`
      : `import { kit as own } from '${address}'\nexport const kit = { ...own, package: ${JSON.stringify(about)} }`
  return new Response(`${text}\n`, { headers: scriptHeaders('no-cache') })
}
