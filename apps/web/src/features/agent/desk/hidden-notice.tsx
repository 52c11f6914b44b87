import { whyHidden } from '@wis/db'
import { getTranslations } from 'next-intl/server'
import { visibleString } from '../../../components/text/visible-text.ts'
import { database } from '../../../server/database.ts'

/** Tells an owner that a moderator hides the agent's texts, and why; nothing while they are shown. */
export async function HiddenNotice({ agentId }: { agentId: string }) {
  const t = await getTranslations('agent.desk')
  const reason = await whyHidden(database(), agentId)
  if (reason === null) return null
  return (
    <p className="mb-5 max-w-[68ch] border-l-2 border-strong pl-4 text-sm break-words">
      {t('hidden', { reason: visibleString(reason) })}
    </p>
  )
}
