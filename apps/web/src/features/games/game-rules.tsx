import { openLadder } from '@wis/db/seasons'
import type { GameKit } from '@wis/games'
import { getLocale, getTranslations } from 'next-intl/server'
import { Link, underlined } from '../../components/link/link.tsx'
import { database } from '../../server/database.ts'

/** The rules of the game's ladder in full, each part below a heading that folds it. */
export async function GameRules({ kit: { id: game, setup, texts } }: { kit: GameKit }) {
  const t = await getTranslations('games')
  const locale = await getLocale()
  const ladder = await openLadder(database(), { game, language: locale })
  const ruleset = setup.presets.find(({ id }) => id === ladder?.ruleset) ?? setup.presets[0]
  const { pageRules, headings } = texts[locale]
  const linesOf = (rules: typeof ruleset) =>
    pageRules(rules)
      .split('\n')
      .filter((line) => line.trim() !== '')
  const [lines, usual] = [linesOf(ruleset), linesOf(setup.presets[0])]
  return (
    <section aria-labelledby="rules-title" className="rounded-card border border-line bg-raised p-5 sm:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pb-6">
        <h2 id="rules-title" className="display text-2xl">
          {t('rules')}
        </h2>
        <p className="text-xs text-soft">
          {t.rich('rulesText', {
            ruleset: ruleset.id,
            requests: (text) => (
              <Link href={`/docs/games/${game}`} className={underlined}>
                {text}
              </Link>
            ),
          })}
        </p>
      </div>
      {headings && fits(headings, lines, usual) ? (
        <ol className="gap-x-12 sm:columns-2 lg:columns-3">
          {partsOf(lines, headings).map((part) => (
            <NumberedPart key={part.number} {...part} />
          ))}
        </ol>
      ) : (
        <Sentences lines={lines} className="gap-x-12 md:columns-2" />
      )}
      <details className="mt-6 border-t border-line pt-3 text-xs text-soft">
        <summary className="w-fit">{t('rulesets', { count: setup.presets.length })}</summary>
        <p className="pt-2 wrap-anywhere">{setup.presets.map(({ id }) => id).join(' · ')}</p>
      </details>
    </section>
  )
}

type Headings = Readonly<Record<number, string>>

interface RulesPart {
  readonly number: number
  readonly heading: string | undefined
  readonly lines: readonly string[]
}

function NumberedPart({ number, heading, lines }: RulesPart) {
  return (
    <li className="break-inside-avoid border-t border-line">
      <details open className="group">
        <summary className="flex items-baseline gap-4 py-3 font-semibold hover:text-brass">
          <span aria-hidden="true" className="display w-4 shrink-0 text-2xl leading-6 text-brass">
            {number}
          </span>
          <h3 className="flex-1">{heading}</h3>
          <span aria-hidden="true" className="text-faint transition-transform group-open:rotate-90">
            ›
          </span>
        </summary>
        <Sentences lines={lines} className="pb-4 pl-8" />
      </details>
    </li>
  )
}

/** Each sentence stands for itself. */
function Sentences({ lines, className }: { lines: readonly string[]; className: string }) {
  return (
    <ul className={`space-y-1.5 text-sm leading-snug text-soft ${className}`}>
      {lines
        .flatMap((line) => line.replace(/^- /, '').split(sentenceEnd))
        .map((sentence) => (
          <li key={sentence}>
            <Sentence text={sentence} />
          </li>
        ))}
    </ul>
  )
}

const sentenceEnd = /(?<=[.!?])\s+|(?<=[。！？])(?![”」）])(?=.)/

/** Only the name of a move begins with a small letter. */
const movesFirst = /^([a-z]+(?:-[a-z]+)*)(?:(\s?(?:and|和)\s?)([a-z]+(?:-[a-z]+)+))?/

function Sentence({ text }: { text: string }) {
  const [told = '', one, between, other] = movesFirst.exec(text) ?? []
  if (one === undefined) return text
  return (
    <>
      <b className="font-semibold">{one}</b>
      {between}
      {other !== undefined && <b className="font-semibold">{other}</b>}
      {text.slice(told.length)}
    </>
  )
}

/** Whether the lines below the headings are about the same as by the usual ruleset, of whose lines the headings are. */
const fits = (headings: Headings, lines: readonly string[], usual: readonly string[]) =>
  Object.keys(headings).every((at) => beginningOf(lines[Number(at)]) === beginningOf(usual[Number(at)]))
const beginningOf = (line = '') => line.replaceAll(/\d+/g, '').slice(0, 8)

/** A part begins with each line that has a heading. */
function partsOf(lines: readonly string[], headings: Headings): readonly RulesPart[] {
  const starts = lines.flatMap((_, at) => (at === 0 || headings[at] !== undefined ? [at] : []))
  return starts.map((at, place) => ({
    number: place + 1,
    heading: headings[at],
    lines: lines.slice(at, starts[place + 1]),
  }))
}
