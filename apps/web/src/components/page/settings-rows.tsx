import type { ReactNode } from 'react'

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
    <div className="grid gap-x-12 pt-4 *:min-w-0 lg:grid-cols-[9rem_minmax(0,1fr)]">
      <nav aria-label={label}>
        <ul className="top-6 flex flex-wrap gap-x-5 gap-y-1 pb-6 text-sm lg:sticky lg:grid lg:pb-0">
          {index.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1 text-soft hover:text-ink hover:underline">
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
  'grid content-start *:min-w-0 *:scroll-mt-6 [&>section]:border-t [&>section]:border-line [&>section]:py-8 xl:[&>section]:grid xl:[&>section]:grid-cols-[13rem_minmax(0,1fr)] xl:[&>section]:gap-x-10 xl:[&>section>*]:col-start-2 xl:[&>section>*]:min-w-0 xl:[&>section>:first-child]:col-start-1 xl:[&>section>:first-child]:row-[1/span_24] xl:[&>section>:first-child]:content-start xl:[&>section>:is(a,button)]:justify-self-start'
