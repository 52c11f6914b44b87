import { useTranslations } from 'next-intl'

type Part = readonly [id: string, title: string, count?: number]

/** The way to every part of a long report. */
export function Contents({ parts }: { readonly parts: readonly Part[] }) {
  const t = useTranslations('lab.report')
  return (
    <nav
      aria-label={t('onPage')}
      className="z-20 mb-8 flex flex-wrap gap-x-4 gap-y-2 border-y border-line bg-ground py-3 text-sm sm:sticky sm:top-0 print:hidden"
    >
      {parts.map(([id, title, count]) => (
        <a key={id} href={`#${id}`} className="text-soft hover:text-ink">
          {title}
          {count !== undefined && <span className="figures pl-1.5 text-xs text-faint">{count}</span>}
        </a>
      ))}
    </nav>
  )
}
