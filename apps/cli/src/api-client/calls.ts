import fs from 'node:fs'
import { callForms, callLines } from '@wis/protocol'
import { fifteenthsPerPoint } from '@wis/ratings'
import { fileTrouble, readArguments, readChoice, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { readRemote, remoteOptions, remoteUsage, speakTo } from './remote.ts'

export const calls: Command = {
  name: 'calls',
  usage: `calls AGENT [--as ${callForms.join('|')}] [--out FILE.jsonl] ${remoteUsage}`,
  summary:
    'Writes every call to an agent of yours as JSON lines, with how its match ended; as chats with a reward, for fine-tuning.',
  run: async (args) => {
    const { values, positionals } = readArguments(args, {
      ...remoteOptions,
      as: { type: 'string', default: 'calls' },
      out: { type: 'string' },
    })
    const [id, ...more] = positionals
    if (id === undefined || more.length > 0) throw new UsageError('which agent?')
    const form = readChoice('as', values.as, callForms)
    const opened = openedFile(values.out)
    if (typeof opened === 'string') {
      console.error(`✘ ${values.out}: ${opened}`)
      return 1
    }
    const code = await speakTo(readRemote(values), async (client) => {
      let count = 0
      const lines = callLines({
        calls: (cursor) => client.ask('GET /agents/{id}/calls', asked(id, cursor)),
        matches: (cursor) => client.ask('GET /agents/{id}/matches', asked(id, cursor)),
        form,
        partsOfPoint: fifteenthsPerPoint,
      })
      for await (const line of lines) {
        count += 1
        fs.writeSync(opened, `${JSON.stringify(line)}\n`)
      }
      console.error(`✔ ${count} ${count === 1 ? 'call' : 'calls'}`)
    })
    if (values.out !== undefined) fs.closeSync(opened)
    return code
  },
}

/** The number of an open file, or why it cannot be written. */
function openedFile(name: string | undefined): number | string {
  try {
    return name === undefined ? 1 : fs.openSync(name, 'w')
  } catch (error) {
    return fileTrouble(error) ?? String(error)
  }
}

const asked = (id: string, cursor: string | undefined) => ({
  params: { id },
  query: { limit: 100, ...(cursor !== undefined && { cursor }) },
})
