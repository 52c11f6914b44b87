import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Exits } from './exits.tsx'
import { SearchForm } from './search-form.tsx'

/** Shown for an address without a page, with links to others. */
export function MissingPage({ isPage }: { isPage: boolean }) {
  const t = useTranslations('errors')
  const search = useTranslations('search')
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className="grid items-center gap-x-16 gap-y-8 py-8 sm:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="min-w-0">
        <Title className="display text-[clamp(2.25rem,5vw,3.75rem)]">{t('notFoundTitle')}</Title>
        <p className="pt-2 text-soft">{t('notFoundText')}</p>
        <SearchForm placeholder={search('field')} className="max-w-md py-6" />
        <p>
          <Exits />
        </p>
      </div>
      <EmptySeat />
    </div>
  )
}

/** Where the others sit, by their colours, clockwise from the empty seat at the top. */
const seats = [
  { x: 268, y: 92, colour: 'fill-seat-1' },
  { x: 268, y: 188, colour: 'fill-seat-2' },
  { x: 160, y: 228, colour: 'fill-seat-3' },
  { x: 52, y: 188, colour: 'fill-seat-4' },
  { x: 52, y: 92, colour: 'fill-seat-5' },
] as const

/** A table at which one does not sit. */
function EmptySeat() {
  return (
    <svg viewBox="0 0 320 272" aria-hidden="true" className="mx-auto w-full max-w-sm">
      <ellipse cx="160" cy="140" rx="112" ry="78" className="fill-felt stroke-rim" strokeWidth="3" />
      <ellipse cx="160" cy="128" rx="58" ry="34" className="fill-lamp" opacity=".8" />
      {seats.map(({ x, y, colour }) => (
        <g key={colour} className={colour}>
          <circle cx={x} cy={y} r="30" opacity=".22" />
          <circle cx={x} cy={y - 8} r="9.5" />
          <path d={`M${x - 18} ${y + 22}a18 18 0 0 1 36 0z`} />
        </g>
      ))}
      <circle
        cx="160"
        cy="48"
        r="30"
        className="fill-ground stroke-strong"
        strokeWidth="2"
        strokeDasharray="5 5"
      />
      <text x="160" y="60" textAnchor="middle" className="fill-faint font-display text-4xl">
        ?
      </text>
    </svg>
  )
}

/** The head of a page whose subject does not exist. */
export async function missingMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('errors'))('notFoundTitle'), robots: { index: false } }
}
