'use server'

import { startShadow, stopShadow } from '@wis/db/agents'
import { shadowWish } from '@wis/protocol'
import { database } from '../../../server/database.ts'
import { decimalIn, numberIn } from '../../account/form-state.ts'
import { failed, keptOf } from '../../agent-form/form-state.ts'
import type { AgentFormState } from '../../agent-form/form-state.ts'
import { done, onOwnAgent, refusedFor } from '../../agent-settings/own-agent.ts'

export async function startShadowWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(
    form,
    { action: 'agent.check', cost: 'check', deed: 'shadow-started' },
    async ({ agentId }) => {
      const dollars = decimalIn(form, 'dollars')
      const wish = shadowWish.safeParse({
        version: numberIn(form, 'version'),
        turns: numberIn(form, 'turns'),
        ...(dollars !== undefined && { dollars }),
      })
      if (!wish.success) return failed(String(wish.error.issues[0]?.path[0] ?? 'form'), 'other', keptOf(form))
      const started = await startShadow(database(), agentId, wish.data)
      return started.ok ? { ...done, kept: keptOf(form) } : refusedFor(started.reason, form)
    },
  )
}

export async function stopShadowWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.check' }, async ({ agentId }) => {
    await stopShadow(database(), agentId)
    return done
  })
}
