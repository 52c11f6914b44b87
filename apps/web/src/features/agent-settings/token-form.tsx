'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { boxStyle } from '../../components/form/labelled.tsx'
import { AgentField, FormTrouble, useAgentForm } from '../agent-form/agent-field.tsx'
import { blankState } from '../agent-form/form-state.ts'
import { replaceTokenWith } from './change-actions.ts'

/** In minutes: destroyed at once, an hour, a day, a week. */
const overlaps = [0, 60, 1440, 10_080]

export function TokenForm({ agentId, hasToken }: { agentId: string; hasToken: boolean }) {
  const t = useTranslations('agentSettings')
  const { state, isPending, form } = useAgentForm(replaceTokenWith, blankState)
  return (
    <form {...form} className="flex flex-wrap items-start gap-4">
      <input type="hidden" name="agent" value={agentId} />
      <div className="w-full max-w-sm">
        <AgentField name="new-token" label={t('token.label')} error={state.errors['token']}>
          {(described) => (
            <input
              {...described}
              name="token"
              type="password"
              required
              autoComplete="new-password"
              className={`${boxStyle} h-11`}
            />
          )}
        </AgentField>
      </div>
      {hasToken && (
        <AgentField name="earlier-valid" label={t('token.overlap')}>
          {(described) => (
            <select
              {...described}
              name="earlierValidMinutes"
              defaultValue={60}
              className={`${boxStyle} h-11`}
            >
              {overlaps.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {t('token.overlapFor', { minutes })}
                </option>
              ))}
            </select>
          )}
        </AgentField>
      )}
      <button disabled={isPending} className={`${buttonStyle.quiet} mt-5`}>
        {t(hasToken ? 'token.save' : 'token.give')}
      </button>
      <div className="w-full text-sm empty:hidden">
        {state.isDone && <p role="status">{t('play.done')}</p>}
        <FormTrouble
          state={{ ...state, errors: state.errors['form'] ? { form: state.errors['form'] } : {} }}
        />
      </div>
    </form>
  )
}
