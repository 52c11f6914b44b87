'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { FormField } from '../../components/form/labelled.tsx'
import { answerWith } from './answer-actions.ts'

interface AnswerFormProps {
  readonly id: string
  readonly state: 'granted' | 'declined'
  readonly name: string
  readonly most: number
}

/** Grants with an optional message, or declines with a reason. */
export function AnswerForm({ id, state, name, most }: AnswerFormProps) {
  const t = useTranslations('seasonRequests.answer')
  const [{ error, answer }, action, isPending] = useActionState(answerWith, { answer: '' })
  const isRequired = state === 'declined'
  return (
    <form action={action} className="space-y-3 py-3">
      <p className="text-soft">{t(`${state}Text`, { name })}</p>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="state" value={state} />
      <FormField
        id={`${state}-${id}`}
        name="answer"
        label={t('label')}
        value={answer}
        most={most}
        isRequired={isRequired}
        hint={t(isRequired ? 'required' : 'optional', { most })}
        error={error && t(`errors.${error}`, { most })}
        rows={3}
      />
      <button disabled={isPending} className={`${buttonStyle.quiet} h-auto! min-h-11 py-2`}>
        <span className="min-w-0 break-words">{t(`${state}Now`, { name })}</span>
      </button>
    </form>
  )
}
