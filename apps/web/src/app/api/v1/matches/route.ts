import { listMatches } from '@wis/db'
import { answer } from '../../../../server/answer.ts'
import { database } from '../../../../server/database.ts'
import { parseQuery } from '../../../../server/parse-query.ts'
import { matchesQuery, statusesOf } from '../../../../server/read-queries.ts'

export function GET(request: Request): Promise<Response> {
  return answer(request, () => {
    const { agent, season, status, cursor, language, mode, winner, limit } = parseQuery(
      matchesQuery,
      new URL(request.url).searchParams,
    )
    return listMatches(database(), {
      limit,
      ...(status && { status: statusesOf[status] }),
      ...(language && { language }),
      ...(mode && { mode }),
      ...(winner && { winner }),
      ...(cursor && { cursor }),
      ...(agent && { agentSlug: agent }),
      ...(season && { seasonSlug: season }),
    })
  })
}
