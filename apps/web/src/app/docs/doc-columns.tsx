import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from '../../components/icon/icons.tsx'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { docPages, docShelves, shelfNames } from './doc-pages.ts'

export type DocName = (typeof docPages)[number]

interface DocColumnsProps {
  readonly current?: DocName | undefined
  /** What is on the page. On a phone it stands above the text. */
  readonly contents: ReactNode
  readonly children: ReactNode
}

/** A text between all pages of the documentation and its own contents, as far as there is room. */
export function DocColumns({ current, contents, children }: DocColumnsProps) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_13rem] xl:grid-cols-[11rem_minmax(0,1fr)_13rem]">
      <AllPages current={current} />
      {/* Each has its column from the start: the text may come later than its contents. */}
      <div className="min-w-0 empty:max-lg:hidden lg:col-start-2 lg:row-start-1 xl:col-start-3">
        {contents}
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-start-1 xl:col-start-2">{children}</div>
    </div>
  )
}

function AllPages({ current }: Pick<DocColumnsProps, 'current'>) {
  const t = useTranslations('docs')
  return (
    <nav
      aria-label={t('all')}
      tabIndex={0}
      className="sticky top-6 max-h-[calc(100vh-3rem)] self-start overflow-y-auto text-sm max-xl:hidden xl:col-start-1 xl:row-start-1"
    >
      {shelfNames.map((shelf) => (
        <div key={shelf} className="pb-5">
          <p className="label pb-1">{t(`shelves.${shelf}.title`)}</p>
          <ul>
            {docShelves[shelf].map((name) => (
              <li key={name}>
                <Link
                  href={`/docs/${name}`}
                  aria-current={name === current ? 'page' : undefined}
                  className="block py-1 leading-snug text-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
                >
                  {t(`pages.${name}.title`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** The end of a page: the pages before and after it in the order for a newcomer, and all of them. */
export function NextDoc({ after }: { after: DocName }) {
  const t = useTranslations('docs')
  const at = docPages.indexOf(after)
  const [previous, next] = [docPages[at - 1], docPages[at + 1]]
  return (
    <nav aria-label={t('around')} className="mt-20 border-t border-line pt-6">
      <div className="grid gap-4 sm:grid-cols-2">
        {previous && (
          <Neighbour name={previous} label={t('previous')}>
            <ChevronLeft className="size-5 shrink-0 text-faint" />
          </Neighbour>
        )}
        {next && (
          <Neighbour name={next} label={t('next')} isNext>
            <ChevronRight className="size-5 shrink-0 text-faint" />
          </Neighbour>
        )}
      </div>
      <p className="pt-5 text-sm text-soft">
        <Link href="/docs" className={linkStyle}>
          {t('all')}
        </Link>
      </p>
    </nav>
  )
}

interface NeighbourProps {
  readonly name: DocName
  readonly label: string
  readonly isNext?: boolean
  /** Its arrow. */
  readonly children: ReactNode
}

function Neighbour({ name, label, isNext = false, children }: NeighbourProps) {
  const t = useTranslations('docs')
  return (
    <Link
      href={`/docs/${name}`}
      className={`flex items-center gap-4 rounded-card border border-line bg-raised px-5 py-4 hover:border-strong ${isNext ? 'flex-row-reverse text-right sm:col-start-2' : ''}`}
    >
      {children}
      <span className="min-w-0 flex-1">
        <span className="label block">{label}</span>
        <span className="display block text-xl">{t(`pages.${name}.title`)}</span>
      </span>
    </Link>
  )
}
