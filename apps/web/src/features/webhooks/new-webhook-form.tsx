'use client'

import type { WebhookEvent } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { CopyButton } from '../../components/button/copy-button.tsx'
import { useFirstWrong } from '../../components/form/use-first-wrong.ts'
import { makeWebhookWith } from './actions.ts'
import { blankWebhook } from './webhook-state.ts'
import type { WebhookError } from './webhook-state.ts'

export function NewWebhookForm({ events }: { events: readonly WebhookEvent[] }) {
  const t = useTranslations('webhooks')
  const [{ errors, kept, secret }, action, isPending] = useActionState(makeWebhookWith, blankWebhook)
  const form = useFirstWrong(errors)
  return (
    <form ref={form} action={action} className="grid max-w-2xl gap-5">
      {secret && <Secret secret={secret} />}
      <div>
        <label htmlFor="webhook-url" className="label block pb-1">
          {t('new.url')}
        </label>
        <input
          id="webhook-url"
          name="url"
          type="url"
          required
          maxLength={500}
          defaultValue={kept?.url}
          autoComplete="off"
          placeholder="https://"
          aria-invalid={errors.url !== undefined}
          aria-describedby="webhook-url-about"
          className="h-11 w-full rounded-card border border-line bg-raised px-3 text-sm hover:border-strong aria-[invalid=true]:border-strong"
        />
        <p id="webhook-url-about" aria-live="polite" className="pt-1 text-xs text-soft">
          {errors.url ? <FieldError error={errors.url} /> : t('new.urlHint')}
        </p>
      </div>
      <fieldset aria-describedby="webhook-events-about">
        <legend className="label pb-1">{t('new.events')}</legend>
        {events.map((event) => (
          <label key={event} className="flex items-baseline gap-3 py-1 text-sm">
            <input
              type="checkbox"
              name="events"
              value={event}
              defaultChecked={kept ? kept.events.includes(event) : event === 'match-finished'}
            />
            <span className="min-w-0">
              {t(`event.${event}`)} <code className="text-xs text-faint">{event}</code>
            </span>
          </label>
        ))}
        <p id="webhook-events-about" aria-live="polite" className="pt-1 text-xs empty:hidden">
          {errors.events && <FieldError error={errors.events} />}
        </p>
      </fieldset>
      <div>
        <button disabled={isPending} className={buttonStyle.primary}>
          {t('new.submit')}
        </button>
      </div>
    </form>
  )
}

function FieldError({ error }: { error: WebhookError }) {
  const t = useTranslations('webhooks.errors')
  return <strong className="font-semibold text-ink">! {t(error)}</strong>
}

/** Shown once: no later load of the page contains it. */
function Secret({ secret }: { secret: string }) {
  const t = useTranslations('webhooks')
  return (
    <div role="status" className="paper p-5">
      <p className="text-sm">{t('secret')}</p>
      <div className="flex flex-wrap items-center gap-4 pt-3">
        <code id="webhook-secret" className="min-w-0 flex-1 font-mono text-sm break-all select-all">
          {secret}
        </code>
        <CopyButton from="webhook-secret" label={t('copy')} done={t('copied')} />
      </div>
    </div>
  )
}
