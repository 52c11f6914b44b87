'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button-style.ts'
import { TextField } from '../new-agent/form-field.tsx'
import type { Kept } from '../new-agent/form-state.ts'
import { FormTrouble } from '../new-agent/form-trouble.tsx'
import { IdentityFields } from '../new-agent/identity-fields.tsx'
import { useAgentForm } from '../new-agent/use-agent-form.ts'
import { saveProfileWith } from './change-actions.ts'

export function ProfileForm({ agentId, initial }: { agentId: string; initial: Kept }) {
  const t = useTranslations('agentSettings.profile')
  const { state, isPending, form } = useAgentForm(saveProfileWith, { errors: {}, kept: initial })
  const { errors, kept } = state
  return (
    <form {...form} className="space-y-5" noValidate>
      <input type="hidden" name="agent" value={agentId} />
      <IdentityFields {...{ errors, kept, locale: 'en' }} />
      <TextField
        {...{ errors, kept, name: 'sourceUrl', label: t('sourceUrl'), hint: t('sourceUrlHint') }}
        inputMode="url"
        maxLength={500}
      />
      <label className="flex items-baseline gap-3 text-sm">
        <input
          type="checkbox"
          name="published"
          defaultChecked={kept['published']?.[0] === 'on'}
          className="accent-current"
        />
        <span>
          {t('published')} <span className="text-soft">{t('publishedHint')}</span>
        </span>
      </label>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button disabled={isPending} className={buttonStyle.primary}>
          {t('save')}
        </button>
        <FormTrouble state={state} />
        {state.isDone && (
          <p role="status" className="text-sm">
            {t('saved')}
          </p>
        )}
      </div>
    </form>
  )
}
