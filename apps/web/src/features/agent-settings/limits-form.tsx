'use client'

import type { OwnerAgentPage } from '@wis/protocol'
import type { Kept } from '../agent-form/form-state.ts'
import { LimitFields } from '../agent-form/limit-fields.tsx'
import type { OwnersKind } from '../agent-form/owners-kinds.ts'
import { useAgentForm } from '../agent-form/use-agent-form.ts'
import { saveLimitsWith } from './change-actions.ts'
import type { GameName } from './profile-form.tsx'
import { SaveRow } from './save-row.tsx'

interface LimitsFormProps {
  readonly agentId: string
  readonly kind: OwnersKind
  readonly initial: Kept
  readonly games: readonly GameName[]
  readonly languages: readonly string[]
  readonly defaultPrices: OwnerAgentPage['defaultPrices']
}

export function LimitsForm({ agentId, kind, initial, ...plays }: LimitsFormProps) {
  const { state, isPending, form } = useAgentForm(saveLimitsWith, { errors: {}, kept: initial })
  return (
    <form {...form} className="space-y-5" noValidate>
      <input type="hidden" name="agent" value={agentId} />
      <LimitFields errors={state.errors} kept={state.kept} kind={kind} plays={plays} />
      <SaveRow state={state} isPending={isPending} />
    </form>
  )
}
