import type { ReactNode } from 'react'
import { TableRegion } from '../leaderboard/table-region.tsx'
import { seatColour } from '../match/table/seat-chip.tsx'
import { AxisNumbers, placeOn } from './interval-chart.tsx'
import type { Axis } from './interval-chart.tsx'

/** The colours of a few whom one chart compares, in their order. */
export const inks = [0, 2, 4, 1].map(seatColour)

interface Placed {
  readonly value: number
  readonly low: number | null
  readonly high: number | null
  /** The value as text, and its interval or sample size below it. */
  readonly said: string
  readonly known: readonly string[]
}

interface PairRow {
  readonly id: string
  readonly name: ReactNode
  readonly about?: ReactNode
  /** In the order of the heads. */
  readonly values: readonly (Placed | undefined)[]
  readonly difference?: ReactNode
  /** Whether the difference is significant or clear. */
  readonly isTold: boolean
}

export interface PairGroup {
  readonly id: string
  readonly title?: ReactNode
  readonly axis: Axis
  readonly ticks: readonly number[]
  readonly tickText: (value: number) => string
  readonly rows: readonly PairRow[]
}

interface PairTableProps {
  readonly caption: string
  readonly nameHead: string
  readonly pictureHead: string
  /** Who is compared. */
  readonly heads: readonly string[]
  /** Left out where nothing is subtracted. */
  readonly differenceHead?: string | undefined
  readonly groups: readonly PairGroup[]
}

/** On a phone a row has its name above its numbers. */
const onPhone =
  'min-w-0 max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-(--numbers) max-sm:[&_th[scope=row]]:col-span-full max-sm:[&_th[scope=row]]:pb-0! max-sm:[&_th[scope=rowgroup]]:col-span-full max-sm:[&_td[colspan]]:col-span-full max-sm:[&_thead_th:first-child]:sr-only'

/** A few who are compared, row by row on one axis, each with its number and the difference. On a phone the axis is below the numbers. */
export function PairTable({ caption, nameHead, pictureHead, heads, differenceHead, groups }: PairTableProps) {
  const columns = heads.length + (differenceHead === undefined ? 2 : 3)
  return (
    <div
      style={{
        ['--numbers' as string]: `repeat(${heads.length},minmax(0,1fr))${differenceHead === undefined ? '' : ' minmax(0,1.2fr)'}`,
      }}
      className={onPhone}
    >
      <TableRegion caption={caption}>
        <thead className="text-xs text-soft">
          <tr className="border-b border-strong *:py-2 *:align-bottom *:font-medium">
            <th scope="col" className="text-left sm:w-[20%]">
              {nameHead}
            </th>
            <th scope="col" className="px-6 text-left max-sm:hidden">
              <span className="sr-only">{pictureHead}</span>
            </th>
            {heads.map((head, at) => (
              <th key={at} scope="col" className="pl-3 sm:w-[12%]">
                <span className="max-sm:wrap-anywhere max-sm:whitespace-normal">
                  <InkDot at={at} />
                  {head}
                </span>
              </th>
            ))}
            {differenceHead !== undefined && (
              <th scope="col" className="pl-3 sm:w-[15%]">
                {differenceHead}
              </th>
            )}
          </tr>
        </thead>
        {groups.map((group) => (
          <GroupRows key={group.id} group={group} columns={columns} />
        ))}
      </TableRegion>
    </div>
  )
}

/** The colour of one of them, beside its name. */
export const InkDot = ({
  at,
  className = 'mr-1.5',
}: {
  readonly at: number
  readonly className?: string
}) => (
  <span
    aria-hidden="true"
    style={{ background: inks[at] }}
    className={`inline-block size-2.5 shrink-0 rounded-full ${className}`}
  />
)

/** One of them in a sentence. */
export const InkName = ({ at, name }: { readonly at: number; readonly name: string }) => (
  <span className="sm:whitespace-nowrap">
    <InkDot at={at} className="relative -top-[0.08em] mr-[max(0.3em,0.375rem)]" />
    {name}
  </span>
)

/** One of them in a headline, in which a dot would read as a mark of its own. */
export const InkWord = ({ at, name }: { readonly at: number; readonly name: string }) => (
  <span
    style={{ textDecorationColor: inks[at] }}
    className="underline decoration-3 underline-offset-[0.18em]"
  >
    {name}
  </span>
)

