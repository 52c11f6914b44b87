import { answer } from '../../../../../server/answer.ts'
import { requireMatch } from '../../../../../server/require-match.ts'

export function GET(request: Request, { params }: RouteContext<'/api/v1/matches/[id]'>): Promise<Response> {
  return answer(request, async () => requireMatch((await params).id))
}
