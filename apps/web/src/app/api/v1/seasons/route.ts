import { listSeasons } from '@wis/db'
import { z } from 'zod'
import { answer } from '../../../../server/answer.ts'
import { database } from '../../../../server/database.ts'
import { parseQuery } from '../../../../server/parse-query.ts'

export function GET(request: Request): Promise<Response> {
  return answer(request, async () => {
    parseQuery(z.strictObject({}), new URL(request.url).searchParams)
    return { items: await listSeasons(database()), nextCursor: null }
  })
}
