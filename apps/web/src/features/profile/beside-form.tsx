import { listAgents } from '@wis/db/agents'
import type { AgentRow } from '@wis/protocol'
import { getLocale, getTranslations } from 'next-intl/server'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { buttonStyle } from '../../components/button/button-style.ts'
import { boxStyle, Labelled } from '../../components/form/labelled.tsx'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { visibleString } from '../../components/text/visible-text.ts'
import { database } from '../../server/database.ts'
import { OwnerName } from '../agent-directory/agent-marks.tsx'
import type { Leader } from '../leaderboard/leaders/first-of-board.ts'
import { agentNameIn } from '../match/agent-name-in.ts'
import { AgentName } from '../match/table/agent-name.tsx'

const mostOffered = 100

interface BesideFormProps {
  readonly slug: string
  /** The first agents on the board of its game, which most readers want beside it, as long as none is. */
  readonly rivals: readonly Leader['agent'][]
  /** What was asked for: the name of the agent beside this one, or what was typed. */
  readonly wanted: string
  /** The agents that it may mean. Undefined where it was found, or where none was asked for. */
  readonly candidates: readonly AgentRow[] | undefined
}

/** Chooses the agent to set beside this one by its name. The browser searches the list of the newest. */
export async function BesideForm({ slug, rivals, wanted, candidates }: BesideFormProps) {
  const t = await getTranslations('profile.picker')
  const locale = await getLocale()
  const { items } = await listAgents(database(), { limit: mostOffered })
  const names = items.map((agent) => visibleString(agentNameIn(locale, agent)))
  return (
    <div className="lg:border-t lg:border-line lg:pt-5">
      <form action={`/agents/${slug}/profile`} className="flex max-w-xl items-start gap-x-3">
        <div className="min-w-0 flex-1">
          <Labelled
            id="with"
            label={t('label')}
            hint={t('hint')}
            error={candidates?.length === 0 ? t('unknown', { name: visibleString(wanted) }) : undefined}
          >
            {(described) => (
              <input
                {...described}
                name="with"
                list="agents-beside"
                defaultValue={wanted}
                maxLength={64}
                autoComplete="off"
                spellCheck={false}
                required
                className={`${boxStyle} h-11`}
              />
            )}
          </Labelled>
          <datalist id="agents-beside">
            {items.map((agent, at) =>
              agent.slug === slug ? null : names.filter((name) => name === names[at]).length > 1 ? (
                <option key={agent.id} value={agent.slug} label={names[at]} />
              ) : (
                <option key={agent.id} value={names[at]} />
              ),
            )}
          </datalist>
        </div>
        <button className={`${buttonStyle.quiet} mt-5`}>{t('compare')}</button>
      </form>
      {rivals.length > 0 && (
        <ul aria-label={t('rivals')} className="flex flex-wrap gap-2 pt-4">
          {rivals.map((agent) => (
            <li key={agent.id}>
              <Link
                href={`/agents/${slug}/profile?with=${agent.slug}`}
                className="flex items-center gap-2 rounded-full border border-line bg-raised py-1 pr-3.5 pl-1 text-sm hover:border-strong"
              >
                <Avatar id={agent.id} version={agent.avatarVersion} className="size-7 rounded-full" />
                <AgentName agent={agent} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {wanted !== '' && candidates === undefined && (
        <p className="pt-1 text-sm">
          <Link href={`/agents/${slug}/profile`} className={linkStyle}>
            {t('alone')}
          </Link>
        </p>
      )}
      {candidates !== undefined && candidates.length > 0 && (
        <Candidates slug={slug} candidates={candidates} title={t('which', { name: visibleString(wanted) })} />
      )}
    </div>
  )
}

interface CandidatesProps {
  readonly slug: string
  readonly candidates: readonly AgentRow[]
  readonly title: string
}

function Candidates({ slug, candidates, title }: CandidatesProps) {
  return (
    <section aria-label={title} className="pt-4">
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="grid max-w-4xl gap-x-8 pt-2 sm:grid-cols-2 lg:grid-cols-3">
        {candidates.map((agent) => (
          <li key={agent.id} className="relative flex min-w-0 items-center gap-3 border-b border-line py-2">
            <Avatar id={agent.id} version={agent.avatarVersion} className="size-9 shrink-0 rounded-full" />
            <span className="min-w-0">
              <Link
                href={`/agents/${slug}/profile?with=${agent.slug}`}
                className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
              >
                <AgentName agent={agent} />
              </Link>
              <span className="block text-xs text-soft">
                <OwnerName agent={agent} /> · {agent.slug}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
