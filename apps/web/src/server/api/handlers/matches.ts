import type { Database } from '@wis/db'
import { findAgent } from '@wis/db/agents'
import { listMatches, openTicket, readEntries, readPlayed, usualGame } from '@wis/db/matches'
import type { MatchFilter } from '@wis/db/matches'
import { seasonFor } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import { ids, told } from '@wis/engine'
import { exportMatch } from '@wis/proof'
import type { Platform } from '@wis/proof'
import { jsonLines } from '@wis/protocol'
import type { JoinQueue, listedStatuses, matchesQuery, MatchRow } from '@wis/protocol'
import type { z } from 'zod'
import { AppError } from '../../app-error.ts'
import { listStream } from '../../export/list-stream.ts'
import { platform } from '../../keys/signing-keys.ts'
import { requireMatch } from '../../require-match.ts'
import { mostSteps, scenesOf } from '../../scenes/scenes-of.ts'
import { Raw } from '../call.ts'
import { endpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import { deedOf, noAgent, seasonOf } from '../find-season.ts'
import { done } from '../refused.ts'

const missing = ({ game = usualGame, language }: Pick<JoinQueue, 'game' | 'language'>) =>
  `There is no open season of ${game} for this language: ${language}.`

export const endpoints: readonly Endpoint[] = [
  endpoint('GET /matches/{id}/entries', {
    answer: async ({ db, params, query: { since } }) => {
      const { id } = await requireMatch(params.id)
      const items = (await readEntries(db, ids.match(id), 'spectator', since)).map(told)
      return { items, nextSeq: (items.at(-1)?.seq ?? since) + 1 }
    },
  }),
  endpoint('GET /matches/{id}/export.jsonl', {
    answer: async ({ db, params }) => {
      const { id, status } = await requireMatch(params.id)
      const text = await exportOf(db, id, platform())
      if (text === undefined) throw new AppError('conflict', whyNot(status))
      const attachment = `attachment; filename="match-${id}.jsonl"`
      return new Raw(text, { type: jsonLines, headers: { 'content-disposition': attachment } })
    },
  }),
  endpoint('GET /matches/{id}', {
    answer: ({ params }) => requireMatch(params.id),
  }),
  endpoint('GET /matches/{id}/scenes', {
    answer: async ({ db, params, query }) =>
      scenesOf(db, await requireMatch(params.id), { ...query, most: mostSteps }),
  }),
  endpoint('GET /matches/export.jsonl', {
    answer: async (call) => {
      const { limit, ...query } = call.query
      const headers = { 'content-disposition': 'attachment; filename="matches.jsonl"' }
      if (call.request.method === 'HEAD') return new Raw(null, { type: jsonLines, headers })
      const stream = await listStream(call, { ...matchFilterOf(query), limit })
      return new Raw(stream, { type: jsonLines, headers })
    },
  }),
  endpoint('GET /matches', {
    answer: ({ db, query: { limit, ...query } }) => listMatches(db, { ...matchFilterOf(query), limit }),
  }),
  endpoint('POST /matches', {
    find: ({ db, body }) => findAgent(db, body.agentId),
    missing: noAgent,
    deed: deedOf('play-requested'),
    answer: async ({ db, viewer, body: { season, agentId: _, ...wish } }, { agentId }) => {
      const named =
        season === undefined ? undefined : await seasonOf({ db, viewer, params: { slug: season } })
      if (named) mustSuit(named, wish)
      const seasonId = season === undefined ? await seasonFor(db, wish) : named?.id
      if (!seasonId) throw new AppError('not-found', missing(wish))
      const opened = done(await openTicket(db, { ...wish, agentId, seasonId }))
      return { ticketId: opened.ticketId }
    },
  }),
]

/** The lines of one match; undefined if it is not over, or was void before it was dealt. */
async function exportOf(db: Database, matchId: string, platform: Platform): Promise<string | undefined> {
  const match = await readPlayed(db, ids.match(matchId))
  const lines = match && exportMatch(match, platform)
  return lines && `${lines.join('\n')}\n`
}

function whyNot(status: string): string {
  if (status === 'void') return 'This match was void before it was dealt: there is nothing to prove.'
  return status === 'finished'
    ? 'This match is hidden until its season publishes the results, or until its deal is finished.'
    : 'This match is still being played. Its proof would reveal the deal.'
}

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

/** A match that waits for its runner counts as live, because its table is set. */
const statusesOf: Record<(typeof listedStatuses)[number], readonly MatchRow['status'][]> = {
  live: ['waiting', 'running'],
  waiting: ['waiting'],
  running: ['running'],
  finished: ['finished'],
  void: ['void'],
}

type Query = Partial<Omit<z.output<typeof matchesQuery>, 'limit'>>

function matchFilterOf(query: Query): MatchFilter {
  const { status, language, mode, winner, agent, season, q, cursor } = query
  // A season is of one game, so it names the game, too.
  const game = query.game ?? (season === undefined ? usualGame : 'all')
  return {
    ...(game !== 'all' && { game }),
    ...(status && { status: statusesOf[status] }),
    ...(language && { language }),
    ...(mode && { mode }),
    ...(winner && { winner }),
    ...(agent && { agent }),
    ...(season && { seasonSlug: season }),
    ...(q && { q }),
    ...(cursor && { cursor }),
  }
}
