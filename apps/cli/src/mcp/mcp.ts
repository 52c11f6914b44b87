import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { readRemote, remoteOptions, remoteUsage } from '../api-client/remote.ts'
import { readArguments, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { bridge } from './bridge.ts'

export const mcp: Command = {
  name: 'mcp',
  usage: `mcp ${remoteUsage}`,
  summary: 'Speaks MCP over stdio for a platform. The token is in the environment variable WIS_TOKEN.',
  run: async (args) => {
    const { values, positionals } = readArguments(args, remoteOptions)
    if (positionals.length > 0) throw new UsageError(`what is '${positionals.join(' ')}'?`)
    const { url, token } = readRemote(values)
    const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }) }
    const there = new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: { headers } })
    // Standard output carries the protocol alone.
    await bridge(new StdioServerTransport(), there, (error) => console.error(`✘ ${error.message}`))
    return 0
  },
}
