'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { pictureLimits } from '../../server/picture/picture-limits.ts'
import { AgentField, AgentForm, FormTrouble, SendButton } from '../agent-form/agent-field.tsx'
import { saveAvatarWith } from './avatar-actions.ts'

export function AvatarForm({ agentId }: { agentId: string }) {
  const t = useTranslations('agentSettings.avatar')
  // The server stops reading a form that is too large, so the browser checks the size first.
  const [isTooLarge, setTooLarge] = useState(false)
  return (
    <AgentForm
      action={saveAvatarWith}
      agentId={agentId}
      onSubmit={(event) => {
        if (isTooLarge) event.preventDefault()
      }}
      className="flex flex-wrap items-start gap-4"
    >
      <div className="max-w-md">
        <AgentField
          name="avatar"
          label={t('file')}
          hint={t('text')}
          error={isTooLarge ? { code: 'avatar' } : undefined}
        >
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
      <SendButton look="quiet" className="mt-5">
        {t('save')}
      </SendButton>
      <FormTrouble countsFields={false} />
    </AgentForm>
  )
}
