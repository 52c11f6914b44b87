import { readJson } from '@wis/engine'
import { kits } from '@wis/games'
import type { AgentProbeRow } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { isKnownCode } from '../../../i18n/is-known-code.ts'
import { Attempts, Code } from './attempts.tsx'
import { BesideTexts, CallUse, Folded } from './call-facts.tsx'
import { FailureLine } from './failure-line.tsx'

/** What an experiment asked an agent beside a match. */
export function ProbeCards({ probes, isHouse }: { probes: readonly AgentProbeRow[]; isHouse: boolean }) {
  const t = useTranslations('agent.calls.probes')
  if (probes.length === 0) return null
  return (
    <section aria-labelledby="probes" className="border-t border-strong pt-6 pb-6">
      <h2 id="probes" className="display text-2xl">
        {t('title')}
      </h2>
      <p className="max-w-[68ch] pt-1 pb-4 text-sm text-soft">{t('text')}</p>
      {probes.map((probe) => (
        <ProbeCard key={probe.place} probe={probe} isHouse={isHouse} />
      ))}
    </section>
  )
}

const outcomes = ['answered', 'declined', 'unreadable', 'failed', 'not-asked', 'cannot-be-asked'] as const

function ProbeCard({ probe, isHouse }: { probe: AgentProbeRow; isHouse: boolean }) {
  const t = useTranslations('agent.calls')
  const { outcome, raw, answer, reasoning, place } = probe
  const none = isHouse ? 'inHouse' : probe.attempts === 0 ? 'noExchange' : 'notKept'
  return (
    <article id={`probe-${place}`} className="scroll-mt-6 border-t border-line py-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h3 className="display text-xl">
          <ProbeName probe={probe} />
        </h3>
        <span className={outcome === 'answered' ? 'text-soft' : 'font-semibold'}>
          {isKnownCode(outcomes, outcome) ? t(`probes.outcomes.${outcome}`) : outcome}
        </span>
      </header>
      <CallUse call={probe} />
      {probe.detail && <FailureLine detail={probe.detail} />}
      <dl className="grid gap-x-8 gap-y-3 pt-4 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
        <dt className="text-faint">{t('probes.raw')}</dt>
        <dd className="min-w-0 space-y-2 break-words">
          {raw.length === 0 ? t('noReply') : raw.map((text, at) => <RawAnswer key={at} text={text} />)}
        </dd>
        {answer && <ReadAnswer answer={answer} />}
        <BesideTexts told={{ reasoning }} />
      </dl>
      <div className="space-y-2 pt-4">
        <Folded title={t('probes.prompt')}>
          <Code text={setOut(probe.prompt)} />
        </Folded>
        <Folded title={t('exchange')} isOpen={probe.verdict !== null}>
          <Attempts exchange={probe.exchange} none={t(none)} />
        </Folded>
      </div>
    </article>
  )
}

function ProbeName({ probe: { probe, round } }: { probe: AgentProbeRow }) {
  const t = useTranslations('agent.calls.probes')
  const locale = useLocale()
  return t('name', { probe: nameOfProbe(probe)?.[locale] ?? probe, round })
}

const nameOfProbe = (id: string) =>
  kits.flatMap(({ studies }) => studies?.probes ?? []).find((probe) => probe.id === id)?.name

/** An answer that could not be read comes before the next one. */
const RawAnswer = ({ text }: { text: string }) => (
  <p>
    <ForeignText text={text} />
  </p>
)

function ReadAnswer({ answer }: { answer: NonNullable<AgentProbeRow['answer']> }) {
  const t = useTranslations('agent.calls')
  return (
    <>
      <dt className="text-faint">{t('readAs')}</dt>
      <dd className="figures flex min-w-0 flex-wrap gap-x-5 break-words">
        {Object.entries(answer).map(([field, value]) => (
          <span key={field}>
            <ForeignText text={field} />: <ForeignText text={String(value)} />
          </span>
        ))}
      </dd>
    </>
  )
}

/** JSON line by line. Other texts as they are. */
function setOut(text: string): string {
  const read = readJson(text)
  return read.ok ? JSON.stringify(read.value, null, 2) : text
}
