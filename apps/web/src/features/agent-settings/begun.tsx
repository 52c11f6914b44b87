import { useTranslations } from 'next-intl'
import { Link, underlined } from '../../components/link/link.tsx'

/** How a new version begins: it plays at once, it first plays deals of the version before, or it only listens. */
export const waysToBegin = ['now', 'trial', 'shadow'] as const
export type WayToBegin = (typeof waysToBegin)[number]

/** Where the owner sees what comes of it. */
const pages = { now: 'settings/check', trial: 'forks', shadow: 'shadow' } as const

interface BegunProps {
  readonly way: WayToBegin
  readonly slug: string
  /** The number of the newest version. */
  readonly version: number
}

export function Begun({ way, slug, version }: BegunProps) {
  const t = useTranslations('agentSettings.versions.added')
  return (
    <p role="status" className="mb-5 max-w-[68ch] border border-rim bg-raised p-4 text-sm">
      {t(way, { version })}{' '}
      <Link href={`/agents/${slug}/${pages[way]}`} className={underlined}>
        {t(`to.${way}`)}
      </Link>
    </p>
  )
}
