import type { OwnerAgentPage } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { SelectField, TextField, useSent } from './agent-field.tsx'
import { ChoiceBoxes } from './choice-boxes.tsx'
import type { OwnersKind } from './owners-kinds.ts'

interface LimitFieldsProps {
  readonly kind: OwnersKind
  /** What the agent plays, where limits are the subject of the page. They are folded away without it. */
  readonly plays?: {
    readonly games: readonly { readonly id: string; readonly name: string }[]
    readonly languages: readonly string[]
    /** What its tokens cost where its owner states nothing else. */
    readonly defaultPrices: OwnerAgentPage['defaultPrices']
  }
}

const limitNames = [
  'concurrency',
  'paceMatches',
  'matchesPerDay',
  'tokensPerDay',
  'dollarsPerDay',
  'inputPrice',
  'outputPrice',
  'pauseAtFaults',
  'pauseAtDollars',
  'pauseBelowRating',
  'pauseAboveRating',
] as const

/** The hour of the day (UTC) at which automatic matches begin, or end. */
function HourField({ name }: { name: 'paceFrom' | 'paceUntil' }) {
  const t = useTranslations('newAgent.fields')
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: hour,
    label: `${String(hour).padStart(2, '0')}:00`,
  }))
  return <SelectField name={name} label={t(name)} choices={[{ value: '', label: t('allDay') }, ...hours]} />
}

/**
 * The limits of an agent. They are folded away on a page with other subjects, because the defaults suit most agents.
 */
export function LimitFields({ kind, plays }: LimitFieldsProps) {
  const t = useTranslations('newAgent')
  const { errors, kept } = useSent()
  const hasError = limitNames.some((name) => errors[name])
  const field = (name: (typeof limitNames)[number], hint?: string) => ({
    name,
    hint,
    label: t(`fields.${name}`),
    inputMode: 'decimal' as const,
  })
  const known = plays?.defaultPrices
  const priceHint = (of: 'input' | 'output') =>
    known
      ? t('fields.defaultPrice', { price: known[of], source: known.source, month: known.asOf })
      : undefined
  const fields = (
    <>
      <p className="max-w-[62ch] pb-5 text-sm text-soft">{t('fields.limitsText')}</p>
      <div className="grid gap-x-8 gap-y-5 items-start sm:grid-cols-2">
        <TextField {...field('paceMatches', t('fields.noPace'))} initial={6} />
        <SelectField
          name="pacePer"
          label={t('fields.pacePer')}
          choices={(['hour', 'day'] as const).map((value) => ({ value, label: t(`fields.${value}`) }))}
        />
        <TextField {...field('matchesPerDay')} initial={500} />
        {kind === 'hf-space' ? (
          <p className="self-center text-xs text-soft">{t('fields.oneMemory')}</p>
        ) : (
          <TextField {...field('concurrency')} initial={1} />
        )}
        <TextField {...field('tokensPerDay', t('fields.noLimit'))} />
        <TextField {...field('dollarsPerDay', t('fields.noLimit'))} />
        <TextField {...field('inputPrice', priceHint('input'))} />
        <TextField {...field('outputPrice', priceHint('output'))} />
        {plays && (
          <>
            <HourField name="paceFrom" />
            <HourField name="paceUntil" />
            <TextField {...field('pauseAtFaults', t('fields.pauseHint'))} />
            <TextField {...field('pauseAtDollars', t('fields.pauseHint'))} />
            <TextField {...field('pauseBelowRating', t('fields.ratingHint'))} />
            <TextField {...field('pauseAboveRating', t('fields.ratingHint'))} />
          </>
        )}
      </div>
      {plays && (
        <div className="space-y-5 pt-5">
          {plays.games.length > 1 && (
            <ChoiceBoxes
              name="paceGames"
              legend={t('fields.paceGames')}
              hint={t('fields.paceChoiceHint')}
              choices={plays.games}
              chosen={kept['paceGames'] ?? []}
            />
          )}
          {plays.languages.length > 1 && (
            <ChoiceBoxes
              name="paceLanguages"
              legend={t('fields.paceLanguages')}
              hint={t('fields.paceChoiceHint')}
              choices={plays.languages.map((id) => ({ id, name: id === 'zh' ? '中文' : 'English' }))}
              chosen={kept['paceLanguages'] ?? []}
            />
          )}
        </div>
      )}
    </>
  )
  if (plays) return fields
  return (
    <details open={hasError} className="border-y border-line py-4">
      <summary className="text-sm font-semibold">{t('sections.limits')}</summary>
      <div className="pt-3">{fields}</div>
    </details>
  )
}
