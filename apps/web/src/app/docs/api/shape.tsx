import { fieldsOf, sentFieldsOf, typeText } from '@wis/protocol'
import type { SentField } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'

type Schema = Parameters<typeof fieldsOf>[0]

/** A named shape with its fields. The variants of a choice are shown one after the other. */
export function Shape({ name, schema, isSent }: { name: string; schema: Schema; isSent: boolean }) {
  const variants = isSent ? sentFieldsOf(schema, [name]) : fieldsOf(schema)
  return (
    <section aria-labelledby={`shape-${name}`} className="pt-8">
      <h3 id={`shape-${name}`} className="pb-2 font-mono text-sm font-semibold">
        {name}
      </h3>
      {variants.length === 0 && <TypeText text={typeText(schema)} />}
      {variants.map((fields, place) => (
        <div key={place} className="pb-4">
          <FieldTable label={name} fields={fields} marks={isSent ? 'needed' : 'optional'} />
        </div>
      ))}
    </section>
  )
}

interface FieldTableProps {
  readonly label: string
  readonly fields: readonly (SentField & { readonly mark?: 'inPath' })[]
  /** Notes on a field: that it must be sent, or that it may be missing. */
  readonly marks?: 'needed' | 'optional'
}

export function FieldTable({ label, fields, marks }: FieldTableProps) {
  const t = useTranslations('apiDocs')
  const locale = useLocale()
  const usual = (isNeeded: boolean) => (isNeeded === (marks === 'needed') ? marks : undefined)
  return (
    <dl aria-label={label} className="divide-y divide-line border-y border-line">
      {fields.map(({ name, type, isNeeded, means, mark = usual(isNeeded) }) => (
        <div key={name} className="py-2.5">
          <dt className="flex flex-wrap items-baseline gap-x-3 font-mono text-xs leading-5">
            <b className="font-semibold wrap-anywhere">{name}</b>
            <span className="min-w-0 text-soft">
              <TypeText text={type} />
            </span>
            {mark && <span className="ml-auto font-text text-faint">{t(mark)}</span>}
          </dt>
          {means && (
            <dd className="pt-0.5 text-sm text-pretty">
              <WithCode text={means[locale]} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** A text with code between backquotes. */
export const WithCode = ({ text }: { text: string }) =>
  text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part))

/** A type with links from the names of shapes. It breaks only between its words. */
export function TypeText({ text }: { text: string }) {
  return (
    <code className="font-mono text-xs">
      {text.split(' ').map((word, place) => (
        <Fragment key={place}>
          {place > 0 && ' '}
          <span className="inline-block max-w-full indent-0 wrap-anywhere">
            <TypeWord text={word} />
          </span>
        </Fragment>
      ))}
    </code>
  )
}

const TypeWord = ({ text }: { text: string }) =>
  text.split(/\b([A-Z][A-Za-z]+)\b/).map((part, place) =>
    place % 2 === 1 ? (
      <a
        key={place}
        href={`/docs/api/shapes#shape-${part}`}
        className="underline decoration-brass underline-offset-2"
      >
        {part}
      </a>
    ) : (
      part
    ),
  )
