import { useTranslations } from 'next-intl'

export interface Embedded {
  readonly title: string
  readonly siteName: string
}

interface EmbedHeaderProps {
  readonly embedded: Embedded
  readonly address: string
}

/** What the match is called, and the way to its own page. */
export default function EmbedHeader({ embedded: { title, siteName }, address }: EmbedHeaderProps) {
  const t = useTranslations('match.embed')
  return (
    <header className="flex items-baseline justify-between gap-4 pb-1">
      <h1 className="display min-w-0 truncate text-xl">{title}</h1>
      <a
        href={address}
        target="_blank"
        rel="noopener"
        className="shrink-0 text-xs text-soft underline underline-offset-4 hover:text-ink"
      >
        {t('open', { site: siteName })}
      </a>
    </header>
  )
}
