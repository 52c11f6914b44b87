import type { Language } from '@wis/engine'
import { filled } from '@wis/protocol'
import type { reportFormats } from '@wis/protocol'
import type { AnyReport } from '../report/formats/any-report.ts'
import { toCsv } from '../report/formats/csv.ts'
import { toLatex } from '../report/formats/latex.ts'
import { escapedMarkdown, toMarkdown } from '../report/formats/markdown.ts'
import { toBibtex } from './bibtex.ts'
import { says } from './content/generated/words.ts'
import { designOf, methodsOf } from './methods/methods.ts'
import type { AnySpec } from './methods/methods.ts'
import type { StudyFacts } from './study-facts.ts'

type TextFormat = Exclude<(typeof reportFormats)[number], 'json'>

interface Written {
  readonly language: Language
  readonly facts: StudyFacts
}

export interface ReportFile {
  readonly ending: string
  readonly type: string
  write(report: AnyReport, about: Written): string
}

/** Every text that a report is written as. Pages, the API and the terminal have the same. */
export const reportFiles: Readonly<Record<TextFormat, ReportFile>> = {
  md: {
    ending: 'md',
    type: 'text/markdown',
    write: (report, { language }) => toMarkdown(report, language),
  },
  tex: {
    ending: 'tex',
    type: 'application/x-tex',
    write: (report, { language }) => toLatex(report, language),
  },
  csv: { ending: 'csv', type: 'text/csv', write: (report) => toCsv(report) },
  methods: {
    ending: 'methods.txt',
    type: 'text/plain',
    write: (report, { language, facts }) => `${methodsOf(report, facts, language).join('\n\n')}\n`,
  },
  bib: {
    ending: 'bib',
    type: 'application/x-bibtex',
    write: (report, { facts }) => toBibtex(report.spec, facts),
  },
}

interface Preregistered {
  readonly study: AnySpec
  /** The text whose hash is that of the plan. */
  readonly plan: string
  readonly sha256: string
  readonly at: string
  readonly facts: StudyFacts
  /** How a text of the design is shown, if not as it is. */
  readonly reworded?: (text: string) => string
}

/** A plan as one file, for people and for a program: what is going to be done, and the text that was hashed before the first match. */
export function toPreregistration(
  { study, plan, sha256, at, facts, reworded = (text) => text }: Preregistered,
  language: Language,
): string {
  const text = says[language]
  const parts = [
    `# ${escapedMarkdown(filled(text.title, { name: study.spec.name }))}`,
    ...(facts.url === undefined ? [] : [`<${facts.url}>`]),
    filled(text.fixed, { at }),
    filled(text.sum, { sha256 }),
    `## ${text.design}`,
    ...designOf(study, facts, language).map((one) => escapedMarkdown(reworded(one))),
    `## ${text.plan}`,
    text.planNote,
    `\`\`\`json\n${plan}\n\`\`\``,
  ]
  return `${parts.join('\n\n')}\n`
}

/** The plan that such a file holds, and the hash that it names. Undefined if it is none. */
export function preregisteredIn(
  file: string,
): { readonly plan: string; readonly sha256: string } | undefined {
  const plan = /^```json\r?\n(.*)\r?\n```\s*$/m.exec(file)?.[1]
  const named = /SHA-256[^\n]*[:：]\s*([0-9a-f]{64})\s*$/m.exec(file)?.[1]
  return plan === undefined || named === undefined ? undefined : { plan, sha256: named }
}
