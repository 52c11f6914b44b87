import type { Thought } from '@wis/db/matches'
import { useTranslations } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'

/** The thought behind a speech or a vote. */
export function BesideThought({ thought: { reasoning, latencyMs } }: { thought: Thought }) {
  const t = useTranslations('match.eyes')
  if (!reasoning) return null
  return (
    <div className="mr-3 mb-3 ml-[4.75rem] border-l-2 border-brass bg-sunken px-3 py-2 text-sm">
      <p className="label pb-0.5">{t('thought', { seconds: latencyMs / 1000 })}</p>
      <p className="break-words whitespace-pre-line text-soft">
        <ForeignText text={reasoning} />
      </p>
    </div>
  )
}
