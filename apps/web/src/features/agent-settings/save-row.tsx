import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import type { AgentFormState } from '../agent-form/form-state.ts'
import { FormTrouble } from '../agent-form/form-trouble.tsx'

/** Saves a form of settings, and shows the result. */
export function SaveRow({ state, isPending }: { state: AgentFormState; isPending: boolean }) {
  const t = useTranslations('agentSettings.profile')
  return (
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
  )
}
