import { platformName } from '@wis/protocol'
import { deepPreset, presetCalled, suitePresetCalled } from '../presets/presets.ts'
import { latexText } from '../report/formats/latex.ts'
import type { Followed } from '../spec/study.ts'
import { referenceCalled } from './references.ts'
import type { Reference } from './references.ts'
import type { Edition, StudyFacts } from './study-facts.ts'

interface Study {
  readonly name: string
  readonly preset?: string | undefined
  readonly follows?: readonly Followed[] | undefined
}

/** What a study follows, by its keys in a bibliography. A study that began as a preset follows what that does. */
export function followedBy({ preset = '', follows }: Study): readonly (readonly [key: string, Reference])[] {
  const known =
    presetCalled(preset) ??
    suitePresetCalled(preset) ??
    (preset === deepPreset().id ? deepPreset() : undefined)
  return (follows ?? known?.follows ?? []).flatMap((one) => {
    if (typeof one !== 'string') return [[keyOf(one), one] as const]
    const reference = referenceCalled(one)
    return reference ? [[one, reference] as const] : []
  })
}

const keyOf = ({ authors: [first = ''], year, title }: Reference) =>
  [first.split(',')[0], year, /[\p{L}\d]+/u.exec(title)?.[0]]
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, '')

/** A bibliography: the report itself, and what it follows. */
export const toBibtex = (spec: Study, facts: StudyFacts): string =>
  [ownEntry(spec, facts), ...followedBy(spec).map(([key, reference]) => entryOf(key, reference))].join(
    '\n\n',
  ) + '\n'

/** The entry of the report, with its address if it has one that stays. */
export function ownEntry(
  { name }: Study,
  { id, owner, url, at, plan, software, edition }: StudyFacts,
): string {
  const [year, month] = (edition?.at ?? at)?.split('-') ?? []
  const note = [
    `Experiment report, ${platformName} ${software}`,
    ...(edition ? [editionIn(edition)] : []),
    ...(plan ? [`plan SHA-256 ${plan.sha256}`] : []),
  ].join(', ')
  return bibtex('misc', `wis-${(id ?? plan?.sha256 ?? 'report').replaceAll(/[^a-z0-9]/gi, '').slice(-12)}`, {
    title: `{${latexText(name)}}`,
    author: owner == null ? undefined : `{${latexText(owner)}}`,
    // BibTeX sorts by it where there is no author, and does not print it.
    key: owner == null ? latexText(name) : undefined,
    year,
    month: months[Number(month) - 1],
    note: latexText(note),
    url,
  })
}

function editionIn(edition: Edition): string {
  const day = edition.at.slice(0, 10)
  return edition.kind === 'version'
    ? `version ${edition.version} of ${day}`
    : `preliminary report of ${edition.matches} matches, ${day}`
}

function entryOf(key: string, { title, authors, year, venue, pages, doi, arxiv, url }: Reference): string {
  return bibtex(venue === undefined ? 'misc' : 'inproceedings', key, {
    title: `{${latexText(title)}}`,
    author: authors.map(latexText).join(' and '),
    ...(venue !== undefined && { booktitle: latexText(venue) }),
    year: String(year),
    pages: pages?.replaceAll('–', '--'),
    doi,
    eprint: arxiv,
    archiveprefix: arxiv === undefined ? undefined : 'arXiv',
    url,
  })
}

/** As styles know them, each in words of its own. */
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const

/** Addresses stand as they are, all other values as LaTeX prints them. */
function bibtex(kind: string, key: string, fields: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${name} = ${name === 'month' ? value : `{${value}}`}`],
  )
  return `@${kind}{${key},\n${lines.join(',\n')}\n}`
}
