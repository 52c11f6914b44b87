import type { RecentOutcome } from '@wis/db/agents'
import { replay } from '@wis/engine'
import type { Seat } from '@wis/engine'
import { toldOfMatch } from '@wis/games'
import type { KitMoment, Language, OlderPart } from '@wis/games'
import type { MatchRow } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Link, linkStyle } from '../../../components/link/link.tsx'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { pointsText } from '../../../components/text/number-text.ts'
import { visibleString } from '../../../components/text/visible-text.ts'
import { gameNameIn, isSpoken, roleNameIn } from '../../games/names.ts'
import { agentNameIn } from '../../match/agent-name-in.ts'
import { playerQuery } from '../../match/player/player-address.ts'
import { tableName } from '../../match/table-name.ts'
import { SideMark } from '../../match/table/side-mark.tsx'
import { howItEnded } from '../../scene/how-it-ended.ts'
import { callsAddress } from '../calls/call-filter.ts'
import type { PlayedMatch } from '../highlights/highlights.tsx'

/** A decided match of an agent, with its log if the platform has its game. */
export interface ToldOutcome {
  readonly outcome: RecentOutcome
  readonly played: PlayedMatch | undefined
}

interface OutcomeListProps {
  readonly slug: string
  readonly outcomes: readonly ToldOutcome[]
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
          {outcomes.map((told) => (
            <OutcomeLine key={told.outcome.match.id} slug={slug} told={told} />
          ))}
        </ol>
      )}
    </div>
  )
}

function OutcomeLine({ slug, told }: { slug: string; told: ToldOutcome }) {
  const t = useTranslations('agent.desk.outcomes')
  const tMatch = useTranslations('match')
  const locale = useLocale()
  const { match, seat, role, word, result, points, total } = told.outcome
  const { id, game, rulesetId, endedAt, mode, language } = match
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-line py-3 @2xl:grid-cols-[9rem_minmax(0,1fr)_11rem]">
      <p>
        {result && (
          <strong
            className={`font-semibold ${result === 'lost' ? 'underline decoration-2 underline-offset-4' : ''}`}
          >
            {t(result)}
          </strong>
        )}
        <span className="figures">
          {result === 'lost' && points > 0
            ? t('scored', { points: short(points) })
            : `${result ? ' · ' : ''}${t('points', { points: short(points, { signed: true }) })}`}
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
        {role !== null && (
          <span className="block text-soft @max-2xl:inline @max-2xl:pl-3">
            {told.outcome.part && <SideMark side={role === 'spy' ? 'bad' : 'good'} />}{' '}
            {roleNameIn(locale, game, role)}
            {word !== null && (
              <>
                {' · '}
                <ForeignText text={word} />
              </>
            )}
          </span>
        )}
      </p>
      <div className="min-w-0">
        <Story told={told} />
      </div>
      <p className="text-xs text-faint @2xl:text-right">
        <Link
          href={`/matches/${id}${playerQuery({ at: undefined, view: undefined, level: 'everything', seat })}`}
          className={`text-ink ${linkStyle}`}
        >
          {t('watch')}
        </Link>{' '}
        ·{' '}
        <Link href={callsAddress(slug, { match: id })} className={`text-ink ${linkStyle}`}>
          {t('calls')}
        </Link>
        <span className="block pt-0.5">
          {gameNameIn(locale, game)} · {tMatch('table', { name: tableName(id) })}
          {isSpoken(game, rulesetId) && ` · ${tMatch(`languages.${language}`)}`}
          {mode === 'practice' && ` · ${tMatch('modes.practice')}`}
          <span className="@2xl:hidden"> · </span>
          {endedAt && <DayAndTime at={endedAt} className="figures @2xl:block" />}
        </span>
      </p>
    </li>
  )
}

