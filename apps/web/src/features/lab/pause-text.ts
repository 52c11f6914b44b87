import type { ExperimentPage } from '@wis/protocol'
import type { getTranslations } from 'next-intl/server'

const known = [
  ...(['agent-offline', 'agent-retired', 'agent-not-allowed', 'agent-at-its-limit'] as const),
  ...(['budget-spent', 'match-void', 'cannot-deal', 'agent-silent'] as const),
  ...(['storage', 'storage-limit'] as const),
]

/** Why an experiment is paused, in a sentence. */
export function pauseText(
  t: Awaited<ReturnType<typeof getTranslations<'lab.pause'>>>,
  pause: ExperimentPage['pause'],
): string {
  if (pause === null) return t('own')
  const { reason, agent = t('someAgent'), match = 0, detail = reason } = pause
  return t(known.find((one) => one === reason) ?? 'other', { agent, match, detail })
}
