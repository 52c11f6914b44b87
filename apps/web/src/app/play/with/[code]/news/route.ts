import { readGathering } from '@wis/db/people'
import { handle } from '@wis/protocol'
import { AppError, errorBody } from '../../../../../server/app-error.ts'
import { database } from '../../../../../server/database.ts'
import { currentPerson } from '../../../../../server/people/person.ts'

/** Who is there by now. It serves only the page of that invitation and is no part of the API. */
export async function GET(_: Request, { params }: RouteContext<'/play/with/[code]/news'>): Promise<Response> {
  const { code } = await params
  try {
    const gathering = handle.safeParse(code).success
      ? await readGathering(database(), code, await currentPerson())
      : undefined
    if (!gathering) throw new AppError('not-found', 'There is no such invitation.')
    return Response.json(gathering, { headers: { 'cache-control': 'private, no-store' } })
  } catch (error) {
    const { status, body } = errorBody(error)
    return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
  }
}
