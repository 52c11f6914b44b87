import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { seatTone } from '../match/table/seat-chip.tsx'
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

/** Where the others sit, clockwise from the empty seat at the top, each with a portrait of its own. */
const seats = [
  { x: 268, y: 92, id: 'fox' },
  { x: 268, y: 188, id: 'inspector' },
  { x: 160, y: 228, id: 'telegraph' },
  { x: 52, y: 188, id: 'granny' },
  { x: 52, y: 92, id: 'gambler' },
] as const

/** A table at which one does not sit. */
function EmptySeat() {
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-sm">
      <svg viewBox="0 0 320 272" className="w-full">
        <ellipse cx="160" cy="140" rx="112" ry="78" className="fill-felt stroke-rim" strokeWidth="3" />
        <ellipse cx="160" cy="128" rx="58" ry="34" className="fill-lamp" opacity=".8" />
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
      {seats.map(({ x, y, id }, at) => (
        <span
          key={id}
          className="absolute w-[19%] -translate-1/2 overflow-hidden rounded-full ring-4 ring-ground"
          style={{ left: `${(x / 320) * 100}%`, top: `${(y / 272) * 100}%` }}
        >
          <Avatar id={id} tone={seatTone(at)} className="block w-full" />
        </span>
      ))}
    </div>
  )
}

/** The head of a page whose subject does not exist. */
export async function missingMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('errors'))('notFoundTitle'), robots: { index: false } }
}
