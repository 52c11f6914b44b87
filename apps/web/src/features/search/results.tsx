import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link, underlined } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { gameNameIn } from '../games/names.ts'
import { Exits } from '../site/exits.tsx'
import { FoundKeys } from './found-keys.tsx'
import type { Choices, FoundRow, LongKind, Narrowed } from './found-parts.tsx'
import { foundParts, isLong } from './found-parts.tsx'

interface ResultsProps {
  readonly wanted: string
  /** The only kind that is looked for, and more of it. */
  readonly only: LongKind | undefined
  readonly narrowed: Narrowed
}

/** Everything that anybody may see and that holds a text, by kind. */
export async function Results({ wanted, only, narrowed }: ResultsProps) {
  const t = await getTranslations('search')
  const parts = await foundParts(wanted, only, narrowed)
  const all = parts.flatMap(({ rows }) => rows)
  const best = bestOf(all)
  const filled = parts
    .map(({ rows, most = Infinity, ...part }) => ({
      ...part,
      isCut: rows.length >= most,
      rows: exactFirst(rows).filter((row) => !best.includes(row)),
    }))
    .filter(({ rows }) => rows.length > 0)
  if (all.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={<Exits />} />
  return (
    <FoundKeys>
      {best.length > 0 && (
        <Part id="best" title={t('best', { count: best.length })}>
          <ul className="grid gap-4 lg:grid-cols-2 lg:*:only:col-span-2">
            {best.map((row) => (
              <Row key={row.address} row={row} isBest />
            ))}
          </ul>
        </Part>
      )}
      {filled.map(({ kind, rows, isCut, choices }) => (
        <Part
          key={kind}
          id={kind}
          title={t(`kinds.${kind}`)}
          about={
            isCut && isLong(kind) && !only ? (
              <Link
                href={`/search?${new URLSearchParams({ q: wanted, kind }).toString()}`}
                className={underlined}
              >
                {t('all')}
              </Link>
            ) : (
              // Of more than were looked for, the number is unknown. One row is counted at a glance.
              rows.length > 1 && t(isCut ? 'first' : 'count', { count: rows.length })
            )
          }
        >
          {choices && <Chips wanted={wanted} choices={choices} chosen={narrowed} />}
          <Rows rows={kind === 'matches' ? rows.slice(0, mostMatches) : rows} />
          {kind === 'matches' && rows.length > mostMatches && (
            <details>
              <summary className="py-3 text-sm underline decoration-rim underline-offset-4">
                {t('moreMatches', { count: rows.length - mostMatches })}
              </summary>
              <Rows rows={rows.slice(mostMatches)} />
            </details>
          )}
        </Part>
      ))}
    </FoundKeys>
  )
}

/** What is called so, with another of its kind whose name has the word. */
function bestOf(rows: readonly FoundRow[]): readonly FoundRow[] {
  const named = rows.filter(({ isNamed }) => isNamed)
  const inPart = rows.filter(({ isNamed, isNamedInPart }) => !isNamed && isNamedInPart)
  const [first, ...others] = [...named, ...inPart]
  const kindOf = ({ address }: FoundRow) => address.split('/')[1]
  const next = first && others.find((row) => kindOf(row) === kindOf(first))
  return [first, next].flatMap((row) => row ?? [])
}

/** Matches look alike, and more of them would hide what stands below. */
const mostMatches = 4

const Rows = ({ rows }: { rows: readonly FoundRow[] }) => (
  <ul className={lines}>
    {rows.map((row) => (
      <Row key={row.address} row={row} />
    ))}
  </ul>
)

const lines =
  'grid gap-x-12 border-t border-line *:border-b *:border-line lg:grid-cols-2 lg:*:only:col-span-2'

interface ChipsProps {
  readonly wanted: string
  readonly choices: Choices
  readonly chosen: Narrowed
}

/** Links to what was said in one game or one language. Where there is only one, there is nothing to choose. */
function Chips({ wanted, choices, chosen }: ChipsProps) {
  const [t, locale] = [useTranslations('match.languages'), useLocale()]
  const chips = [
    ...choices.language.map((value) => ({ field: 'language' as const, value, name: t(value) })),
    ...choices.game.map((value) => ({ field: 'game' as const, value, name: gameNameIn(locale, value) })),
  ].filter(({ field }) => choices[field].length > 1)
  if (chips.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2 pb-4 text-sm">
      {chips.map(({ field, value, name }) => {
        const isChosen = chosen[field] === value
        const { [field]: _, ...others } = chosen
        const query = { q: wanted, kind: 'speeches', ...others, ...(!isChosen && { [field]: value }) }
        return (
          <li key={value}>
            <Link
              href={`/search?${new URLSearchParams(query).toString()}`}
              aria-current={isChosen || undefined}
              className="block rounded-card border border-line bg-raised px-3 py-1 text-soft hover:border-strong aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground"
            >
              {name}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const exactFirst = (rows: readonly FoundRow[]) =>
  rows.toSorted((one, other) => Number(other.isNamed ?? false) - Number(one.isNamed ?? false))

interface PartProps {
  readonly id: string
  readonly title: string
  readonly about?: ReactNode
  readonly children: ReactNode
}

/** What was found of a kind, below its name. */
const Part = ({ id, title, about, children }: PartProps) => (
  <section aria-labelledby={`found-${id}`}>
    <SectionTitle id={`found-${id}`} title={title}>
      {about}
    </SectionTitle>
    {children}
  </section>
)

interface RowProps {
  readonly row: FoundRow
  readonly isBest?: boolean
}

function Row({
  row: { address, picture, pictureIfBest, within, title, text, about, figure, isSaid },
  isBest = false,
}: RowProps) {
  // The browser itself opens a folded part of a page for a link into it.
  const Way = address.includes('#') ? 'a' : Link
  return (
    <li
      className={`relative flex min-w-0 gap-4 ${isBest ? 'items-center rounded-card border border-line bg-raised p-5 [--picture:4.5rem] hover:border-strong max-sm:flex-wrap max-sm:items-start sm:p-6' : 'items-start py-3 hover:bg-raised'}`}
    >
      {isBest && pictureIfBest ? pictureIfBest : picture}
      <div className="min-w-0 flex-1">
        {within !== undefined && <p className="text-xs text-faint">{within}</p>}
        <Way
          href={address}
          className={`wrap-anywhere after:absolute after:inset-0 hover:underline ${isBest ? 'display text-2xl' : isSaid ? 'font-display text-lg leading-snug' : 'font-semibold'}`}
        >
          {title}
        </Way>
        <p className="figures text-sm wrap-anywhere text-soft">{text}</p>
        {isBest && about && <p className="max-w-[70ch] pt-1.5 text-pretty">{about}</p>}
      </div>
      {figure && (
        <div
          data-best={isBest}
          className="figures shrink-0 text-right data-[best=true]:[--figure:2.25rem] max-sm:data-[best=true]:basis-full max-sm:data-[best=true]:border-t max-sm:data-[best=true]:border-line max-sm:data-[best=true]:pt-3 max-sm:data-[best=true]:*:flex max-sm:data-[best=true]:*:items-baseline max-sm:data-[best=true]:*:gap-3"
        >
          {figure}
        </div>
      )}
    </li>
  )
}
