import type { LeaderboardRow } from '@wis/protocol'
import type { RankingRule } from '@wis/ratings'
import { useTranslations } from 'next-intl'
import type { BoardTab } from '../../../features/leaderboard/board-filter.ts'
import type { HeadName } from '../../../features/leaderboard/head-cell.tsx'
import { AgentName } from '../../../features/match/table/agent-name.tsx'
import { columns } from './columns.ts'
import { derivationsOf } from './derivations.ts'

interface MethodProps {
  /** The row whose numbers are worked out as an example. */
  readonly example: LeaderboardRow | undefined
  readonly rule: RankingRule | undefined
  readonly tab: BoardTab
}

const skillNames = [
  'rating',
  'deception',
  'detection',
  'tier',
  'places',
  'deceptionMatches',
  'detectionMatches',
  'trend',
] as const

/** The terms on each tab that need an explanation. */
const named = {
  total: [
    'rank',
    ...columns.flatMap(({ name, inRole }) => (inRole ? [name, inRole.spy, inRole.civilian] : [name])),
  ],
  rating: skillNames,
  map: ['deception', 'detection'],
} as const satisfies Record<BoardTab, readonly HeadName[]>

/** The method beside the board: how every number follows from the shown counts, and the meaning of a rating. */
export function Method({ example, rule, tab }: MethodProps) {
  const t = useTranslations('leaderboard')
  const derivations: Partial<Readonly<Record<string, string>>> =
    example && rule && tab === 'total' ? derivationsOf(example, rule) : {}
  return (
    <section aria-labelledby="method-title" className="pt-16">
      <h2 id="method-title" className="display text-2xl">
        {t('method')}
      </h2>
      {example && tab === 'total' && (
        <p className="pt-2 text-sm text-soft">
          {t.rich('workedOut', {
            agent: () => <AgentName agent={example.agent} className="font-semibold" />,
          })}
        </p>
      )}
      <dl className="grid gap-x-12 gap-y-5 pt-5 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {named[tab].map((name) => {
          const whole = columns.find(({ inRole }) => inRole?.spy === name || inRole?.civilian === name)
          const derivation = derivations[name]
          return (
            <div key={name} className="min-w-0 border-t border-line pt-3">
              <dt className="font-semibold">
                {whole && <span className="text-faint">{t(`columns.${whole.name}`)} · </span>}
                {t(`columns.${name}`)}
              </dt>
              <dd className="mt-1 text-soft">{t(`explained.${name}`)}</dd>
              {derivation && <dd className="figures mt-1 text-faint">{derivation}</dd>}
            </div>
          )
        })}
      </dl>
      <RatingMethod />
    </section>
  )
}

function RatingMethod() {
  const t = useTranslations('leaderboard.ratingMethod')
  return (
    <div className="pt-12 text-sm text-soft">
      <h3 className="display text-xl text-ink">{t('title')}</h3>
      <div className="max-w-[72ch] gap-x-12 lg:max-w-none lg:columns-2">
        {(['contest', 'votes', 'average', 'interval', 'places', 'tiers', 'provisional'] as const).map(
          (part) => (
            <p key={part} className="break-inside-avoid pt-3">
              {t(part)}
            </p>
          ),
        )}
      </div>
    </div>
  )
}
