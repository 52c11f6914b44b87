import { useTranslations } from 'next-intl'
import { CheckField } from '../../components/form/check-field.tsx'
import { SelectField } from '../../components/form/labelled.tsx'
import type { FieldToSet } from '../rule-fields/fields-of-game.ts'
import { RuleFields } from '../rule-fields/rule-fields.tsx'
import { ChoiceField, TextField, Wrong } from './form-controls.tsx'
import type { GameToOrganize } from './game-to-organize.ts'
import { fieldIn, Fold, shownFor } from './season-parts.tsx'
import type { SeasonPartProps } from './season-parts.tsx'

export interface Ruleset {
  readonly id: string
  readonly label: string
}

interface SeasonTermsProps extends SeasonPartProps {
  readonly game: GameToOrganize
  readonly rulesets: readonly Ruleset[]
  readonly rules: readonly FieldToSet[]
  /** Whether a field in it has a fault. */
  readonly isFaulty: boolean
}

/** The fields that few seasons change. Rules that were set have fields whose names begin with `set.`. */
export const isOfTerms = (name: string): boolean =>
  ['ruleset', 'turnLimitMs', 'stopWidth', 'seats', 'order', 'versions', 'people'].includes(name) ||
  name.startsWith('set.')

/** The rules and the terms that have a good answer already. */
export function SeasonTerms({ game, rulesets, rules, isFaulty, ...part }: SeasonTermsProps) {
  const t = useTranslations('organize')
  const field = fieldIn(part)
  return (
    <Fold title={t('moreTerms')} text={t('moreTermsText')} isOpen={isFaulty}>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <SelectField
          {...field('ruleset')}
          label={t('ruleset')}
          options={rulesets.map(({ id, label }) => ({ value: id, label }))}
        />
        <TextField
          {...field('turnLimitMs')}
          label={t('turnLimit')}
          hint={t('turnLimitHint')}
          inputMode="decimal"
        />
      </div>
      <RuleFields fields={rules} typed={part.kept} errorOf={(path) => part.errorOf(`set.${path}`)} />
      <Ranking {...part} game={game} />
      <Admission {...part} />
      <CheckField
        name="embargo"
        label={t('embargo')}
        hint={t('embargoHint')}
        isChecked={part.kept['embargo'] === 'on'}
      />
    </Fold>
  )
}

function Ranking({ game, ...part }: SeasonPartProps & Pick<SeasonTermsProps, 'game'>) {
  const t = useTranslations('organize')
  const tTerms = useTranslations('seasons')
  const field = fieldIn(part)
  return (
    <>
      {game.allowsSelfPlay && (
        <div className={shownFor.ladders}>
          <ChoiceField
            {...field('seats')}
            label={t('seats')}
            options={options(['strangers', 'self-play'], (one) => tTerms(`seats.${one}`))}
          />
        </div>
      )}
      {game.orders.length > 1 && (
        <div className={shownFor.allButKnockouts}>
          <ChoiceField
            {...field('order')}
            label={t('order')}
            hint={t('orderHint')}
            options={options(game.orders, (one) => tTerms(`order.${one}`))}
          />
        </div>
      )}
      {game.isRated && (
        <div className={shownFor.ladders}>
          <TextField
            {...field('stopWidth')}
            label={t('stopWidth')}
            hint={t('stopWidthHint')}
            inputMode="numeric"
          />
        </div>
      )}
    </>
  )
}

/** Who may play, and as which version. */
function Admission(part: SeasonPartProps) {
  const t = useTranslations('organize')
  const tTerms = useTranslations('seasons')
  return (
    <>
      <ChoiceField
        {...fieldIn(part)('versions')}
        label={t('versions')}
        options={options(['live', 'frozen'], (one) => tTerms(`versions.${one}`))}
      />
      <CheckField name="experiments" label={t('experiments')} isChecked={part.kept['experiments'] === 'on'} />
      <CheckField
        name="vouched"
        label={t('vouched')}
        hint={t('vouchedHint')}
        isChecked={part.kept['vouched'] === 'on'}
      />
      <div className={shownFor.ladders}>
        <CheckField
          name="people"
          label={t('people')}
          hint={t('peopleHint')}
          isChecked={part.kept['people'] === 'on'}
        />
        <Wrong error={part.errorOf('people')} />
      </div>
    </>
  )
}

const options = <const Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value, label: label(value) }))
