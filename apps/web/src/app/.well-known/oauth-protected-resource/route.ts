import { protectedResource } from '../../../server/mcp/serve-mcp.ts'

export const GET = protectedResource
