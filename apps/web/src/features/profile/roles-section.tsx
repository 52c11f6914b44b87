import { mapFigures } from '@wis/lab'
import type { ProfileDifference } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { ratingText } from '../../components/text/number-text.ts'
import { gameNameIn } from '../games/names.ts'
import { FigureView } from '../lab/figure-view.tsx'
import { seasonNameIn } from '../seasons/season-name-in.ts'
import { NumbersTable } from './numbers-table.tsx'
import { axisOf, RatedPair, scales } from './rated-pair.tsx'
import { ByLanguage, measurementsIn, Source, SourceLine } from './source-line.tsx'
import type { Profiled } from './source-line.tsx'

interface RolesSectionProps {
  readonly agents: readonly Profiled[]
  readonly differences: readonly ProfileDifference[]
}

/** Deception and detection: in an experiment, and on the board by language, each as a picture and a table of its numbers. */
export function RolesSection({ agents, differences }: RolesSectionProps) {
  const languages = (['en', 'zh'] as const).filter((language) =>
    agents.some(({ measured }) => measured.roles.some((one) => one.language === language)),
  )
  return (
    <>
      <InExperiment agents={agents} differences={differences} />
      {agents.length > 1 ? (
        <RatedPair languages={languages} agents={agents} differences={differences} />
      ) : (
        <ByLanguage>
          {languages.map((language) => (
            <InLanguage key={language} language={language} agents={agents} differences={differences} />
          ))}
        </ByLanguage>
      )}
    </>
  )
}

function InExperiment({ agents, differences }: RolesSectionProps) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const measured = agents.map((agent) => ({ ...agent, own: measurementsIn(agent.measured, 'roles')[0] }))
  const shown = measured.flatMap(({ own, ...agent }) => (own ? [{ ...agent, own }] : []))
  const [first] = shown
  if (!first) return null
  const { game, columns } = first.own.found
  const title = t('source.experiment', { game: gameNameIn(locale, game) })
  const figures = mapFigures(
    {
      spec: { game, subjects: shown.map(({ name }) => name), conditions: ['measured'] },
      names: { conditions: {} },
      measures: columns.map((column) => ({ ...column, better: 'more' })),
      cells: shown.flatMap(({ name, own }) =>
        own.found.columns.map(({ id: measure, estimate }) => ({
          subject: name,
          condition: 'measured',
          measure,
          estimate,
        })),
      ),
    },
    locale,
  )
  return (
    <div className="pt-2 pb-4">
      <h3 className="display pt-2 text-xl">{title}</h3>
      {shown.map(({ name, own, measured: { agent } }) => (
        <SourceLine
          key={agent.id}
          who={agents.length > 1 ? name : undefined}
          name={title}
          measurement={own}
          newest={agent.version}
        />
      ))}
      <div className="max-w-3xl pt-4">
        {(shown.length > 1 ? figures : []).map((figure) => (
          <FigureView
            key={figure.id}
            figure={{ ...figure, id: 'roles-map' }}
            isSmall={false}
            matchesAt={undefined}
            pdf={undefined}
          />
        ))}
      </div>
      <NumbersTable
        caption={title}
        agents={agents.map(({ name }) => name)}
        rows={columns.map(({ id, name, formula, unit }) => ({
          name: name[locale],
          about: formula[locale],
          unit,
          values: measured.map(
            ({ own }) => own?.found.columns.find((column) => column.id === id)?.estimate ?? null,
          ),
          difference: differences.find((one) => one.section === 'roles' && one.of === id),
        }))}
      />
    </div>
  )
}

function InLanguage({
  language,
  agents,
  differences,
}: RolesSectionProps & { readonly language: 'en' | 'zh' }) {
  const t = useTranslations('profile')
  const tMatch = useTranslations('match.languages')
  const locale = useLocale()
  const { dateTime } = useFormatter()
  const rated = agents.map((agent) => ({
    ...agent,
    role: agent.measured.roles.find((one) => one.language === language),
  }))
  const [first] = rated.flatMap(({ role }) => role ?? [])
  if (!first) return null
  const { season, at } = first
  const title = t('sections.roles.inLanguage', { language: tMatch(language) })
  const axis = axisOf(rated.flatMap(({ role }) => role ?? []))
  return (
    <div className="pt-2 pb-4">
      <h3 className="display pt-2 text-xl">{title}</h3>
      <Source who={undefined}>
        <Link href={`/leaderboard?season=${season.slug}&language=${language}&tab=map`} className={linkStyle}>
          {seasonNameIn(locale, season)} · {tMatch(language)}
        </Link>
        {' · '}
        <time dateTime={at}>{dateTime(new Date(at), { dateStyle: 'medium' })}</time>
        {rated.some(({ role }) => role?.provisional) && (
          <span className="block text-ink">{t('sections.roles.provisional')}</span>
        )}
      </Source>
      <NumbersTable
        caption={title}
        agents={agents.map(({ name }) => name)}
        rows={scales.map((scale) => ({
          name: t(`sections.roles.${scale}`),
          about: t(`sections.roles.${scale}About`),
          unit: 'points' as const,
          axis,
          text: ratingText,
          values: rated.map(({ role }) => {
            const own = role?.[scale]
            return own
              ? { value: own.rating, low: own.low, high: own.high, n: own.matches, deals: own.matches }
              : null
          }),
          difference: differences.find((one) => one.section === 'roles' && one.of === `${language}/${scale}`),
        }))}
      />
    </div>
  )
}
