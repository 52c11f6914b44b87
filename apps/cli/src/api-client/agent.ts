import fs from 'node:fs'
import { callForms, callLines } from '@wis/protocol'
import { fifteenthsPerPoint } from '@wis/ratings'
import { fileTrouble, readArguments, readChoice, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { askSituations, showSituations } from './agent-situations.ts'
import { readRemote, remoteOptions, remoteUsage, speakTo } from './client.ts'
import type { ApiClient } from './client.ts'

const actions: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  situations: showSituations,
  test: askSituations,
  export: exportAgent,
}

export const agent: Command = {
  name: 'agent',
  usage: `agent situations AGENT [--set NAME] [--json] ${remoteUsage}
         agent test       AGENT [--set NAME] [--version N] [--times N] [--json] ${remoteUsage}
         agent export     AGENT [--as ${callForms.join('|')}|situations] [--out FILE.jsonl] ${remoteUsage}
  situations shows how the versions of an agent of yours answer in the situations that you keep.
  test asks them first, and fails unless every answer passes.
  export writes every call with the end of its match. With --as, it writes chats with a reward for fine-tuning.
  With --as situations, it writes the situations with all answers.`,
  summary: 'Tests an agent of yours on the situations that you keep, and exports its calls and situations.',
  run: ([action = '', ...args]) => {
    const act = Object.hasOwn(actions, action) ? actions[action] : undefined
    if (!act) throw new UsageError(`the action must be one of ${Object.keys(actions).join(', ')}`)
    return act(args)
  },
}

const forms = [...callForms, 'situations'] as const

/** Writes what a platform keeps of an agent to a file or to the output, a line of JSON for each call or situation. */
async function exportAgent(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    ...remoteOptions,
    as: { type: 'string', default: 'calls' },
    out: { type: 'string' },
  })
  const [id, ...more] = positionals
  if (id === undefined || more.length > 0) throw new UsageError('which agent?')
  const form = readChoice('as', values.as, forms)
  const opened = openedFile(values.out)
  if (typeof opened === 'string') {
    console.error(`✘ ${values.out}: ${opened}`)
    return 1
  }
  const code = await speakTo(readRemote(values), async (client) => {
    const what = form === 'situations' ? 'situation' : 'call'
    let count = 0
    for await (const line of linesOf(client, id, form)) {
      count += 1
      fs.writeSync(opened, `${line}\n`)
    }
    console.error(`✔ ${count} ${count === 1 ? what : `${what}s`}`)
  })
  if (values.out !== undefined) fs.closeSync(opened)
  return code
}

async function* linesOf(client: ApiClient, id: string, form: (typeof forms)[number]): AsyncGenerator<string> {
  if (form === 'situations') {
    const text = await client.text('GET /agents/{id}/situations.jsonl', { params: { id } })
    yield* text.split('\n').filter((line) => line !== '')
    return
  }
  const lines = callLines({
    calls: (cursor) => client.ask('GET /agents/{id}/calls', asked(id, cursor)),
    matches: (cursor) => client.ask('GET /agents/{id}/matches', asked(id, cursor)),
    form,
    partsOfPoint: fifteenthsPerPoint,
  })
  for await (const line of lines) yield JSON.stringify(line)
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
