import type { StoredSeason } from '@wis/db/seasons'
import { hasWords } from '@wis/games'
import type { EntryRow } from '@wis/protocol'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { Link } from '../../components/link/link.tsx'
import { agentsToChoose } from '../agent-choice/agents-to-choose.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { decideEntryWith } from './actions.ts'
import { SeasonSlug } from './form-controls.tsx'
import { InviteForm } from './invite-form.tsx'

interface EntryRequestsProps {
  readonly season: StoredSeason
  readonly entries: readonly EntryRow[]
}

/** Agents that wait for an answer, and a form to invite others. */
export async function EntryRequests({ season, entries }: EntryRequestsProps) {
  const t = await getTranslations('organize.manage')
  const languages = hasWords(season.game, season.ruleset) ? season.languages : []
  const begins = { q: '', chosen: [], languages, game: season.game, seasonId: season.id }
  const asked = entries.filter(({ state }) => state === 'requested' || state === 'invited')
  return (
    <div>
      <h3 className="display pb-3 text-xl">{t('requests')}</h3>
      {asked.length === 0 ? (
        <p className="text-sm text-soft">{t('noRequests')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {asked.map((entry) => (
            <Asked key={entry.agent.id} season={season} entry={entry} />
          ))}
        </ul>
      )}
      <InviteForm
        slug={season.slug}
        list={await agentsToChoose(begins)}
        words={{ title: t('pick'), search: t('search'), searchNow: t('searchNow'), none: t('noneFound') }}
        label={t('invite')}
        hint={t('inviteHint')}
        submit={t('inviteNow')}
        failed={t('notInvited')}
      />
    </div>
  )
}

async function Asked({ season, entry }: { season: StoredSeason; entry: EntryRow }) {
  const t = await getTranslations()
  const decisions = entry.state === 'requested' ? (['approve', 'refuse'] as const) : (['refuse'] as const)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 text-sm">
      <Link
        href={`/agents/${entry.agent.slug}`}
        className="min-w-32 flex-1 font-semibold break-words hover:underline"
      >
        <AgentName agent={entry.agent} />
      </Link>
      <span className="text-soft">{t(`seasons.entries.states.${entry.state}`)}</span>
      {decisions.map((decision) => (
        <form key={decision} action={decideEntryWith}>
          <SeasonSlug season={season} />
          <input type="hidden" name="agent" value={entry.agent.id} />
          <SubmitButton name="decision" value={decision} className={`${buttonStyle.quiet} h-9! px-3!`}>
            {t(`organize.manage.${decision}`)}
          </SubmitButton>
        </form>
      ))}
    </li>
  )
}
