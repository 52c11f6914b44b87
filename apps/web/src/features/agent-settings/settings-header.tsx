import type { OwnerAgentPage } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link } from '../../components/link/link.tsx'
import { InSight } from '../../components/page/in-sight.tsx'
import { titleStyle } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'

interface SettingsHeaderProps {
  readonly agent: OwnerAgentPage
  readonly here: 'settings' | 'check' | 'calls' | 'situations' | 'forks' | 'shadow' | 'cost' | 'people'
}

/** The pages that the guide to repair a lost turn goes through. */
const guided: ReadonlySet<SettingsHeaderProps['here']> = new Set(['calls', 'situations', 'forks', 'shadow'])

/** The name and state of the agent, with links to its other pages. */
export function SettingsHeader({ agent, here }: SettingsHeaderProps) {
  const t = useTranslations('agentSettings')
  const base = `/agents/${agent.slug}`
  const places = [
    ['check', `${base}/settings/check`],
    ['settings', `${base}/settings`],
    ['calls', `${base}/calls`],
    ['situations', `${base}/situations`],
    ['forks', `${base}/forks`],
    ['shadow', `${base}/shadow`],
    ['cost', `${base}/cost`],
    ['people', `${base}/people`],
    ['profile', base],
  ] as const
  return (
    <header className="pt-4 pb-8">
      <div className="flex items-center gap-5">
        <Avatar
          id={agent.id}
          version={agent.avatarVersion}
          className="size-14 shrink-0 rounded-full sm:size-16"
        />
        <div className="min-w-0">
          <h1 className={`${titleStyle} break-words`}>
            <ForeignText text={agent.name} />
          </h1>
          <p className="pt-1 text-sm text-soft">
            {t('versions.number', { number: agent.version })} ·{' '}
            {t(`state.${agent.retired ? 'retired' : agent.online ? 'online' : 'offline'}`)}
          </p>
        </div>
      </div>
      <nav aria-label={t('of', { name: agent.name })} className="pt-4">
        <InSight />
        <ul className="scrolls-aside flex gap-x-5 border-b border-line text-sm *:whitespace-nowrap sm:gap-x-6">
          {places.map(([place, href]) => (
            <li key={place}>
              <Link
                href={href}
                aria-current={place === here ? 'page' : undefined}
                className="block border-b-2 border-transparent pt-1 pb-2 text-soft hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink hover:border-strong aria-[current=page]:border-brass"
              >
                {t(`nav.${place}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {guided.has(here) && (
        <p className="pt-3 text-right text-xs">
          <Link href="/docs/repair" className="text-soft underline decoration-rim underline-offset-4">
            {t('guide')}
          </Link>
        </p>
      )}
    </header>
  )
}
