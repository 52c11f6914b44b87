import type { ReactNode } from 'react'
import { FollowReading } from './follow-reading.tsx'

interface SettingsRowsProps {
  /** The name of the index. */
  readonly label?: string
  /** The sections that are always there, by their ids. */
  readonly index?: readonly (readonly [id: string, title: string])[]
  readonly children: ReactNode
}

/** A page of settings: for each subject its name beside what can be set. A long one has an index that stays in sight. */
export function SettingsRows({ label, index, children }: SettingsRowsProps) {
  if (!index) return <div className={`pt-4 ${settingsRows}`}>{children}</div>
  return (
    <div className="gap-x-10 pt-4 *:min-w-0 lg:grid lg:grid-cols-[10rem_minmax(0,1fr)]">
      <nav
        aria-label={label}
        className="max-lg:sticky max-lg:top-0 max-lg:z-20 max-lg:-mx-4 max-lg:-mb-px max-lg:bg-ground max-lg:px-4"
      >
        <FollowReading />
        <ul className="scrolls-aside flex max-lg:border-b gap-x-5 text-sm max-lg:*:whitespace-nowrap border-line lg:sticky lg:top-6 lg:grid lg:border-l">
          {index.map(([id, title]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block border-transparent text-soft hover:text-ink aria-[current]:border-brass aria-[current]:font-semibold aria-[current]:text-ink max-lg:border-b-2 max-lg:py-2.5 lg:border-l-2 lg:py-1.5 lg:pl-4 lg:hover:border-rim"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={settingsRows}>{children}</div>
    </div>
  )
}

/** Of sections right inside. Empty rows let the first child stand beside all others. */
export const settingsRows =
  'grid content-start *:min-w-0 *:scroll-mt-6 max-lg:*:scroll-mt-14 [&>section]:border-t [&>section]:border-line [&>section]:py-8 xl:[&>section]:grid xl:[&>section]:grid-cols-[13rem_minmax(0,1fr)] xl:[&>section]:gap-x-10 xl:[&>section>*]:col-start-2 xl:[&>section>*]:min-w-0 xl:[&>section>:first-child]:col-start-1 xl:[&>section>:first-child]:row-[1/span_24] xl:[&>section>:first-child]:content-start xl:[&>section>:is(a,button)]:justify-self-start'
