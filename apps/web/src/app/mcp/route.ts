import { serveMcp } from '../../server/mcp/serve-mcp.ts'

export { serveMcp as DELETE, serveMcp as GET, serveMcp as OPTIONS, serveMcp as POST }
