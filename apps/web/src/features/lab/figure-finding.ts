import type { Figure, Strips } from '@wis/lab'
import type { useTranslations } from 'next-intl'
import { lowered } from './subject-names.ts'

type Strip = Strips['rows'][number]
type Says = ReturnType<typeof useTranslations<'lab.report.shows'>>

/** What a picture shows, in a line above it. Undefined where no single thing can be said of it. */
export function findingOf(figure: Figure, t: Says): string | undefined {
  switch (figure.kind) {
    case 'ladder':
      return ofLadder(figure, t)
    case 'map':
      return ofMap(figure, t)
    case 'effects':
      return ofTold(figure.strips?.rows.map(({ look }) => look === 'told') ?? [], t)
    case 'matrix':
      return ofTold(changesIn(figure), t)
    case 'radar':
      return ofRadar(figure, t)
    case 'heat':
      return ofAverage(figure, t)
    case 'bias':
      return ofChoices(figure, t)
    case 'reliability':
    case 'charts':
    case 'rounds':
      return undefined
  }
}

const nameOf = ({ label }: Strip) => label.replaceAll(' · ', ', ')
const highestOf = (rows: readonly Strip[]) =>
  rows.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0))[0]

/** Ours above or below the published ones is said only where the interval of ours says so. */
function ofLadder({ strips }: Figure, t: Says) {
  const rows = strips?.rows ?? []
  const own = rows.filter(({ look }) => look !== 'theirs')
  const [ours, theirs] = [highestOf(own), highestOf(rows.filter(({ look }) => look === 'theirs'))]
  if (ours?.value == null || theirs?.value == null) return undefined
  const said = { ours: nameOf(ours), ourSaid: ours.said, theirs: nameOf(theirs), theirSaid: theirs.said }
  if (own.length > 1 && own.every((one) => one.said === ours.said)) return t('ladderSame', said)
  if (ours.said === theirs.said) return t('ladderEven', said)
  if (ours.low !== null && ours.low > theirs.value) return t('ladderAbove', said)
  if (ours.high !== null && ours.high < theirs.value) return t('ladderBelow', said)
  return ours.low === null ? undefined : t('ladderWithin', said)
}

/** What is chosen most, where chance alone would hardly choose it as often. */
function ofChoices({ note, table: { rows } }: Figure, t: Says) {
  const [, less, p] = /(<?)\s?(\d(?:\.\d+)?)[.。]$/u.exec(note) ?? []
  if (p === undefined) return undefined
  if (less === '' && Number(p) >= 0.05) return t('choicesEven', { p })
  const levels = rows.map(([level = '', chosen = '', expected = '']) => ({
    level,
    chosen: Number(chosen),
    expected,
  }))
  const [most, second] = levels.toSorted((one, other) => other.chosen - one.chosen)
  const all = levels.reduce((sum, { chosen }) => sum + chosen, 0)
  return most && second && most.chosen > second.chosen ? t('choices', { ...most, all }) : undefined
}

/** The name of the highest number. Undefined if two are as high, or if the others are in another picture of this one. */
function topOf(title: string, numbered: readonly (readonly [name: string, text: string])[]) {
  if (/\(\d+\/\d+\)$/.test(title)) return undefined
  const [first, second] = numbered
    .map(([name, text]) => ({ name, text, value: Number.parseFloat(text.replace('−', '-')) }))
    .filter(({ value }) => !Number.isNaN(value))
    .toSorted((one, other) => other.value - one.value)
  return first && second && first.value > second.value ? { first, second } : undefined
}

/** Both measures of a map with their highest. */
function ofMap({ title, table: { head, rows } }: Figure, t: Says) {
  const [across, up] = [1, 3].map(
    (column) =>
      topOf(
        title,
        rows.map((row) => [row[0] ?? '', row[column] ?? '']),
      )?.first.name,
  )
  if (across === undefined || up === undefined) return undefined
  const said = { across: lowered(head[1] ?? ''), up: lowered(head[3] ?? ''), first: across, second: up }
  return t(across === up ? 'mapOne' : 'mapTwo', said)
}

const ofTold = (changes: readonly boolean[], t: Says) =>
  changes.length === 0 ? undefined : t('told', { count: changes.filter(Boolean).length, all: changes.length })

/** The baseline of a row is no change, and neither is a field without a number. */
const changesIn = ({ matrix }: Figure) =>
  (matrix?.rows ?? []).flatMap(({ fields }) =>
    fields.slice(1).flatMap(({ text }) => (text === '–' ? [] : [/[▲▼]/u.test(text)])),
  )

/** Of several shapes, the one that fills most of the radar, as the last column of its table says. */
function ofRadar({ title, table: { rows } }: Figure, t: Says) {
  const top = topOf(
    title,
    rows.map((row) => [row[0] ?? '', row.at(-1) ?? '']),
  )
  if (!top) return undefined
  const percent = ({ value }: { readonly value: number }) => `${Math.round(value)}%`
  const { first, second } = top
  return t('radar', {
    first: first.name,
    share: percent(first),
    second: second.name,
    other: percent(second),
  })
}

function ofAverage({ title, matrix }: Figure, t: Says) {
  const averages = matrix?.rows.at(-1)?.fields ?? []
  const top = topOf(
    title,
    averages.map(({ text }, at) => [matrix?.heads[at] ?? '', text]),
  )
  return top && t('average', { name: top.first.name, said: top.first.text })
}