/** Events that befell the agent, its own acts, the moment that decided most, and advice. */
function Story({ told: { outcome, played } }: { told: ToldOutcome }) {
  const t = useTranslations('agent.desk.outcomes')
  const verdict = useTranslations('scene.verdict')
  const locale = useLocale()
  const format = useFormatter()
  const { match, seat, part, faults } = outcome
  const lesson = lessonOf(outcome)
  const ending = part ? undefined : played && endingOf(played, match, locale, verdict)
  const decisive = played && decisiveMoment(played, match, locale)
  const others = [...new Map(match.seats.map(({ agent }) => [agent.id, agent] as const)).values()].filter(
    ({ id }) => id !== match.seats[seat]?.agent.id,
  )
  const gap = locale === 'zh' ? '' : ' '
  return (
    <>
      <p>
        {part ? <PartInIt outcome={outcome} part={part} /> : ending}
        {faults > 0 && (
          <strong className="font-semibold">
            {(part ?? ending) ? gap : ''}
            {t('faults', { count: faults })}
          </strong>
        )}
      </p>
      {decisive && (
        <p className="pt-1 text-soft">
          <Link
            href={`/matches/${match.id}${playerQuery({ at: decisive.seq, view: undefined, level: 'everything' })}`}
            className={linkStyle}
          >
            {decisive.title?.[locale] ?? t('decisive')}
          </Link>
          {locale === 'zh' ? '：' : ': '}
          {decisive.text[locale]}
        </p>
      )}
      {others.length > 0 && (
        <p className="pt-1 text-xs text-soft">
          {t('othersAtTable', {
            names: format.list(others.map((agent) => visibleString(agentNameIn(locale, agent)))),
          })}
        </p>
      )}
      {lesson && <p className="pt-1 text-xs text-soft">{t(`lessons.${lesson}`)}</p>}
    </>
  )
}

interface PartInItProps {
  readonly outcome: RecentOutcome
  readonly part: OlderPart
}

function PartInIt({ outcome: { role, result }, part: { departure, ballots } }: PartInItProps) {
  const t = useTranslations('agent.desk.outcomes')
  const gap = useLocale() === 'zh' ? '' : ' '
  const side = role === 'spy' ? 'spy' : 'civilian'
  return (
    <>
      {departure === null
        ? t(result === 'won' ? `stayed.${side}` : 'stayed.escaped')
        : departure.cause === 'foul'
          ? t(`fouls.${departure.foul}`, { round: departure.round })
          : t('votedOut', departure)}
      {side === 'civilian' && ballots.asked > ballots.abstained && gap + t('ballots', ballots)}
      {ballots.abstained > 0 && gap + t('abstained', { count: ballots.abstained, asked: ballots.asked })}
    </>
  )
}

/** How the match ended, as its game tells it. */
function endingOf(
  { view, log }: PlayedMatch,
  { seats }: MatchRow,
  locale: Language,
  t: ReturnType<typeof useTranslations<'scene.verdict'>>,
): string | undefined {
  const { outcome } = toldOfMatch(view, log, { isFinished: true, nameOf: () => '' })
  const scene = view.scene(replay(view.rules, log), null)
  return outcome ? howItEnded({ seats, outcome, scene, locale, t }) : undefined
}

/** The last turning point that is about the agent or that it brought about; otherwise the last one of the whole match. */
export function decisiveMoment(
  { view, seat: own, log }: PlayedMatch,
  { seats }: Pick<MatchRow, 'seats'>,
  locale: Language,
): KitMoment | undefined {
  const nameOf = (seat: Seat) => {
    const agent = seats[seat]?.agent
    return agent ? visibleString(agentNameIn(locale, agent)) : ''
  }
  const moments = view.moments?.(log, nameOf) ?? []
  return moments.findLast(({ seat, by }) => seat === own || by === own) ?? moments.at(-1)
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

type Known = Pick<RecentOutcome, 'role' | 'result' | 'part' | 'faults'>

/** The advice after a match. Fouls and faults always give one; other advice follows only from a loss. */
export function lessonOf({ role, result, part, faults }: Known): LessonName | undefined {
  if (faults > 0) return 'faults'
  if (!part) return undefined
  const { departure, ballots } = part
  if (departure?.cause === 'foul') return departure.foul
  if (result === 'won') return undefined
  if (role === 'civilian' && ballots.abstained > 0) return 'abstained'
  if (role === 'spy') return 'spyFound'
  if (departure) return 'civilianOut'
  return ballots.forSpy === 0 ? 'spyMissed' : undefined
}
