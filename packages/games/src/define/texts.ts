import type { InBoth, Language, Seat } from '@wis/engine'
import type { Slips } from '../contract/entry-schema.ts'
import type { Observation } from '../contract/game-kit.ts'
import { mindStrategies } from '../contract/kit-strategy.ts'
import type { Rate } from '../contract/rates.ts'
import type { Metric } from '../contract/results.ts'
import type { CountedMetric, StudiedMetric } from '../contract/studies.ts'
import { DataFault, fieldsOf, fileCalled, headed, readOutline } from '../outline/outline.ts'
import type { DataFile, Entry } from '../outline/outline.ts'
import type { PlayerSpec } from './definition.ts'
import { filled, isSo } from './fill.ts'
import type { Held as Told } from './fill.ts'
import { usualLimit } from './move-fields.ts'
import { inBoth } from './sentences.ts'

type Counts = Pick<Metric, 'of' | 'per'>
type Player<T> = PlayerSpec<T>['plays'] | Omit<PlayerSpec<T>, 'name' | 'character' | 'twin' | 'words'>

/**
 * What a game says of itself, as it stands in its files `content/texts/en.txt` and `zh.txt`: its name and rules, and what
 * its facts, rates and house players are called. Of these, each file has those that are asked for, and no others.
 */
export function textsFrom(files: readonly DataFile[]) {
  const whole = inBoth((language) => {
    const file = fileCalled(language, files)
    return { text: '', below: readOutline(file), file: file.name, line: 1 }
  })
  const entry = (name: string) => inBoth((language) => entryCalled(name, whole[language]))
  const named = <Name extends string>(part: string, names: readonly Name[]) => {
    const found = inBoth((language) => {
      const of = entryCalled(part, whole[language])
      return fieldsOf(of.below, names, of)
    })
    return names.map((name) => [name, inBoth((language) => found[language][name].entry)] as const)
  }
  const texts = <Name extends string>(part: string, names: readonly Name[]) =>
    Object.fromEntries(
      named(part, names).map(([name, one]) => [name, inBoth((language) => textOf(one[language]))]),
    ) as Readonly<Record<Name, InBoth<string>>>
  const allOf = (part: string) =>
    texts(
      part,
      entry(part).en.below.map((one) => headed(one)[0]),
    )
  const has = (part: string) => whole.en.below.some((one) => headed(one)[0] === part)
  const facts = () => allOf('facts')
  const seatNames = () => {
    const names = inBoth((language) => plainBelow(entry('seats')[language]))
    return names.en.map((en, seat) => ({ en, zh: names.zh[seat] ?? '' }))
  }
  let observed: InBoth<readonly string[]> | undefined
  const firstBelow = (one: InBoth<Entry>) => inBoth((language) => plainBelow(one[language])[0] ?? '')

  return {
    /**
     * Its name, tagline, round, rules and facts, and its `basics`, `picture`, `headings` and `seats` if the files have them. In the rules, `{rounds}` is
     * a field of the ruleset or one of `more`, `{slips}` what follows from bad answers, `{limit}` how long a line may be, and
     * `harmless` whether a harmless move may follow.
     * `{talk?…}` is said only if that is true, and so is a line that begins with `?talk `. Pages say the lines `read` below
     * a rule in its place.
     */
    game: <Ruleset extends { readonly id: string; readonly slips?: Slips }>(
      more: (ruleset: Ruleset) => Told = () => ({}),
    ) => ({
      name: inBoth((language) => textOf(entry('name')[language])),
      tagline: inBoth((language) => textOf(entry('tagline')[language])),
      round: inBoth((language) => textOf(entry('round')[language])),
      ...(has('basics') && { basics: texts('basics', ['see', 'do', 'win']) }),
      ...(has('picture') && { picture: inBoth((language) => textOf(entry('picture')[language])) }),
      ...(has('headings') && { headings: allOf('headings') }),
      ...(has('seats') && { seatNames: seatNames() }),
      facts: facts(),
      ...rulesFrom(
        inBoth((language) => entry('rules')[language].below),
        more,
      ),
    }),
    /**
     * What a seat is told: the data of programs, in the lines of `observed` with what is `told` beside it. A line that begins
     * with `*played ` is said for each one that is played, whose `{number}` is counted from 1.
     */
    observed:
      <T extends { readonly language: Language }>(
        observe: (table: T, seat: Seat) => { readonly data: Told; readonly told?: Told },
      ) =>
      (table: T, seat: Seat): Observation => {
        const { data, told } = observe(table, seat)
        observed ??= inBoth((language) => plainBelow(entry('observed')[language]))
        const lines = observed[table.language]
        const all = { ...data, ...told }
        return { data, text: lines.flatMap((line) => filledLines(line, all)).join('\n') }
      },
    /** The texts of one part. */
    of: <Name extends string>(part: string, ...names: readonly Name[]) => texts(part, names),
    /** Its facts, in the order of the file. What counts them has no others. */
    facts,
    /** What the seats are called, in their order. */
    seatNames,
    /** A line below the name of a rate is its formula. */
    rates: (rates: Readonly<Record<string, Omit<Rate, 'id' | 'name' | 'formula'>>>): readonly Rate[] =>
      named('rates', Object.keys(rates)).flatMap(([id, one]) => {
        const rate = rates[id]
        const name = inBoth((language) => textOf(one[language]))
        const formula = one.en.below.length > 0 && { formula: firstBelow(one) }
        return rate ? [{ id, name, ...formula, ...rate }] : []
      }),
    /** Metrics of studies. The part of each has its name and its formula. */
    measures: <M extends Partial<CountedMetric & StudiedMetric>>(
      metrics: Readonly<Record<string, M & Counts>>,
    ) =>
      Object.entries(metrics).map(([id, metric]) => ({
        id,
        ...texts(id, ['name', 'formula']),
        better: 'neither' as const,
        unit: 'share' as const,
        ...metric,
      })),
    /** A strategy of tables of expectations, for answers of these fields to these kinds of question. */
    minds: (turns: readonly string[], fields: readonly string[], isOne = false) =>
      mindStrategies({ ...texts('minds', ['that', 'weigh', 'use']), isOne, turns, fields }),
    /**
     * From the weakest to the strongest. The line below a name is the character, and below it are words to say, and the name of its
     * `twin`.
     */
    house: <T>(players: Readonly<Record<string, Player<T>>>) =>
      Object.fromEntries(
        named('house', Object.keys(players)).map(([id, one]): [string, PlayerSpec<T>] => {
          const words = inBoth((language) => wordsBelow(one[language]))
          const { [id]: player = () => ({}) } = players
          const name = inBoth((language) => textOf(one[language]))
          const twin = words.en['twin'] && inBoth((language) => words[language]['twin'] ?? '')
          const about = { name, ...(twin && { twin }), character: firstBelow(one), words }
          return [id, { ...about, ...(typeof player === 'object' ? player : { plays: player }) }]
        }),
      ),
  }
}

