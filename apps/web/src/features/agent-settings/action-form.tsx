'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import type { buttonStyle } from '../../components/button/button-style.ts'
import { AgentForm, FormTrouble, SendButton, useSent } from '../agent-form/agent-field.tsx'

interface ActionFormProps extends Pick<
  ComponentProps<typeof AgentForm>,
  'action' | 'agentId' | 'hidden' | 'children'
> {
  readonly submit: string
  readonly look?: keyof typeof buttonStyle
  /** Whether it says that it is done, where the page itself does not show it. */
  readonly saysDone?: boolean
}

/** A button that does one thing to an agent, and gives the reason if it cannot. */
export function ActionForm({ submit, look = 'quiet', saysDone = false, children, ...form }: ActionFormProps) {
  return (
    <AgentForm {...form} className="min-w-0">
      <div className="flex flex-wrap items-end gap-3">
        {children}
        <SendButton look={look}>{submit}</SendButton>
      </div>
      <div className="max-w-[52ch] pt-2 text-sm empty:hidden">
        <FormTrouble />
        {saysDone && <Done />}
      </div>
    </AgentForm>
  )
}

export function Done() {
  const t = useTranslations('agentSettings.play')
  return useSent().isDone ? <p role="status">{t('done')}</p> : null
}
