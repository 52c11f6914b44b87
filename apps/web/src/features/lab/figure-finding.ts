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
    case 'bias':
      return ofChoices(figure, t)
    case 'radar':
      return ofRadar(figure, t)
    case 'heat':
      return ofAverage(figure, t)
    case 'reliability':
    case 'charts':
    case 'rounds':
      return undefined
  }
}

const nameOf = ({ label }: Strip) => label.replaceAll(' · ', ', ')
const highestOf = (rows: readonly Strip[]) =>
  rows.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0))[0]

function ofLadder({ strips }: Figure, t: Says) {
  const rows = strips?.rows ?? []
  const own = rows.filter(({ look }) => look !== 'theirs')
  const [ours, theirs] = [highestOf(own), highestOf(rows.filter(({ look }) => look === 'theirs'))]
  if (ours?.value == null || theirs?.value == null) return undefined
  const said = { ours: nameOf(ours), ourSaid: ours.said, theirs: nameOf(theirs), theirSaid: theirs.said }
  if (own.length > 1 && own.every((one) => one.said === ours.said)) return t('ladderSame', said)
  if (ours.said === theirs.said) return t('ladderEven', said)
  return t(ours.value > theirs.value ? 'ladderAbove' : 'ladderBelow', said)
}

/** Both measures of a map with their highest. */
function ofMap({ table: { head, rows } }: Figure, t: Says) {
  const highestIn = (column: number) =>
    rows.toSorted(
      (one, other) => Number.parseFloat(other[column] ?? '') - Number.parseFloat(one[column] ?? ''),
    )[0]?.[0]
  const [across, up] = [highestIn(1), highestIn(3)]
  if (across === undefined || up === undefined || rows.length < 2) return undefined
  const said = { across: lowered(head[1] ?? ''), up: lowered(head[3] ?? ''), first: across, second: up }
  return t(across === up ? 'mapOne' : 'mapTwo', said)
}

const ofTold = (changes: readonly boolean[], t: Says) =>
  changes.length === 0 ? undefined : t('told', { count: changes.filter(Boolean).length, all: changes.length })

/** The baseline of a row is no change. */
const changesIn = ({ matrix }: Figure) =>
  (matrix?.rows ?? []).flatMap(({ fields }) => fields.slice(1).map(({ text }) => /[▲▼]/u.test(text)))

function ofChoices({ strips }: Figure, t: Says) {
  const most = highestOf(strips?.rows ?? [])
  if (most?.value == null || most.expected === undefined) return undefined
  return t('chosen', {
    name: most.label,
    said: String(most.value),
    expected: most.expected.toFixed(1).replace(/\.0$/, ''),
  })
}

/** Of several shapes, the one that fills most of the radar, as the last column of its table says. */
function ofRadar({ table: { rows } }: Figure, t: Says) {
  const [first, second] = rows
    .map((row) => ({ name: row[0] ?? '', share: Number.parseFloat(row.at(-1) ?? '') }))
    .filter(({ share }) => !Number.isNaN(share))
    .toSorted((one, other) => other.share - one.share)
  if (!first || !second) return undefined
  const percent = (share: number) => `${Math.round(share)}%`
  return t('radar', {
    first: first.name,
    share: percent(first.share),
    second: second.name,
    other: percent(second.share),
  })
}

function ofAverage({ matrix }: Figure, t: Says) {
  const averages = matrix?.rows.at(-1)?.fields ?? []
  const [best] = averages
    .map(({ text }, at) => ({ text, name: matrix?.heads[at] ?? '' }))
    .toSorted((one, other) => Number.parseFloat(other.text) - Number.parseFloat(one.text))
  return best && averages.length > 1 ? t('average', { name: best.name, said: best.text }) : undefined
}
