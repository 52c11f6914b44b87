import type { PlayedMatch } from '@wis/db/people'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { SelectField } from '../../components/form/labelled.tsx'
import { playOnWith } from './seat-actions.ts'
import { Choice, optionStyle } from './take-seat-form.tsx'
import { TermsOfPlay } from './terms-of-play.tsx'

interface PlayOnFormProps {
  readonly matchId: string
  readonly match: PlayedMatch
  /** The names of the agents of the match, in seat order. */
  readonly names: readonly string[]
  /** The turn from which the match is played on, if nothing else is chosen. */
  readonly turn: number
}

/** The choice of a turn and of a seat. It works without a script. */
export async function PlayOnForm({ matchId, match: { seats, turns }, names, turn }: PlayOnFormProps) {
  const t = await getTranslations('playOn')
  const first = seats.findIndex(({ mayTake }) => mayTake)
  return (
    <form action={playOnWith} className="grid max-w-2xl gap-8">
      <input type="hidden" name="match" value={matchId} />
      <SelectField
        name="turn"
        label={t('turn')}
        value={turn}
        options={turns.map(({ seq, seat, round }) => ({
          value: seq,
          label: t('turnOf', { round, alias: seats[seat]?.alias ?? '', entry: seq }),
        }))}
      />
      <Choice legend={t('seat')} className="grid gap-2.5 sm:grid-cols-2">
        {seats.map(({ alias, mayTake }, seat) => (
          <label key={alias} className={`${optionStyle} ${mayTake ? '' : 'cursor-default! opacity-60'}`}>
            <input
              type="radio"
              name="seat"
              value={seat}
              disabled={!mayTake}
              defaultChecked={seat === first}
              className="peer sr-only"
            />
            <span className="min-w-0 leading-snug">
              <span className="block font-semibold">{alias}</span>
              <span className="block text-xs wrap-anywhere text-soft">
                {mayTake ? names[seat] : t('ofOthers', { name: names[seat] ?? '' })}
              </span>
            </span>
          </label>
        ))}
      </Choice>
      <SubmitButton className={`${buttonStyle.primary} justify-self-start`}>{t('submit')}</SubmitButton>
      <TermsOfPlay
        terms={[t('terms.practice'), t('terms.others'), t('terms.chance')]}
        more={(link) => t.rich('terms.more', { link })}
      />
    </form>
  )
}
