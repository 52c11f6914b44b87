import { normalisedTables } from '@wis/games'
import { profileSections } from '@wis/protocol'
import type {
  AgentMeasured,
  AgentProfile,
  AgentProfilePage,
  MeasuredEstimate,
  ProfileDifference,
  ProfileSection,
} from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import { Link, linkStyle, underlined } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { gameNameIn } from '../games/names.ts'
import { CalibrationSection } from './calibration-section.tsx'
import { CostSection } from './cost-section.tsx'
import { InjectionSection } from './injection-section.tsx'
import { AllNotMeasured, NotMeasured } from './not-measured.tsx'
import { NumbersTable } from './numbers-table.tsx'
import { RolesSection } from './roles-section.tsx'
import { ByLanguage, measurementsIn, profiledOf, Source } from './source-line.tsx'
import type { Profiled } from './source-line.tsx'
import { SuiteSection } from './suite-section.tsx'

interface ProfileViewProps {
  readonly page: AgentProfilePage
  readonly owners: ReadonlyMap<string, AgentProfile['owner']>
}

interface Parts {
  readonly agents: readonly Profiled[]
  readonly differences: AgentProfilePage['differences']
}

const contents: Readonly<Record<ProfileSection, ComponentType<Parts>>> = {
  abilities: (parts) => <SuiteSection topic="abilities" {...parts} />,
  roles: RolesSection,
  games: (parts) => (
    <>
      <SuiteSection topic="games" {...parts} />
      <TableRows {...parts} />
    </>
  ),
  attack: (parts) => <InjectionSection topic="attack" {...parts} />,
  defence: (parts) => <InjectionSection topic="defence" {...parts} />,
  calibration: CalibrationSection,
  cost: CostSection,
}

/** So many need no list of what is on the page. */
const fewSections = 3

/** Everything that is measured of one agent, or of two side by side, section by section. */
export function ProfileView({ page, owners }: ProfileViewProps) {
  const t = useTranslations('profile')
  const agents = profiledOf(useLocale(), page.with ? [page, page.with] : [page])
  const isMissing = (section: ProfileSection) =>
    agents.every(
      ({ measured }) =>
        measured.missing.some((one) => one.section === section) ||
        (section === 'games' && hasNoScore(measured)),
    )
  const missing = profileSections.filter(isMissing)
  const measured = profileSections.filter((section) => !isMissing(section))
  return (
    <div className="grid gap-10 *:min-w-0">
      {measured.length > fewSections && (
        <nav aria-label={t('onPage')} className="-mb-6 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {measured.map((section) => (
            <a key={section} href={`#${section}`} className={underlined}>
              {t(`sections.${section}.title`)}
            </a>
          ))}
        </nav>
      )}
      {measured.map((section) => {
        const Content = contents[section]
        return (
          <section key={section} aria-labelledby={section}>
            <SectionTitle id={section} title={t(`sections.${section}.title`)} />
            <p className="max-w-[70ch] pb-2 text-sm text-pretty text-soft">{t(`sections.${section}.text`)}</p>
            <Content agents={agents} differences={page.differences} />
            <NotMeasured section={section} agents={agents} owners={owners} />
          </section>
        )
      })}
      {missing.length > 0 && <AllNotMeasured sections={missing} agents={agents} owners={owners} />}
      <details>
        <summary className="cursor-pointer">
          <h2 className="display inline text-2xl">{t('method.title')}</h2>
        </summary>
        <ul className="mt-4 grid max-w-[75ch] list-disc gap-1.5 pl-5 text-sm text-soft">
          {(['taken', 'intervals', 'differences', 'private'] as const).map((point) => (
            <li key={point}>{t(`method.${point}`)}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

type Row = AgentMeasured['tables'][number]

const hasNoScore = (measured: AgentMeasured) =>
  measurementsIn(measured, 'games').length === 0 && measured.tables.every((row) => gamesIn(row) === 0)

interface TableRowsProps {
  readonly agents: readonly Profiled[]
  readonly differences: readonly ProfileDifference[]
}

/** What ranked matches say of the same games: the rows of the agents in the table of several games, by language. */
function TableRows({ agents, differences }: TableRowsProps) {
  const t = useTranslations('profile')
  const tMatch = useTranslations('match.languages')
  const locale = useLocale()
  const { dateTime } = useFormatter()
  const rows = agents.flatMap(({ measured }) => measured.tables)
  const wanted = rows.filter(
    (row, at) =>
      at === rows.findIndex(({ table, language }) => table === row.table && language === row.language),
  )
  const measured = wanted.filter(({ table, language }) =>
    rows.some((row) => row.table === table && row.language === language && gamesIn(row) > 0),
  )
  const ofLanguages = measured.map(({ table, language, games, madeAt }) => {
    const title = t('sections.games.ranked', {
      table: normalisedTables.find(({ id }) => id === table)?.name ?? table,
      language: tMatch(language),
    })
    const rowOf = ({ measured }: Profiled) =>
      measured.tables.find((one) => one.table === table && one.language === language)
    return (
      <div key={`${table} ${language}`} className="min-w-0 pt-4">
        <h3 className="display text-xl">{title}</h3>
        <Source who={undefined}>
          <Link href={`/games?language=${language}#table`} className={linkStyle}>
            {t('sections.games.board')}
          </Link>
          {' · '}
          <time dateTime={madeAt}>{dateTime(new Date(madeAt), { dateStyle: 'medium' })}</time>
        </Source>
        <div className="pt-3">
          <NumbersTable
            caption={title}
            agents={agents.map(({ name }) => name)}
            rows={[
              ...games.map((game, at) => ({
                name: gameNameIn(locale, game),
                unit: 'points' as const,
                text: (value: number) => value.toFixed(1),
                values: agents.map((agent) => scoreOf(rowOf(agent), at)),
                difference: differences.find(
                  (one) => one.section === 'games' && one.of === `${table}/${language}/${game}`,
                ),
              })),
              // The mean of one game is that game.
              ...(agents.some((agent) => gamesIn(rowOf(agent)) > 1)
                ? [
                    {
                      name: t('sections.games.average'),
                      unit: 'points' as const,
                      text: (value: number) => value.toFixed(1),
                      values: agents.map((agent) => averageOf(rowOf(agent))),
                    },
                  ]
                : []),
            ]}
          />
        </div>
      </div>
    )
  })
  return <ByLanguage>{ofLanguages}</ByLanguage>
}

const gamesIn = (row: Row | undefined) => row?.row.cells.filter((cell) => cell?.score).length ?? 0

function scoreOf(row: Row | undefined, at: number): MeasuredEstimate | null {
  const cell = row?.row.cells[at]
  return cell?.score ? { ...cell.score, n: cell.matches, deals: cell.matches } : null
}

function averageOf(row: Row | undefined): MeasuredEstimate | null {
  if (!row?.row.average) return null
  const matches = row.row.cells.reduce((sum, cell) => sum + (cell?.score ? cell.matches : 0), 0)
  return { ...row.row.average, n: matches, deals: matches }
}
