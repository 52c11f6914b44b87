import type { ReactNode } from 'react'

interface SettingsCardsProps {
  readonly label: string
  /** The sections that are always there, by their ids. */
  readonly index: readonly (readonly [id: string, title: string])[]
  readonly children: ReactNode
}

/** The look of the sections right below: one card for each subject. */
export const cards =
  'grid content-start gap-5 *:min-w-0 *:scroll-mt-6 [&>section]:rounded-card [&>section]:border [&>section]:border-line [&>section]:bg-raised [&>section]:p-5 sm:[&>section]:p-7'

/** A long page of settings: an index that stays in sight, and a card for each subject. */
export function SettingsCards({ label, index, children }: SettingsCardsProps) {
  return (
    <div className="grid gap-x-12 pt-4 *:min-w-0 lg:grid-cols-[10rem_minmax(0,1fr)]">
      <nav
        aria-label={label}
        className="scrolls-aside max-lg:-mx-4 max-lg:[scrollbar-width:none] lg:overflow-visible lg:bg-none"
      >
        <ul className="top-6 flex w-max gap-x-5 px-4 pb-4 text-sm lg:sticky lg:grid lg:w-auto lg:gap-1 lg:p-0">
          {index.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1 text-soft hover:text-ink hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={cards}>{children}</div>
    </div>
  )
}
