import { PassThrough } from 'node:stream'
import type { Readable, Writable } from 'node:stream'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { z } from 'zod'
import { readRemote, remoteOptions, remoteUsage, troubleOf } from '../api-client/client.ts'
import { readArguments, UsageError } from '../command.ts'
import type { Command } from '../command.ts'

const initialized = z.object({ result: z.object({ protocolVersion: z.string() }) })
const asked = z.object({ id: z.union([z.string(), z.number()]), method: z.string() })

const answered = z.object({ id: z.union([z.string(), z.number()]), method: z.undefined().optional() })

/** How long a client that has closed its end is still answered what it asked before. */
const lastWordsMs = 5_000

interface Ends {
  readonly stdin: Readable
  readonly stdout: Writable
  readonly there: Transport
  readonly trouble: (error: Error) => void
}

/** Hands every message of a client on to a server and back, until the client closes its end. */
export function bridge({ stdin, stdout, there, trouble }: Ends): Promise<void> {
  // The transport closes with its input. So it gets an input that ends once all is answered.
  const open = new PassThrough()
  const here = new StdioServerTransport(open, stdout)
  const waiting = new Set<string | number>()
  let isEnded = false
  const endIfAnswered = () => {
    if (isEnded && waiting.size === 0) open.end()
  }
  const say = (message: JSONRPCMessage) => {
    here.send(message).catch(trouble)
    const answer = answered.safeParse(message).data
    if (answer) waiting.delete(answer.id)
    endIfAnswered()
  }
  return new Promise((resolve, reject) => {
    here.onclose = () => {
      void there.close()
      resolve()
    }
    stdin.once('end', () => {
      isEnded = true
      // Messages that have just come are read first.
      setImmediate(endIfAnswered)
      setTimeout(() => open.end(), lastWordsMs).unref()
    })
    here.onmessage = (message: JSONRPCMessage) => {
      const request = asked.safeParse(message).data
      if (request) waiting.add(request.id)
      there.send(message).catch((error: unknown) => {
        if (!request) return
        say({ jsonrpc: '2.0', id: request.id, error: { code: -32_603, message: failureOf(error) } })
      })
    }
    there.onmessage = (message: JSONRPCMessage) => {
      const version = initialized.safeParse(message).data?.result.protocolVersion
      if (version !== undefined) there.setProtocolVersion?.(version)
      say(message)
    }
    there.onerror = trouble
    there
      .start()
      .then(() => here.start())
      .then(() => stdin.pipe(open, { end: false }), reject)
  })
}

/** What keeps a message from the server: the network says so in a TypeError. */
const failureOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof TypeError) ? error.message : troubleOf(error)

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
    const trouble = (error: Error) => console.error(`✘ ${error.message}`)
    await bridge({ stdin: process.stdin, stdout: process.stdout, there, trouble })
    return 0
  },
}
