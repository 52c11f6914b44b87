import 'server-only'
import { listReports } from '@wis/db'
import type { ReportRow } from '@wis/db'
import { agentNames } from '@wis/db/agents'
import { seasonCollusion } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import { hasWords, kitCalled } from '@wis/games'
import type { CollusionRow, PairRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { Link, underlined } from '../../components/link/link.tsx'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { database } from '../../server/database.ts'
import { voidAddress } from '../decisions/decide-link.tsx'
import { agentNameIn } from '../match/agent-name-in.ts'
import { tableName } from '../match/table-name.ts'

/** Pairs of owners whose matches honest play hardly explains. Only the organizer and admins see this, and it decides nothing. */
export async function SeasonCollusion({ season }: { season: StoredSeason }) {
  const t = await getTranslations('organize.collusion')
  const tMatch = await getTranslations('match.languages')
  const format = await getFormatter()
  const { looked, items } = await seasonCollusion(database(), season.id)
  return (
    <section aria-labelledby="collusion">
      <h3 id="collusion" className="display pb-3 text-xl">
        {t('title')}
      </h3>
      <p className="max-w-[62ch] pb-3 text-sm text-soft">
        {looked.length === 0 ? t('waiting') : items.length === 0 ? t('none') : t('text')}
      </p>
      {looked.map(({ language, at, matches, pairs }) => (
        <p key={language} className="pb-3 text-sm text-soft">
          {t('checked', {
            words: hasWords(season.game, season.ruleset) ? 'yes' : 'no',
            language: tMatch(language),
            matches,
            pairs,
            at: timeInUtc(format, at),
          })}
        </p>
      ))}
      <ul className="space-y-4">
        {items.map((row) => (
          <Finding key={`${row.kind} ${row.language} ${row.matchIds.join()}`} row={row} game={season.game} />
        ))}
      </ul>
    </section>
  )
}

async function Finding({ row, game }: { row: CollusionRow; game: string }) {
  const t = await getTranslations('organize.collusion')
  const [locale, format] = [await getLocale(), await getFormatter()]
  const { kind, looked, observed, elsewhere } = row
  const counts = kind === 'throws' ? kitCalled(game)?.integrity?.counts : undefined
  const numbers = {
    one: row.one.owner,
    other: row.other.owner,
    looked,
    observed,
    expected: format.number(row.expected, { maximumFractionDigits: 1 }),
    elsewhere: elsewhere?.observed ?? 0,
    others: elsewhere?.looked ?? 0,
  }
  const [one, other] = [await ownerAndAgents(row.one), await ownerAndAgents(row.other)]
  const p = row.p < 1e-6 ? t('small') : t('p', { p: format.number(row.p, { maximumSignificantDigits: 2 }) })
  return (
    <li className="border-l-2 border-brass pl-4 text-sm wrap-anywhere">
      <p className="font-semibold">{t(kind, { one, other })}</p>
      <p>
        {t(`${kind}Numbers`, numbers)} {p}
      </p>
      {counts && <p className="text-soft">{t('counts', { moves: counts[locale === 'zh' ? 'zh' : 'en'] })}</p>}
      <TableLinks matchIds={row.matchIds} />
    </li>
  )
}

/** The tables that a finding rests on. */
export function TableLinks({ matchIds }: { matchIds: readonly string[] }) {
  return (
    <p className="flex flex-wrap gap-x-4 pt-1">
      {matchIds.map((id) => (
        <Link key={id} href={`/matches/${id}`} className={underlined}>
          {tableName(id)}
        </Link>
      ))}
    </p>
  )
}

export async function ownerAndAgents({ owner, agentIds }: PairRow['one']): Promise<string> {
  if (agentIds.length === 0) return owner
  const [locale, format] = [await getLocale(), await getFormatter()]
  const names = await agentNames(database(), agentIds)
  const listed = agentIds.map((id) => agentNameIn(locale, names.get(id) ?? { name: id, nameZh: null }))
  return locale === 'zh' ? `${owner}（${format.list(listed)}）` : `${owner} (${format.list(listed)})`
}

export const openReports = cache(({ id }: StoredSeason) =>
  listReports(database(), { state: 'open', seasonId: id }),
)

/** Open reports about matches of a season. Only the organizer and admins see them. */
export async function SeasonReports({ season }: { season: StoredSeason }) {
  const t = await getTranslations('organize.reports')
  const { items } = await openReports(season)
  return (
    <section aria-labelledby="reports">
      <h3 id="reports" className="display pb-3 text-xl">
        {t('title')}
      </h3>
      {items.length === 0 && <p className="text-sm text-soft">{t('none')}</p>}
      <ul className="divide-y divide-line text-sm">
        {items.map((report) => (
          <OpenReport key={report.id} report={report} slug={season.slug} />
        ))}
      </ul>
    </section>
  )
}

function OpenReport({ report, slug }: { report: ReportRow; slug: string }) {
  const t = useTranslations('organize.reports')
  const causes = useTranslations('report.causes')
  const { text, speech, matchId, seq, cause } = report
  if (matchId === null) return null
  return (
    <li className="py-3">
      <p className="wrap-anywhere">
        {cause && <strong className="font-semibold">{causes(cause)}: </strong>}
        <ForeignText text={text} />
      </p>
      {speech !== null && (
        <blockquote className="mt-1 border-l-2 border-rim pl-3 text-soft wrap-anywhere">
          <ForeignText text={speech} />
        </blockquote>
      )}
      <p className="flex gap-4 pt-1">
        <Link href={`/matches/${matchId}${seq === null ? '' : `?e=${seq}`}`} className={underlined}>
          {t('watch')}
        </Link>
        <Link href={voidAddress(slug, matchId)} className={underlined}>
          {t('void')}
        </Link>
      </p>
    </li>
  )
}