function GroupRows({ group, columns }: { readonly group: PairGroup; readonly columns: number }) {
  const { title, rows } = group
  const scale = (
    <td key="scale" className="px-6 align-bottom max-sm:hidden">
      <Scale {...group} />
    </td>
  )
  return (
    <tbody>
      <tr className={`border-b border-line *:pt-5 *:pb-1.5 ${title === undefined ? 'max-sm:hidden!' : ''}`}>
        {title === undefined ? (
          <td className="max-sm:hidden" />
        ) : (
          <th
            scope="rowgroup"
            colSpan={1}
            className="text-left align-bottom font-semibold max-sm:whitespace-normal"
          >
            {title}
          </th>
        )}
        {scale}
        <td colSpan={columns - 2} className="max-sm:hidden" />
      </tr>
      {rows.map(({ id, name, about, values, difference, isTold }, at) => [
        <tr key={id} className="*:py-2 sm:border-b sm:border-line">
          <th scope="row" className="text-left font-normal">
            <span className={isTold ? 'font-semibold' : ''}>{name}</span>
            {about !== undefined && <span className="block text-xs text-soft">{about}</span>}
          </th>
          <td className="h-12 px-6 max-sm:hidden">
            <Dots group={group} values={values} />
          </td>
          {values.map((one, place) => (
            <td key={place} className="pl-3 max-sm:align-top">
              {one && (
                <>
                  <span className="text-base">{one.said}</span>
                  <span className="block text-2xs text-faint">
                    {one.known.map((part, line) => (
                      <span key={line} className={`block ${line === 0 ? 'max-sm:hidden' : ''}`}>
                        {part}
                      </span>
                    ))}
                  </span>
                </>
              )}
            </td>
          ))}
          {difference !== undefined && <td className="pl-3 max-sm:align-top">{difference}</td>}
        </tr>,
        <tr key={`${id} picture`} className="border-b border-line sm:hidden">
          <td colSpan={columns} className="px-3 pb-3">
            <span className="relative block h-9">
              <Dots group={group} values={values} />
            </span>
            {at === rows.length - 1 && <Scale {...group} />}
          </td>
        </tr>,
      ])}
    </tbody>
  )
}

const shareOf = (axis: Axis, value: number) => `${(placeOn(axis, value) * 100).toFixed(1)}%`

const Scale = ({ axis, ticks, tickText }: PairGroup) => (
  <span aria-hidden="true" className="relative block h-4">
    <AxisNumbers axis={axis} ticks={ticks} tickText={tickText} />
  </span>
)

/** All of a row with their intervals, each on a line of its own, and a band from the first to the second. */
function Dots({
  group: { axis, ticks },
  values,
}: {
  readonly group: PairGroup
  readonly values: PairRow['values']
}) {
  const at = (value: number) => shareOf(axis, value)
  const lineOf = (place: number) => `${((100 * (place + 1)) / (values.length + 1)).toFixed(1)}%`
  const [first, second] = values
  return (
    <svg aria-hidden="true" className="h-full min-h-9 w-full overflow-visible">
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={at(tick)}
          x2={at(tick)}
          y1="-15%"
          y2="115%"
          className={tick === 0 ? 'stroke-strong' : 'stroke-line'}
        />
      ))}
      {values.length === 2 && first && second && (
        <rect
          x={at(Math.min(first.value, second.value))}
          width={`${(100 * Math.abs(placeOn(axis, second.value) - placeOn(axis, first.value))).toFixed(1)}%`}
          y={lineOf(0)}
          height="33.3%"
          className="fill-line opacity-60"
        />
      )}
      {values.map(
        (one, place) =>
          one && (
            <g key={place} style={{ stroke: inks[place], fill: inks[place] }}>
              {one.low !== null && one.high !== null && (
                <line
                  x1={at(one.low)}
                  x2={at(one.high)}
                  y1={lineOf(place)}
                  y2={lineOf(place)}
                  strokeWidth="2"
                  opacity="0.55"
                />
              )}
              <circle cx={at(one.value)} cy={lineOf(place)} r="5" />
            </g>
          ),
      )}
    </svg>
  )
}
