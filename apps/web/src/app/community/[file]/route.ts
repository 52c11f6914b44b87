import { examplePath, fileName } from '../../../features/community/examples.ts'
import { readExample } from '../../../server/document/read-example.ts'

export async function GET(_: Request, { params }: RouteContext<'/community/[file]'>): Promise<Response> {
  const file = examplePath((await params).file)
  const text = file === undefined ? undefined : await readExample(file)
  if (file === undefined || text === undefined) {
    return new Response('There is no example of this name.\n', { status: 404 })
  }
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName(file)}"`,
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
