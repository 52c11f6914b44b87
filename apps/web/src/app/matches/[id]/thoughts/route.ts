import { publishedThoughts } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { handle } from '@wis/protocol'
import { errorBody } from '../../../../server/app-error.ts'
import { database } from '../../../../server/database.ts'
import { currentUser } from '../../../../server/session.ts'

/**
 * The thoughts at a table, as far as the reader may know them. It serves only our player and is no part of the API.
 */
export async function GET(_: Request, { params }: RouteContext<'/matches/[id]/thoughts'>): Promise<Response> {
  const { id } = await params
  try {
    const reader = (await currentUser())?.id
    const thoughts = handle.safeParse(id).success
      ? await publishedThoughts(database(), ids.match(id), reader)
      : []
    // Owners may change what is public, and they themselves see more than others, so no cache may store this.
    return Response.json({ thoughts }, { headers: { 'cache-control': 'private, no-cache' } })
  } catch (error) {
    const { status, body } = errorBody(error)
    return Response.json(body, { status })
  }
}
