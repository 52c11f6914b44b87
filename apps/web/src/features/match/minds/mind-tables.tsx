import type { Thought } from '@wis/db/matches'
import type { Seat } from '@wis/engine'
import { aliasesOfSeat } from '@wis/games'
import { useTranslations } from 'next-intl'
import { SeatChip } from '../table/seat-chip.tsx'
import { HeatCell } from './heat-cell.tsx'

interface MindTablesProps {
  readonly thoughts: readonly TellingThought[]
  readonly aliases: readonly string[]
  /** What the chances are about: a player … */
  readonly that: string
  /** The current entry. */
  readonly cursor: number
}

/**
 * What agents expected of everybody, and what they thought that each other expected: the last table of each up to now,
 * and how its own row went from turn to turn. Nothing if nobody ever made one.
 */
export function MindTables({ thoughts, aliases, that, cursor }: MindTablesProps) {
  const t = useTranslations('match.minds')
  if (!thoughts.some(({ minds }) => minds)) return null
  const known = mindsAt(thoughts, aliases, cursor)
  return (
    <section aria-labelledby="minds-title" data-testid="minds" className="space-y-5">
      <div>
        <h2 id="minds-title" className="label pb-1">
          {t('title')}
        </h2>
        <p className="max-w-[62ch] text-sm text-pretty text-soft">{t('text', { that })}</p>
      </div>
      {known.length === 0 && <p className="text-sm text-faint">{t('early')}</p>}
      {known.map((own) => (
        <div key={own.seat} className="space-y-3">
          <TwoHop own={own} aliases={aliases} />
          <Course own={own} aliases={aliases} />
        </div>
      ))}
    </section>
  )
}

interface OwnProps {
  readonly own: MindsOfSeat
  readonly aliases: readonly string[]
}

/** A table that a seat made before a turn. */
interface MindTable {
  readonly seq: number
  /** By whoever looks and whoever is looked at, from 0 to 100. Null where nothing was said. */
  readonly rows: readonly (readonly (number | null)[])[]
}

/** The tables of a seat, in the order of its turns. */
interface MindsOfSeat {
  readonly seat: Seat
  readonly tables: readonly [MindTable, ...MindTable[]]
}

export type TellingThought = Pick<Thought, 'seq' | 'seat' | 'minds'>

/** The tables that were made up to an entry, of all seats that made any. */
export function mindsAt(
  thoughts: readonly TellingThought[],
  aliases: readonly string[],
  until: number,
): readonly MindsOfSeat[] {
  return [...aliases.keys()].flatMap((seat) => {
    const tables = thoughts
      .filter((thought) => thought.seat === seat && thought.seq <= until)
      .toSorted((one, other) => one.seq - other.seq)
      .flatMap(({ seq, minds }) => (minds ? [{ seq, rows: rowsOf(minds, aliases) }] : []))
    const [first, ...more] = tables
    return first ? [{ seat, tables: [first, ...more] }] : []
  })
}

function rowsOf(minds: NonNullable<Thought['minds']>, aliases: readonly string[]): MindTable['rows'] {
  // The names are those of the table, and the reader may see them in another language.
  const of = <Value,>(named: Readonly<Record<string, Value>> | undefined, alias: string, seat: Seat) =>
    [alias, ...aliasesOfSeat(seat)].map((name) => named?.[name]).find((found) => found !== undefined)
  return aliases.map((viewer, own) =>
    aliases.map((alias, seat) => {
      const chance = of(of(minds, viewer, own), alias, seat)
      return chance === undefined ? null : Math.round(Math.min(1, Math.max(0, chance)) * 100)
    }),
  )
}

const look = 'figures w-full max-w-xl table-fixed border-separate border-spacing-0.5 text-center text-sm'

/** Whoever looks in rows, whoever is looked at in columns. */
function TwoHop({ own: { seat, tables }, aliases }: OwnProps) {
  const t = useTranslations('match.minds')
  const { rows } = tables.at(-1) ?? tables[0]
  return (
    <table className={look}>
      <caption className="pb-1 text-left text-sm font-semibold">
        {t('of', { player: aliases[seat] ?? '', count: tables.length })}
      </caption>
      <thead>
        <tr>
          <th scope="col" className="w-16 text-left align-bottom">
            <span className="label">{t('looks')}</span>
          </th>
          {aliases.map((alias, other) => (
            <SeatHead key={alias} scope="col" seat={other} alias={alias} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, viewer) => (
          <tr key={viewer}>
            <SeatHead scope="row" seat={viewer} alias={aliases[viewer] ?? ''} />
            {row.map((percent, other) => (
              <HeatCell key={other} percent={percent} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The own row of a seat, turn by turn. One that is too wide scrolls. */
function Course({ own: { seat, tables }, aliases }: OwnProps) {
  const t = useTranslations('match.minds')
  if (tables.length < 2) return null
  return (
    <div
      className="scrolls-aside"
      tabIndex={0}
      role="group"
      aria-label={t('course', { player: aliases[seat] ?? '' })}
    >
      <table className={look} style={{ minWidth: `${4 + 2.25 * tables.length}rem` }}>
        <caption className="pb-1 text-left text-xs text-soft">
          {t('course', { player: aliases[seat] ?? '' })}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="w-16 text-left">
              <span className="label">{t('turn')}</span>
            </th>
            {tables.map(({ seq }, turn) => (
              <th key={seq} scope="col" className="font-normal">
                {turn + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {aliases.map((alias, other) => (
            <tr key={alias}>
              <SeatHead scope="row" seat={other} alias={alias} />
              {tables.map(({ seq, rows }) => (
                <HeatCell key={seq} percent={rows[seat]?.[other] ?? null} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SeatHeadProps {
  readonly scope: 'row' | 'col'
  readonly seat: number
  readonly alias: string
}

const SeatHead = ({ scope, seat, alias }: SeatHeadProps) => (
  <th scope={scope} className={`font-normal ${scope === 'row' ? 'text-left' : 'pb-1 align-bottom'}`}>
    <SeatChip seat={seat} />
    <span className="sr-only">{alias}</span>
  </th>
)
