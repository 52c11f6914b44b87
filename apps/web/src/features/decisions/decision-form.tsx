'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { FilterSelect } from '../../components/form/filter-field.tsx'
import { FormField } from '../../components/form/form-field.tsx'
import { useFirstWrong } from '../../components/form/use-first-wrong.ts'
import { decideWith } from './actions.ts'
import { blankDecision } from './decision-state.ts'
import type { DecisionState } from './decision-state.ts'

interface FormProps {
  readonly season: string
  /** Tells apart the forms of a page. */
  readonly form: 'match' | 'disqualify' | 'correct' | `undo-${number}`
}

function useDecision({ form }: FormProps) {
  const t = useTranslations('decisions')
  const [{ error, kept }, action, isPending] = useActionState(decideWith, blankDecision)
  const field = (name: 'match' | 'agent' | 'points' | 'reason') => ({
    ...{ id: `${form}-${name}`, name, value: kept[name], label: t(`form.${name}`) },
    error: error?.field === name ? t(`errors.${error.code}`) : undefined,
  })
  return { t, error, action, isPending, field }
}

interface FrameProps extends FormProps {
  readonly action: (form: FormData) => void
  readonly error: DecisionState['error']
  readonly isPending: boolean
  readonly submit: string
  readonly children: ReactNode
}

function Frame({ season, action, error, isPending, submit, children }: FrameProps) {
  const t = useTranslations('decisions')
  const form = useFirstWrong(error)
  return (
    <form ref={form} action={action} className="max-w-md space-y-4 pt-4 pb-6">
      <input type="hidden" name="season" value={season} />
      {children}
      {error?.field === 'form' && (
        <p role="alert" className="text-sm font-semibold">
          ! {t(`errors.${error.code}`)}
        </p>
      )}
      <button disabled={isPending} className={buttonStyle.quiet}>
        {submit}
      </button>
    </form>
  )
}

/** Voids a match, or has it played again. */
export function MatchDecision({ match, ...props }: FormProps & { readonly match?: string | undefined }) {
  const { t, field, ...frame } = useDecision(props)
  const about = field('match')
  return (
    <Frame {...props} {...frame} submit={t('form.decide')}>
      <FormField {...about} value={about.value ?? match} hint={t('form.matchHint')} />
      <fieldset className="space-y-2 text-sm">
        <legend className="label pb-1">{t('form.what')}</legend>
        {(['void', 're-run'] as const).map((kind) => (
          <label key={kind} className="flex items-baseline gap-2">
            <input
              type="radio"
              name="kind"
              value={kind}
              defaultChecked={kind === 'void'}
              className="accent-current"
            />
            {t(`form.kinds.${kind}`)}
          </label>
        ))}
      </fieldset>
      <FormField {...field('reason')} hint={t('form.reasonHint')} rows={3} most={500} />
    </Frame>
  )
}

export function DisqualifyDecision(props: FormProps) {
  const { t, field, ...frame } = useDecision(props)
  return (
    <Frame {...props} {...frame} submit={t('form.disqualify')}>
      <input type="hidden" name="kind" value="disqualify" />
      <FormField {...field('agent')} hint={t('form.agentHint')} />
      <FormField {...field('reason')} hint={t('form.reasonHint')} rows={3} most={500} />
    </Frame>
  )
}

export function CorrectDecision(props: FormProps) {
  const { t, field, ...frame } = useDecision(props)
  const languages = (['en', 'zh'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))
  return (
    <Frame {...props} {...frame} submit={t('form.correct')}>
      <input type="hidden" name="kind" value="correct" />
      <FormField {...field('agent')} hint={t('form.agentHint')} />
      <div className="grid grid-cols-2 gap-4">
        <FilterSelect name="language" label={t('form.language')} value="en" options={languages} />
        <FormField {...field('points')} hint={t('form.pointsHint')} inputMode="decimal" />
      </div>
      <FormField {...field('reason')} hint={t('form.reasonHint')} rows={3} most={500} />
    </Frame>
  )
}

interface UndoProps extends FormProps {
  readonly number: number
  /** Whether it lets an agent in again. */
  readonly readmits: boolean
}

export function UndoDecision({ number, readmits, ...props }: UndoProps) {
  const { t, field, ...frame } = useDecision(props)
  return (
    <Frame {...props} {...frame} submit={t('form.undo', { number })}>
      <input type="hidden" name="kind" value="undo" />
      <input type="hidden" name="undoes" value={number} />
      {readmits && <p className="text-sm text-soft">{t('form.readmits')}</p>}
      <FormField {...field('reason')} hint={t('form.reasonHint')} rows={3} most={500} />
    </Frame>
  )
}
