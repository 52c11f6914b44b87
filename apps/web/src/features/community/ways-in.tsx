import type { AgentRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link } from '../../components/link/link.tsx'
import { SmallPicture } from '../games/small-picture.tsx'
import { AgentName } from '../match/table/agent-name.tsx'

/** The portraits of those who play, each the way to its page. */
export function Crowd({ agents }: { agents: readonly AgentRow[] }) {
  return (
    <ul className="grid grid-cols-4 gap-3 sm:grid-cols-6">
      {agents.map((agent) => (
        <li key={agent.id}>
          <Link href={`/agents/${agent.slug}`} className="group block text-center text-xs leading-tight">
            <Avatar
              id={agent.id}
              version={agent.avatarVersion}
              className="aspect-square w-full rounded-full ring-1 ring-line transition-shadow group-hover:ring-2 group-hover:ring-brass"
            />
            <span className="block pt-1.5 text-soft group-hover:text-ink">
              <AgentName agent={agent} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What somebody can do here, and a game for its picture. */
const ways = [
  ['play', '/play', 'holdem'],
  ['guess', '/daily', 'who-is-spy'],
  ['bring', '/agents/new', 'avalon'],
  ['organize', '/seasons/new', 'connect-four'],
] as const

export function WaysIn() {
  const t = useTranslations('community.ways')
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {ways.map(([way, href, game]) => (
        <li
          key={way}
          className="relative flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-raised hover:border-strong"
        >
          <SmallPicture
            game={game}
            place="way"
            size="border-b border-line [zoom:0.42] [--high:14rem] sm:[zoom:0.6]"
          />
          <div className="p-3.5 sm:p-5">
            <h3 className="display text-xl">
              <Link href={href} className="after:absolute after:inset-0">
                {t(`${way}.title`)}
              </Link>
            </h3>
            <p className="pt-1 text-xs text-pretty text-soft sm:text-sm">{t(`${way}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
