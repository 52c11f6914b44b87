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
import type { ComponentType, ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { isKnownCode } from '../../i18n/is-known-code.ts'
import { gameNameIn } from '../games/names.ts'
import { CalibrationSection } from './calibration-section.tsx'
import { CostSection } from './cost-section.tsx'
import { InjectionSection } from './injection-section.tsx'
import { NumbersTable } from './numbers-table.tsx'
import { RolesSection } from './roles-section.tsx'
import { linkStyle, presetName, profiledOf, Source } from './source-line.tsx'
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

/** Everything that is measured of one agent, or of two side by side, section by section. */
export function ProfileView({ page, owners }: ProfileViewProps) {
  const t = useTranslations('profile')
  const agents = profiledOf(useLocale(), page.with ? [page, page.with] : [page])
  return (
    <div className="grid gap-14 *:min-w-0">
      <nav aria-label={t('onPage')} className="-mb-8 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {profileSections.map((section) => (
          <a key={section} href={`#${section}`} className="underline decoration-rim underline-offset-4">
            {t(`sections.${section}.title`)}
          </a>
        ))}
      </nav>
      {profileSections.map((section) => {
        const Content = contents[section]
        return (
          <section key={section} aria-labelledby={section}>
            <SectionTitle id={section} title={t(`sections.${section}.title`)} />
            <p className="max-w-[70ch] pb-2 text-sm text-pretty text-soft">{t(`sections.${section}.text`)}</p>
            <Content agents={agents} differences={page.differences} />
            {agents.flatMap(({ name, measured }) =>
              measured.missing
                .filter((one) => one.section === section)
                .map((missing) => (
                  <NotMeasured
                    key={measured.agent.id}
                    missing={missing}
                    slug={measured.agent.slug}
                    name={name}
                    owner={owners.get(measured.agent.id)?.name ?? null}
                  />
                )),
            )}
          </section>
        )
      })}
      <section aria-labelledby="method">
        <SectionTitle id="method" title={t('method.title')} />
        <ul className="grid max-w-[75ch] list-disc gap-1.5 pl-5 text-sm text-soft">
          {(['taken', 'intervals', 'differences', 'private'] as const).map((point) => (
            <li key={point}>{t(`method.${point}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const obstacles = [
  'agent-not-allowed',
  'agent-of-other-games',
  'agent-of-other-languages',
  'agent-offline',
  'agent-remembers',
  'agent-retired',
] as const

interface NotMeasuredProps {
  readonly missing: AgentMeasured['missing'][number]
  readonly slug: string
  readonly name: string
  /** The owner's name. Null for a house agent, and where the account is deleted. */
  readonly owner: string | null
}

/** What would measure a section, for a reader who may plan it; else who may. */
function NotMeasured({ missing: { section, preset, obstacle }, slug, name, owner }: NotMeasuredProps) {
  const t = useTranslations('profile.missing')
  const locale = useLocale()
  const study = presetName(section, locale)
  const by = [t('by', { study }), ...(section === 'roles' ? [t('roles')] : [])].join(
    locale === 'zh' ? '' : ' ',
  )
  if (obstacle !== null)
    return (
      <Box
        title={t('title', { name })}
        text={`${by} ${
          isKnownCode(obstacles, obstacle)
            ? t(`obstacles.${obstacle}`, { owner: owner ?? t('nobody'), name })
            : t('obstacles.other', { name })
        }`}
      />
    )
  return (
    <Box title={t('title', { name })} text={by}>
      <Link href={`/lab/new?preset=${preset}&subject=${slug}`} className={buttonStyle.quiet}>
        {t('plan', { study })}
      </Link>
    </Box>
  )
}

interface BoxProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

function Box({ title, text, children }: BoxProps) {
  return (
    <div className="mt-4 border border-dashed border-rim px-5 py-5">
      <p className="display text-lg">{title}</p>
      <p className="max-w-[62ch] pt-1 text-sm text-pretty text-soft">{text}</p>
      {children && <p className="pt-4">{children}</p>}
    </div>
  )
}

type Row = AgentMeasured['tables'][number]

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
  return wanted.map(({ table, language, games, madeAt }) => {
    const title = t('sections.games.ranked', {
      table: normalisedTables.find(({ id }) => id === table)?.name ?? table,
      language: tMatch(language),
    })
    const rowOf = ({ measured }: Profiled) =>
      measured.tables.find((one) => one.table === table && one.language === language)
    return (
      <div key={`${table} ${language}`} className="pt-8">
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
              {
                name: t('sections.games.average'),
                unit: 'points' as const,
                text: (value: number) => value.toFixed(1),
                values: agents.map((agent) => averageOf(rowOf(agent))),
              },
            ]}
          />
        </div>
      </div>
    )
  })
}

function scoreOf(row: Row | undefined, at: number): MeasuredEstimate | null {
  const cell = row?.row.cells[at]
  return cell?.score ? { ...cell.score, n: cell.matches, deals: cell.matches } : null
}

function averageOf(row: Row | undefined): MeasuredEstimate | null {
  if (!row?.row.average) return null
  const matches = row.row.cells.reduce((sum, cell) => sum + (cell?.score ? cell.matches : 0), 0)
  return { ...row.row.average, n: matches, deals: matches }
}
