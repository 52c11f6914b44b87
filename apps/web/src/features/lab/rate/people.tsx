import { rubricsFor, shareOfSample } from '@wis/lab'
import type { AnnotatorsPage, ExperimentPage } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { getFormatter, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { SubmitButton } from '../../../components/button/submit-button.tsx'
import { FilterSelect, FilterText } from '../../../components/form/filter-field.tsx'
import { Notice } from '../../../components/page/notice.tsx'
import { timeInUtc } from '../../../components/text/day-and-time.tsx'
import { LabTable } from '../lab-table.tsx'
import { nameOfRubric } from '../names.ts'
import type { PeopleSaid } from './people-said.ts'
import { closeWith, inviteWith, withdrawWith } from './rate-actions.ts'

interface PeopleProps {
  readonly page: Pick<ExperimentPage, 'id' | 'game' | 'state' | 'played'>
  readonly people: AnnotatorsPage
  /** The address under which they rate. */
  readonly address: string
  readonly said: PeopleSaid | undefined
}

const quiet = `${buttonStyle.quiet} h-10!`

/** The people who rate an experiment, for its owner: how far they are, and the way to invite others. */
export function People({ page, people, address, said }: PeopleProps) {
  const t = useTranslations('annotate.people')
  const { id, state, played, game } = page
  const { annotators, closed, ready } = people
  const rubrics = rubricsFor(game)
  const isStill = state === 'ended' || state === 'paused'
  const mayInvite = isStill && played > 0 && rubrics.length > 0
  if (annotators.length === 0 && !mayInvite) return null
  return (
    <section aria-labelledby="people" className="pt-10 print:hidden" data-testid="people">
      <h2 id="people" className="display pb-2 text-2xl">
        {t('title')}
      </h2>
      <p className="max-w-[70ch] pb-4 text-sm text-soft">{t('text')}</p>
      {said && <Notice className="mb-4 text-sm">{t(`said.${said}`)}</Notice>}
      {annotators.length > 0 && (
        <>
          <PeopleList id={id} people={people} />
          <PeopleAgreement agreement={people.agreement} />
          <p className="pt-3 text-sm break-all text-soft">{t('address', { address })}</p>
          {!ready && isStill && <p className="pt-2 text-sm">{t('waiting')}</p>}
          {closed && <p className="pt-2 text-sm">{t('isClosed')}</p>}
          <form action={closeWith} className="pt-3">
            <input type="hidden" name="experiment" value={id} />
            <SubmitButton name="intent" value={closed ? 'open' : 'close'} className={quiet}>
              {t(closed ? 'open' : 'close')}
            </SubmitButton>
          </form>
        </>
      )}
      {mayInvite && <Invite id={id} rubrics={rubrics} people={people} />}
    </section>
  )
}

function PeopleList({ id, people: { annotators } }: { id: string; people: AnnotatorsPage }) {
  const t = useTranslations('annotate.people')
  return (
    <ul className="figures divide-y divide-line border-y border-line text-sm">
      {annotators.map(({ person, name, withdrawn, due: items, done, skipped }) => {
        const shown = name ?? t('deleted')
        return (
          <li key={person} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
            <span className="min-w-0 break-words">
              {t('person', { person })} · {shown}
            </span>
            <span className="text-soft">{t('done', { done, items, skipped })}</span>
            {withdrawn || name === null ? (
              <span className="text-soft">{withdrawn && t('withdrawn')}</span>
            ) : (
              <form action={withdrawWith}>
                <input type="hidden" name="experiment" value={id} />
                <input type="hidden" name="person" value={person} />
                <SubmitButton className={quiet} aria-label={t('withdrawOf', { name: shown })}>
                  {t('withdraw')}
                </SubmitButton>
              </form>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface InviteProps {
  readonly id: string
  readonly rubrics: readonly string[]
  readonly people: AnnotatorsPage
}

function Invite({ id, rubrics, people: { sample, annotators } }: InviteProps) {
  const t = useTranslations('annotate.people')
  const locale = useLocale()
  const named = rubrics.map((value) => ({ value, label: nameOfRubric(value, locale) }))
  const share = sample ? shareOfSample(sample) : undefined
  // Nobody's items change once they are rated.
  const isFixed = annotators.some(({ done }) => done > 0)
  return (
    <form action={inviteWith} className="grid items-end gap-4 pt-5 sm:grid-cols-3">
      <input type="hidden" name="experiment" value={id} />
      <FilterText name="account" label={t('account')} value="" most={80} hint={t('accountHint')} />
      {rubrics.length > 1 && (
        <FilterSelect
          name="rubric"
          label={t('rubric')}
          value=""
          options={[{ value: '', label: t('usual') }, ...named]}
        />
      )}
      {!isFixed && (
        <fieldset className="grid items-end gap-4 sm:col-span-3 sm:grid-cols-3">
          <legend className="max-w-[70ch] pb-2 text-sm text-soft">{t('share.text')}</legend>
          {(['each', 'shared', 'people'] as const).map((name) => (
            <FilterText
              key={name}
              name={name}
              label={t(`share.${name}`)}
              value={share ? String(share[name]) : ''}
              most={5}
              hint={t(`share.${name}Hint`)}
            />
          ))}
        </fieldset>
      )}
      <SubmitButton className={`${quiet} justify-self-start`}>{t('invite')}</SubmitButton>
    </form>
  )
}

/** How far people agree so far, for the owner alone. Nothing before two of them have rated the same item. */
function PeopleAgreement({ agreement }: Pick<AnnotatorsPage, 'agreement'>) {
  const t = useTranslations('annotate.people')
  const locale = useLocale()
  if (agreement.length === 0) return null
  const head = (['rubric', 'items', 'pairwise', 'fleiss', 'alpha'] as const).map((column) =>
    t(`agreementHead.${column}`),
  )
  const rows = agreement.map(({ rubric, items, pairwise, fleiss, fleissItems, alpha }) => [
    nameOfRubric(rubric, locale),
    String(items),
    pairwise
      ? `${shown(pairwise.mean)}${pairwise.deviation === null ? '' : ` ± ${shown(pairwise.deviation)}`} (${pairwise.pairs})`
      : '–',
    `${shown(fleiss)} (${fleissItems})`,
    alpha.low === null || alpha.high === null
      ? shown(alpha.value)
      : `${shown(alpha.value)} [${shown(alpha.low)}, ${shown(alpha.high)}]`,
  ])
  return (
    <div className="pt-6">
      <h3 className="label pb-1">{t('agreement')}</h3>
      <p className="pb-3 text-sm text-soft">{t('agreementText')}</p>
      <LabTable caption={t('agreement')} head={head} rows={rows} />
    </div>
  )
}

const shown = (value: number | null) => (value === null ? '–' : value.toFixed(2))

interface WithheldRatingsProps {
  readonly page: Pick<ExperimentPage, 'id' | 'ratingsWithheld' | 'ratingsWithheldSince'>
  readonly isInCharge: boolean
}

/** Why a report has no ratings, since when, and for its owner the way to have them. */
export async function WithheldRatings({ page, isInCharge }: WithheldRatingsProps) {
  const { id, ratingsWithheld, ratingsWithheldSince: since } = page
  if (!ratingsWithheld || since === undefined) return null
  const t = await getTranslations('annotate.withheld')
  const format = await getFormatter()
  const at = timeInUtc(format, since)
  return (
    <Notice className="mt-8 max-w-[70ch] text-sm">
      <p>{t('since', { at })}</p>
      <p className="pt-1">{t(isInCharge ? 'own' : 'others')}</p>
      {isInCharge && (
        <form action={closeWith} className="pt-3">
          <input type="hidden" name="experiment" value={id} />
          <SubmitButton name="intent" value="close" className={`${buttonStyle.quiet} h-10!`}>
            {t('end')}
          </SubmitButton>
        </form>
      )}
    </Notice>
  )
}
