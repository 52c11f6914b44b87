import { judgesAtHand } from '@wis/lab'
import type { SpecFault } from '@wis/lab'
import type { ExperimentPage, ReportVersion } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { FilterSelect, FilterText } from '../../components/form/filter-field.tsx'
import { Notice } from '../../components/page/notice.tsx'
import { moveWith, raiseWith, saveAccessWith } from './experiment-actions.ts'
import type { ExperimentSaid } from './experiment-seen.ts'
import { withShare } from './experiment-seen.ts'
import { useFaultText } from './plan-view.tsx'
import { isPlayedOut } from './progress.tsx'

type Experiment = Pick<ExperimentPage, 'id' | 'state' | 'access' | 'pause' | 'spec'>

interface ControlsProps {
  /** A suite is controlled as a whole. */
  readonly of?: 'experiment' | 'suite'
  readonly experiment: Experiment
  readonly said: ExperimentSaid | undefined
  /** The limits of the site that kept it from going on. */
  readonly beyond: readonly SpecFault[]
  /** The link to give away. Null if there is none for this reader. */
  readonly link: string | null
}

/** What its owner may do with an experiment. */
export function Controls({ of = 'experiment', experiment, said, beyond, link }: ControlsProps) {
  const t = useTranslations('lab')
  const faultText = useFaultText()
  return (
    <section
      aria-label={t('moves.title')}
      className="print:hidden grid gap-6 border-t border-line pt-6 sm:grid-cols-2"
    >
      {!isPlayedOut(experiment) && (
        <div>
          <h2 className="label pb-2">{t('moves.title')}</h2>
          <Moves {...experiment} of={of} />
          {experiment.state === 'paused' && experiment.pause?.reason === 'budget-spent' && (
            <Raise {...experiment} of={of} />
          )}
        </div>
      )}
      <form action={saveAccessWith} className="min-w-0">
        <input type="hidden" name={of} value={experiment.id} />
        <div className="flex items-end gap-3">
          <FilterSelect
            name="access"
            label={t('access.title')}
            value={experiment.access}
            options={(['private', 'link', 'public'] as const).map((value) => ({
              value,
              label: t(`access.${value}`),
            }))}
          />
          <SubmitButton className={`${buttonStyle.quiet} h-10!`}>{t('access.save')}</SubmitButton>
        </div>
        {experiment.access === 'link' && link !== null && (
          <p className="pt-3 text-xs break-all text-soft">
            {t('access.address')} <code>{link}</code>
          </p>
        )}
      </form>
      {said && (
        <Notice className="col-span-full text-sm">
          {said === 'saved' && t('access.saved')}
          {said === 'cannot-judge' && t('judging.cannot', { samples: Object.keys(judgesAtHand).join(', ') })}
          {(said === 'refused' || said === 'throttled') && t(`moves.${said}`)}
          {said === 'beyond-limit' &&
            (beyond.length === 0
              ? t('moves.refused')
              : t('moves.beyond', { limits: beyond.map(faultText).join('; ') }))}
        </Notice>
      )}
    </section>
  )
}

type Controlled = Required<Pick<ControlsProps, 'of'>>

const limits = ['tokens', 'usd', 'hours'] as const

/** A larger budget, with which it goes on where it was. */
function Raise({ id, spec: { budget }, of }: Experiment & Controlled) {
  const t = useTranslations('lab.moves')
  const known = typeof budget === 'object' && budget !== null ? Object.entries(budget) : []
  return (
    <form action={raiseWith} className="flex flex-wrap items-end gap-3 pt-4" data-testid="raise">
      <input type="hidden" name={of} value={id} />
      {limits.flatMap((name) => {
        const [, value] = known.find(([one]) => one === name) ?? []
        return value === undefined
          ? []
          : [<FilterText key={name} name={name} label={t(name)} value={String(value)} hint="" />]
      })}
      <SubmitButton className={`${buttonStyle.quiet} h-10!`}>{t('raise')}</SubmitButton>
    </form>
  )
}

function Moves({ id, state, of }: Experiment & Controlled) {
  const t = useTranslations('lab.moves')
  const first = state === 'planned' ? 'start' : state === 'paused' ? 'resume' : 'pause'
  return (
    <form action={moveWith} className="flex flex-wrap items-start gap-3">
      <input type="hidden" name={of} value={id} />
      <SubmitButton name="move" value={first} className={`${buttonStyle.quiet} h-10!`}>
        {t(first)}
      </SubmitButton>
      <details className="text-sm">
        <summary className="flex h-10 items-center underline decoration-rim underline-offset-4">
          {t('cancelSure')}
        </summary>
        <p className="max-w-[40ch] pb-3 text-soft">{t('cancelText')}</p>
        <SubmitButton name="move" value="cancel" className={`${buttonStyle.quiet} h-10!`}>
          {t('cancel')}
        </SubmitButton>
      </details>
    </form>
  )
}

interface WaysOnProps {
  /** The specification as it was written. */
  readonly text: string
  /** When it was fixed, and its hash. */
  readonly plan?: ExperimentPage['plan']
  /** Absent for a suite, which is neither planned again nor compared by a link. */
  readonly experiment?: { readonly id: string; readonly share: string | undefined }
  /** The version that the address of the page names. */
  readonly named: ReportVersion | undefined
  readonly hasVersions: boolean
}

/** The specification of a report, and the ways on from here. */
export function WaysOn({ text, plan, experiment, named, hasVersions }: WaysOnProps) {
  const t = useTranslations('lab.report')
  const tPlan = useTranslations('lab.plan')
  const look = 'underline decoration-brass underline-offset-4'
  return (
    <div className="pt-8 text-sm">
      {experiment && (
        <p className="flex flex-wrap gap-x-6 gap-y-2 pb-4 print:hidden">
          <a href={withShare('/lab/new', experiment.share, { again: experiment.id })} className={look}>
            {t('again')}
          </a>
          <a
            href={`/lab/compare?a=${encodeURIComponent(experiment.share === undefined ? experiment.id : withShare(`/lab/${experiment.id}`, experiment.share))}`}
            className={look}
          >
            {t('beside')}
          </a>
        </p>
      )}
      <details>
        <summary className="w-fit underline decoration-rim underline-offset-4">{t('spec')}</summary>
        <pre
          tabIndex={0}
          className="mt-3 overflow-x-auto rounded-card border border-line bg-sunken p-4 text-xs"
        >
          {text}
        </pre>
      </details>
      {plan && (
        <p id="plan-fixed" className="pt-4 text-xs break-all text-soft" data-testid="plan-fixed">
          {tPlan('fixed', { at: plan.at.slice(0, 19).replace('T', ' '), sha256: plan.sha256 })}
        </p>
      )}
      {hasVersions && (
        <p className="pt-4 text-xs text-faint">{t(named ? 'permanentVersion' : 'permanent')}</p>
      )}
    </div>
  )
}
