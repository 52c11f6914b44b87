import { AppError, errorBody } from '../../../server/app-error.ts'

const { status, body } = errorBody(new AppError('not-found', 'There is nothing at this address of the API.'))

/** A client of the API gets a JSON error, not a page. */
function refuse(): Response {
  return Response.json(body, { status })
}

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT }
