import { endpoint } from '../../../../server/api/endpoint.ts'
import { apiDocument } from '../../../../server/api/document.ts'

export const GET = endpoint('GET /openapi.json', { answer: async () => apiDocument() })
