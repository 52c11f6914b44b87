import type { RecentOutcome } from '@wis/db/agents'
import { useLocale, useTranslations } from 'next-intl'
import { Link, linkStyle } from '../../../components/link/link.tsx'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { pointsText } from '../../../components/text/number-text.ts'
import { playerQuery } from '../../match/player/player-address.ts'
import { tableName } from '../../match/table-name.ts'
import { SideMark } from '../../match/table/side-mark.tsx'
import { callsAddress } from '../calls/call-filter.ts'

interface OutcomeListProps {
  readonly slug: string
  readonly outcomes: readonly RecentOutcome[]
}

/** Whole points without their decimals. */
const short = (...points: Parameters<typeof pointsText>) => pointsText(...points).replace(/\.00$/, '')

/** The agent's last matches, with the reason for each result and a link to the decisive moment. */
export function OutcomeList({ slug, outcomes }: OutcomeListProps) {
  const t = useTranslations('agent.desk.outcomes')
  return (
    <div className="pt-6">
      <h3 className="pb-2 font-semibold">{t('title')}</h3>
      {outcomes.length === 0 ? (
        <p className="border-t border-line py-2 text-sm text-faint">{t('none')}</p>
      ) : (
        <ol className="@container border-t border-line text-sm">
          {outcomes.map((outcome) => (
            <OutcomeLine key={outcome.matchId} slug={slug} outcome={outcome} />
          ))}
        </ol>
      )}
    </div>
  )
}

function OutcomeLine({ slug, outcome }: { slug: string; outcome: RecentOutcome }) {
  const t = useTranslations('agent.desk.outcomes')
  const tMatch = useTranslations('match')
  const { matchId, endedAt, mode, language, seat, role, word, won, points, total } = outcome
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-line py-3 @2xl:grid-cols-[9rem_minmax(0,1fr)_11rem]">
      <p>
        <strong className={`font-semibold ${won ? '' : 'underline decoration-2 underline-offset-4'}`}>
          {t(won ? 'won' : 'lost')}
        </strong>
        <span className="figures">
          {!won && points > 0
            ? t('scored', { points: short(points) })
            : ` · ${t('points', { points: short(points, { signed: true }) })}`}
        </span>
        {total && (
          <span className="figures block text-xs text-soft @max-2xl:inline @max-2xl:pl-3">
            {t('total', {
              before: short(total.before),
              after: short(total.after),
              cost: short(total.before + points - total.after),
            })}
          </span>
        )}
        <span className="block text-soft @max-2xl:inline @max-2xl:pl-3">
          <SideMark side={role === 'spy' ? 'bad' : 'good'} /> {t(`roles.${role}`)}
          {word !== null && (
            <>
              {' · '}
              <ForeignText text={word} />
            </>
          )}
        </span>
      </p>
      <div className="min-w-0">
        <Story outcome={outcome} />
      </div>
      <p className="text-xs text-faint @2xl:text-right">
        <Link
          href={`/matches/${matchId}${playerQuery({ at: undefined, view: undefined, level: 'everything', seat })}`}
          className={`text-ink ${linkStyle}`}
        >
          {t('watch')}
        </Link>{' '}
        ·{' '}
        <Link href={callsAddress(slug, { match: matchId })} className={`text-ink ${linkStyle}`}>
          {t('calls')}
        </Link>
        <span className="block pt-0.5">
          {tMatch('table', { name: tableName(matchId) })} · {tMatch(`languages.${language}`)}
          {mode === 'practice' && ` · ${tMatch('modes.practice')}`}
          <span className="@2xl:hidden"> · </span>
          <DayAndTime at={endedAt} className="figures @2xl:block" />
        </span>
      </p>
    </li>
  )
}

/** Events that befell the agent, its own acts, and advice after a loss. */
function Story({ outcome }: { outcome: RecentOutcome }) {
  const t = useTranslations('agent.desk.outcomes')
  const { role, won, departure, ballots, faults } = outcome
  const lesson = lessonOf(outcome)
  const gap = useLocale() === 'zh' ? '' : ' '
  return (
    <>
      <p>
        {departure === null
          ? t(won ? `stayed.${role}` : 'stayed.escaped')
          : departure.cause === 'foul'
            ? t(`fouls.${departure.foul}`, { round: departure.round })
            : t('votedOut', departure)}
        {role === 'civilian' && ballots.asked > ballots.abstained && gap + t('ballots', ballots)}
        {ballots.abstained > 0 && gap + t('abstained', { count: ballots.abstained, asked: ballots.asked })}
        {faults > 0 && (
          <strong className="font-semibold">
            {gap}
            {t('faults', { count: faults })}
          </strong>
        )}
      </p>
      {lesson && <p className="pt-1 text-xs text-soft">{t(`lessons.${lesson}`)}</p>}
    </>
  )
}

export type LessonName =
  | 'own-word'
  | 'repeat'
  | 'silence'
  | 'faults'
  | 'abstained'
  | 'spyFound'
  | 'civilianOut'
  | 'spyMissed'

type Known = Pick<RecentOutcome, 'role' | 'won' | 'departure' | 'ballots' | 'faults'>

/** The advice after a match. Fouls and faults always give one; other advice follows only from a loss. */
export function lessonOf({ role, won, departure, ballots, faults }: Known): LessonName | undefined {
  if (faults > 0) return 'faults'
  if (departure?.cause === 'foul') return departure.foul
  if (won) return undefined
  if (role === 'civilian' && ballots.abstained > 0) return 'abstained'
  if (role === 'spy') return 'spyFound'
  if (departure) return 'civilianOut'
  return ballots.forSpy === 0 ? 'spyMissed' : undefined
}
