'use client'

import type { Language } from '@wis/games'
import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { FilterSelect } from '../../../components/form/filter-field.tsx'
import { FormField } from '../../../components/form/labelled.tsx'
import { useFirstWrong } from '../../../components/form/use-first-wrong.ts'
import { blankState } from '../admin-state.ts'
import type { pairChoices } from './pair-choices.ts'
import { savePairWith } from './word-actions.ts'

interface PairFormProps {
  readonly choices: typeof pairChoices
  readonly language: Language
  /** The pair to change; without one, the form makes a new pair. */
  readonly pair?: {
    readonly id: string
    readonly first: string
    readonly second: string
    readonly domain: string
    readonly difficulty: string
    readonly use: string
  }
}

const uses = ['both', 'ranked', 'practice', 'undercover'] as const

export function PairForm({ choices: { domains, difficulties }, language, pair }: PairFormProps) {
  const t = useTranslations('admin.words')
  const tErrors = useTranslations('admin.errors')
  const [{ error, kept }, action, isPending] = useActionState(savePairWith, blankState)
  const ref = useFirstWrong(error)
  const form = `pair-${pair?.id ?? 'new'}`
  const word = (name: 'first' | 'second') => ({
    id: `${form}-${name}`,
    name,
    label: t(name),
    value: kept[name] ?? pair?.[name],
    most: 40,
    error: error?.field === name ? tErrors(error.code) : undefined,
  })
  return (
    <form ref={ref} action={action} className="grid max-w-2xl grid-cols-2 items-start gap-4 py-4">
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="id" value={pair?.id ?? ''} />
      <FormField {...word('first')} />
      <FormField {...word('second')} />
      <FilterSelect
        name="domain"
        label={t('domain')}
        value={kept['domain'] ?? pair?.domain ?? 'food'}
        options={domains.map((value) => ({ value, label: t(`domains.${value}`) }))}
      />
      <FilterSelect
        name="difficulty"
        label={t('difficulty')}
        value={kept['difficulty'] ?? pair?.difficulty ?? 'medium'}
        options={difficulties.map((value) => ({ value, label: t(`difficulties.${value}`) }))}
      />
      <FilterSelect
        name="use"
        label={t('use')}
        value={kept['use'] ?? pair?.use ?? 'both'}
        options={uses.map((value) => ({ value, label: t(`uses.${value}`) }))}
      />
      <button disabled={isPending} className={`${buttonStyle.quiet} justify-self-start`}>
        {t(pair ? 'save' : 'add')}
      </button>
    </form>
  )
}
