import type { Language } from '@wis/engine'
import type { reportFormats } from '@wis/protocol'
import type { AnyReport } from '../report/formats/any-report.ts'
import { toCsv } from '../report/formats/csv.ts'
import { toLatex } from '../report/formats/latex.ts'
import { escapedMarkdown, toMarkdown } from '../report/formats/markdown.ts'
import { toBibtex } from './bibtex.ts'
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

const words = {
  en: {
    title: (name: string) => `Preregistration: ${name}`,
    fixed: (at: string) => `The plan was fixed at ${at}, before the first match.`,
    sum: (sha256: string) => `SHA-256 of the plan: ${sha256}`,
    design: 'Design',
    plan: 'The plan',
    planNote:
      'The line below is the plan, in UTF-8 and without the line break at its end. It holds the specification with every default, without its budget, and the agents behind its names with their versions. `wis lab verify ARCHIVE --plan THIS-FILE` checks that it is the plan of a finished archive.',
  },
  zh: {
    title: (name: string) => `预注册：${name}`,
    fixed: (at: string) => `方案在第一局之前的 ${at} 确定。`,
    sum: (sha256: string) => `方案的 SHA-256：${sha256}`,
    design: '设计',
    plan: '方案',
    planNote:
      '下面一行就是方案（UTF-8，不含行末换行）：带全部默认值的实验方案（不含预算），以及各名称背后的智能体及其版本。`wis lab verify 存档 --plan 本文件` 检查它是否就是已完成存档的方案。',
  },
} as const

interface Preregistered {
  readonly study: AnySpec
  /** The text whose hash is that of the plan. */
  readonly plan: string
  readonly sha256: string
  readonly at: string
  readonly facts: StudyFacts
}

/** A plan as one file, for people and for a program: what is going to be done, and the text that was hashed before the first match. */
export function toPreregistration(
  { study, plan, sha256, at, facts }: Preregistered,
  language: Language,
): string {
  const text = words[language]
  const parts = [
    `# ${escapedMarkdown(text.title(study.spec.name))}`,
    ...(facts.url === undefined ? [] : [`<${facts.url}>`]),
    text.fixed(at),
    text.sum(sha256),
    `## ${text.design}`,
    ...designOf(study, facts, language).map(escapedMarkdown),
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
