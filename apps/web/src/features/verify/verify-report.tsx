import { useTranslations } from 'next-intl'
import { Mark } from '../../components/icon/mark.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { checkMatch } from './check-match.ts'
import type { Expected, MatchCheck, Step } from './check-match.ts'

export async function verifyReport(expected: Expected) {
  return <VerifyReport check={await checkMatch(expected)} />
}

/** The result of the check, step by step. It does not reveal how the match ended. */
function VerifyReport({ check }: { check: MatchCheck }) {
  const t = useTranslations('verify')
  if (check.kind === 'unavailable')
    return (
      <p className="pt-4 text-sm">
        {t('unavailable')} <ForeignText text={check.message} className="text-soft" />
      </p>
    )
  const { steps, difference, entries, key } = check
  const isRight = difference === null
  return (
    <div className="max-w-3xl pt-5">
      <p className={`display text-xl ${isRight ? 'text-brass' : 'text-ink'}`}>
        <Mark of={isRight ? 'right' : 'wrong'} /> {t(isRight ? 'right' : 'wrong')}
      </p>
      <ol className="mt-3 divide-y divide-line border-y border-line text-sm">
        {steps.map((step) => (
          <StepLine key={step.name} step={step} entries={entries} />
        ))}
      </ol>
      {difference && (
        <dl className="mt-4 grid gap-x-6 gap-y-2 text-xs sm:grid-cols-[auto_minmax(0,1fr)]">
          <Found name={t('line')} text={`${difference.line}: ${difference.what}`} />
          <Found name={t('expected')} text={difference.expected} />
          <Found name={t('found')} text={difference.found} />
        </dl>
      )}
      {key !== undefined && (
        <p className="pt-3 text-xs text-faint">
          {t('signedBy')} <code className="break-all">{key}</code>
        </p>
      )}
    </div>
  )
}

// Hues are for sides and seats alone, so a result is told by its mark.
const colours = { right: 'text-brass', wrong: 'font-semibold text-ink', unseen: 'text-faint' } as const

function StepLine({ step: { name, state }, entries }: { step: Step; entries: number }) {
  const t = useTranslations('verify')
  return (
    <li className={`flex gap-3 py-2 ${state === 'unseen' ? 'text-faint' : ''}`}>
      <span className={`w-4 shrink-0 ${colours[state]}`} aria-hidden="true">
        <Mark of={state} />
      </span>
      <span className="min-w-0">
        <span className="font-semibold">{t(`steps.${name}.title`)}</span>
        <span className="sr-only"> ({t(`states.${state}`)})</span>
        <span className="block text-xs text-soft">{t(`steps.${name}.text`, { entries })}</span>
      </span>
    </li>
  )
}

function Found({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt className="text-faint">{name}</dt>
      <dd className="font-mono break-all">
        <ForeignText text={text} />
      </dd>
    </>
  )
}
