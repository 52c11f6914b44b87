import { readLog } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { parsePlayerAddress } from '../../../../features/match/player/player-address.ts'
import { drawPreview } from '../../../../features/match/preview/draw-preview.ts'
import { portraitAddress } from '../../../../features/match/preview/portrait-address.ts'
import { MomentPreview } from '../../../../games/who-is-spy/preview/moment-preview.tsx'
import { sharedMoment } from '../../../../games/who-is-spy/preview/shared-moment.ts'
import { AppError } from '../../../../server/app-error.ts'
import { database } from '../../../../server/database.ts'
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
    const entries = await readLog(database(), ids.match(header.id), 'spectator')
    const moment = sharedMoment(entries, parsePlayerAddress(query))
    const agent = moment && header.seats[moment.seat]?.agent
    if (!agent) throw new AppError('not-found', 'There is nothing to draw of this moment.')
    const portrait = await portraitAddress(agent.id, moment.seat)
    return <MomentPreview header={header} moment={moment} portrait={portrait} />
  })
}
