import { publishedThoughts } from '@wis/db'
import { ids } from '@wis/engine'
import { errorBody } from '../../../../server/app-error.ts'
import { database } from '../../../../server/database.ts'
import { handle } from '../../../../server/read-queries.ts'

/** What was thought at a table, as far as it is published: for its player alone, and no part of the API. */
export async function GET(_: Request, { params }: RouteContext<'/matches/[id]/thoughts'>): Promise<Response> {
  const { id } = await params
  try {
    const thoughts = handle.safeParse(id).success ? await publishedThoughts(database(), ids.match(id)) : []
    // Owners may change their minds about what is public.
    return Response.json({ thoughts }, { headers: { 'cache-control': 'no-cache' } })
  } catch (error) {
    const { status, body } = errorBody(error)
    return Response.json(body, { status })
  }
}
