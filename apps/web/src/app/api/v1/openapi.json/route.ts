import { apiDocument } from '../../../../server/api/document.ts'
import { endpoint } from '../../../../server/api/endpoint.ts'

export const GET = endpoint('GET /openapi.json', { answer: async () => apiDocument() })
