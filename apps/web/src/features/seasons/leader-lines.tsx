import type { StoredSeason } from '@wis/db/seasons'
import { matchesToLead } from '@wis/ratings'
import { getLocale, getTranslations } from 'next-intl/server'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { pointsText } from '../../components/text/number-text.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { leadersFor } from './leaders-of.ts'
import type { Leader } from './leaders-of.ts'

interface LeaderLinesProps {
  readonly season: StoredSeason
  /** Whether nothing is left to play. */
  readonly isOver?: boolean
}

/** Who leads or has won each ladder of a season, that of the reader's language first. */
export async function LeaderLines({ season, isOver = false }: LeaderLinesProps) {
  const t = await getTranslations('seasons')
  const leaders = await leadersFor(await getLocale(), season)
  if (leaders.length === 0) {
    const why = isOver ? 'card.noResult' : 'card.noResults'
    return <p className="text-sm text-soft">{t(season.embargoed ? 'embargoed' : why)}</p>
  }
  return leaders.map((leader) => (
    <LeaderLine key={leader.language} leader={leader} season={season} isOver={isOver} />
  ))
}

async function LeaderLine({ leader, season, isOver }: LeaderLinesProps & { leader: Leader }) {
  const t = await getTranslations('seasons')
  const tMatch = await getTranslations('match.languages')
  const tAgents = await getTranslations('agents')
  const { language, first, main, ahead, column, isProvisional, tooFew } = leader
  if (tooFew)
    return (
      <p data-ladder className="text-sm text-soft">
        {season.ladders.length > 1 && `${tMatch(language)} · `}
        {t('lead.tooFew', { ...tooFew, matches: matchesToLead })}
      </p>
    )
  const ofBoard = await getTranslations('leaderboard.ofGame.columns')
  const state = season.state === 'closed' ? 'lead.won' : 'lead.unconfirmed'
  const lead =
    isProvisional && !isOver
      ? tAgents('bestMatches', { count: first.tally.matches, of: matchesToLead })
      : ahead === null || ahead === 0
        ? t('card.matches', { count: first.tally.matches })
        : t('lead.ahead', { points: pointsText(ahead) })
  return (
    <div data-ladder className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
      <Avatar id={first.agent.id} version={first.agent.avatarVersion} className="size-10 rounded-full" />
      <p className="min-w-0 leading-tight">
        <AgentName agent={first.agent} className="block wrap-anywhere font-semibold" />
        <span className="figures text-sm text-soft">
          {season.ladders.length > 1 && `${tMatch(language)} · `}
          {isOver ? t(state) : lead}
        </span>
      </p>
      {/* The last table of a knockout decides, not a number of its board. */}
      {season.format !== 'knockout' && (
        <p className="text-right">
          <span
            className={`figures block font-display text-xl leading-tight ${isProvisional ? 'text-faint' : ''}`}
          >
            {main}
          </span>
          <span className="text-2xs text-soft">{column ? ofBoard(column) : t('card.points')}</span>
        </p>
      )}
    </div>
  )
}
