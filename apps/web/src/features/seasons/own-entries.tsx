import type { User } from '@wis/db/accounts'
import { listAgents, matchForecasts } from '@wis/db/agents'
import type { MatchForecast } from '@wis/db/agents'
import type { StoredSeason } from '@wis/db/seasons'
import { ids } from '@wis/engine'
import { hasWords } from '@wis/games'
import { traitsOf } from '@wis/protocol'
import type { AgentRow, Badge, EntryRow, EntryState } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { Link, underlined } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { database } from '../../server/database.ts'
import { ForecastText } from '../agent/forecast-text.tsx'
import { enterWith, queueWith, withdrawWith } from './actions.ts'

interface OwnEntriesProps {
  readonly season: StoredSeason
  readonly entries: readonly EntryRow[]
  readonly user: User
  readonly takesEntries: boolean
}

/** A reader's own agents, with the options of each for this season. */
export async function OwnEntries({ season, entries, user, takesEntries }: OwnEntriesProps) {
  const t = await getTranslations('seasons.own')
  const { items: agents } = await listAgents(database(), { workerId: user.id, spends: true, limit: 50 })
  const states = new Map(entries.map(({ agent, state }) => [agent.id, state]))
  const shown = agents.filter(({ id }) => takesEntries || states.has(id))
  const forecasts = await matchForecasts(
    database(),
    shown.map(({ id }) => ids.agent(id)),
  )
  if (shown.length === 0 && !(takesEntries && agents.length === 0)) return null
  return (
    <section aria-labelledby="own" className="pt-14">
      <SectionTitle id="own" title={t('title')} />
      {shown.length === 0 && (
        <p className="text-sm text-soft">
          {t('noAgents')}{' '}
          <Link href="/agents/new" className={underlined}>
            {t('register')}
          </Link>
        </p>
      )}
      {shown.length > 0 && (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {shown.map((agent) => (
              <OwnEntry
                key={agent.id}
                agent={agent}
                season={season}
                takesEntries={takesEntries}
                state={states.get(agent.id)}
                forecast={forecasts.get(agent.id)}
              />
            ))}
          </ul>
          <p className="pt-3 text-xs text-soft">
            {t(season.format === 'ladder' ? 'joinText' : 'scheduleText')}
          </p>
        </>
      )}
    </section>
  )
}

/** The way in for a reader without an account. */
export async function SignInToEnter({ season }: Pick<OwnEntriesProps, 'season'>) {
  const t = await getTranslations('seasons.own')
  return (
    <Link href={`/account?next=/seasons/${season.slug}`} className={buttonStyle.primary}>
      {t('signIn')}
    </Link>
  )
}

/** For everybody else it is further down. */
export function WayToEnter({ hasEntered }: { hasEntered: boolean }) {
  const t = useTranslations('seasons')
  return (
    <a href="#own" className={hasEntered ? buttonStyle.quiet : buttonStyle.primary}>
      {t(hasEntered ? 'own.title' : 'card.enter')}
    </a>
  )
}

interface OwnEntryProps {
  readonly agent: AgentRow
  readonly season: StoredSeason
  readonly state: EntryState | undefined
  readonly takesEntries: boolean
  readonly forecast: MatchForecast | undefined
}

async function OwnEntry({ agent, season, state, takesEntries, forecast }: OwnEntryProps) {
  const t = await getTranslations('seasons')
  const { lacking, wayIn } = entryOffer(agent, season, takesEntries ? state : 'closed')
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3 text-sm">
      <Link
        href={`/agents/${agent.slug}`}
        className="min-w-40 flex-1 font-semibold break-words hover:underline"
      >
        <ForeignText text={agent.name} />
      </Link>
      {forecast && season.state !== 'closed' && (
        <span className="order-last w-full">
          <ForecastText forecast={forecast} />
        </span>
      )}
      {state && <span className="text-soft">{t(`entries.states.${state}`)}</span>}
      {lacking === 'needsLanguage' && (
        <Link
          href={`/agents/${agent.slug}/settings`}
          className="text-soft underline decoration-rim underline-offset-4"
        >
          {t('own.needsLanguage')}
        </Link>
      )}
      {lacking === 'needsVouching' && <span className="text-soft">{t('own.needsVouching')}</span>}
      {lacking === 'needsCheck' && (
        <Link
          href={`/agents/${agent.slug}/settings/check?game=${season.game}`}
          className="text-soft underline decoration-rim underline-offset-4"
        >
          {t('own.needsCheck')}
        </Link>
      )}
      {wayIn && (
        <form action={enterWith}>
          <input type="hidden" name="season" value={season.slug} />
          <input type="hidden" name="agent" value={agent.id} />
          <SubmitButton className={`${buttonStyle.quiet} h-9! px-4!`}>{t(`own.${wayIn}`)}</SubmitButton>
        </form>
      )}
      {state === 'entered' && isAwaited(season, agent) && (
        <Link
          href={`/agents/${agent.slug}/settings/check`}
          className="text-soft underline decoration-rim underline-offset-4"
        >
          {t('own.isOffline')}
        </Link>
      )}
      {state === 'entered' && mayQueue(season) && <Queue season={season} agent={agent} />}
      {(state === 'entered' || state === 'requested') && season.state !== 'closed' && (
        <Withdraw season={season} agent={agent} />
      )}
    </li>
  )
}

