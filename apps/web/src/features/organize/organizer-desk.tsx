import { listMatches, readTicket } from '@wis/db'
import type { StoredSeason } from '@wis/db'
import { ids } from '@wis/engine'
import { nextSeasonStates } from '@wis/protocol'
import type { EntryRow, SeasonState } from '@wis/protocol'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button-style.ts'
import { SectionTitle } from '../../components/section-title.tsx'
import { database } from '../../server/database.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { MatchList } from '../watch/match-list.tsx'
import { changeWith, decideEntryWith, moveWith, publishWith, rehearseWith } from './actions.ts'
import { TextField } from './form-controls.tsx'

interface OrganizerDeskProps {
  readonly season: StoredSeason
  readonly entries: readonly EntryRow[]
  /** The ticket of the rehearsal that was asked for last. */
  readonly rehearsal: string | undefined
}

/** What an organizer can do, at the foot of the season's page. */
export async function OrganizerDesk({ season, entries, rehearsal }: OrganizerDeskProps) {
  const t = await getTranslations('organize.manage')
  const { fixtures, state } = season
  const isScheduled = fixtures.waiting + fixtures.seated + fixtures.done + fixtures.dropped > 0
  const isPlayedOut = fixtures.done > 0 && fixtures.waiting + fixtures.seated === 0
  return (
    <section aria-labelledby="organize" className="mt-16 border-t-2 border-strong pt-6">
      <SectionTitle id="organize" title={t('title')}>
        {t('text')}
      </SectionTitle>
      {isPlayedOut && nextSeasonStates(state).includes('closing') && (
        <p className="mb-6 border-l-2 border-brass pl-4 text-sm">{t('played')}</p>
      )}
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div className="min-w-0 space-y-6">
          {mayRehearse(state) && <Rehearsal season={season} rehearsal={rehearsal} />}
          {nextSeasonStates(state).map((to) => (
            <Move key={to} season={season} to={to} />
          ))}
          {season.embargoed && state !== 'created' && <Publish season={season} />}
        </div>
        <div className="min-w-0 space-y-10">
          {['created', 'open', 'paused'].includes(state) && !isScheduled && (
            <Entries season={season} entries={entries} />
          )}
          {state !== 'closed' && <Edit season={season} />}
          {season.embargoed && season.format === 'ladder' && <Played season={season} />}
        </div>
      </div>
    </section>
  )
}

/** Where anything may begin: a pause is one for tries too. */
const mayRehearse = (state: SeasonState) => state === 'created' || state === 'open' || state === 'frozen'

type About = Pick<OrganizerDeskProps, 'season'>

const Slug = ({ season }: About) => <input type="hidden" name="season" value={season.slug} />

async function Rehearsal({ season, rehearsal }: Omit<OrganizerDeskProps, 'entries'>) {
  const t = await getTranslations('organize.manage')
  return (
    <div>
      <form action={rehearseWith}>
        <Slug season={season} />
        <button className={buttonStyle.quiet}>{t('try')}</button>
      </form>
      <p className="pt-2 text-sm text-soft">{t('tryText')}</p>
      {rehearsal !== undefined && <RehearsalTicket season={season} ticketId={rehearsal} />}
    </div>
  )
}

async function RehearsalTicket({ season, ticketId }: About & { ticketId: string }) {
  const t = await getTranslations('seasons.rehearsal')
  const ticket = await readTicket(database(), ids.ticket(ticketId))
  const link = 'underline decoration-rim underline-offset-4'
  if (!ticket) return null
  return (
    <p role="status" className="mt-3 border-l-2 border-brass pl-4 text-sm">
      {ticket.matchId !== null ? (
        <Link href={`/matches/${ticket.matchId}`} className={link}>
          {t('watch')}
        </Link>
      ) : ticket.state === 'left' ? (
        t('left')
      ) : (
        <>
          {t('waiting')}{' '}
          <a href={`/seasons/${season.slug}?rehearsal=${ticketId}#organize`} className={link}>
            {t('again')}
          </a>
        </>
      )}
    </p>
  )
}

interface ConfirmedProps {
  readonly action: (form: FormData) => Promise<void>
  readonly title: string
  readonly text: string
  readonly sure: string
  readonly children: ReactNode
}

/** Something that is not done by a slip of the hand. */
function Confirmed({ action, title, text, sure, children }: ConfirmedProps) {
  return (
    <details className="border-t border-line pt-3">
      <summary className="font-medium">{title}</summary>
      <form action={action} className="pt-2">
        <p className="pb-3 text-sm text-soft">{text}</p>
        {children}
        <button className={buttonStyle.quiet}>{sure}</button>
      </form>
    </details>
  )
}

async function Move({ season, to }: About & { to: SeasonState }) {
  const t = await getTranslations('organize.manage')
  const action = t(`to.${to}`)
  return (
    <Confirmed action={moveWith} title={action} text={t(`toText.${to}`)} sure={t('sure', { action })}>
      <Slug season={season} />
      <input type="hidden" name="to" value={to} />
    </Confirmed>
  )
}

async function Publish({ season }: About) {
  const t = await getTranslations('organize.manage')
  const action = t('publish')
  return (
    <Confirmed action={publishWith} title={action} text={t('publishText')} sure={t('sure', { action })}>
      <Slug season={season} />
    </Confirmed>
  )
}

async function Entries({ season, entries }: Omit<OrganizerDeskProps, 'rehearsal'>) {
  const t = await getTranslations('organize.manage')
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
      <form action={decideEntryWith} className="grid gap-3 pt-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Slug season={season} />
        <input type="hidden" name="decision" value="invite" />
        <TextField name="agent" label={t('invite')} hint={t('inviteHint')} most={64} isRequired />
        <button className={`${buttonStyle.quiet} sm:mt-5`}>{t('inviteNow')}</button>
      </form>
    </div>
  )
}

async function Asked({ season, entry }: About & { entry: EntryRow }) {
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
          <Slug season={season} />
          <input type="hidden" name="agent" value={entry.agent.id} />
          <button name="decision" value={decision} className={`${buttonStyle.quiet} h-9! px-3!`}>
            {t(`organize.manage.${decision}`)}
          </button>
        </form>
      ))}
    </li>
  )
}

const newest = 12

/** What nobody else sees yet, so that there is a way to each match that something has to be decided about. */
async function Played({ season }: About) {
  const t = await getTranslations('organize.manage')
  const filter = { seasonSlug: season.slug, mode: 'ranked', seesWithheld: true, limit: newest } as const
  const { items } = await listMatches(database(), filter)
  if (items.length === 0) return null
  return (
    <div>
      <h3 className="display pb-3 text-xl">{t('newest')}</h3>
      <MatchList matches={items} />
    </div>
  )
}

async function Edit({ season }: About) {
  const t = await getTranslations('organize')
  return (
    <details>
      <summary className="font-medium">{t('manage.edit')}</summary>
      <form action={changeWith} className="space-y-4 pt-3">
        <Slug season={season} />
        <TextField name="name" label={t('name')} value={season.name} most={80} isRequired />
        <TextField name="description" label={t('description')} value={season.description} rows={4} />
        <TextField
          name="endsAt"
          label={t('endsAt')}
          hint={t('endsAtHint')}
          value={season.endsAt?.slice(0, 16) ?? ''}
          type="datetime-local"
        />
        <button className={buttonStyle.quiet}>{t('manage.save')}</button>
      </form>
    </details>
  )
}
