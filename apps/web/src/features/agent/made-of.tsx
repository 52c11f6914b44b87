import { traitsOf } from '@wis/protocol'
import type { AgentProfile, MadeFrom } from '@wis/protocol'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ForeignText } from '../../components/text/foreign-text.tsx'

type Fact = readonly [name: string, value: ReactNode]

/** The make-up of a version, each part with its source. */
export function useMadeOf({ makeUp, connector, kind }: AgentProfile): readonly Fact[] {
  const t = useTranslations('agent.making')
  const { number } = useFormatter()
  const { model, harness, library, billions, openWeights } = makeUp
  const said = (
    part: 'model' | 'harness' | 'library' | 'size' | 'weights',
    value: string | undefined,
    from: MadeFrom | undefined,
  ): Fact[] =>
    value === undefined || from === undefined
      ? []
      : [[t(`made.${part}`), <Said key={part} value={value} from={from} />]]
  const facts = [
    // The name used in requests has a line of its own, with its address.
    ...(model?.value === connector.model ? [] : said('model', model?.value, model?.from)),
    ...(harness?.from === 'platform'
      ? said('harness', t('made.house'), harness.from)
      : said('harness', harness?.value, harness?.from)),
    ...said('library', library?.value, library?.from),
    ...said(
      'size',
      billions
        ? t('made.billions', { count: number(billions.value, { maximumSignificantDigits: 3 }) })
        : undefined,
      billions?.from,
    ),
    ...said(
      'weights',
      openWeights ? t(openWeights.value ? 'made.open' : 'made.closed') : undefined,
      openWeights?.from,
    ),
  ]
  const isSilent = facts.length === 0 && model === null && traitsOf(kind).hasOwner
  return isSilent ? [[t('made.model'), t('made.unsaid')]] : facts
}

function Said({ value, from }: { value: string; from: MadeFrom }) {
  const t = useTranslations('agent.making.made.from')
  return (
    <>
      <ForeignText text={value} /> <span className="text-xs text-faint">{t(from)}</span>
    </>
  )
}
