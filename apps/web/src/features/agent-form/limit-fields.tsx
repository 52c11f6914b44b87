'use client'

import type { OwnerAgentPage } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
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
  const { errors } = useSent()
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
      <div className="space-y-7">
        <LimitGroup title={t('fields.groupMatches')}>
          {kind === 'hf-space' ? (
            <p className="self-center text-xs text-soft">{t('fields.oneMemory')}</p>
          ) : (
            <TextField {...field('concurrency')} initial={1} />
          )}
          <TextField {...field('matchesPerDay')} initial={500} />
          <TextField {...field('paceMatches', t('fields.noPace'))} initial={6} />
          <SelectField
            name="pacePer"
            label={t('fields.pacePer')}
            choices={(['hour', 'day'] as const).map((value) => ({ value, label: t(`fields.${value}`) }))}
          />
        </LimitGroup>
        <LimitGroup title={t('fields.groupMoney')}>
          <TextField {...field('tokensPerDay', t('fields.noLimit'))} />
          <TextField {...field('dollarsPerDay', t('fields.noLimit'))} />
          <TextField {...field('inputPrice', priceHint('input'))} />
          <TextField {...field('outputPrice', priceHint('output'))} />
        </LimitGroup>
        {plays && (
          <>
            <LimitGroup title={t('fields.groupPauses')}>
              <TextField {...field('pauseAtFaults', t('fields.pauseHint'))} />
              <TextField {...field('pauseAtDollars', t('fields.pauseHint'))} />
            </LimitGroup>
            <RareLimits games={plays.games} languages={plays.languages} field={field} />
          </>
        )}
      </div>
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

function LimitGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-3 text-sm font-semibold">{title}</legend>
      <div className="-mb-5 grid grid-cols-2 gap-x-4 *:row-span-3 *:grid *:grid-rows-subgrid *:content-start *:pb-5 sm:gap-x-8 [&_label]:self-end">
        {children}
      </div>
    </fieldset>
  )
}

type RareLimitsProps = Pick<NonNullable<LimitFieldsProps['plays']>, 'games' | 'languages'> & {
  field(name: (typeof limitNames)[number], hint?: string): ComponentProps<typeof TextField>
}

const rareNames = [
  'paceFrom',
  'paceUntil',
  'pauseBelowRating',
  'pauseAboveRating',
  'paceGames',
  'paceLanguages',
] as const

/** What few owners set, folded away until some of it is set. */
function RareLimits({ games, languages, field }: RareLimitsProps) {
  const t = useTranslations('newAgent.fields')
  const { errors, kept } = useSent()
  const isOpen = rareNames.some((name) => errors[name] || kept[name]?.some((value) => value !== ''))
  return (
    <details open={isOpen} className="border-t border-line pt-4">
      <summary className="text-sm font-semibold">{t('groupRare')}</summary>
      <div className="space-y-5 pt-5">
        <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
          <HourField name="paceFrom" />
          <HourField name="paceUntil" />
          <TextField {...field('pauseBelowRating', t('ratingHint'))} />
          <TextField {...field('pauseAboveRating', t('ratingHint'))} />
        </div>
        {games.length > 1 && (
          <ChoiceBoxes
            name="paceGames"
            legend={t('paceGames')}
            hint={t('paceChoiceHint')}
            choices={games}
            chosen={kept['paceGames'] ?? []}
          />
        )}
        {languages.length > 1 && (
          <ChoiceBoxes
            name="paceLanguages"
            legend={t('paceLanguages')}
            hint={t('paceChoiceHint')}
            choices={languages.map((id) => ({ id, name: id === 'zh' ? '中文' : 'English' }))}
            chosen={kept['paceLanguages'] ?? []}
          />
        )}
      </div>
    </details>
  )
}
