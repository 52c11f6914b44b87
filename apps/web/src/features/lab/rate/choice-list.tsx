import type { RatedItemPage } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'

interface ChoiceListProps {
  readonly from: NonNullable<RatedItemPage['rubric']['from']>
  readonly picks: readonly string[]
}

/** The list from which a person chooses some. Arrows move within it, and the space bar chooses. */
export function ChoiceList({ from: { choices, least, most }, picks }: ChoiceListProps) {
  const t = useTranslations('annotate')
  const locale = useLocale()
  return (
    <fieldset data-list>
      <input type="hidden" name="of" value="list" />
      <legend className="label pb-2">{t('list', { least, most })}</legend>
      <div className="grid max-h-[60vh] gap-1 overflow-y-auto overscroll-contain">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-card border border-line px-3 py-1.5 hover:border-strong has-checked:border-strong has-checked:bg-sunken"
          >
            <input type="checkbox" name="pick" value={value} defaultChecked={picks.includes(value)} />
            <span className="min-w-0 text-sm">{label[locale]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
