import { useTranslations } from 'next-intl'
import { Link, underlined } from '../../components/link/link.tsx'

const exits = [
  { href: '/watch', name: 'toWatch' },
  { href: '/games', name: 'toGames' },
  { href: '/leaderboard', name: 'toBoard' },
  { href: '/agents', name: 'toAgents' },
  { href: '/docs', name: 'toDocs' },
] as const

/** The ways on from a page with nothing to read. */
export function Exits() {
  const t = useTranslations('errors')
  return (
    <span className="inline-flex flex-wrap gap-x-6 gap-y-2">
      {exits.map(({ href, name }) => (
        <Link key={href} href={href} className={underlined}>
          {t(name)}
        </Link>
      ))}
    </span>
  )
}
