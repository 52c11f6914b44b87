import { readLog } from '@wis/db'
import { ids } from '@wis/engine'
import { answer } from '../../../../../../server/answer.ts'
import { database } from '../../../../../../server/database.ts'
import { parseQuery } from '../../../../../../server/parse-query.ts'
import { entriesQuery } from '../../../../../../server/read-queries.ts'
import { requireMatch } from '../../../../../../server/require-match.ts'

type Context = RouteContext<'/api/v1/matches/[id]/entries'>

export function GET(request: Request, { params }: Context): Promise<Response> {
  return answer(request, async () => {
    const { since } = parseQuery(entriesQuery, new URL(request.url).searchParams)
    const { id } = await requireMatch((await params).id)
    const items = await readLog(database(), ids.match(id), 'spectator', since)
    return { items, nextSeq: (items.at(-1)?.seq ?? since) + 1 }
  })
}
