import type { OwnerAgentPage } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { Mark } from '../../components/icon/mark.tsx'
import { Link } from '../../components/link/link.tsx'
import { gameNameIn } from '../games/game-name-in.ts'
import { gamesPlayed } from './games-played.ts'

interface CheckGamesProps {
  readonly agent: OwnerAgentPage
  /** The game whose check the page shows. */
  readonly chosen: string
}

/** The games of an agent, each with its badge or what lacks, and a way to its flight check. */
export function CheckGames({ agent, chosen }: CheckGamesProps) {
  const t = useTranslations('agentSettings.check.games')
  const locale = useLocale()
  const games = gamesPlayed(agent.games)
  if (games.length < 2) return null
  return (
    <nav aria-label={t('title')} className="pb-8">
      <ul
        className="grid gap-x-10 border-t border-line text-sm sm:grid-cols-2 lg:grid-cols-3"
        data-testid="check-games"
      >
        {games.map((game) => {
          const { state, score } = stateOf(agent, game)
          return (
            <li
              key={game}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-2"
            >
              <Link
                href={`/agents/${agent.slug}/settings/check?game=${game}`}
                aria-current={game === chosen ? 'page' : undefined}
                className="underline decoration-rim underline-offset-4 aria-[current]:font-semibold"
              >
                {gameNameIn(locale, game)}
              </Link>
              <span className="figures text-soft">
                {marks[state] && <Mark of={marks[state]} />} {t(state, { score })}
              </span>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const marks = {
  badge: 'right',
  failed: 'wrong',
  underWay: undefined,
  stopped: undefined,
  none: undefined,
} as const

function stateOf({ badges, checks, version }: OwnerAgentPage, game: string) {
  const check = checks.find((one) => one.game === game && one.version === version)
  const badge = badges.find((one) => one.game === game)
  if (check?.state === 'queued' || check?.state === 'running') return { state: 'underWay', score: 0 } as const
  if (badge) return { state: 'badge', score: badge.score } as const
  if (check?.state === 'stopped') return { state: 'stopped', score: 0 } as const
  return check?.passed === false
    ? ({ state: 'failed', score: check.score ?? 0 } as const)
    : ({ state: 'none', score: 0 } as const)
}
