import type { Preset } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'

interface PresetCardProps {
  readonly preset: Pick<Preset, 'id' | 'name' | 'about' | 'published'>
  /** How much is played, in words. */
  readonly size: string
}

/** A preset: the question, its size, and the study that it follows. */
export function PresetCard({ preset: { id, name, about, published }, size }: PresetCardProps) {
  const t = useTranslations('lab.presets')
  const locale = useLocale()
  const [study] = published
  return (
    <li className="relative grid content-start gap-3 rounded-card border border-line bg-raised p-6 hover:border-strong">
      <h3 className="display text-2xl">
        <Link href={`/lab/new?preset=${id}`} className="after:absolute after:inset-0">
          {name[locale]}
        </Link>
      </h3>
      <p className="text-soft text-pretty">{about[locale]}</p>
      <p className="figures text-sm text-faint">
        {size}
        {study && ` · ${t('follows', { source: study.source })}`}
      </p>
    </li>
  )
}
