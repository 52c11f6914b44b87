import type { Board } from '@wis/db/boards'
import { leastPeople } from '@wis/db/people'
import type { PeopleRow as Row } from '@wis/db/people'
import type { GroupedMean } from '@wis/ratings'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'
import { percent, percentRange, withMinus } from '../../components/text/number-text.ts'
import { database } from '../../server/database.ts'
import { readPeopleOfBoard } from './read-people.ts'

/** What people got at practice tables of the board, below its agents. Nothing as long as none of their games counts. */
export async function PeopleOfBoard({ board }: { board: Board }) {
  const row = await readPeopleOfBoard(database(), board)
  return row && row.games > 0 ? <PeopleRow row={row} /> : null
}

interface PeopleRowProps {
  readonly row: Row
  /** What it stands below. */
  readonly below?: 'board' | 'report'
  /** The language of the games, where there may be several. */
  readonly language?: string
}

export function PeopleRow({
  row: { games, people, points, wins },
  below = 'board',
  language,
}: PeopleRowProps) {
  const t = useTranslations('leaderboard.people')
  const id = language === undefined ? 'people-row' : `people-row-${language}`
  const Heading = below === 'board' ? 'h2' : 'h3'
  return (
    <section aria-labelledby={id} className="mt-6 border-y border-dashed border-strong py-3 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-10 gap-y-2">
        <Heading id={id} className="font-semibold">
          {language === undefined ? t('title') : t('titleIn', { language })}
        </Heading>
        {points ? (
          <dl className="figures flex flex-wrap gap-x-8 gap-y-2">
            <Fact name={t('points')} range={rangeOf(points)}>
              {withMinus(points.value.toFixed(2))}
            </Fact>
            {wins && (
              <Fact name={t('wins')} range={wins.interval && percentRange(wins.interval)}>
                {percent(wins.value)}
              </Fact>
            )}
            <Fact name={t('games')}>{games}</Fact>
            <Fact name={t('people')}>{people}</Fact>
          </dl>
        ) : (
          <p>{t('tooFew', leastPeople)}</p>
        )}
      </div>
      <p className="pt-2 text-xs text-soft">
        {t.rich(below === 'board' ? 'text' : 'textOfReport', {
          link: (chunks) => (
            <Link href="/docs/play#the-row-of-people" className="underline underline-offset-4">
              {chunks}
            </Link>
          ),
        })}
      </p>
    </section>
  )
}

const rangeOf = ({ interval }: GroupedMean) =>
  interval && `${withMinus(interval.low.toFixed(2))} – ${withMinus(interval.high.toFixed(2))}`

interface FactProps {
  readonly name: string
  /** The ends of the interval. */
  readonly range?: string | null
  readonly children: ReactNode
}

function Fact({ name, range, children }: FactProps) {
  const t = useTranslations('leaderboard.people')
  return (
    <div className="flex items-baseline gap-x-2">
      <dt className="text-xs text-soft">{name}</dt>
      <dd>
        {children}
        {range && <span className="pl-1.5 text-xs text-soft">{t('interval', { range })}</span>}
      </dd>
    </div>
  )
}
