import { leaderboard } from '@wis/db/boards'
import type { BoardRow } from '@wis/db/boards'
import { seasonMatrix } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import type { Language } from '@wis/games'
import { handle, mostInMatrix } from '@wis/protocol'
import type { SeasonMatrix } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { FilterSelect } from '../../../components/form/filter-field.tsx'
import { underlined } from '../../../components/link/link.tsx'
import { EmptyState } from '../../../components/page/notice.tsx'
import { SectionTitle } from '../../../components/page/titles.tsx'
import { database } from '../../../server/database.ts'
import { agentNameIn } from '../../match/agent-name-in.ts'
import { MatrixList } from './matrix-list.tsx'
import { MatrixTable } from './matrix-table.tsx'
import { leaderOf } from './matrix-verdict.ts'

/** The possible numbers of leading agents. */
const offered = 40

interface MatrixSectionProps {
  readonly season: StoredSeason
  readonly language: Language
  readonly wish: MatrixWish
  readonly seesWithheld: boolean
  /** The two agents that are compared above, where the language is chosen too. */
  readonly pair: Pair | undefined
}

interface Pair {
  readonly a: string
  readonly b: string
}

/** The leading agents of a season, or chosen ones, each against each. */
export async function MatrixSection({ season, language, wish, seesWithheld, pair }: MatrixSectionProps) {
  const t = await getTranslations('seasons.matrix')
  const { slug } = season
  const agents = wish.agents.length > 0 ? wish.agents : undefined
  const [matrix, board] = await Promise.all([
    seasonMatrix(database(), season, { language, agents, top: wish.top, seesWithheld }),
    leaderboard(database(), { seasonSlug: slug, language, limit: offered, seesWithheld }),
  ])
  const chosen = agents ? { agents: agents.join(',') } : { top: String(wish.top) }
  const query = new URLSearchParams({ language, ...chosen, format: 'csv' })
  return (
    <section aria-labelledby="matrix" className="pb-14">
      <MatrixTitle matrix={matrix} file={`/api/v1/seasons/${slug}/matrix?${query.toString()}`} />
      <MatrixChoice
        season={season}
        language={language}
        wish={wish}
        leaders={board?.items ?? []}
        pair={pair}
      />
      {matrix.cells.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <>
          <MatrixTable matrix={matrix} />
          <MatrixList matrix={matrix} />
          <p className="max-w-[80ch] pt-4 text-sm text-soft">{t('about', { count: matrix.lookedAt })}</p>
        </>
      )}
    </section>
  )
}

/** The title says what the table shows. */
function MatrixTitle({ matrix, file }: { matrix: SeasonMatrix; file: string }) {
  const t = useTranslations('seasons.matrix')
  const locale = useLocale()
  const leader = leaderOf(matrix)
  const isEmpty = matrix.cells.length === 0
  const said = leader
    ? t('leads', { name: agentNameIn(locale, leader.agent), ahead: leader.ahead, count: leader.met })
    : t('noneLeads')
  return (
    <SectionTitle id="matrix" title={isEmpty ? t('title') : said}>
      <a href={file} className={underlined}>
        CSV
      </a>
    </SectionTitle>
  )
}

interface MatrixChoiceProps extends Omit<MatrixSectionProps, 'seesWithheld'> {
  readonly leaders: readonly BoardRow[]
}

/** The choice of the number of leading agents, or of single agents. */
function MatrixChoice({ season, language, wish, leaders, pair }: MatrixChoiceProps) {
  const t = useTranslations('seasons')
  const tMatch = useTranslations('match')
  const locale = useLocale()
  const languages = season.ladders.map((value) => ({ value, label: tMatch(`languages.${value}`) }))
  return (
    <form aria-label={t('matrix.choice')} className="flex flex-wrap items-end gap-x-6 gap-y-3 pb-6">
      {pair &&
        Object.entries({ ...pair, language }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <div className="grid w-full max-w-xl grid-cols-2 items-end gap-3 sm:grid-cols-[repeat(2,minmax(0,1fr))_auto]">
        {languages.length > 1 && !pair && (
          <FilterSelect name="language" label={t('board.language')} value={language} options={languages} />
        )}
        <FilterSelect
          name="top"
          label={t('matrix.top')}
          value={String(wish.top)}
          options={tops.map((top) => ({ value: String(top), label: t('matrix.leaders', { count: top }) }))}
        />
        <button className={`${buttonStyle.quiet} h-10! justify-self-start`}>{t('matrix.submit')}</button>
      </div>
      {leaders.length > 0 && (
        <details open={wish.agents.length > 0} className="pb-2 text-sm open:w-full">
          <summary className="text-soft underline decoration-rim underline-offset-4">
            {t('matrix.choose')}
          </summary>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-2 pt-3 sm:grid-cols-3 lg:grid-cols-4">
            {leaders.map(({ agent }) => (
              <li key={agent.id}>
                <label className="flex items-baseline gap-2">
                  <input
                    type="checkbox"
                    name="agents"
                    value={agent.slug}
                    defaultChecked={wish.agents.includes(agent.slug)}
                  />
                  <span className="min-w-0 wrap-anywhere">{agentNameIn(locale, agent)}</span>
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
    </form>
  )
}

/** The possible numbers of leading agents. */
const tops = [4, 6, 8, mostInMatrix] as const

interface MatrixWish {
  readonly top: number
  /** The chosen short names; none for the leading agents. */
  readonly agents: readonly string[]
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * The agents that an address asks for by name, in one field each or separated by commas. Invalid values are dropped.
 */
export function parseMatrixWish(query: Query): MatrixWish {
  const named = [query['agents'] ?? []].flat().flatMap((one) => one.split(','))
  const agents = [...new Set(named.filter((one) => handle.safeParse(one).success))].slice(0, mostInMatrix)
  return {
    top: tops.find((top) => String(top) === query['top']) ?? tops[2],
    agents: agents.length > 1 ? agents : [],
  }
}
