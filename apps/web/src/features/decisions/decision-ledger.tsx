import { listDecisions } from '@wis/db/seasons'
import type { DecisionRow } from '@wis/protocol'
import { formatPoints } from '@wis/ratings'
import { useFormatter, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link, linkStyle, underlined } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { withMinus } from '../../components/text/number-text.ts'
import { database } from '../../server/database.ts'
import { currentUser } from '../../server/session.ts'
import { isAllowed } from '../account/actor.ts'
import { tableName } from '../match/table-name.ts'
import { AgentName } from '../match/table/agent-name.tsx'

interface DecisionLineProps {
  readonly season: string
  readonly decision: DecisionRow
  readonly children?: ReactNode
}

/** One entry of the ledger: the decision, its subject, its author and its reason. */
export function DecisionLine({ season, decision, children }: DecisionLineProps) {
  const t = useTranslations('decisions')
  const format = useFormatter()
  const { number, reason, by, at, inForce } = decision
  return (
    <li
      id={`decision-${number}`}
      className="grid scroll-mt-24 grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 py-4 text-sm target:bg-raised"
    >
      <span className="figures font-display text-2xl leading-6 font-light text-faint">{number}</span>
      <div className="min-w-0 space-y-1.5">
        <p className={`font-semibold break-words ${inForce ? '' : 'text-faint line-through'}`}>
          <What decision={decision} />
        </p>
        <p className="max-w-[70ch] break-words">
          <ForeignText text={reason} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-faint">
          {!inForce && <strong className="font-semibold text-ink">{t('undone')}</strong>}
          <span className="min-w-0 break-words">
            <ForeignText text={by} /> ·{' '}
            <time dateTime={at} className="figures">
              {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })}{' '}
              UTC
            </time>
          </span>
          <Link href={`/seasons/${season}/decisions?without=${number}#without`} className={linkStyle}>
            {t('seeWithout')}
          </Link>
        </p>
        {children}
      </div>
    </li>
  )
}

function What({ decision }: { decision: DecisionRow }) {
  const t = useTranslations('decisions')
  const { kind, matchId, agent, language, points, undoes } = decision
  const match = () =>
    matchId === null ? (
      t('keptBack')
    ) : (
      <Link href={`/matches/${matchId}`} className={linkStyle}>
        {t('table', { name: tableName(matchId) })}
      </Link>
    )
  const who = () =>
    agent && (
      <Link href={`/agents/${agent.slug}`} className={linkStyle}>
        <AgentName agent={agent} />
      </Link>
    )
  switch (kind) {
    case 'void':
    case 're-run':
      return t.rich(`what.${kind}`, { match })
    case 'disqualify':
      return t.rich('what.disqualify', { who })
    case 'correct': {
      const given = withMinus(`${(points ?? 0) > 0 ? '+' : ''}${formatPoints(points ?? 0)}`)
      return t.rich('what.correct', { who, points: given, language: t(`languages.${language ?? 'en'}`) })
    }
    case 'undo':
      return t('what.undo', { number: undoes ?? 0 })
  }
}

const newest = 5

/**
 * The last decisions about a season, for a page with more subjects. It is left out if there are none and the reader
 * could not make any.
 */
export async function DecisionLedger({ season: slug }: { season: string }) {
  const t = await getTranslations('decisions')
  const page = await listDecisions(database(), { seasonSlug: slug, limit: newest })
  const user = await currentUser()
  const mayDecide = page && user && isAllowed(user, 'season.decide', page.season)
  if (!page || (page.items.length === 0 && !mayDecide)) return null
  return (
    <section aria-labelledby="decisions" className="pt-14">
      <SectionTitle id="decisions" title={t('title')}>
        <Link href={`/seasons/${slug}/decisions`} className={underlined}>
          {t(mayDecide ? 'decide' : 'all')}
        </Link>
      </SectionTitle>
      {page.items.length === 0 ? (
        <p className="text-sm text-soft">{t('none')}</p>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {page.items.map((decision) => (
            <DecisionLine key={decision.number} season={slug} decision={decision} />
          ))}
        </ol>
      )}
    </section>
  )
}
