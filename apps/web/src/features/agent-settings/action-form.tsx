'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { FormTrouble, useAgentForm } from '../agent-form/agent-field.tsx'
import { blankState } from '../agent-form/form-state.ts'
import type { AgentFormState } from '../agent-form/form-state.ts'

interface ActionFormProps {
  readonly action: (state: AgentFormState, form: FormData) => Promise<AgentFormState>
  readonly agentId: string
  readonly submit: string
  readonly look?: keyof typeof buttonStyle
  /** More fields of the form; hidden ones by `hidden`. */
  readonly children?: ReactNode
  readonly hidden?: Readonly<Record<string, string>>
  /** The message after success, if the page itself does not show it. */
  readonly saysDone?: boolean
}

/** A button that does one thing to an agent, and gives the reason if it cannot. */
export function ActionForm(props: ActionFormProps) {
  const { action, agentId, submit, look = 'quiet', children, hidden = {}, saysDone = false } = props
  const t = useTranslations('agentSettings.play')
  const { state, isPending, form } = useAgentForm(action, blankState)
  return (
    <form {...form} className="min-w-0">
      <input type="hidden" name="agent" value={agentId} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap items-end gap-3">
        {children}
        <button disabled={isPending} className={buttonStyle[look]}>
          {submit}
        </button>
      </div>
      <div className="max-w-[52ch] pt-2 text-sm empty:hidden">
        <FormTrouble state={state} />
        {saysDone && state.isDone && <p role="status">{t('done')}</p>}
      </div>
    </form>
  )
}
