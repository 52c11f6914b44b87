import type { Difference, Results } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { SectionTitle } from '../../components/page/titles.tsx'
import { FindingsTable } from './findings-table.tsx'

const mostSentences = 60
/** So many stand open. */
const mostOpen = 6

interface FindingsProps {
  readonly report: Results
  /** Whether more matches are to come. */
  readonly isEarly: boolean
  readonly names?: SubjectNames | undefined
}

/** Separable differences first, because readers look for them. The sentences of the report stand below the tables. */
export function Findings({ report, isEarly, names }: FindingsProps) {
  const t = useTranslations('lab.report')
  const tLive = useTranslations('lab.live')
  const locale = useLocale()
  const all = comparedIn(report)
  const told = all
    .filter(({ isTold }) => isTold)
    .toSorted(byRank(mainFinding(report)))
    .slice(0, mostSentences)
  const untold = all.filter(({ isTold }) => !isTold)
  if (told.length + untold.length === 0) return null
  return (
    <section aria-labelledby="findings">
      <SectionTitle id="findings" title={t('findings')} />
      {told.length > 0 && <FindingsTable report={report} of={told.slice(0, mostOpen)} names={names} />}
      {told.length > mostOpen && (
        <details className="pt-3">
          <summary className="w-fit underline decoration-rim underline-offset-4">
            {t('moreFindings', { count: told.length - mostOpen })}
          </summary>
          <div className="pt-3">
            <FindingsTable report={report} of={told.slice(mostOpen)} names={names} />
          </div>
        </details>
      )}
      {told.length > 0 && (
        <details className="pt-3">
          <summary className="w-fit underline decoration-rim underline-offset-4">{t('inSentences')}</summary>
          <div className="pt-3">
            <Sentences of={told.map(({ sentence }) => withNames(sentence[locale], names))} />
          </div>
        </details>
      )}
      {untold.length > 0 && (
        <>
          {told.length === 0 && <p>{t('noneTold')}</p>}
          <details className="pt-3 text-soft">
            <summary className="w-fit underline decoration-rim underline-offset-4">
              {t(told.length > 0 ? 'untoldOthers' : 'untold', { count: untold.length })}
            </summary>
            <div className="pt-3">
              <Sentences
                of={untold.slice(0, mostSentences).map(({ sentence }) => withNames(sentence[locale], names))}
                after={isEarly ? tLive('notYet') : ''}
              />
            </div>
          </details>
        </>
      )}
    </section>
  )
}

/** The names of subjects by their short names. A subject without one is called by its short name. */
export type SubjectNames = ReadonlyMap<string, string>

export const nameOfSubject = (names: SubjectNames | undefined, subject: string) =>
  names?.get(subject) ?? subject

/**
 * A sentence of a report about two subjects, which it calls by their short names, with their names. A sentence begins with the
 * one, and the other follows a word that compares. Elsewhere the same word is none of them, such as a subject called “win”.
 */
export function withNames(sentence: string, names: SubjectNames | undefined): string {
  if (!names || names.size === 0) return sentence
  const longestFirst = [...names.keys()].toSorted((one, other) => other.length - one.length)
  const anyOfThem = longestFirst.map((slug) => slug.replaceAll(/[^\w-]/g, String.raw`\$&`)).join('|')
  const placed = new RegExp(`(?<=^| than | and | 比 | 与 )(?:${anyOfThem})(?![\\w-])`, 'g')
  const named = sentence.replaceAll(placed, (slug) => nameOfSubject(names, slug))
  // A short name in Latin letters stands apart from Chinese words, a Chinese name does not.
  return named.replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
}

/** A sentence of a report in two: what differs and by how much, and how sure that is. */
export function inTwo(sentence: string): { readonly finding: string; readonly evidence: string | null } {
  const [, finding, comma, evidence] = /^(.+?)([,，]) ?(95%.+)$/u.exec(sentence) ?? []
  if (!finding || !evidence) return { finding: sentence, evidence: null }
  return comma === ','
    ? { finding: `${finding}.`, evidence: evidence.replace(/^95% (?=[\d−-])/, '95% interval ') }
    : { finding: `${finding}。`, evidence }
}

