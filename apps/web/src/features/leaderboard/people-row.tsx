import type { Board } from '@wis/db/boards'
import { leastPeople } from '@wis/db/people'
import type { PeopleRow as Row } from '@wis/db/people'
import { kitCalled } from '@wis/games'
import type { GroupedMean } from '@wis/ratings'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'
import { percent, percentRange, withMinus } from '../../components/text/number-text.ts'
import { database } from '../../server/database.ts'
import { currentUser } from '../../server/session.ts'
import { PeopleOfSeason } from './people-board.tsx'
import { readPeopleOfBoard, readPeopleOfSeason } from './read-people.ts'

/**
 * What people got at practice tables of the board, below its agents, or the board of people of a mixed season. Nothing as
 * long as none of their games counts.
 */
export async function PeopleOfBoard({ board }: { board: Board }) {
  const ranked = await readPeopleOfSeason(database(), board, (await currentUser())?.id)
  if (ranked) return <PeopleOfSeason board={ranked} />
  const row = await readPeopleOfBoard(database(), board)
  return row && row.games > 0 ? <PeopleRow game={board.game} row={row} csvAt={csvOf(board)} /> : null
}

/** The address of the row as a file. */
function csvOf({ season, seats, language, part }: Board): string {
  const query = new URLSearchParams({ season: season.slug, seats, language })
  if (part) query.set('part', part.id)
  return `/api/v1/leaderboard?${query.toString()}&format=csv&rows=people`
}

interface PeopleRowProps {
  readonly game: string
  readonly row: Row
  readonly below?: 'board' | 'report'
  /** The language of the games, where there may be several. */
  readonly language?: string
  /** Where the row lies as a file. */
  readonly csvAt?: string
}

export function PeopleRow({ game, row, below = 'board', language, csvAt }: PeopleRowProps) {
  const { games, people, points, metrics } = row
  const t = useTranslations('leaderboard.people')
  const id = language === undefined ? 'people-row' : `people-row-${language}`
  const Heading = below === 'board' ? 'h2' : 'h3'
  return (
    <section aria-labelledby={id} className="mt-6 border-y border-dashed border-strong py-3 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-10 gap-y-2">
        <Heading id={id} className="font-semibold">
          {language === undefined ? t('title') : t('titleIn', { language })}
        </Heading>
        {points || metrics.length > 0 ? (
          <dl className="figures flex flex-wrap gap-x-8 gap-y-2">
            {points && (
              <Fact name={t('points')} range={rangeOf(points)}>
                {inTwo(points.value)}
              </Fact>
            )}
            <Shares game={game} row={row} />
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
        {csvAt !== undefined && (
          <a href={csvAt} className="pl-3 underline underline-offset-4">
            CSV
          </a>
        )}
      </p>
    </section>
  )
}

/** Games won, in all and in each role, and the numbers of the game. */
function Shares({ game, row: { wins, roles, metrics } }: Pick<PeopleRowProps, 'game' | 'row'>) {
  const t = useTranslations('leaderboard.people')
  const locale = useLocale()
  const results = kitCalled(game)?.results
  return (
    <>
      {wins && (
        <Fact name={t('wins')} range={wins.interval && percentRange(wins.interval)}>
          {percent(wins.value)}
        </Fact>
      )}
      {roles.map(({ role, value, interval }) => (
        <Fact
          key={role}
          name={t('winsAs', { role: results?.roles[role]?.[locale] ?? role })}
          range={interval && percentRange(interval)}
        >
          {percent(value)}
        </Fact>
      ))}
      {metrics.map(({ id, value, interval }) => {
        const metric = results?.metrics.find((one) => one.id === id)
        const isShare = metric?.unit === 'share'
        return (
          <Fact
            key={id}
            name={metric?.name[locale] ?? id}
            range={isShare ? interval && percentRange(interval) : rangeOf({ interval })}
          >
            {isShare ? percent(value) : inTwo(value)}
          </Fact>
        )
      })}
    </>
  )
}

const inTwo = (value: number) => withMinus(value.toFixed(2))

const rangeOf = ({ interval }: Pick<GroupedMean, 'interval'>) =>
  interval && `${inTwo(interval.low)} – ${inTwo(interval.high)}`

interface FactProps {
  readonly name: string
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
