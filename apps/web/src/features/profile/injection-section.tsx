import type { ProfileDifference } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { withMinus } from '../../components/text/number-text.ts'
import { LabTable } from '../lab/lab-table.tsx'
import { shownChance, shownInterval, shownValue, signedValue } from '../lab/report-numbers.ts'
import { Finding } from './finding.tsx'
import { NumbersTable } from './numbers-table.tsx'
import { measurementsIn, presetName, SourceLine } from './source-line.tsx'
import type { MeasurementOf, Profiled } from './source-line.tsx'

type Topic = 'attack' | 'defence'

interface InjectionSectionProps {
  readonly topic: Topic
  readonly agents: readonly Profiled[]
  readonly differences: readonly ProfileDifference[]
}

/** What the instructions of another player change, each agent against its own baseline, as one chart where something is significant; then all numbers. */
export function InjectionSection({ topic, agents, differences }: InjectionSectionProps) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const measured = agents.flatMap((agent) =>
    measurementsIn(agent.measured, topic).map((own) => ({ ...agent, own })),
  )
  const isPair = measured.length > 1
  const comparisons = comparisonsOf(measured, locale)
  const isTold = comparisons.some(({ values }) => values.some((one) => one?.isTold))
  const verdict = useVerdict(measured, comparisons)
  const chart = comparisons.length > 0 && (
    <Changes topic={topic} measured={measured} comparisons={comparisons} verdict={verdict} />
  )
  return (
    <>
      {isTold ? chart : comparisons.length > 0 && <p className="text-pretty">{verdict}</p>}
      <details className={isTold ? 'pt-6' : 'pt-2'}>
        <summary className="w-fit underline decoration-rim underline-offset-4">{t('allNumbers')}</summary>
        {!isTold && <div className="pt-4">{chart}</div>}
        {isPair && (
          <div className="pt-3">
            <Beside topic={topic} measured={measured} differences={differences} />
          </div>
        )}
        {measured.map(({ name, own, measured: { agent } }) => (
          <div key={agent.id} className="pt-6">
            {isPair && (
              <SourceLine
                who={name}
                name={presetName(topic, locale)}
                measurement={own}
                newest={agent.version}
              />
            )}
            <div className="pt-3">
              <Conditions caption={`${t(`sections.${topic}.title`)}: ${name}`} measurement={own} />
            </div>
          </div>
        ))}
      </details>
    </>
  )
}

type Measured = readonly (Profiled & { readonly own: MeasurementOf<Topic> })[]

/** The change of each share against the agent's own baseline, under each condition. */
function comparisonsOf(measured: Measured, locale: 'en' | 'zh') {
  const conditions = conditionsOf(measured)
  return conditions
    .flatMap(({ id: condition, name, columns }) =>
      columns
        .filter(({ unit, effect }) => unit === 'share' && effect)
        .map((column) => ({
          id: `${condition}/${column.id}`,
          name: column.name[locale],
          about: name[locale],
          values: measured.map(({ own }) => changeIn(own, condition, column.id)),
        })),
    )
    .filter(({ values }) => values.some(Boolean))
    .toSorted((one, other) => placeOf(conditions, one.name, locale) - placeOf(conditions, other.name, locale))
}

type Comparisons = ReturnType<typeof comparisonsOf>

/** How many changes of each agent are significant, and the largest of them. */
function useVerdict(measured: Measured, comparisons: Comparisons): string {
  const t = useTranslations('profile')
  const locale = useLocale()
  return measured
    .map(({ name }, at) => {
      const own = comparisons.flatMap(({ name: measure, about, values }) => {
        const change = values[at]
        return change ? [{ ...change, measure, about }] : []
      })
      const told = own
        .filter(({ isTold }) => isTold)
        .toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value))
      const [largest] = told
      return t(measured.length > 1 ? 'changes.of' : 'changes.own', {
        name,
        count: told.length,
        all: own.length,
        measure: largest?.measure ?? '',
        condition: largest?.about ?? '',
        change: largest ? inPoints(largest.value) : '',
      })
    })
    .join(locale === 'zh' ? '' : ' ')
}

interface ChangesProps {
  readonly topic: Topic
  readonly measured: Measured
  readonly comparisons: Comparisons
  readonly verdict: string
}

