import { useTranslations } from 'next-intl'
import { chooseExtent } from './extent-action.ts'
import { extents } from './extent.ts'
import type { Extent } from './extent.ts'

/** Switches between a few numbers and all of them. The choice is remembered, with or without a script. */
export function ExtentSwitch({ extent }: { extent: Extent }) {
  const t = useTranslations('leaderboard.extent')
  return (
    <form action={chooseExtent} aria-label={t('title')} className="flex justify-end gap-1 pb-2 text-sm">
      {extents.map((one) => (
        <button
          key={one}
          name="extent"
          value={one}
          aria-pressed={one === extent}
          className="border-b-2 border-transparent px-2 py-1.5 text-soft hover:text-ink aria-pressed:border-brass aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {t(one)}
        </button>
      ))}
    </form>
  )
}
