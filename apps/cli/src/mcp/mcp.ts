import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { z } from 'zod'
import { readRemote, remoteOptions, remoteUsage } from '../api-client/client.ts'
import { readArguments, UsageError } from '../command.ts'
import type { Command } from '../command.ts'

const initialized = z.object({ result: z.object({ protocolVersion: z.string() }) })
const asked = z.object({ id: z.union([z.string(), z.number()]), method: z.string() })

/** Hands every message of a client on to a server and back, until the client closes its end. */
function bridge(here: Transport, there: Transport, trouble: (error: Error) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const close = () => {
      void there.close()
      resolve()
    }
    here.onclose = close
    // A client that ends closes our standard input.
    process.stdin.once('end', close)
    here.onmessage = (message: JSONRPCMessage) => {
      there.send(message).catch((error: unknown) => {
        const failure = error instanceof Error ? error : new Error(String(error))
        trouble(failure)
        const request = asked.safeParse(message).data
        if (request)
          void here.send({
            jsonrpc: '2.0',
            id: request.id,
            error: { code: -32_603, message: failure.message },
          })
      })
    }
    there.onmessage = (message: JSONRPCMessage) => {
      const version = initialized.safeParse(message).data?.result.protocolVersion
      if (version !== undefined) there.setProtocolVersion?.(version)
      void here.send(message)
    }
    there.onerror = trouble
    there.start().then(() => here.start(), reject)
  })
}

export const mcp: Command = {
  name: 'mcp',
  usage: `mcp ${remoteUsage}`,
  summary: 'Speaks MCP over stdio for a platform. The token is in the environment variable WIS_TOKEN.',
  run: async (args) => {
    const { values, positionals } = readArguments(args, remoteOptions)
    if (positionals.length > 0) throw new UsageError(`unexpected argument '${positionals.join(' ')}'`)
    const { url, token } = readRemote(values)
    const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }) }
    const there = new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: { headers } })
    // Standard output carries the protocol alone.
    await bridge(new StdioServerTransport(), there, (error) => console.error(`✘ ${error.message}`))
    return 0
  },
}
