import { endpoint } from '../../../../server/api/endpoint.ts'
import { Raw } from '../../../../server/api/raw.ts'
import { health } from '../../../../server/health.ts'

export const GET = endpoint('GET /health', {
  answer: async () => {
    const report = await health()
    if (report.ok) return report
    return new Raw(JSON.stringify(report), { type: 'application/json; charset=utf-8', status: 503 })
  },
})
