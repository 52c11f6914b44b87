import { parsePlayerAddress } from '../../../../features/match/player/player-address.ts'
import { drawPreview, portraitAddress } from '../../../../features/match/preview/preview-portrait.tsx'
import { MomentPreview } from '../../../../features/scene/preview/moment-preview.tsx'
import { AppError } from '../../../../server/app-error.ts'
import { requireMatch } from '../../../../server/require-match.ts'
import { readLinkedMoment } from '../../../../server/scenes/linked-moment.ts'
import { kitOf } from '../../../../server/scenes/scenes-of.ts'

export async function GET(
  request: Request,
  { params }: RouteContext<'/matches/[id]/moment'>,
): Promise<Response> {
  const { id } = await params
  const query = Object.fromEntries(new URL(request.url).searchParams)
  return drawPreview(async () => {
    const header = await requireMatch(id)
    const moment = await readLinkedMoment(header, 'spectator', parsePlayerAddress(query))
    const agent = moment && header.seats[moment.seat]?.agent
    if (!agent) throw new AppError('not-found', 'There is nothing to draw of this moment.')
    const portrait = await portraitAddress(agent.id, moment.seat)
    const game = kitOf(header.game).texts.en.name
    return <MomentPreview header={header} game={game} moment={moment} portrait={portrait} />
  })
}
