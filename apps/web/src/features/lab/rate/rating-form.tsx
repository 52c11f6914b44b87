import type { RatedItemPage, RatingPage } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { SubmitButton } from '../../../components/button/submit-button.tsx'
import { Link } from '../../../components/link/link.tsx'
import { ProgressBar } from '../../../components/page/progress-bar.tsx'
import { rateWith, undoWith } from './rate-actions.ts'
import { RatingKeys } from './rating-keys.tsx'

interface RatingFormProps {
  readonly id: string
  readonly rating: Pick<RatingPage, 'due' | 'done'>
  readonly item: RatedItemPage
  readonly said: 'choose' | 'choose-some' | 'throttled' | undefined
}

const formId = 'rating'

/** Longer texts, in characters, do not push the question off the screen. */
const longText = 800

/** One item with its question. It works without a script, and by the keyboard alone. */
export function RatingForm({ id, rating: { due, done }, item, said }: RatingFormProps) {
  const t = useTranslations('annotate')
  return (
    <div className="max-w-[60rem]">
      <p className="figures flex flex-wrap justify-between gap-x-6 pb-2 text-sm">
        <span role="status" data-testid="place">
          {t('progress', { place: item.place, due })}
        </span>
        <span className="text-soft">{t('doneSoFar', { done })}</span>
      </p>
      <ProgressBar done={done} all={due} label={t('title')} />
      <div className="grid gap-8 pt-6 md:grid-cols-2">
        <Material item={item} />
        <Question id={id} item={item} said={said} />
      </div>
      {done > 0 && (
        <form action={undoWith} className="pt-6">
          <input type="hidden" name="experiment" value={id} />
          <SubmitButton data-key="undo" className={buttonStyle.quiet}>
            {t('undo')}
          </SubmitButton>
        </form>
      )}
      <RatingKeys form={formId} />
    </div>
  )
}

function Material({ item: { parts, language } }: Pick<RatingFormProps, 'item'>) {
  const t = useTranslations('annotate')
  const locale = useLocale()
  return (
    <section aria-labelledby="material" className="min-w-0">
      <h2 id="material" className="label pb-3">
        {t('material')}
      </h2>
      <dl className="grid gap-4">
        {parts.map(({ name, label, text }) => (
          <div key={name}>
            <dt className="text-xs text-soft">{label[locale]}</dt>
            {text.length > longText ? (
              // It scrolls by itself, so that the question stays near.
              <dd
                lang={language}
                tabIndex={0}
                className="max-h-[45vh] overflow-y-auto overscroll-contain border-y border-line py-2 break-words whitespace-pre-wrap"
              >
                {text}
              </dd>
            ) : (
              <dd lang={language} className="text-lg break-words whitespace-pre-wrap">
                {text}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

function Question({ id, item, said }: Omit<RatingFormProps, 'rating'>) {
  const t = useTranslations('annotate')
  const locale = useLocale()
  const { place, rubric, isDone, rating, picks } = item
  const labels = rubric.from?.choices.filter(({ value }) => picks?.includes(value)) ?? []
  const before = labels.map(({ label }) => label[locale]).join(locale === 'zh' ? '；' : '; ')
  return (
    <section aria-labelledby="asks" className="min-w-0">
      <h2 id="asks" className="label pb-3">
        {t('asks')}
      </h2>
      <p className="pb-5 text-pretty">{rubric.asks[locale]}</p>
      <RatingExamples examples={rubric.examples} />
      <form id={formId} action={rateWith} key={place}>
        <input type="hidden" name="experiment" value={id} />
        <input type="hidden" name="place" value={place} />
        {rubric.from ? (
          <ChoiceList from={rubric.from} picks={picks ?? []} />
        ) : (
          <Scale scale={rubric.scale} rating={rating} />
        )}
        {said && (
          <p role="alert" className="pt-3 text-sm">
            {said === 'choose-some'
              ? t('chooseSome', { least: rubric.from?.least ?? 1, most: rubric.from?.most ?? 1 })
              : t(said)}
          </p>
        )}
        {isDone && (
          <p className="pt-3 text-sm text-soft">
            {rating === null ? t('wasSkipped') : t('was', { rating: rubric.from ? before : rating })}
          </p>
        )}
        <Buttons id={id} place={place} />
      </form>
      <p className="pt-5 text-xs text-soft">
        {t(rubric.from ? 'keysOfList' : 'keys')} {t('keyUndo')}
      </p>
    </section>
  )
}

function Buttons({ id, place }: { id: string; place: number }) {
  const t = useTranslations('annotate')
  return (
    <div className="flex flex-wrap gap-3 pt-5">
      <SubmitButton name="intent" value="rate" data-key="next" className={buttonStyle.primary}>
        {t('next')}
      </SubmitButton>
      <SubmitButton name="intent" value="skip" formNoValidate data-key="skip" className={buttonStyle.quiet}>
        {t('skip')}
      </SubmitButton>
      {place > 1 && (
        <Link href={`/lab/${id}/rate?at=${place - 1}`} data-key="back" className={buttonStyle.quiet}>
          {t('back')}
        </Link>
      )}
    </div>
  )
}

interface ScaleProps {
  readonly scale: RatedItemPage['rubric']['scale']
  readonly rating: number | null
}

function Scale({ scale, rating }: ScaleProps) {
  const t = useTranslations('annotate')
  const locale = useLocale()
  return (
    <fieldset>
      <legend className="label pb-2">{t('scale')}</legend>
      <div className="grid gap-1">
        {scale.map(({ value, means }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-card border border-line px-3 py-2 hover:border-strong has-checked:border-strong has-checked:bg-sunken"
          >
            <input type="radio" name="rating" value={value} required defaultChecked={rating === value} />
            <span className="figures font-medium">{value}</span>
            <span className="min-w-0 text-sm">{means[locale]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Cases that show what the values mean, folded away below the question. */
function RatingExamples({ examples }: Pick<RatedItemPage['rubric'], 'examples'>) {
  const t = useTranslations('annotate')
  const locale = useLocale()
  if (examples.length === 0) return null
  return (
    <details className="pb-5 text-sm">
      <summary className="w-fit underline decoration-rim underline-offset-4">{t('examples')}</summary>
      <ul className="divide-y divide-line">
        {examples.map(({ rating, parts, because }, at) => (
          <li key={at} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-3">
            <span className="figures font-medium">{rating}</span>
            <div className="grid gap-1">
              {parts.map(({ name, label, text }) => (
                <p key={name} className="break-words">
                  <span className="text-xs text-soft">{label[locale]}</span> {text[locale]}
                </p>
              ))}
              <p className="text-soft">{because[locale]}</p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface ChoiceListProps {
  readonly from: NonNullable<RatedItemPage['rubric']['from']>
  readonly picks: readonly string[]
}

/** The list from which a person chooses some. Arrows move within it, and the space bar chooses. */
function ChoiceList({ from: { choices, least, most }, picks }: ChoiceListProps) {
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
