import { fieldsOf, sentFieldsOf, typeText } from '@wis/protocol'
import type { SentField } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'

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
        <div key={name} className="grid gap-x-6 gap-y-0.5 py-2 sm:grid-cols-[13rem_minmax(0,1fr)]">
          <dt className="font-mono text-xs leading-5 font-semibold wrap-anywhere">
            {name}
            {mark && (
              <span className="ml-2 font-text font-normal text-faint sm:block sm:ml-0">{t(mark)}</span>
            )}
          </dt>
          <dd className="text-xs leading-5 text-soft">
            <TypeText text={type} />
            {means && (
              <p className="text-sm text-pretty text-ink">
                <WithCode text={means[locale]} />
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A text with code between backquotes. */
export const WithCode = ({ text }: { text: string }) =>
  text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part))

/** A type with links from the names of shapes. */
export function TypeText({ text }: { text: string }) {
  return (
    <code className="font-mono text-xs wrap-anywhere">
      {text.split(/\b([A-Z][A-Za-z]+)\b/).map((part, place) =>
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
      )}
    </code>
  )
}
