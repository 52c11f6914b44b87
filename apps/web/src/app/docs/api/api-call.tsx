import {
  addressOf,
  answers,
  apiRoutes,
  errorStatus,
  fieldsOf,
  inputs,
  operationId,
  refusalsOf,
  schemaOf,
  typeText,
  summaryOf,
} from '@wis/protocol'
import type { ApiKey, apiParts, Field, Route } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { CopyButton } from '../../../components/button/copy-button.tsx'
import { scopeFor } from '../../../server/permissions.ts'
import { policies } from '../../../server/rate-limit/limits.ts'
import type { ExampleValues } from './example-values.ts'
import { FieldTable, TypeText } from './shape.tsx'
import { TryIt } from './try-it.tsx'

export const anchorOf = (key: ApiKey) => operationId(key)

interface ApiCallProps {
  readonly apiKey: ApiKey
  readonly base: string
  /** What its path may name on this platform. */
  readonly values: ExampleValues
}

/** One call: its purpose, its permissions, its input and output, and a command to try it with. */
export function ApiCall({ apiKey, base, values }: ApiCallProps) {
  const t = useTranslations('apiDocs')
  const locale = useLocale()
  const route: Route = apiRoutes[apiKey]
  const { method, path } = addressOf(apiKey)
  const scope = scopeFor(route.action)
  const { limit, windowMs } = policies[route.cost]
  const parameters = route.query ? fieldsOf(schemaOf(route.query, answers, 'output')).flat() : []
  const access =
    scope === null ? t('access.everybody') : scope ? t('access.scope', { scope }) : t('access.session')
  return (
    <article aria-labelledby={anchorOf(apiKey)} className="border-t border-line py-8">
      <h3 id={anchorOf(apiKey)} className="scroll-mt-6 font-mono text-base">
        <strong className="font-semibold">{method}</strong> {path}
      </h3>
      <p className="max-w-[68ch] pt-2">
        {summaryOf(apiKey)
          [locale].split('`')
          .map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part))}
      </p>
      <p className="pt-1 text-xs text-faint">
        {access} · {t('rate', { uses: limit, seconds: windowMs / 1000 })}
      </p>
      <Inputs route={route} parameters={parameters} />
      <p className="pt-4 text-sm">
        <span className="label pr-3">{t('answer')}</span>
        <AnswerText route={route} />
      </p>
      <p className="pt-1 text-sm">
        <span className="label pr-3">{t('refusals')}</span>
        <span className="font-mono text-xs">
          {refusalsOf(route, scope)
            .map((code) => `${errorStatus[code]} ${code}`)
            .join(' · ')}
        </span>
      </p>
      <div className="mt-4 flex items-start justify-between gap-3 border border-line bg-raised p-3">
        <pre
          id={`curl-${anchorOf(apiKey)}`}
          tabIndex={0}
          className="min-w-0 overflow-x-auto p-1 font-mono text-xs leading-relaxed"
        >
          {curlFor(apiKey, { base, needsToken: scope !== null, values })}
        </pre>
        <CopyButton from={`curl-${anchorOf(apiKey)}`} label={t('copy')} done={t('copied')} />
      </div>
      {method === 'GET' && scope !== undefined && (
        <TryIt
          path={path}
          base={base}
          parameters={parameters.map(({ name }) => name)}
          needsToken={scope !== null}
          values={values}
        />
      )}
    </article>
  )
}

function Inputs({ route, parameters }: { route: Route; parameters: readonly Field[] }) {
  const t = useTranslations('apiDocs')
  return (
    <>
      {parameters.length > 0 && (
        <div className="pt-4">
          <p className="label pb-1">{t('parameters')}</p>
          <FieldTable label={t('parameters')} fields={parameters} />
        </div>
      )}
      {route.body && (
        <p className="pt-4 text-sm">
          <span className="label pr-3">{t('body')}</span>
          <TypeText text={typeText(schemaOf(route.body, inputs, 'input'))} />
        </p>
      )}
    </>
  )
}

const fileWords = {
  'application/jsonl': 'lines',
  'application/zip': 'zip',
  'text/csv': 'csv',
  'image/webp': 'picture',
  'text/markdown': 'markdown',
} as const

const otherWords = {
  'text/csv': 'orCsv',
  'application/vnd.apache.parquet': 'orParquet',
  'image/svg+xml': 'orSvg',
  'application/pdf': 'orPdf',
} as const

function AnswerText({ route: { status = 200, answer, alsoAs = [] } }: { route: Route }) {
  const t = useTranslations('apiDocs')
  return (
    <>
      <span className="figures pr-2">{status}</span>
      {answer === undefined && t('nothing')}
      {typeof answer === 'string' && t(fileWords[answer])}
      {typeof answer === 'object' && <TypeText text={typeText(schemaOf(answer, answers, 'output'))} />}
      {[alsoAs].flat().map((form) => (
        <span key={form} className="pl-2 text-soft">
          {t(otherWords[form])}
        </span>
      ))}
    </>
  )
}

interface Call {
  readonly base: string
  readonly needsToken: boolean
  readonly values?: ExampleValues
}

const someId = '0abcdefgh0123456'

/** A shell command that makes the call. */
export function curlFor(key: ApiKey, { base, needsToken, values }: Call): string {
  const { method, path } = addressOf(key)
  const { example }: Route = apiRoutes[key]
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${base}${path.replace('{id}', values?.id ?? someId).replace('{slug}', values?.slug ?? '{slug}')}`,
    ...(needsToken ? [`-H "Authorization: Bearer $WIS_TOKEN"`] : []),
    ...(example ? ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(example))}`] : []),
  ]
  return parts.join(' \\\n  ')
}

/** Quotes a text for a POSIX shell, so that nothing in it has a special meaning. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** The resources of the API, each with a page of its own, in the order in which a newcomer meets them. */
export const partNames = [
  'matches',
  'agents',
  'play',
  'account',
  'seasons',
  'exports',
  'experiments',
  'webhooks',
  'operations',
] as const satisfies readonly (keyof typeof apiParts)[]
