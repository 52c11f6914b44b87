import { callForms } from '@wis/protocol'
import { UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { exportAgent } from './agent-export.ts'
import { askSituations, showSituations } from './agent-situations.ts'
import { remoteUsage } from './client.ts'

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
  situations shows how the versions of an agent of yours answer in the situations that you keep. test asks them first, and fails unless every answer passes.
  export writes every call with how its match ended, or as chats with a reward for fine-tuning, or the situations with all answers.`,
  summary: 'Tests an agent of yours on the situations that you keep, and exports its calls and situations.',
  run: ([action = '', ...args]) => {
    const act = Object.hasOwn(actions, action) ? actions[action] : undefined
    if (!act) throw new UsageError(`the action must be one of ${Object.keys(actions).join(', ')}`)
    return act(args)
  },
}
