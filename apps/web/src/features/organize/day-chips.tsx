import { useTranslations } from 'next-intl'
import { eveningIn } from './season-fields.ts'

interface DayChipsProps {
  /** The id of the field that they fill in. */
  readonly field: string
  readonly days: readonly number[]
  readonly now: string
}

/** Common days beside a field for a time. Typing one needs no script, so without one they are not there. */
export function DayChips({ field, days, now }: DayChipsProps) {
  const t = useTranslations('organize')
  const fillIn = (value: string) => {
    const input = document.getElementById(field)
    if (!(input instanceof HTMLInputElement)) return
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div className="flex flex-wrap gap-1.5 pt-2 noscript:hidden">
      {days.map((count) => (
        <Chip key={count} text={t('inDays', { count })} onPress={() => fillIn(eveningIn(count, now))} />
      ))}
      <Chip text={t('noDay')} onPress={() => fillIn('')} />
    </div>
  )
}

function Chip({ text, onPress }: { readonly text: string; readonly onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="h-8 rounded-full border border-line bg-raised px-3 text-xs text-soft hover:border-strong hover:text-ink"
    >
      {text}
    </button>
  )
}
