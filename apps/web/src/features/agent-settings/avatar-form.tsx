'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { pictureLimits } from '../../server/picture/picture-limits.ts'
import { AgentField, FormTrouble, useAgentForm } from '../agent-form/agent-field.tsx'
import { blankState } from '../agent-form/form-state.ts'
import { saveAvatarWith } from './avatar-actions.ts'

export function AvatarForm({ agentId }: { agentId: string }) {
  const t = useTranslations('agentSettings.avatar')
  const { state, isPending, form } = useAgentForm(saveAvatarWith, blankState)
  // The server stops reading a form that is too large, so the browser checks the size first.
  const [isTooLarge, setTooLarge] = useState(false)
  const error = isTooLarge ? ({ code: 'avatar' } as const) : state.errors['avatar']
  const onSubmit = (event: FormEvent<HTMLFormElement>) =>
    isTooLarge ? event.preventDefault() : form.onSubmit(event)
  return (
    <form {...form} onSubmit={onSubmit} className="flex flex-wrap items-start gap-4">
      <input type="hidden" name="agent" value={agentId} />
      <div className="max-w-md">
        <AgentField name="avatar" label={t('file')} hint={t('text')} error={error}>
          {(described) => (
            <input
              {...described}
              type="file"
              name="avatar"
              accept="image/png,image/jpeg,image/webp,image/gif"
              required
              onChange={({ target: { files } }) =>
                setTooLarge((files?.[0]?.size ?? 0) > pictureLimits.mostBytes)
              }
              className="block w-full max-w-sm text-sm file:mr-4 file:h-11 file:rounded-card file:border file:border-solid file:border-rim file:bg-transparent file:px-4 file:text-ink"
            />
          )}
        </AgentField>
      </div>
      <button disabled={isPending} className={`${buttonStyle.quiet} mt-5`}>
        {t('save')}
      </button>
      <FormTrouble state={{ ...state, errors: state.errors['form'] ? { form: state.errors['form'] } : {} }} />
    </form>
  )
}
