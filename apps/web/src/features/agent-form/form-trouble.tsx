import { useTranslations } from 'next-intl'
import { ErrorText } from './agent-field.tsx'
import type { AgentFormState } from './form-state.ts'

/** The fault of a form as a whole. */
export function FormTrouble({ state: { errors, refusal } }: { state: AgentFormState }) {
  const t = useTranslations()
  const { form, ...fields } = errors
  const count = Object.keys(fields).length
  return (
    <p role="alert" className="text-sm empty:hidden">
      {form && <ErrorText error={form} />}
      {refusal !== undefined && (
        <strong className="font-semibold">! {t(`tickets.refusals.${refusal}`)}</strong>
      )}
      {count > 0 && <strong className="font-semibold">! {t('newAgent.wrong', { count })}</strong>}
    </p>
  )
}