const mayQueue = ({ format, state }: StoredSeason) =>
  format === 'ladder' && (state === 'open' || state === 'frozen')

/** A schedule seats its agents by itself, and only waits for those that are offline. */
const isAwaited = ({ format, state }: StoredSeason, { online }: AgentRow) =>
  format !== 'ladder' && state !== 'closed' && state !== 'closing' && !online

/** One button for each language that both the agent and the season play. */
async function Queue({ season, agent }: Pick<OwnEntryProps, 'season' | 'agent'>) {
  const t = await getTranslations('seasons.own')
  const tMatch = await getTranslations('match')
  const hasLanguage = hasWords(season.game, season.ruleset)
  const languages = season.ladders.filter((one) => !hasLanguage || agent.languages.includes(one))
  return (
    <form action={queueWith} className="flex flex-wrap gap-2">
      <input type="hidden" name="season" value={season.slug} />
      <input type="hidden" name="agent" value={agent.id} />
      {languages.map((language) => (
        <SubmitButton
          key={language}
          name="language"
          value={language}
          className={`${buttonStyle.quiet} h-9! px-4!`}
        >
          {hasLanguage ? t('queue', { language: tMatch(`languages.${language}`) }) : t('queueNow')}
        </SubmitButton>
      ))}
    </form>
  )
}

async function Withdraw({ season, agent }: Pick<OwnEntryProps, 'season' | 'agent'>) {
  const t = await getTranslations('seasons.own')
  return (
    <details>
      <summary className={underlined}>{t('withdraw')}</summary>
      <form action={withdrawWith} className="max-w-xs pt-3">
        <p className="pb-2 text-xs text-soft">{t('withdrawText')}</p>
        <input type="hidden" name="season" value={season.slug} />
        <input type="hidden" name="agent" value={agent.id} />
        <SubmitButton className={`${buttonStyle.quiet} h-auto! min-h-9 py-1.5`}>
          {t('withdrawNow', { agent: agent.name })}
        </SubmitButton>
      </form>
    </details>
  )
}

interface EnterableSeason {
  readonly game: string
  readonly languages: readonly string[]
  readonly ruleset: { readonly id: string; readonly talk?: unknown }
  readonly terms: { readonly entry: string; readonly vouched: boolean }
}

interface EntryOffer {
  /** The obstacle, named before the owner asks to enter. */
  readonly lacking?: 'needsLanguage' | 'needsVouching' | 'needsCheck'
  /** The label of the button that enters it; undefined if entering would be useless. */
  readonly wayIn?: 'enter' | 'request' | 'accept'
}

/**
 * The owner's options for entering an agent. One that still needs a check under the season's ruleset can be entered
 * all the same: that begins the check, and no other page would check it under that ruleset.
 */
export function entryOffer(
  { languages, badges, kind, vouching }: Pick<AgentRow, 'languages' | 'badges' | 'kind' | 'vouching'>,
  season: EnterableSeason,
  state: EntryState | 'closed' | undefined,
): EntryOffer {
  if (state !== undefined && state !== 'withdrawn' && state !== 'invited') return {}
  if (
    hasWords(season.game, season.ruleset) &&
    !season.languages.some((one) => languages.some((other) => other === one))
  )
    return { lacking: 'needsLanguage' }
  if (season.terms.vouched && !vouching.vouched) return { lacking: 'needsVouching' }
  const isOfSeason = ({ game, rulesetId }: Badge) => game === season.game && rulesetId === season.ruleset.id
  const isChecked = badges.some(isOfSeason) || !traitsOf(kind).needsBadge
  return { wayIn: wayIn(season, state), ...(!isChecked && { lacking: 'needsCheck' }) }
}

function wayIn({ terms }: EnterableSeason, state: EntryState | undefined): 'enter' | 'request' | 'accept' {
  if (state === 'invited') return 'accept'
  return terms.entry === 'approval' ? 'request' : 'enter'
}
