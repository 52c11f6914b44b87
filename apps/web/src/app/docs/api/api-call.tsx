import {
  addressOf,
  answers,
  apiRoutes,
  componentsOf,
  errorStatus,
  fieldsOf,
  inputs,
  operationId,
  parametersOf,
  placesOf,
  refusalsOf,
  schemaOf,
  sentFieldsOf,
  typeText,
  summaryOf,
} from '@wis/protocol'
import type { ApiKey, apiParts, Parameter, Route, SentField } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CopyButton } from '../../../components/button/copy-button.tsx'
import { ChevronRight } from '../../../components/icon/icons.tsx'
import { scopeFor } from '../../../server/permissions.ts'
import { policies } from '../../../server/rate-limit/limits.ts'
import { Code, inLines, Path } from './code.tsx'
import type { ExampleValues } from './example-values.ts'
import { FieldTable, TypeText, WithCode } from './shape.tsx'
import { TryIt } from './try-it.tsx'

export const anchorOf = (key: ApiKey) => operationId(key)

interface ApiCallProps {
  readonly apiKey: ApiKey
  readonly base: string
  /** What its address may name on this platform. */
  readonly values: ExampleValues
  readonly isOpen: boolean
}

/** One call: its purpose, its permissions, its input and output, and a command to try it with. */
export function ApiCall({ apiKey, base, values, isOpen }: ApiCallProps) {
  const t = useTranslations('apiDocs')
  const locale = useLocale()
  const route: Route = apiRoutes[apiKey]
  const { method, path } = addressOf(apiKey)
  const scope = scopeFor(route.action)
  const { limit, windowMs } = policies[route.cost]
  const parameters = parametersOf(apiKey)
  const access =
    scope === null ? t('access.everybody') : scope ? t('access.scope', { scope }) : t('access.session')
  return (
    <details open={isOpen} className="group/call border-t border-line">
      <summary className="relative grid cursor-pointer gap-y-0.5 py-3.5 pr-8 hover:text-brass">
        <ChevronRight className="absolute top-4 right-0 size-4 text-faint transition-transform group-open/call:rotate-90 group-hover/call:text-brass" />
        <h3 className="flex items-baseline gap-3 font-mono text-sm font-semibold">
          <Verb method={method} />
          <span className="min-w-0 text-ink">
            <Path text={path} />
          </span>
        </h3>
        <p className="max-w-[44rem] text-sm text-pretty text-soft">
          <WithCode text={summaryOf(apiKey)[locale]} />
        </p>
      </summary>
      {/* A link to it opens what is folded around it. */}
      <div
        id={anchorOf(apiKey)}
        className="grid scroll-mt-24 gap-x-10 gap-y-6 pt-2 pb-10 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]"
      >
        <div>
          <p className="text-xs text-faint">
            {access} · {t('rate', { uses: limit, seconds: windowMs / 1000 })}
          </p>
          <Inputs apiKey={apiKey} parameters={parameters} />
          <p className="label pt-6 pb-2">{t('refusals')}</p>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-soft">
            {refusalsOf(route, scope).map((code) => (
              <li key={code} className="font-mono whitespace-nowrap">
                <b className="font-semibold text-ink">{errorStatus[code]}</b> {code}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid content-start gap-4 *:min-w-0 xl:sticky xl:top-6 xl:self-start">
          <div className="overflow-hidden rounded-card border border-line bg-raised">
            <PanelHead title={t('request')}>
              <CopyButton from={`curl-${anchorOf(apiKey)}`} label={t('copy')} done={t('copied')} />
            </PanelHead>
            <Code
              id={`curl-${anchorOf(apiKey)}`}
              text={curlFor(apiKey, { base, needsToken: scope !== null, values })}
            />
            {method === 'GET' && scope !== undefined && (
              <TryIt
                path={path}
                base={base}
                parameters={parameters
                  .filter(({ place }) => place === 'query')
                  .map(({ name, isNeeded }) => ({ name, isNeeded }))}
                needsToken={scope !== null}
                values={values}
              />
            )}
          </div>
          <div className="overflow-hidden rounded-card border border-line bg-raised">
            <PanelHead title={t('answer')}>
              <span className="text-xs">
                <AnswerText route={route} />
              </span>
            </PanelHead>
            <AnswerShape route={route} />
          </div>
        </div>
      </div>
    </details>
  )
}

/** The line above a piece of code. */
export function PanelHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-x-4 border-b border-line px-4 py-1.5">
      <p className="label min-w-0">{title}</p>
      {children}
    </div>
  )
}

const verbTones: Readonly<Record<string, string>> = {
  GET: 'border-civilian text-civilian',
  DELETE: 'border-spy text-spy',
  DEL: 'border-spy text-spy',
}

/** The method of a call. Calls that read and calls that delete have colours of their own. */
export const Verb = ({ method, isPlain = false }: { method: string; isPlain?: boolean }) => (
  <b
    className={`shrink-0 font-semibold ${isPlain ? '' : 'self-start justify-self-start rounded-sm border px-1 leading-tight'} ${verbTones[method] ?? 'border-brass text-brass'}`}
  >
    {method}
  </b>
)

const shapes = componentsOf(answers, 'output')

function AnswerShape({ route: { answer } }: { route: Route }) {
  const shape = typeof answer === 'object' && shapes[typeText(schemaOf(answer, answers, 'output'))]
  const [fields, ...others] = shape ? fieldsOf(shape) : []
  if (!fields || others.length > 0) return null
  return (
    <div
      tabIndex={0}
      className="max-h-96 overflow-y-auto px-4 py-3 font-mono text-xs leading-relaxed text-soft"
    >
      {'{'}
      <ul className="pl-4">
        {fields.map(({ name, type, isNeeded }) => (
          <li key={name} className="pl-4 -indent-4">
            <span className="text-ink">
              {name}
              {!isNeeded && '?'}
            </span>
            : <TypeText text={type} />
          </li>
        ))}
      </ul>
      {'}'}
    </div>
  )
}

const sent = componentsOf(inputs, 'input')

/** The fields of a body, for each of its forms. Those of a named shape mean what they mean in the shape. */
function bodyFieldsOf(key: ApiKey, schema: Parameter['schema']): readonly (readonly SentField[])[] {
  const name = typeText(schema)
  return sent[name] ? sentFieldsOf(sent[name], [name]) : sentFieldsOf(schema, placesOf(key))
}

function Inputs({ apiKey, parameters }: { apiKey: ApiKey; parameters: readonly Parameter[] }) {
  const t = useTranslations('apiDocs')
  const { body }: Route = apiRoutes[apiKey]
  const schema = body && schemaOf(body, inputs, 'input')
  return (
    <>
      {parameters.length > 0 && (
        <div className="pt-6">
          <p className="label pb-2">{t('parameters')}</p>
          <FieldTable label={t('parameters')} fields={parameters.map(rowOf)} marks="needed" />
        </div>
      )}
      {schema && (
        <div className="pt-6">
          <p className="pb-2 text-sm">
            <span className="label pr-3">{t('body')}</span>
            <TypeText text={typeText(schema)} />
          </p>
          {bodyFieldsOf(apiKey, schema).map((fields, place) => (
            <div key={place} className="pb-4">
              <FieldTable label={t('body')} fields={fields} marks="needed" />
            </div>
          ))}
        </div>
      )}
    </>
  )
}

const rowOf = ({ schema, place, ...parameter }: Parameter) => ({
  ...parameter,
  type: typeText(schema),
  ...(place === 'path' && { mark: 'inPath' as const }),
})

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
  const known = new Map(Object.entries({ id: someId, ...values }))
  const valueOf = (name: string) => known.get(name) ?? `{${name}}`
  const needed = parametersOf(key).filter(({ place, isNeeded }) => place === 'query' && isNeeded)
  const query = needed.map(({ name }) => `${name}=${valueOf(name)}`).join('&')
  const address = `${base}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name))}`
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${query === '' ? address : quoted(`${address}?${query}`)}`,
    ...(needsToken ? [`-H "Authorization: Bearer $WIS_TOKEN"`] : []),
    ...(example ? ['-H "Content-Type: application/json"', `-d ${quoted(inLines(example))}`] : []),
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