type Compared = Pick<Results, 'effects' | 'contrasts' | 'interactions'>

export interface MainFinding {
  /** Null if nothing that the experiment asked about is significant. */
  readonly finding: Difference | null
  /** What sets subjects apart, where no condition has an effect. */
  readonly other: Difference | null
  /** How many effects of conditions were compared. */
  readonly effects: number
  /** How many comparisons of each kind there are, and how many are significant. */
  readonly counts: readonly { readonly family: keyof Compared; readonly told: number; readonly all: number }[]
  /** Whether the deals sufficed for the interval of any difference. */
  readonly hasInterval: boolean
}

const isKnown = ({ difference }: Pick<Difference, 'difference'>) => difference.value !== null

/** The comparisons of a report that have a value. */
const comparedIn = ({ effects, contrasts, interactions }: Compared): readonly Difference[] =>
  [...effects, ...contrasts, ...(interactions ?? [])].filter(isKnown)

const sizeOf = ({ size }: Pick<Difference, 'size'>) => Math.abs(size?.value ?? 0)

/** The largest significant difference, in the unit that all measures share. */
const clearestOf = (all: readonly Difference[]): Difference | null =>
  all.filter(({ isTold }) => isTold).toSorted((one, other) => sizeOf(other) - sizeOf(one))[0] ?? null

/** The largest difference that is significant. Where conditions were compared, the experiment asked about their effects. */
export function mainFinding(report: Compared): MainFinding | undefined {
  const all = comparedIn(report)
  if (all.length === 0) return undefined
  const effects = report.effects.filter(isKnown).length
  const [effect, any] = [clearestOf(report.effects), clearestOf(all)]
  return {
    finding: effects > 0 ? effect : any,
    other: effects > 0 && effect === null ? any : null,
    effects,
    counts: (['effects', 'contrasts', 'interactions'] as const).flatMap((family) => {
      const known: readonly Difference[] = (report[family] ?? []).filter(isKnown)
      return known.length === 0
        ? []
        : [{ family, told: known.filter(({ isTold }) => isTold).length, all: known.length }]
    }),
    hasInterval: all.some(({ difference }) => difference.low !== null),
  }
}

/** The finding that the report opens with first, then what is significant, then the rest, each by size. */
export const byRank = (main: MainFinding | undefined) => {
  const rankOf = ({ sentence, isTold }: Difference) =>
    sentence === (main?.finding ?? main?.other)?.sentence ? 2 : Number(isTold)
  return (one: Difference, other: Difference) => rankOf(other) - rankOf(one) || sizeOf(other) - sizeOf(one)
}

/** The differences that are greatest in the unit that all measures share. */
export const bySize = <One extends Difference>(all: readonly One[]) =>
  all
    .filter(({ size, sameAs, difference }) => size?.value != null && !sameAs && difference.low !== null)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))

export const largestOf = ({ effects, contrasts }: Pick<Results, 'effects' | 'contrasts'>) =>
  bySize([...effects, ...contrasts])

/** The sentence in the place of a finding where nothing that was asked about is significant. */
export function nothingFound(main: MainFinding, t: ReturnType<typeof useTranslations<'lab.report'>>): string {
  if (isTooFew(main)) return t('lead.tooFew')
  return main.effects > 0 ? t('lead.noEffect', { count: main.effects }) : t('noneTold')
}

/** Whether there are too few deals for the interval of any difference. */
export const isTooFew = ({ hasInterval }: Pick<MainFinding, 'hasInterval'>) => !hasInterval

function Sentences({ of, after = '' }: { readonly of: readonly string[]; readonly after?: string }) {
  return (
    <ul className="max-w-[75ch] divide-y divide-line border-b border-line first:border-t">
      {of.map((sentence, at) => (
        <li key={at} className="py-2">
          {sentence} {after}
        </li>
      ))}
    </ul>
  )
}
