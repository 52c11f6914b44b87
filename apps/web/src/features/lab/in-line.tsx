import type { ExperimentPage } from '@wis/protocol'
import { useTranslations } from 'next-intl'

interface InLineProps {
  readonly line: NonNullable<ExperimentPage['line']>
  /** Whether it stands in line already, or would if it were started. */
  readonly isThere: boolean
}

/** Why an experiment waits before it runs, and at which place. */
export function InLine({ line: { place, running, most }, isThere }: InLineProps) {
  const t = useTranslations('lab.line')
  return (
    <p role="status" className="mt-4 border-l-2 border-brass pl-4 text-sm" data-testid="in-line">
      {t(isThere ? 'stands' : 'would', { place })} {most === null ? t('moves') : t('why', { running, most })}
    </p>
  )
}
