'use client'

import type { Scope } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { CopyButton } from '../../components/button/copy-button.tsx'
import { SelectField } from '../../components/form/labelled.tsx'
import { useFirstWrong } from '../../components/form/use-first-wrong.ts'
import { makeTokenWith } from './access-actions.ts'
import { Field, FormError } from './field.tsx'
import { blankForm } from './form-state.ts'
import type { TokenState } from './form-state.ts'

interface NewTokenFormProps {
  readonly scopes: readonly Scope[]
  readonly lifetimes: readonly number[]
  /** Whether the account has as many tokens as it can have. */
  readonly isFull: boolean
}

export function NewTokenForm({ scopes, lifetimes, isFull }: NewTokenFormProps) {
  const full = useTranslations('account.errors')
  const [{ errors, kept, token }, action, isPending] = useActionState<TokenState, FormData>(
    makeTokenWith,
    blankForm,
  )
  const form = useFirstWrong(errors)
  return (
    <form ref={form} action={action} className="grid max-w-3xl gap-x-8 gap-y-4 sm:grid-cols-2">
      {isFull ? (
        <p className="text-sm text-soft sm:col-span-2">{full('tooManyTokens')}</p>
      ) : (
        <Fields scopes={scopes} lifetimes={lifetimes} errors={errors} kept={kept} isPending={isPending} />
      )}
      {token && <MadeToken key={token} token={token} />}
    </form>
  )
}

type FieldsProps = Pick<NewTokenFormProps, 'scopes' | 'lifetimes'> &
  Pick<TokenState, 'errors'> & { readonly kept: TokenState['kept'] | undefined; readonly isPending: boolean }

function Fields({ scopes, lifetimes, errors, kept, isPending }: FieldsProps) {
  const t = useTranslations('account.tokens')
  return (
    <>
      <Field
        form="token"
        name="name"
        autoComplete="off"
        value={kept?.['name']}
        label={t('name')}
        error={errors['name']}
      />
      <SelectField
        name="days"
        label={t('days')}
        value={90}
        options={lifetimes.map((days) => ({ value: days, label: t('daysCount', { days }) }))}
      />
      <fieldset aria-describedby="token-scopes-about" className="sm:col-span-2">
        <legend className="label pb-1">{t('scopes')}</legend>
        {scopes.map((scope) => (
          <label key={scope} className="flex items-baseline gap-3 py-1 text-sm">
            <input type="checkbox" name="scopes" value={scope} />
            {t(`scope.${scope}`)} <code className="text-xs whitespace-nowrap text-faint">{scope}</code>
          </label>
        ))}
        <p id="token-scopes-about" aria-live="polite" className="pt-1 text-xs empty:hidden">
          {errors['scopes'] && <FormError error={errors['scopes']} />}
        </p>
      </fieldset>
      <div>
        <button disabled={isPending} className={buttonStyle.quiet}>
          {t('submit')}
        </button>
      </div>
    </>
  )
}

/** Shown once: no later load of the page contains it. */
function MadeToken({ token }: { token: string }) {
  const t = useTranslations('account.tokens')
  return (
    <div role="status" className="paper p-5 sm:col-span-2">
      <p className="text-sm">{t('made')}</p>
      <div className="flex flex-wrap items-center gap-4 pt-3">
        <code id="made-token" className="min-w-0 flex-1 font-mono text-sm break-all select-all">
          {token}
        </code>
        <CopyButton from="made-token" label={t('copy')} done={t('copied')} />
      </div>
    </div>
  )
}
