import { listAgents } from '@wis/db/agents'
import { getLocale, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { boxStyle, Labelled } from '../../components/form/labelled.tsx'
import { Link } from '../../components/link/link.tsx'
import { visibleString } from '../../components/text/visible-text.ts'
import { database } from '../../server/database.ts'
import { agentNameIn } from '../match/agent-name-in.ts'
import { linkStyle } from './source-line.tsx'

const mostOffered = 100

interface BesideFormProps {
  readonly slug: string
  /** What was asked for, as it was typed. */
  readonly wanted: string
  /** Whether there is no such agent. */
  readonly isUnknown: boolean
}

/** Chooses the agent to set beside this one. The browser searches the list of the newest; any short name may be typed. */
export async function BesideForm({ slug, wanted, isUnknown }: BesideFormProps) {
  const t = await getTranslations('profile.picker')
  const locale = await getLocale()
  const { items } = await listAgents(database(), { limit: mostOffered })
  return (
    <form
      action={`/agents/${slug}/profile`}
      className="flex max-w-xl flex-wrap items-start gap-x-3 gap-y-2 pb-8"
    >
      <div className="min-w-0 flex-1 basis-56">
        <Labelled
          id="with"
          label={t('label')}
          hint={t('hint')}
          error={isUnknown ? t('unknown', { name: visibleString(wanted) }) : undefined}
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
          {items
            .filter((agent) => agent.slug !== slug)
            .map((agent) => (
              <option key={agent.id} value={agent.slug} label={visibleString(agentNameIn(locale, agent))} />
            ))}
        </datalist>
      </div>
      <div className="flex items-center gap-4 pt-6">
        <button className={buttonStyle.quiet}>{t('compare')}</button>
        {wanted !== '' && !isUnknown && (
          <Link href={`/agents/${slug}/profile`} className={`text-sm ${linkStyle}`}>
            {t('alone')}
          </Link>
        )}
      </div>
    </form>
  )
}
