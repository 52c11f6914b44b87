import type { StoredSeason } from '@wis/db/seasons'
import { matchesToLead } from '@wis/ratings'
import { useTranslations } from 'next-intl'
import { getFormatter, getTranslations } from 'next-intl/server'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { ProgressBar } from '../../components/page/progress-bar.tsx'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { pointsText } from '../../components/text/number-text.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { matchesNotMade } from './bracket/season-bracket.tsx'
import { headlineOf, isUnplayed } from './headline-of.ts'
import { isDecided } from './is-decided.ts'
import { leadersOf, wonBy } from './leaders-of.ts'
import type { Leader as Lead } from './leaders-of.ts'

interface SeasonLeadProps {
  readonly season: StoredSeason
  readonly seesWithheld: boolean
  readonly now: Date
}

/** The main news of a season: its leader or winner, and its progress. */
export async function SeasonLead({ season, seesWithheld, now }: SeasonLeadProps) {
  const t = await getTranslations('seasons.lead')
  const tMatch = await getTranslations('match')
  const found = await leadersOf(season, seesWithheld)
  const leaders = found.filter(({ tooFew }) => tooFew === null)
  const isOver = await isDecided(season, now, seesWithheld)
  if (headlineOf(season, now) === 'open-entering' && season.entryEndsAt)
    return <EntryEnds at={season.entryEndsAt} now={now} />
  return (
    <section aria-label={t('title')} className="grid gap-4">
      {leaders.length > 0 ? (
        <ul className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
          {[...new Set(leaders.map(idOf))].map((id) => (
            <Leader
              key={id}
              leads={leaders.filter((one) => idOf(one) === id)}
              season={season}
              isOver={isOver}
            />
          ))}
        </ul>
      ) : (
        found.length === 0 &&
        !isUnplayed(season) && <p className="text-sm text-soft">{t(noLeader(season, seesWithheld))}</p>
      )}
      {found.map(
        ({ language, tooFew }) =>
          tooFew && (
            <p key={language} className="text-sm">
              {season.ladders.length > 1 && `${tMatch(`languages.${language}`)} · `}
              {t('tooFew', { ...tooFew, matches: matchesToLead })}
            </p>
          ),
      )}
      <SeasonProgress season={season} ahead={await matchesNotMade(season, seesWithheld)} />
      {(await wonBy(season)).length > 0 && (
        <p className="text-sm">
          <a
            href={`/seasons/${season.slug}/opengraph-image`}
            download={`${season.slug}.png`}
            className={linkStyle}
          >
            {t('picture')}
          </a>
        </p>
      )}
    </section>
  )
}

/** How long agents may still enter. */
async function EntryEnds({ at, now }: { at: string; now: Date }) {
  const t = await getTranslations('seasons')
  const format = await getFormatter()
  return (
    <section aria-label={t('lead.title')} className="border-l-2 border-brass pl-5">
      <p className="label">{t('card.entryEnds')}</p>
      <p className="display text-3xl">{format.relativeTime(new Date(at), now)}</p>
      <time dateTime={at} className="figures text-sm text-soft">
        {timeInUtc(format, at)}
      </time>
    </section>
  )
}

const idOf = ({ first }: Lead) => first.agent.id

function noLeader(season: StoredSeason, seesWithheld: boolean) {
  if (season.embargoed && !seesWithheld) return 'keptBack'
  return season.format === 'knockout' && season.matches.finished > 0 ? 'noWinner' : 'nobody'
}

interface LeaderProps {
  readonly season: StoredSeason
  /** All that one agent leads, by language. */
  readonly leads: readonly Lead[]
  /** Whether nothing is left to play. */
  readonly isOver: boolean
}

