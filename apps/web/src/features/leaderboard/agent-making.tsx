import { connectorKinds, findStrategy, traitsOf } from '@wis/protocol'
import type { LeaderboardRow } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { ForeignText } from '../../components/text/foreign-text.tsx'

/** An agent's make-up in one line: its model or Space, its strategy, and the number of its version. */
export function AgentMaking({ agent: { kind, making } }: { agent: LeaderboardRow['agent'] }) {
  const t = useTranslations()
  const locale = useLocale()
  if (!making) return null
  const { space, strategy, version } = making
  const { value: model, from } = making.makeUp.model ?? {}
  const short = model?.split('/').at(-1)
  const known = connectorKinds.find((one) => one === kind)
  // The owner of the model is on the agent's own page, because the name has to fit here.
  const made = !traitsOf(kind).hasOwner
    ? t('leaderboard.house')
    : ((short && from === 'declared' ? t('leaderboard.declared', { text: short }) : short) ??
      space ??
      (known && t(`agents.kinds.${known}`)) ??
      kind)
  const name = strategy && (findStrategy(strategy.id)?.name[locale] ?? strategy.id)
  const parts = [made, name && (strategy.custom ? t('agent.making.ownStrategy', { name }) : name)]
  return (
    <span className="block text-xs text-soft wrap-anywhere">
      <ForeignText text={parts.filter(Boolean).join(' · ')} />
      <span className="whitespace-nowrap"> · v{version}</span>
    </span>
  )
}
