import { findAgent } from '@wis/db/agents'
import { listMatches, openTicket, usualGame } from '@wis/db/matches'
import { seasonFor } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import type { JoinQueue } from '@wis/protocol'
import { endpoint } from '../../../../server/api/endpoint.ts'
import { noAgent } from '../../../../server/api/find-agent.ts'
import { seasonOf } from '../../../../server/api/find-season.ts'
import { matchFilterOf } from '../../../../server/api/match-filter-of.ts'
import { refused } from '../../../../server/api/refused.ts'
import { AppError } from '../../../../server/app-error.ts'

export const GET = endpoint('GET /matches', {
  answer: ({ db, query: { limit, ...query } }) => listMatches(db, { ...matchFilterOf(query), limit }),
})

export const POST = endpoint('POST /matches', {
  find: ({ db, body }) => findAgent(db, body.agentId),
  missing: noAgent,
  answer: async ({ db, viewer, body: { season, agentId: _, ...wish } }, { agentId }) => {
    const named = season === undefined ? undefined : await seasonOf({ db, viewer, params: { slug: season } })
    if (named) mustSuit(named, wish)
    const seasonId = season === undefined ? await seasonFor(db, wish) : named?.id
    if (!seasonId) throw new AppError('not-found', missing(wish))
    const opened = await openTicket(db, { ...wish, agentId, seasonId })
    if (!opened.ok) throw refused(opened.reason)
    return { ticketId: opened.ticketId }
  },
})

const missing = ({ game = usualGame, language }: Pick<JoinQueue, 'game' | 'language'>) =>
  `There is no open season of ${game} for this language: ${language}.`

/** A field that the named season contradicts is refused by its name. */
function mustSuit(
  { game, seats }: Pick<StoredSeason, 'game' | 'seats'>,
  wish: Pick<JoinQueue, 'game' | 'seats'>,
): void {
  const wrong = (path: string, message: string) => new AppError('invalid', message, [{ path, message }])
  if (wish.game !== undefined && wish.game !== game) throw wrong('game', `The season plays ${game}.`)
  if (wish.seats !== undefined && wish.seats !== seats)
    throw wrong('seats', `The seats of the season are those of ${seats}.`)
}