/** All changes in one chart. */
function Changes({ topic, measured, comparisons, verdict }: ChangesProps) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const all = comparisons.flatMap(({ values }) => values.flatMap((one) => one ?? []))
  const ends = all.flatMap(({ value, low, high }) => [low ?? value, high ?? value])
  const room = 0.05 * (Math.max(0, ...ends) - Math.min(0, ...ends) || 1)
  return (
    <Finding
      id={`${topic}-changes`}
      isLead={false}
      agents={measured}
      comparisons={comparisons}
      verdict={verdict}
      source={measured.map(({ name, own, measured: { agent } }) => (
        <SourceLine
          key={agent.id}
          who={measured.length > 1 ? name : undefined}
          name={presetName(topic, locale)}
          measurement={own}
          newest={agent.version}
        />
      ))}
      read={t('changes.read')}
      axis={{ low: Math.min(0, ...ends) - room, high: Math.max(0, ...ends) + room }}
      mark={0}
      write={inPoints}
    />
  )
}

const inPoints = (value: number) => withMinus(`${value > 0 ? '+' : ''}${value.toFixed(1)}`)

/** Those of all agents, because experiments of one preset may differ in their conditions. */
function conditionsOf(measured: Measured) {
  const all = measured.flatMap(({ own }) => own.found.conditions)
  return all.filter(({ id }, at) => at === all.findIndex((one) => one.id === id))
}

/** In percentage points. Significant as in the report: by the corrected test and by the interval. */
function changeIn({ found }: MeasurementOf<Topic>, condition: string, id: string) {
  const column = found.conditions.find((one) => one.id === condition)?.columns.find((one) => one.id === id)
  const effect = column?.effect
  if (!column || !effect || effect.value === null) return null
  const points = (value: number | null) => (value === null ? null : 100 * value)
  return {
    value: 100 * effect.value,
    low: points(effect.low),
    high: points(effect.high),
    n: effect.deals,
    isTold:
      effect.p !== null &&
      effect.p <= 0.05 &&
      effect.low !== null &&
      effect.high !== null &&
      effect.low * effect.high > 0,
  }
}

/** The conditions of a measure stand together. */
const placeOf = (
  conditions: MeasurementOf<Topic>['found']['conditions'],
  name: string,
  locale: 'en' | 'zh',
) => conditions[0]?.columns.findIndex((column) => column.name[locale] === name) ?? 0

/** All conditions are in sight on a phone as well. */
const onPhone =
  'block text-2xs max-sm:ml-auto max-sm:max-w-[11ch] max-sm:text-balance max-sm:whitespace-normal'

interface ConditionsProps {
  readonly caption: string
  readonly measurement: MeasurementOf<Topic>
}

/** A column for each condition. All but the first one tell what has changed. */
function Conditions({ caption, measurement: { found } }: ConditionsProps) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const [baseline] = found.conditions
  return (
    <LabTable
      caption={caption}
      head={[t('measure'), ...found.conditions.map(({ name }) => name[locale])]}
      rows={(baseline?.columns ?? []).map(({ id, name, unit }) => [
        `${name[locale]}${unit === 'share' ? ', %' : ''}`,
        ...found.conditions.map(({ id: condition, columns }) => {
          const own = columns.find((one) => one.id === id)
          if (!own || own.estimate.value === null) return '–'
          const { estimate, effect } = own
          return (
            <span key={condition}>
              <span className="text-base">{shownValue({ unit }, estimate.value)}</span>
              <span className={`text-faint ${onPhone}`}>
                {shownInterval({ unit }, estimate) || t('noInterval')}
                <span className="max-sm:hidden"> ·</span> {t('n', { n: estimate.deals })}
              </span>
              {effect && effect.value !== null && (
                <span className={`text-soft ${onPhone}`}>
                  {t('change', {
                    change: signedValue({ unit }, effect.value),
                    interval: shownInterval({ unit }, effect) || t('noInterval'),
                    p: shownChance(effect.p),
                  })}
                </span>
              )}
            </span>
          )
        }),
      ])}
    />
  )
}

interface BesideProps {
  readonly topic: Topic
  readonly measured: Measured
  readonly differences: readonly ProfileDifference[]
}

/** Both agents under each condition. */
function Beside({ topic, measured, differences }: BesideProps) {
  const t = useTranslations('profile')
  const locale = useLocale()
  return (
    <NumbersTable
      caption={`${t(`sections.${topic}.title`)}: ${t('beside')}`}
      agents={measured.map(({ name }) => name)}
      rows={conditionsOf(measured).flatMap(({ id: condition, name, columns }) =>
        columns.map((column) => ({
          name: `${column.name[locale]}, ${name[locale]}`,
          unit: column.unit,
          values: measured.map(
            ({ own }) =>
              own.found.conditions
                .find((one) => one.id === condition)
                ?.columns.find((one) => one.id === column.id)?.estimate ?? null,
          ),
          difference: differences.find(
            (one) => one.section === topic && one.of === `${condition}/${column.id}`,
          ),
        })),
      )}
    />
  )
}
