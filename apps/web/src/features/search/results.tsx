import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link, underlined } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { Exits } from '../site/exits.tsx'
import type { FoundRow, LongKind } from './found-parts.tsx'
import { foundParts, isLong, mostCounted, mostOf, mostSpeeches } from './found-parts.tsx'

interface ResultsProps {
  readonly wanted: string
  /** The only kind that is looked for, and more of it. */
  readonly only: LongKind | undefined
}

/** Everything that anybody may see and that holds a text, by kind. */
export async function Results({ wanted, only }: ResultsProps) {
  const t = await getTranslations('search')
  const parts = await foundParts(wanted, only)
  const all = parts.flatMap(({ rows }) => rows)
  const best = all.find(({ isNamed }) => isNamed)
  const filled = parts
    .map(({ kind, rows }) => ({ kind, rows: exactFirst(rows).filter((row) => row !== best) }))
    .filter(({ rows }) => rows.length > 0)
  if (all.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={<Exits />} />
  return (
    <div className="border-b border-line" data-testid="found">
      {best && (
        <Part id="best" title={t('best')}>
          <ul className="*:gap-5 *:p-5 [&_.size-11]:size-16 [&_a]:font-display [&_a]:text-2xl [&_a]:font-normal">
            <Row row={best} isCard />
          </ul>
        </Part>
      )}
      {filled.map(({ kind, rows }) => (
        <Part
          key={kind}
          id={kind}
          title={t(`kinds.${kind}`)}
          about={
            !isLong(kind) || only || rows.length < mostOf(kind) ? (
              <Count count={rows.length} most={only === 'speeches' ? mostSpeeches : mostCounted} />
            ) : (
              <Link
                href={`/search?${new URLSearchParams({ q: wanted, kind }).toString()}`}
                className={underlined}
              >
                {t('all')}
              </Link>
            )
          }
        >
          <ul className={isLong(kind) ? '-my-3 divide-y divide-line' : 'grid gap-3 sm:grid-cols-2'}>
            {rows.map((row) => (
              <Row key={row.address} row={row} isCard={!isLong(kind)} />
            ))}
          </ul>
        </Part>
      ))}
    </div>
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

/** What was found of a kind, beside its name. */
function Part({ id, title, about, children }: PartProps) {
  return (
    <section
      aria-labelledby={`found-${id}`}
      className="grid gap-x-10 gap-y-4 border-t border-line py-6 lg:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 lg:flex-col lg:justify-start">
        <h2 id={`found-${id}`} className="font-display text-xl leading-tight text-balance">
          {title}
        </h2>
        {about && <p className="text-sm text-soft">{about}</p>}
      </div>
      {children}
    </section>
  )
}

async function Count({ count, most }: { count: number; most: number }) {
  const t = await getTranslations('search')
  return t(count < most ? 'count' : 'first', { count })
}

function Row({
  row: { address, picture, within, title, text, isSaid },
  isCard,
}: {
  row: FoundRow
  isCard: boolean
}) {
  // The browser itself opens a folded part of a page for a link into it.
  const Way = address.includes('#') ? 'a' : Link
  return (
    <li
      className={`relative flex min-w-0 gap-4 ${
        isCard
          ? 'items-center rounded-card border border-line bg-raised p-4 hover:border-strong'
          : 'py-3 hover:bg-raised'
      }`}
    >
      {picture}
      <div className="min-w-0">
        {within !== undefined && <p className="text-xs text-faint">{within}</p>}
        <Way
          href={address}
          className={`wrap-anywhere after:absolute after:inset-0 hover:underline ${isSaid ? '' : 'font-semibold'}`}
        >
          {title}
        </Way>
        <p className="text-sm wrap-anywhere text-soft">{text}</p>
      </div>
    </li>
  )
}