function rulesFrom<Ruleset extends { readonly slips?: Slips }>(
  lines: InBoth<readonly Entry[]>,
  more: (ruleset: Ruleset) => Told,
) {
  const written = (say: (line: Entry, told: Told, between: string) => string) =>
    inBoth((language) => (ruleset: Ruleset, slips: string) => {
      const limit = usualLimit[language]
      const harmless = ruleset.slips?.then === 'harmless'
      const told = { limit, harmless, ...ruleset, ...more(ruleset), slips }
      return lines[language].map((line) => say(line, told, language === 'en' ? ' ' : ''))
    })
  return {
    rulesText: written(({ text }, told) => filledLine(text, told)),
    pageRules: written(({ text, below }, told, between) => {
      const said = filledLine(text, told)
      if (said === '' || below.length === 0) return said
      return below.flatMap((entry) => filledLines(readOn(entry), told)).join(between)
    }),
  }
}

function readOn(entry: Entry): string {
  const [head] = headed(entry)
  if (head !== 'read') throw new DataFault(entry, 'below a rule, pages only read')
  return textOf(entry)
}

function entryCalled(name: string, { below, ...place }: Entry): Entry {
  const found = below.find((one) => headed(one)[0] === name)
  if (!found) throw new DataFault(place, `${name} is missing`)
  return found
}

/** What a line says behind its head. Others may stand below it. */
function textOf(entry: Entry): string {
  const [, rest] = headed(entry)
  if (rest === undefined) throw new DataFault(entry, 'nothing is said of it')
  return rest
}

const wordsBelow = ({ below }: Entry) =>
  Object.fromEntries(below.slice(1).map((entry) => [headed(entry)[0], textOf(entry)]))

const plainBelow = ({ below }: Entry) => below.map(({ text }) => text.replaceAll('\\n', '\n'))

function filledLines(line: string, told: Told): readonly string[] {
  const [, name, rest = ''] = /^\*(\S+) (.*)$/u.exec(line) ?? []
  if (name === undefined) return [filledLine(line, told)].filter((filled) => filled !== '')
  const items = told[name]
  return Array.isArray(items)
    ? items.map((item: Told, index) => filledLine(rest, { number: index + 1, ...told, ...item }))
    : []
}

function filledLine(line: string, told: Told): string {
  const [, condition, rest = line] = /^\?(\S+) (.*)$/su.exec(line) ?? []
  const isSaid = condition === undefined || isSo(told, condition)
  return isSaid ? filled(rest, told, (value) => (value == null ? undefined : String(value))) : ''
}
