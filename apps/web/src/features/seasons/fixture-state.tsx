import type { StoredSeason } from '@wis/db/seasons'
import type { AgentRef, FixtureRow } from '@wis/protocol'
import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { Link } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { AgentName } from '../match/table/agent-name.tsx'

export type FixtureNames = ReadonlyMap<string, Pick<AgentRef, 'name' | 'nameZh'>>

interface FixtureStateProps {
  readonly fixture: FixtureRow
  readonly season: Pick<StoredSeason, 'slug' | 'embargoed'>
  readonly names: FixtureNames
  /** Entered agents that cannot be seated. */
  readonly offline: ReadonlySet<string>
}

/** The progress of a fixture, and why it waits or counts for nobody. */
export async function FixtureState({ fixture, season, names, offline }: FixtureStateProps) {
  const t = await getTranslations('seasons.schedule')
  const { state, agentIds, matchId, attempts, decision } = fixture
  const awaited = state === 'waiting' ? agentIds.filter((id) => offline.has(id)) : []
  const said = decision ? t('void') : t(state === 'seated' ? 'watch' : `states.${state}`)
  return (
    <span className="text-right">
      {matchId === null ? (
        decision || state !== 'seated' ? (
          said
        ) : (
          t('states.seated')
        )
      ) : (
        <Link href={`/matches/${matchId}`} className={link}>
          {said}
        </Link>
      )}
      {decision && <DecisionNote season={season.slug} decision={decision} />}
      {attempts > 0 && <span className={note}>{t('attempts', { count: attempts })}</span>}
      {awaited.length > 0 && (
        <span className={note}>
          {t('isOffline')}{' '}
          {awaited.map((id, place) => (
            <Fragment key={id}>
              {place > 0 && '\u00a0· '}
              <AgentName agent={names.get(id) ?? { name: id, nameZh: null }} />
            </Fragment>
          ))}
        </span>
      )}
      {matchId === null && state === 'done' && !season.embargoed && (
        <span className={note}>{t('withheld')}</span>
      )}
    </span>
  )
}

const link = 'underline decoration-rim underline-offset-4'
const note = 'block text-xs text-faint'

async function DecisionNote({
  season,
  decision: { number, reason },
}: {
  season: string
  decision: NonNullable<FixtureRow['decision']>
}) {
  const t = await getTranslations('seasons.schedule')
  return (
    <span className={note}>
      <Link href={`/seasons/${season}/decisions#decision-${number}`} className={link}>
        {t('byDecision', { number })}
      </Link>
      {': '}
      <ForeignText text={reason} />
    </span>
  )
}
