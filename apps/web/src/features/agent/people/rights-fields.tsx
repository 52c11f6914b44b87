import type { AgentRights } from '@wis/protocol'
import { useTranslations } from 'next-intl'

/** What somebody may do besides reading. */
export function RightsFields({ rights }: { rights: AgentRights }) {
  const t = useTranslations('people.rights')
  return (
    <fieldset className="min-w-0 space-y-2 text-sm">
      <legend className="sr-only">{t('legend')}</legend>
      <p className="text-soft">{t('read')}</p>
      {(['change', 'spend'] as const).map((right) => (
        <label key={right} className="flex items-start gap-3">
          <input type="checkbox" name={right} defaultChecked={rights[right]} className="mt-1 shrink-0" />
          <span>
            <strong className="font-semibold">{t(`${right}.name`)}</strong>{' '}
            <span className="text-soft">{t(`${right}.text`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
