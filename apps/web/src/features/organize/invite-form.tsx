'use client'

import { useActionState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { visibleString } from '../../components/text/visible-text.ts'
import { AgentPicker } from '../agent-choice/agent-picker.tsx'
import type { PickerWords } from '../agent-choice/agent-picker.tsx'
import type { AgentsToChoose } from '../agent-choice/agents-to-choose.ts'
import { TextField } from './form-controls.tsx'
import { inviteWith } from './invite-action.ts'

interface InviteFormProps {
  readonly slug: string
  readonly label: string
  readonly hint: string
  readonly submit: string
  /** The heading above the agents that could not be invited. */
  readonly failed: string
  readonly list: AgentsToChoose
  readonly words: PickerWords
}

/** Invites several agents at once, and keeps those that could not be invited. */
export function InviteForm({ slug, label, hint, submit, failed, words, ...begins }: InviteFormProps) {
  const [{ kept, list, error, told, refused }, action, isPending] = useActionState(inviteWith, {
    kept: '',
    refused: [],
    list: begins.list,
  })
  return (
    <form action={action} className="space-y-3 pt-4">
      <input type="hidden" name="season" value={slug} />
      <AgentPicker list={list} words={words} isPending={isPending} />
      <TextField name="agents" label={label} hint={hint} error={error} value={kept} rows={2} />
      <div aria-live="polite" className="space-y-1 text-sm empty:hidden">
        {told !== undefined && <p>{told}</p>}
        {refused.length > 0 && (
          <>
            <p className="font-semibold">{failed}</p>
            <ul className="text-soft">
              {refused.map(({ said, why }) => (
                <li key={said} className="break-words">
                  {visibleString(said)}: {why}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <button disabled={isPending} className={buttonStyle.quiet}>
        {submit}
      </button>
    </form>
  )
}
