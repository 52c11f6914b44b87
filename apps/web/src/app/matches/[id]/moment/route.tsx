import { parsePlayerAddress } from '../../../../features/match/player/player-address.ts'
import { drawPreview } from '../../../../features/match/preview/draw-preview.ts'
import { previewOf } from '../../../../features/match/preview/games-apart.tsx'
import { portraitAddress } from '../../../../features/match/preview/portrait-address.ts'
import { AppError } from '../../../../server/app-error.ts'
import { requireMatch } from '../../../../server/require-match.ts'

/** The picture of a link to one moment of a match. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/matches/[id]/moment'>,
): Promise<Response> {
  const { id } = await params
  const query = Object.fromEntries(new URL(request.url).searchParams)
  return drawPreview(async () => {
    const header = await requireMatch(id)
    const address = parsePlayerAddress(query)
    const moment = await previewOf[header.game]?.momentOf({ header, reader: 'spectator', address })
    const agent = moment && header.seats[moment.seat]?.agent
    if (!agent) throw new AppError('not-found', 'There is nothing to draw of this moment.')
    return moment.picture(await portraitAddress(agent.id, moment.seat))
  })
}
