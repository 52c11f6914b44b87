import type { HouseAgentRow } from '@wis/db/agents'
import { useLocale, useTranslations } from 'next-intl'
import { agentNameIn } from '../match/agent-name-in.ts'

/** House agents for a practice match. If the list stays closed, the platform chooses the opponents. */
export function Opponents({ house }: { house: readonly HouseAgentRow[] }) {
  const t = useTranslations('agentSettings.play')
  const locale = useLocale()
  return (
    <details className="order-last basis-full text-sm">
      <summary className="text-soft">
        <span className="underline decoration-rim underline-offset-4">{t('opponents')}</span>
      </summary>
      <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 pt-2">
        <legend className="sr-only">{t('opponents')}</legend>
        {house.map((agent) => (
          <label key={agent.id} className="flex min-h-9 items-center gap-2">
            <input type="checkbox" name="opponent" value={agent.slug} className="accent-current" />
            {agentNameIn(locale, agent)}
          </label>
        ))}
      </fieldset>
      <p className="pt-1 text-xs text-soft">{t('opponentsText')}</p>
    </details>
  )
}
