import { archiveFormats, figureFormats, reportFormats, rowFormats } from '@wis/protocol'
import type { ReportVersion } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CopyButton } from '../../components/button/copy-button.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { versionIn, withShare } from './experiment-seen.ts'
import { inPageWords } from './page-words.ts'

export interface Paper {
  /** The methods in the language of the page. */
  readonly methods: readonly string[]
  /** The entry of the report in a bibliography. */
  readonly citation: string
}

interface ForYourPaperProps {
  readonly of: 'experiments' | 'suites'
  readonly id: string
  readonly share: string | undefined
  /** Undefined before there is a report. */
  readonly paper: Paper | undefined
  /** The version that the address of the page names. */
  readonly named?: ReportVersion | undefined
  readonly hasFigures: boolean
  readonly isTask?: boolean
  /** Whether no further match will be played. */
  readonly isOver: boolean
  readonly isPreregistered: boolean
}

/** The formats of a report that are tables. What has a line of its own is null. */
const tableNames: Readonly<Record<(typeof reportFormats)[number], string | null>> = {
  tex: 'LaTeX',
  md: 'Markdown',
  csv: 'CSV',
  methods: null,
  bib: null,
  json: null,
}
const figureNames: Readonly<Record<(typeof figureFormats)[number], string>> = { svg: 'SVG', pdf: 'PDF' }
const rowNames: Readonly<Record<(typeof rowFormats)[number], string>> = {
  jsonl: 'NDJSON',
  csv: 'CSV',
  parquet: 'Parquet',
}
const link = 'underline decoration-brass underline-offset-4'

/** All that an author takes from a report: tables, figures, the methods, the citation, the plan and the data. */
export function ForYourPaper(props: ForYourPaperProps) {
  const { of, id, share, paper, named, hasFigures, isTask = false, isOver, isPreregistered } = props
  const t = useTranslations('lab.paper')
  const language = useLocale()
  const at = (path: string, query: Record<string, string> = {}) =>
    withShare(`/api/v1/${of}/${id}/${path}`, share, query)
  const ofVersion = versionIn(named)
  const rows = of === 'experiments' ? rowFormats : []
  const archives =
    isOver && (of === 'experiments' || paper)
      ? archiveFormats.filter((format) => format !== 'inspect' || !isTask)
      : []
  const dataNote = named
    ? [...rows, ...archives].length > 0
      ? [t('dataOfToday')]
      : []
    : archives.map((format) => t(`archiveNotes.${format}`))
  return (
    <section aria-labelledby="downloads" className="pt-14">
      <SectionTitle id="downloads" title={t('title')} />
      <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
        {paper && (
          <Line name={t('tables')} note={t('tablesNote')}>
            {reportFormats
              .filter((format) => tableNames[format] !== null)
              .map((format) => (
                <a key={format} href={at('report', { format, language, ...ofVersion })} className={link}>
                  {tableNames[format]}
                </a>
              ))}
          </Line>
        )}
        {paper && hasFigures && (
          <Line name={t('figures')} note={t('figuresNote')}>
            {figureFormats.map((format) => (
              <a key={format} href={at('figures', { format, language, ...ofVersion })} className={link}>
                {figureNames[format]} (ZIP)
              </a>
            ))}
          </Line>
        )}
        {paper && (
          <Line name={t('methods')} note={t('methodsNote')}>
            <CopyButton from="methods-text" label={t('copy')} done={t('copied')} />
            <a href={at('report', { format: 'methods', language, ...ofVersion })} className={link}>
              {t('asText')}
            </a>
            <details className="basis-full">
              <summary className="w-fit underline decoration-rim underline-offset-4">{t('read')}</summary>
              <p id="methods-text" className="max-w-[70ch] pt-3 break-words whitespace-pre-line">
                {inPageWords(paper.methods).join('\n\n')}
              </p>
            </details>
          </Line>
        )}
        {paper && (
          <Line id="cite" name={t('cite')} note={t('citeNote')}>
            <CopyButton from="citation-text" label={t('copy')} done={t('copied')} />
            <a href={at('report', { format: 'bib', ...ofVersion })} className={link}>
              BibTeX
            </a>
            <pre
              id="citation-text"
              tabIndex={0}
              aria-label={t('cite')}
              role="group"
              className="basis-full rounded-card border border-line bg-sunken p-4 text-xs wrap-anywhere whitespace-pre-wrap"
            >
              {paper.citation}
            </pre>
          </Line>
        )}
        {isPreregistered && (
          <Line name={t('plan')} note={t('planNote')}>
            <a href={at('preregistration', { language })} className={link}>
              Markdown
            </a>
          </Line>
        )}
        <Line id="data" name={t('data')} note={dataNote.join(language === 'zh' ? '' : ' ')}>
          {paper && (
            <a href={at('report', { format: 'json', ...ofVersion })} className={link}>
              {t('reportJson')}
            </a>
          )}
          {rows.map((format) => (
            <a key={format} href={at('rows', format === 'jsonl' ? {} : { format })} className={link}>
              {t(isTask ? 'taskRows' : 'rows', { format: rowNames[format] })}
            </a>
          ))}
          {archives.map((format) => (
            <a key={format} href={at('export.zip', format === 'wis' ? {} : { format })} className={link}>
              {t(`archives.${format}`)}
            </a>
          ))}
        </Line>
      </dl>
    </section>
  )
}

interface LineProps {
  readonly id?: string
  readonly name: string
  readonly note: string
  readonly children: ReactNode
}

function Line({ id, name, note, children }: LineProps) {
  // On paper, only what is cited is of use: there is nothing to press.
  const onPaper = id === 'cite' ? '' : 'print:hidden'
  return (
    <div className="contents">
      <dt id={id} className={`scroll-mt-16 font-medium ${onPaper}`}>
        {name}
      </dt>
      <dd className={`min-w-0 ${onPaper}`}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">{children}</div>
        {note !== '' && <p className="max-w-[70ch] pt-1 text-faint">{note}</p>}
      </dd>
    </div>
  )
}
