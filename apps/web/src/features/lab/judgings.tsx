import { kitCalled } from '@wis/games'
import { deepRubric, judgesAtHand, rubricsOf } from '@wis/lab'
import type { ExperimentPage } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { FilterSelect, FilterText } from '../../components/form/filter-field.tsx'
import { ProgressBar } from '../../components/page/progress-bar.tsx'
import { judgeWith } from './experiment-actions.ts'
import { withShare } from './experiment-seen.ts'
import { nameOfRubric } from './names.ts'

interface JudgingsProps {
  readonly page: ExperimentPage
  readonly isInCharge: boolean
  readonly share: string | undefined
}

/** The rounds of ratings, and the way to ask for another one. */
export function Judgings({ page, isInCharge, share }: JudgingsProps) {
  const t = useTranslations('lab.judging')
  const { id, judgings } = page
  const rubrics = rubricsFor(page)
  const mayAsk = isInCharge && mayBeJudged(page) && page.played > 0 && rubrics.length > 0
  if (judgings.length === 0 && !mayAsk) return null
  return (
    <section
      aria-labelledby="judging"
      className={`pt-10 ${judgings.length === 0 ? 'print:hidden' : ''}`}
      data-testid="judgings"
    >
      <h2 id="judging" className="display pb-2 text-2xl">
        {t('title')}
      </h2>
      <p className="max-w-[70ch] pb-4 text-sm text-soft">{t('text')}</p>
      <ol className="figures grid gap-3 text-sm">
        {judgings.map(({ round, judges, state: own, due, done, early }) => (
          <li key={round}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 pb-1">
              <span>
                {t('round', {
                  round,
                  judges: judges
                    .map(
                      ({ agent, rubric, times, trust }) =>
                        `${agent} × ${times} (${rubric}${trust === undefined ? '' : `, κ ≥ ${trust}`})`,
                    )
                    .join(', '),
                })}
              </span>
              <span className="text-soft">
                {t(early && own === 'dropped' ? 'early' : own, { due, done })}
              </span>
            </p>
            {own === 'asking' && <ProgressBar done={done} all={due} label={t('title')} />}
          </li>
        ))}
      </ol>
      {judgings.length > 0 && !page.ratingsWithheld && (
        <p className="pt-3 text-sm">
          <a
            href={withShare(`/api/v1/experiments/${id}/judgements`, share)}
            className="underline decoration-brass underline-offset-4"
          >
            {t('rows')}
          </a>
        </p>
      )}
      {page.isHeld && <p className="pt-3 text-sm">{t('held')}</p>}
      {mayAsk && page.state === 'paused' && (
        <p className="max-w-[70ch] pt-4 text-sm text-soft">{t('pausedText')}</p>
      )}
      {mayAsk && <JudgeAgain id={id} rubrics={rubrics} hasJudges={judgings.length > 0} />}
    </section>
  )
}

/** One that is over, and what there is of one that is paused. */
const mayBeJudged = ({ state, isHeld, playing }: ExperimentPage) =>
  state === 'ended' || state === 'cancelled' || (state === 'paused' && !isHeld && playing.length === 0)

function rubricsFor({ game }: ExperimentPage): readonly string[] {
  const kit = kitCalled(game)
  return kit ? rubricsOf(kit) : [deepRubric]
}

interface JudgeAgainProps {
  readonly id: string
  readonly rubrics: readonly string[]
  readonly hasJudges: boolean
}

function JudgeAgain({ id, rubrics, hasJudges }: JudgeAgainProps) {
  const t = useTranslations('lab.judging')
  const locale = useLocale()
  return (
    <details className="pt-4 text-sm print:hidden">
      <summary className="w-fit underline decoration-rim underline-offset-4">{t('again')}</summary>
      {hasJudges && (
        <form action={judgeWith} className="pt-4">
          <input type="hidden" name="experiment" value={id} />
          <SubmitButton name="intent" value="same" className={`${buttonStyle.quiet} h-10!`}>
            {t('same')}
          </SubmitButton>
        </form>
      )}
      <form action={judgeWith} className="grid items-end gap-4 pt-4 sm:grid-cols-2 lg:grid-cols-5">
        <input type="hidden" name="experiment" value={id} />
        <FilterText
          name="agent"
          label={t('agent')}
          value=""
          most={80}
          hint={t('agentHint', { samples: Object.keys(judgesAtHand).join(', ') })}
        />
        <FilterSelect
          name="rubric"
          label={t('rubric')}
          value={rubrics[0] ?? ''}
          options={rubrics.map((value) => ({ value, label: nameOfRubric(value, locale) }))}
        />
        <FilterSelect
          name="times"
          label={t('times')}
          value="1"
          options={['1', '2', '3', '5'].map((value) => ({ value, label: value }))}
        />
        <FilterText name="trust" label={t('trust')} value="" most={6} hint={t('trustHint')} />
        <SubmitButton name="intent" value="other" className={`${buttonStyle.quiet} h-10!`}>
          {t('begin')}
        </SubmitButton>
      </form>
    </details>
  )
}
