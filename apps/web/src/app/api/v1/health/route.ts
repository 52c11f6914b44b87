import { health } from '../../../../server/health.ts'

/** Says how the parts are, with 503 where one of them is not. Never cached. */
export async function GET(): Promise<Response> {
  const report = await health()
  return Response.json(report, {
    status: report.ok ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}
