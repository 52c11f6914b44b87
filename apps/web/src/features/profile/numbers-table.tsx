import type { MeasuredEstimate, ProfileDifference } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LabTable } from '../lab/lab-table.tsx'
import { InkDot } from '../lab/pair-table.tsx'
import { shownChance, shownValue } from '../lab/report-numbers.ts'

type Unit = Parameters<typeof shownValue>[0]

interface NumberRow {
  readonly name: string
  /** How it is computed. */
  readonly about?: string | undefined
  readonly unit: Unit['unit']
  /** How it is written, if not as in reports. */
  readonly text?: ((value: number) => string) | undefined
  /** In the order of the agents. Null where it is not measured. */
  readonly values: readonly (Shown | null)[]
  readonly difference?: ProfileDifference | undefined
}

interface Shown extends MeasuredEstimate {
  /** What stands below it, such as its per cent of the best. */
  readonly note?: string | undefined
}

interface NumbersTableProps {
  readonly caption: string
  readonly agents: readonly string[]
  readonly rows: readonly NumberRow[]
}

/** Numbers with their intervals and what they were counted from; of two agents, also what lies between them. */
export function NumbersTable({ caption, agents, rows }: NumbersTableProps) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const list = (names: readonly string[]) => names.join(locale === 'zh' ? '、' : ', ')
  const filled = rows.filter(({ values }) => values.some(hasNumber))
  const empty = rows.filter(({ values }) => !values.some(hasNumber)).map(({ name }) => name)
  return (
    <div className="max-w-3xl">
      {filled.length > 0 && <Filled caption={caption} agents={agents} rows={filled} />}
      {filled.some(({ difference }) => difference?.by === 'apart') && (
        <p className="pt-3 text-sm text-pretty text-soft">{t('untested')}</p>
      )}
      {empty.length > 0 && (
        <p className="pt-3 text-sm text-pretty text-soft">{t('noNumber', { names: list(empty) })}</p>
      )}
    </div>
  )
}

function Filled({ caption, agents, rows }: NumbersTableProps) {
  const t = useTranslations('profile')
  const isPair = agents.length > 1
  return (
    <LabTable
      caption={caption}
      head={[
        t('measure'),
        ...agents,
        ...(isPair ? [t('difference', { first: agents[0] ?? '', second: agents[1] ?? '' })] : []),
      ]}
      marks={isPair ? [null, <InkDot key="0" at={0} />, <InkDot key="1" at={1} />] : []}
      rows={rows.map(({ name, about, unit, text, values, difference }) => [
        <span key="name" className="block sm:min-w-32">
          {name}
          {unit === 'share' && ', %'}
          {about !== undefined && (
            <span className="block max-w-[46ch] text-2xs text-pretty text-faint max-sm:hidden">{about}</span>
          )}
        </span>,
        ...values.map((value, at) => (
          <Value key={agents[at] ?? at} write={writer(unit, text)} value={value} isAlone={!isPair} />
        )),
        ...(isPair
          ? [<Difference key="difference" write={writer(unit, text)} difference={difference} of={values} />]
          : []),
      ])}
    />
  )
}

type Write = (value: number) => string

/** A number that was counted from nothing is none. */
const hasNumber = (value: Shown | null) => value !== null && value.value !== null && value.n !== 0

const writer =
  (unit: Unit['unit'], text: NumberRow['text']): Write =>
  (value) =>
    text ? text(value) : shownValue({ unit }, value)

const ends = (write: Write, low: number, high: number) => `${write(low)} … ${write(high)}`

/** Words below a number, in several lines, so that both agents stay in sight. */
const wrapped = 'block ml-auto max-w-[16ch] text-2xs text-balance whitespace-normal max-sm:max-w-[12ch]'

interface ValueProps {
  readonly write: Write
  readonly value: Shown | null
  /** Whether it has the width of the table, so that its parts are beside each other. */
  readonly isAlone: boolean
}

function Value({ write, value, isAlone }: ValueProps): ReactNode {
  const t = useTranslations('profile')
  if (!value || value.value === null || value.n === 0) return <span className="text-faint">–</span>
  const { deals, note } = value
  const part = isAlone ? 'block sm:w-28' : 'block'
  return (
    <div className={isAlone ? 'sm:flex sm:min-w-104 sm:items-center sm:justify-end sm:py-1' : ''}>
      <span className={isAlone ? 'block sm:w-24' : ''}>
        <span className="text-base">{write(value.value)}</span>
        {note !== undefined && <span className={`text-soft ${wrapped}`}>{note}</span>}
      </span>
      <span className={`${part} text-2xs text-faint`}>
        {value.low === null || value.high === null ? t('noInterval') : ends(write, value.low, value.high)}
      </span>
      <span className={`${isAlone ? 'block sm:w-20' : 'block'} text-2xs text-faint`}>
        {t('n', { n: deals })}
      </span>
    </div>
  )
}

interface DifferenceProps {
  readonly write: Write
  readonly difference: ProfileDifference | undefined
  readonly of: readonly (Shown | null)[]
}

/** A paired difference is made on the deals of both. It is not that of the two numbers where one has deals of its own. */
function leavesDealsOut({ value, by }: ProfileDifference, [first, second]: DifferenceProps['of']): boolean {
  const [own, other] = [first?.value ?? null, second?.value ?? null]
  if (by !== 'paired' || own === null || other === null) return false
  return Math.abs(own - other - value) > 1e-9 * Math.max(1, Math.abs(own), Math.abs(other))
}

function Difference({ write, difference, of }: DifferenceProps): ReactNode {
  const t = useTranslations('profile')
  if (!difference) return <span className="text-faint">–</span>
  const { value, low, high, by, p } = difference
  const isOnFewer = leavesDealsOut(difference, of)
  return (
    <>
      <span className="text-base">
        {isOnFewer && '≈ '}
        {value > 0 && Number(write(value)) !== 0 ? '+' : ''}
        {write(value)}
      </span>
      <span className="block text-2xs text-faint">
        {low === null || high === null ? t('noInterval') : ends(write, low, high)}
      </span>
      {by === 'paired' && (
        <span className={`text-soft ${wrapped}`}>
          {t(isOnFewer ? 'pairedOnFewer' : 'paired', { p: shownChance(p) })}
        </span>
      )}
    </>
  )
}
