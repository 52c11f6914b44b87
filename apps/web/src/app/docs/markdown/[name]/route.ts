import { docSources } from '../../doc-sources.ts'
import { documentResponse } from '../../document-response.ts'

/** A page of the documentation in its Markdown source, at `/docs/NAME.md`, for programs that read. */
export async function GET(request: Request, { params }: RouteContext<'/docs/markdown/[name]'>) {
  const { name } = await params
  const [, names = []] = Object.entries(docSources).find(([page]) => page === name) ?? []
  return documentResponse(request, names)
}
