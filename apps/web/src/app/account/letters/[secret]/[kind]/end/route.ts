import { endLetters } from '@wis/db/accounts'
import { letterKinds } from '@wis/protocol'
import { errorBody } from '../../../../../../server/app-error.ts'
import { database } from '../../../../../../server/database.ts'

type Context = RouteContext<'/account/letters/[secret]/[kind]/end'>

const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** Shows the page with the button: only a POST ends anything. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  return toPage(await params)
}

/** Ends a kind of letters for a mail program (RFC 8058), which follows no redirect, or for a person on the page. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { secret, kind: asked } = await params
  try {
    const kind = letterKinds.find((known) => known === asked)
    const isDone = kind !== undefined && (await endLetters(database(), secret, kind))
    const form = await request.formData().catch(() => new FormData())
    if (form.get('from') === 'page') return toPage({ secret, kind: asked })
    return new Response(isDone ? 'ended\n' : 'unknown\n', { status: isDone ? 200 : 404, headers })
  } catch (error) {
    const { status, body } = errorBody(error)
    return Response.json(body, { status, headers })
  }
}

const toPage = ({ secret, kind }: { readonly secret: string; readonly kind: string }) =>
  new Response(null, {
    status: 303,
    headers: {
      ...headers,
      location: `/account/letters/${encodeURIComponent(secret)}/${encodeURIComponent(kind)}`,
    },
  })