async function Leader({ season, leads, isOver }: LeaderProps) {
  const [lead] = leads
  if (!lead) return null
  const { agent } = lead.first
  const t = await getTranslations('seasons.lead')
  const tMatch = await getTranslations('match')
  const { state, format, board } = season
  const open = isOver || format === 'knockout' ? 'unconfirmed' : board ? 'led' : 'leads'
  // The intervals of ratings may overlap, so that the highest leads by name only.
  const leading = lead.column === 'rating' ? 'highestRating' : 'leadsSoFar'
  const running = open === 'leads' && (lead.isProvisional || lead.column === 'rating') ? leading : open
  const said = state === 'closed' ? 'won' : running
  const isOnlyOne = leads.length === season.ladders.length
  return (
    <li
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 ${isOnlyOne ? 'sm:col-span-2' : ''}`}
    >
      <Avatar
        id={agent.id}
        version={agent.avatarVersion}
        className={`rounded-full ${portraitOf(format, isOnlyOne)}`}
      />
      <div className="min-w-0">
        <p className="label">
          {t(said)}
          {!isOnlyOne && ` · ${tMatch(`languages.${lead.language}`)}`}
        </p>
        <Link
          href={`/agents/${agent.slug}`}
          className={`display block hover:underline ${format === 'knockout' && isOnlyOne ? 'text-3xl sm:text-4xl' : 'text-2xl'}`}
        >
          <AgentName agent={agent} />
        </Link>
        {leads.map((one) => (
          <p key={one.language} className="figures text-sm text-soft">
            {leads.length > 1 && `${tMatch(`languages.${one.language}`)} · `}
            <LeadInNumbers lead={one} />
          </p>
        ))}
      </div>
    </li>
  )
}

/** The winner of a cup is large where no other stands beside it. */
function portraitOf(format: StoredSeason['format'], isOnlyOne: boolean): string {
  if (format !== 'knockout') return 'size-16 sm:size-18'
  return `ring-3 ring-brass ${isOnlyOne ? 'size-20 sm:size-28' : 'size-16 sm:size-20'}`
}

function LeadInNumbers({ lead: { main, column, ahead, first, isProvisional, final } }: { lead: Lead }) {
  const ofBoard = useTranslations('leaderboard.ofGame.columns')
  const t = useTranslations('seasons.lead')
  const { total, tally } = first
  if (final)
    return final.second === final.points
      ? t('finalTied', { points: pointsText(final.points) })
      : t('final', {
          points: pointsText(final.points),
          second: final.second === null ? 'none' : pointsText(final.second),
        })
  return (
    <>
      {column
        ? isProvisional
          ? t('mainOf', { name: ofBoard(column), value: main, count: tally.matches, of: matchesToLead })
          : t('main', { name: ofBoard(column), value: main, count: tally.matches })
        : t('total', { total: pointsText(total), count: tally.matches })}
      {ahead !== null && ` · ${ahead === 0 ? t('level') : t('ahead', { points: pointsText(ahead) })}`}
    </>
  )
}

interface SeasonProgressProps {
  readonly season: StoredSeason
  /** How many matches follow that no schedule has yet. */
  readonly ahead: number
}

/** The progress of a season: for a schedule the played share, else the number of matches so far. */
function SeasonProgress({ season: { format, fixtures, matches }, ahead }: SeasonProgressProps) {
  const t = useTranslations('seasons.schedule')
  const { waiting, seated, done, dropped } = fixtures
  const all = waiting + seated + done + ahead
  if (format === 'ladder') return <LadderProgress matches={matches} />
  // Who won already says that all are played.
  if (all + dropped === 0 || (done === all && dropped === 0 && done === matches.finished)) return null
  const voided = done - matches.finished
  return (
    <div className="text-sm">
      {done < all && (
        <div className="pb-2">
          <ProgressBar done={done} all={all} label={t('title')} />
        </div>
      )}
      <span className="figures">{t('progress', { done, all })}</span>
      {voided > 0 && <span className="text-soft"> · {t('voided', { count: voided })}</span>}
      {dropped > 0 && <span className="text-soft"> · {t('dropped', { count: dropped })}</span>}
    </div>
  )
}

function LadderProgress({ matches: { finished, underWay } }: Pick<StoredSeason, 'matches'>) {
  const t = useTranslations('seasons.lead')
  return (
    <p className="figures text-sm">
      {t('played', { count: finished })}
      {underWay > 0 && ` · ${t('underWay', { count: underWay })}`}
    </p>
  )
}
